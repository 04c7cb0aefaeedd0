import type { Page } from '@playwright/test';

/** Limit for a task of a page, in milliseconds. */
const LIMIT = 200;

// Tables that a reader could make. Their searches take from seconds to hours: 15 kicks of a row, 24 kicks of up to nine squares, 12 kicks
// under guards, and eight such rows.
const FIFTEEN = '6_7;-8_4;8_7;4_2;7_3;-3_5;9_-2;-1_-3;4_2;1_2;0_-2;7_-3;-2_-4;2_-2;5_1';
const TWENTY_FOUR = `${FIFTEEN};3_4;-5_5;6_-6;2_8;-9_1;0_9;-4_-7;8_-1;5_-8`;
const GUARDED = '3_-3;-1_0;-3_3;-1_-3;-1_1;2_-1;3_-3;1_3;1_-1;0_3;2_-3;-3_2';
const TURNS = ['0>>1', '1>>2', '2>>3', '3>>0', '1>>0', '2>>1', '3>>2', '0>>3'];
const EIGHT = TURNS.map((turn) => `T${turn.replace('>>', '')}:${TWENTY_FOUR}`).join('~');
const KICKS = `[[0,0],${GUARDED.split(';').map((kick) => `[${kick.replace('_', ',')}]`)}]`;
const PASTED = `{"T":{${TURNS.map((turn) => `"${turn}":${KICKS}`)}}}`;

/** Links by their request, with the figure that they open. */
const SLOW_LINKS = [
  ['reference/data/', 'tables', `format=json&system=srs-guideline~T32:${TWENTY_FOUR}`],
  ['reference/data/', 'tables', `format=json&system=ars-tgm~T01:${GUARDED}`],
  ['systems/srs/kick-atlas/', 'atlas', `piece=T&system=srs-guideline~T32:${TWENTY_FOUR}`],
  ['lab/table/', 'checker', `against=ars-tgm&text=${Buffer.from(PASTED).toString('base64url')}`],
  ['lab/spins/', 'spins', `piece=T&from=0&turn=cw&test=12&system=ars-tgm~T01:${GUARDED}`],
  ['systems/arika-srs/', 'kicks-1', `system=srs-guideline~${EIGHT}`],
  ['embed/kick-table/', null, `system=srs-guideline~${EIGHT}`],
  // The longest buttons, moves, turns and steps.
  [
    'lab/frames/',
    'bench',
    'system=ars-tgm&piece=T&from=0&at=3,3&board=..........&buttons=L*1500_R*1500_.*1500_L*1500&frame=6000',
  ],
  ['lab/play/', 'bench', 'moves=wJcN'],
  ['systems/rotatris/rotation/', 'turns', 'degrees=2700'],
  ['systems/dtet/', 'hard-lines', 'level=9999'],
  ['reference/data/', 'tables', 'format=zzz'],
  ['notation/ptn/', 'first', 'step=9999'],
] as const;

/** Returns the longest task of a page, from its start until its searches have ended, in milliseconds. Tasks up to 50 are ignored. */
async function longestTask(page: Page, address: string, figure: string): Promise<number> {
  await page.addInitScript(() => {
    const longest = { task: 0 };
    Object.assign(globalThis, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.task = Math.max(longest.task, duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(address);
  await page.locator(figure).first().dispatchEvent('pointerover');
  // Three searches of 2 s in sequence, and the time to fetch and draw them.
  await page.waitForTimeout(8000);
  return page.evaluate(() => (globalThis as unknown as { longest: { task: number } }).longest.task);
}

/** Times how long links to tables of readers block their pages. */
export async function slowLinkLines(newPage: () => Promise<Page>, site: string): Promise<readonly string[]> {
  const lines = [`  the longest task of a page that a table of a reader opens (at most ${LIMIT} ms)`];
  for (const [path, figure, words] of SLOW_LINKS) {
    const page = await newPage();
    const address = figure === null ? `${site}${path}?${words}` : `${site}${path}?figure=${figure}&${words}#${figure}`;
    const longest = await longestTask(page, address, figure === null ? '[data-widget]' : `#${figure}`);
    await page.close();
    lines.push(
      `    /${path.padEnd(38)}${longest.toFixed(0)} ms, ${address.length} characters${longest > LIMIT ? ': NOT REACHED' : ''}`,
    );
  }
  return lines;
}
