import type { Browser, Page } from '@playwright/test';
import { comesAlive, percentile, slowDown } from './page.ts';

const PAGE = 'lab/play/';
const LAB = '#bench';
const BOARD = `${LAB} [role="application"]`;
/** Presses that are timed. */
const PRESSES = 60;
const MINUTE = 60_000;
/** Limit of a frame of play on a processor that is four times as slow, in milliseconds. */
const FRAME_LIMIT = 50;

/** Opens the play lab in the middle of a running game. */
async function openGame(browser: Browser, site: string, slowdown: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1200 } });
  await slowDown(page, slowdown);
  await page.goto(site + PAGE);
  await comesAlive(page.locator(LAB));
  await page.getByRole('button', { name: 'New pieces' }).click();
  return page;
}

/** From a press to the paint of the board that it changed. */
interface Answer {
  readonly ms: number;
  /** Animation frames begun after the press; 1 if the first one shows it. */
  readonly frames: number;
}

/** Times presses of move keys. A press comes at a random moment between two frames, so waiting for the first one is part of its time. */
const keysToPaint = (page: Page): Promise<readonly Answer[]> =>
  page.evaluate(
    async ({ board, presses }) => {
      const element = document.querySelector<HTMLElement>(board)!;
      element.focus();
      const { port1, port2 } = new MessageChannel();
      const answers: Answer[] = [];
      let frames = 0;
      const count = (): void => {
        frames++;
        requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
      const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
      const press = (type: string, key: string): boolean =>
        element.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
      for (let n = 0; n < presses; n++) {
        const key = n % 2 === 0 ? 'ArrowLeft' : 'ArrowRight';
        const painted = new Promise<Answer>((done) => {
          const changes = new MutationObserver(() => {
            changes.disconnect();
            // A message is handled after the frame in which it was sent is painted.
            port1.onmessage = () => done({ ms: performance.now(), frames });
            port2.postMessage(null);
          });
          changes.observe(element.querySelector('svg')!, { subtree: true, childList: true, attributes: true });
        });
        const start: Answer = { ms: performance.now(), frames };
        press('keydown', key);
        const end = await painted;
        answers.push({ ms: end.ms - start.ms, frames: end.frames - start.frames });
        press('keyup', key);
        await wait(60 + Math.random() * 40);
      }
      return answers;
    },
    { board: BOARD, presses: PRESSES },
  );

/** Plays for a while with random keys, and returns the time of each animation frame. */
const framesOfPlay = (page: Page, ms: number): Promise<readonly number[]> =>
  page.evaluate(
    async ({ board, ms }) => {
      const element = document.querySelector<HTMLElement>(board)!;
      element.focus();
      const keys = ['ArrowLeft', 'ArrowRight', 'x', 'z', ' ', 'c'];
      const frames: number[] = [];
      const press = (type: string, key: string): boolean =>
        element.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
      const begun = performance.now();
      let last = begun;
      for (let frame = 0; last - begun < ms; frame++) {
        const now = await new Promise<number>((done) => requestAnimationFrame(done));
        if (frame > 0) frames.push(now - last);
        last = now;
        const key = keys[Math.floor(frame / 12) % keys.length]!;
        if (frame % 12 === 0) press('keydown', key);
        if (frame % 12 === 6) press('keyup', key);
        // A full board ends the game; another one begins.
        if (element.querySelector('.end')) {
          document.querySelector<HTMLElement>('[aria-label="New pieces"]')!.click();
          // Making a game is no frame of play.
          last = await new Promise<number>((done) => requestAnimationFrame(done));
        }
      }
      return frames;
    },
    { board: BOARD, ms },
  );

/** Times play in a browser: from key to paint, and the frames of a minute. */
export async function playingLines(browser: Browser, site: string): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const [slowdown, limit] of [
    [1, 1],
    [4, 2],
  ] as const) {
    const page = await openGame(browser, site, slowdown);
    const answers = await keysToPaint(page);
    const times = answers.map(({ ms }) => ms);
    const slow = percentile(
      answers.map(({ frames }) => frames),
      0.98,
    );
    lines.push(
      `  play, key to paint${slowdown === 1 ? '' : `, processor ${slowdown}x slower`}: median ${percentile(times, 0.5).toFixed(1)} ms, 98th percentile ${percentile(times, 0.98).toFixed(1)} ms, in frame ${slow} after the press (at most ${limit}${slow > limit ? ': NOT REACHED' : ''})`,
    );
    await page.close();
  }
  const page = await openGame(browser, site, 4);
  const frames = await framesOfPlay(page, MINUTE);
  const longest = Math.max(...frames);
  // Browsers round the times of frames to a tenth: three frames of a sixtieth of a second come to 50.1 ms.
  const over = frames.filter((time) => Math.round(time) > FRAME_LIMIT).length;
  lines.push(
    `  a minute of play, processor 4x slower: ${frames.length} frames, longest ${longest.toFixed(1)} ms, ${over} over ${FRAME_LIMIT} ms${over > 0 ? ': NOT REACHED' : ''}`,
  );
  await page.close();
  return lines;
}
