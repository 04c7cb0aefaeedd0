import type { Browser, Page } from '@playwright/test';
import { comesAlive, percentile, slowDown } from './page.ts';

const PAGE = 'lab/play/';
const LAB = '#bench';
const BOARD = `${LAB} [role="application"]`;
/** Milliseconds and pieces of the game that is timed. */
const MINUTE = 60_000;
const PIECES = 20;
/** Limits from a key to the picture that it changes, and of a task after a rotation or a hard drop, in milliseconds. */
const LIMITS = { median: 33, slow: 67, task: 100 };

/** Opens the play lab in the middle of a running game. */
async function openGame(browser: Browser, site: string, slowdown: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1200 } });
  await slowDown(page, slowdown);
  await page.goto(site + PAGE);
  await comesAlive(page.locator(LAB));
  await page.getByRole('button', { name: 'New pieces' }).click();
  return page;
}

interface PlayedMinute {
  /** From each key to the paint of the board that it changed, in milliseconds. */
  readonly answers: readonly number[];
  /** Tasks of 50 ms and longer, in milliseconds. */
  readonly tasks: readonly number[];
  readonly locked: number;
}

/**
 * Plays with rotations, moves and hard drops until a minute is over and enough pieces are locked. A key comes at a random moment between two
 * frames, so waiting for the first one is part of its time.
 */
const playMinute = (page: Page): Promise<PlayedMinute> =>
  page.evaluate(
    async ({ board, ms, pieces }) => {
      const element = document.querySelector<HTMLElement>(board)!;
      element.focus();
      const tasks: number[] = [];
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: 'longtask',
      });
      const { port1, port2 } = new MessageChannel();
      const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
      const press = (type: string, key: string): boolean =>
        element.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
      const answers: number[] = [];
      /** Presses a key until the board is painted with its change. A move into a wall changes nothing. */
      async function timed(key: string): Promise<void> {
        const start = performance.now();
        const painted = new Promise<void>((done) => {
          const changes = new MutationObserver(() => {
            changes.disconnect();
            // A message is handled after the frame in which it was sent is painted.
            port1.onmessage = () => {
              answers.push(performance.now() - start);
              done();
            };
            port2.postMessage(null);
          });
          changes.observe(element.querySelector('svg')!, { subtree: true, childList: true, attributes: true });
          setTimeout(() => {
            changes.disconnect();
            done();
          }, 1000);
        });
        press('keydown', key);
        await painted;
        press('keyup', key);
        await wait(60 + Math.random() * 40);
      }
      let locked = 0;
      for (const begun = performance.now(); locked < pieces || performance.now() - begun < ms; locked++) {
        await timed(locked % 3 === 0 ? 'z' : 'x');
        const side = locked % 2 === 0 ? 'ArrowLeft' : 'ArrowRight';
        for (let move = 0; move <= locked % 4; move++) await timed(side);
        await timed(' ');
        // A full board ends the game; another one begins.
        if (element.querySelector('.end')) document.querySelector<HTMLElement>('[aria-label="New pieces"]')!.click();
      }
      return { answers, tasks, locked };
    },
    { board: BOARD, ms: MINUTE, pieces: PIECES },
  );

/** Times a minute of play in a browser: from key to picture, and the tasks that hold the page. */
export async function playingLines(browser: Browser, site: string): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const slowdown of [1, 4]) {
    const page = await openGame(browser, site, slowdown);
    const { answers, tasks, locked } = await playMinute(page);
    await page.close();
    const median = percentile(answers, 0.5);
    const slow = percentile(answers, 0.98);
    const longest = Math.max(0, ...tasks);
    const isReached = median <= LIMITS.median && slow <= LIMITS.slow && longest <= LIMITS.task;
    lines.push(
      `  a minute of play, ${locked} pieces locked, processor ${slowdown}x slower: ${answers.length} keys to picture, median ${median.toFixed(1)} ms (at most ${LIMITS.median}), 98th percentile ${slow.toFixed(1)} ms (at most ${LIMITS.slow}); longest task ${longest.toFixed(0)} ms (at most ${LIMITS.task})${isReached ? '' : ': NOT REACHED'}`,
    );
  }
  return lines;
}
