import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build, type Rollup } from 'vite';
import { percentile } from './page.ts';
import { SEARCH_LIMIT, type SearchTimes } from './searches.ts';

const SEARCHES = fileURLToPath(new URL('./searches.ts', import.meta.url));

/** Bundles the searches as one script for a page. */
async function searchesScript(): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry: SEARCHES, formats: ['iife'], name: 'searches' } },
  })) as readonly Rollup.RollupOutput[];
  return built!.output[0].code;
}

/** Runs every search for a board in the browser. */
async function searchesIn(page: Page): Promise<SearchTimes> {
  await page.goto('about:blank');
  await page.addScriptTag({ content: await searchesScript() });
  return page.evaluate(() =>
    (globalThis as unknown as { searches: { timeSearches(): SearchTimes } }).searches.timeSearches(),
  );
}

/** Systems with guards, with two button sides, with half turns, and with none of these: every kind of search. */
const PAIRS = [
  'srs-guideline,srs-arika',
  'srs-guideline,ars-ti',
  'srs-nullpomino-180,tetr-js',
  'sega,nintendo-left',
  'ars-tgm,ars-ace',
  'ars2,srs-arika',
  'dtet,dtet-heboris',
  'tetris-worlds,dtet-heboris',
] as const;
const PIECES = ['I', 'J', 'L', 'O', 'S', 'T', 'Z'] as const;

/** Times each turn in the list of two systems, in milliseconds: from the press to the board, or to the message that there is none. */
async function differenceTimes(page: Page, site: string, systems: string, piece: string): Promise<readonly number[]> {
  // No searched board has such blocks, so each answer differs from the initial one.
  const words = `systems=${systems}&piece=${piece}&from=0&at=3,4&turn=cw&board=X........X`;
  await page.goto(`${site}compare/?figure=any&${words}#any`);
  const figure = page.locator('#any');
  await figure.and(page.locator('[data-ready]')).waitFor();
  // The tables are fetched after the figure.
  await figure.locator('.diff').first().waitFor();
  return figure.evaluate(async (root) => {
    const answer = (): string => `${root.dataset['state'] ?? ''} ${root.querySelector('.alike')?.textContent ?? ''}`;
    const answered = (before: string): Promise<void> =>
      new Promise((done) => {
        const observer = new MutationObserver(() => {
          if (answer() === before) return;
          observer.disconnect();
          done();
        });
        observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
      });
    const times: number[] = [];
    const rows = root.querySelectorAll('.diff tbody tr');
    for (let row = 0; row < rows.length; row++) {
      // The list is rendered anew after each answer.
      const button = root.querySelectorAll('.diff tbody tr')[row]?.querySelector('button');
      if (!button) continue;
      await new Promise((next) => requestAnimationFrame(next));
      const before = answer();
      const start = performance.now();
      button.click();
      await answered(before);
      void document.body.offsetHeight;
      times.push(performance.now() - start);
    }
    return times;
  });
}

/** A reader's own table: its boards are not on the page, so the browser computes all of a piece when it is chosen. */
const OWN = 'srs-guideline~I01:-2_0;1_0;-2_1;1_2';

interface AtlasTime {
  readonly milliseconds: number;
  readonly boards: number;
}

/** Times the atlas from the choice of a piece to all its turns, after the first choice, which fetches the search. */
async function atlasTimes(page: Page, site: string): Promise<readonly AtlasTime[]> {
  await page.goto(`${site}systems/srs/kick-atlas/?figure=atlas&system=${encodeURIComponent(OWN)}&piece=O#atlas`);
  const figure = page.locator('#atlas');
  await figure.and(page.locator('[data-ready]')).waitFor();
  const times: AtlasTime[] = [];
  for (const piece of PIECES.filter((name) => name !== 'O')) {
    times.push(
      await figure.evaluate(async (root, wanted) => {
        const select = [...root.querySelectorAll('select')].find(({ options }) => options[0]?.value === 'I')!;
        const start = performance.now();
        select.value = wanted;
        select.dispatchEvent(new Event('change', { bubbles: true }));
        const says = (): string => root.querySelector('[role=status]')?.textContent ?? '';
        while (!new RegExp(`the ${wanted} of .* has \\d+ kicks`).test(says()))
          await new Promise((next) => setTimeout(next));
        void document.body.offsetHeight;
        return { milliseconds: performance.now() - start, boards: root.querySelectorAll('.cell > svg').length };
      }, piece),
    );
  }
  return times;
}

/** Times how long readers wait for boards that are searched in their browser. */
export async function witnessLines(page: Page, site: string): Promise<readonly string[]> {
  const times: number[] = [];
  for (const systems of PAIRS) {
    for (const piece of PIECES) times.push(...(await differenceTimes(page, site, systems, piece)));
  }
  if (times.length === 0) throw new Error('no list of two systems has a turn to press');
  const atlases = await atlasTimes(page, site);
  const each = atlases.map(({ milliseconds, boards }) => milliseconds / boards);
  const { slowestWitness, slowestDifference, endings } = await searchesIn(page);
  const slowestSearch = Math.max(slowestWitness, slowestDifference);
  return [
    `  a search for a board, of all ${endings} endings and of all differences from Guideline SRS: slowest ${slowestSearch.toFixed(0)} ms (at most ${SEARCH_LIMIT} ms${slowestSearch > SEARCH_LIMIT ? ': NOT REACHED' : ''})`,
    `  a board that tells two systems apart, from press to both drawn with all their tests, of ${times.length}: median ${percentile(times, 0.5).toFixed(0)} ms, 98th percentile ${percentile(times, 0.98).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms`,
    `  the atlas of a reader's own table, a piece at once: slowest ${Math.max(...atlases.map(({ milliseconds }) => milliseconds)).toFixed(0)} ms, for each of its boards at most ${Math.max(...each).toFixed(0)} ms`,
  ];
}
