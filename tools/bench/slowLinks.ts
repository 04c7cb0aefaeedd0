import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Page } from '@playwright/test';
import { FIGURES } from '#figures/registry.ts';
import { DIST, onSite } from './site.ts';

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
const packed = (text: string): string => Buffer.from(text).toString('base64url');
const NESTED = `[${'[[[0,0],[1,0]],[[0,0],[1,0]],[[0,0],[1,0]],[[0,0],[1,0]]],'.repeat(180)}]`;
const CROWDED = Array.from({ length: 40 }, (_row, row) => (row % 2 === 0 ? '#.########' : '########.#')).join('/');

const SYSTEMS = [
  `srs-guideline~${EIGHT}`,
  `ars-tgm~T01:${GUARDED}`,
  `srs-guideline~T32:${TWENTY_FOUR}`,
  `ars-tgm~T01:${TWENTY_FOUR}`,
];
const LONGEST = 'x'.repeat(4000);
const LARGE = '99999999';

/**
 * The values that ask most of a page, by parameter. A figure takes them or refuses them; both must be quick. Parameters that are not here
 * have short lists of values: the last one of each, a long text and a large number are tried.
 */
const WORST: Readonly<Record<string, readonly string[]>> = {
  system: SYSTEMS,
  systems: [`${SYSTEMS[0]},${SYSTEMS[1]}`, `srs-guideline,${SYSTEMS[2]},${SYSTEMS[3]},${SYSTEMS[0]}`],
  beside: SYSTEMS,
  against: SYSTEMS,
  game: SYSTEMS,
  board: [CROWDED, Array(40).fill('..........').join('/'), '#'.repeat(4000)],
  filled: [CROWDED, LONGEST],
  moves: ['wJcN', '1QG_CaW-pZ6FvqV-Yw'.repeat(400), LONGEST],
  buttons: ['L*1500_R*1500_.*1500_L*1500', 'LR_'.repeat(2000), 'A.'.repeat(1000)],
  pieces: ['T'.repeat(200), LONGEST],
  next: ['T'.repeat(200), LONGEST],
  text: [
    packed(`{"T":{${TURNS.map((turn) => `"${turn}":${KICKS}`)}}}`),
    packed(NESTED),
    packed(`${'0>1|'.repeat(1350)}\n${'1 2|'.repeat(1350)}`),
    packed('0>>1: (0,0),(1,0)\n'.repeat(600)),
    packed('Vec'.repeat(3000)),
    packed('O-12 Tu-345@2! (a) I-6789/SINGLE '.repeat(300)),
  ],
  ptn: [packed('O-12 Tu-345@2! (a) I-6789/SINGLE\n'.repeat(300)), packed('['.repeat(8000))],
};

/** What a link to a figure with a board needs besides. */
const BOARD = 'piece=T&from=0&at=3,3&turn=cw&board=..........';
const SCENE = 'system=ars-tgm&piece=T&from=0&at=3,3&board=..........&buttons=R_._A';
const NEEDED: Readonly<Record<string, string>> = {
  'kick-stepper': `system=srs-guideline&${BOARD}`,
  'one-press': `system=srs-guideline&${BOARD}`,
  'kick-compare': `systems=srs-guideline,dtet&${BOARD}`,
  'button-lab': SCENE.replace('ars-tgm', 'dtet'),
  'frame-lab': SCENE,
  'lock-lab': SCENE,
  'kick-atlas': 'piece=T',
  'data-browser': 'format=json',
  'spin-finder': 'piece=T&from=0&turn=cw&test=12&system=ars-tgm',
};

/** The first place of each kind of figure on the pages: the path of a page, and the name of the figure there. */
function places(): ReadonlyMap<string, readonly [page: string, name: string]> {
  const found = new Map<string, readonly [string, string]>();
  for (const file of globSync('**/index.html', { cwd: DIST }).sort()) {
    if (/^(?:embed|picture)/.test(file)) continue;
    for (const [tag, kind] of readFileSync(join(DIST, file), 'utf8').matchAll(/<[^>]*data-widget="([^"]+)"[^>]*>/g)) {
      const name = /\bid="([^"]+)"/.exec(tag)?.[1];
      if (name && !found.has(kind!)) found.set(kind!, [file.replaceAll(sep, '/').replace('index.html', ''), name]);
    }
  }
  return found;
}

/** Each parameter of each figure with each of its worst values, as the path of a page with its query. */
function* links(): Generator<readonly [what: string, path: string, figure: string]> {
  const at = places();
  for (const { name, link } of FIGURES) {
    if (!link) continue;
    const place = at.get(name);
    if (!place) throw new Error(`no page shows ${name}`);
    const [page, figure] = place;
    for (const word of link.params) {
      const parameter = typeof word === 'string' ? word : word.name;
      const last = typeof word === 'string' ? undefined : word.allowed?.split(/,? (?:or )?/).at(-1);
      for (const value of WORST[parameter] ?? [...(last ? [last] : []), LARGE, LONGEST]) {
        const query = new URLSearchParams(`figure=${figure}&${NEEDED[name] ?? ''}`);
        query.set(parameter, value);
        yield [`${name} ${parameter}=${value.slice(0, 24)}`, `${page}?${query}#${figure}`, figure];
      }
    }
  }
}

/** Category of the trace that has each task of each thread. */
const TASKS = 'disabled-by-default-devtools.timeline';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the processor that a task took. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Waits until a page has not had a long task for a while: searches work in parts or in a worker. */
const rests = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        let last = performance.now();
        new PerformanceObserver(() => {
          last = performance.now();
        }).observe({ type: 'longtask', buffered: true });
        const timer = setInterval(() => {
          if (performance.now() - last < 800) return;
          clearInterval(timer);
          done();
        }, 100);
      }),
  );

/**
 * Returns the longest task of a page from its start until it rests, in milliseconds of the processor: what other programs take from it
 * does not count.
 */
async function longestTask(page: Page, address: string, figure: string): Promise<number> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: [TASKS] });
  await page.goto(address);
  await page.locator(`#${figure}`).first().dispatchEvent('pointerover');
  await rests(page);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: readonly TraceEvent[] };
  const main = new Set(
    traceEvents.flatMap(({ name, args, pid, tid }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [],
    ),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && main.has(`${pid} ${tid}`));
  if (tasks.length === 0) throw new Error('the browser traced no task');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

/** Times how long links block their pages: each parameter of each figure, with the values that ask most of it. */
export const benchSlowLinks = (): Promise<readonly string[]> =>
  onSite(`Slow links: the longest task that a link causes (at most ${LIMIT} ms)`, async (browser, site) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 1200 } });
    const slow: string[] = [];
    let [tried, most] = [0, 0];
    for (const [what, path, figure] of links()) {
      const longest = await longestTask(page, site + path, figure);
      tried++;
      most = Math.max(most, longest);
      if (longest > LIMIT) slow.push(`    ${what}: ${longest.toFixed(0)} ms, NOT REACHED`);
    }
    return [
      ...slow,
      `    ${tried} links to ${FIGURES.length} kinds of figure; the longest task has ${most.toFixed(0)} ms`,
    ];
  });
