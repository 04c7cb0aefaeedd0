import type { Page } from '@playwright/test';
import { comesAlive, percentile } from './page.ts';
import { playingLines } from './playing.ts';
import { onSite } from './site.ts';
import { witnessLines } from './witnesses.ts';

const VIEWPORT = { width: 1440, height: 1200 };
const STEPPER_PAGE = 'systems/srs/kicks/';
const STEPPER = '#worked';
/** Returns the cumulative layout shift while the figures of a page are hydrated. */
async function shiftOnWaking(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.evaluate(() => {
    const shift = { total: 0 };
    Object.assign(globalThis, { shift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly (PerformanceEntry & { value: number })[])
        shift.total += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.locator(STEPPER).scrollIntoViewIfNeeded();
  await comesAlive(page.locator(STEPPER));
  return page.evaluate(() => (globalThis as unknown as { shift: { total: number } }).shift.total);
}

/** Frames of a recording: ten seconds at sixty a second. */
const SCRUBBED = 600;
/** Duration of an animation frame in milliseconds, including jitter. */
const ONE_FRAME = 17.5;
const LAB_PAGE = 'systems/ars/ti/';
const LAB = '#t';

/** Times of a step in milliseconds: scripts, layout and painting, and from its animation frame to the next. */
interface StepTimes {
  readonly work: readonly number[];
  readonly frames: readonly number[];
}

interface ScrubTimes {
  readonly still: StepTimes;
  readonly scrubbed: StepTimes;
  /** Steps of a page with a single word, computing as long as a scrubbed step does: the overhead of this machine. */
  readonly busy: StepTimes;
}

/** The action of a measured step: scrub a range input, or compute for some milliseconds and write a word. */
interface StepKind {
  readonly scrubber?: string;
  readonly busy?: number;
}

/** Times some steps of the page, each in an animation frame. */
const timedSteps = (page: Page, kind: StepKind): Promise<StepTimes> =>
  page.evaluate(
    async ({ frames, scrubber, busy }) => {
      const range = scrubber === undefined ? null : document.querySelector<HTMLInputElement>(scrubber)!;
      const nextFrame = (): Promise<number> => new Promise((next) => requestAnimationFrame(next));
      // A message is handled after the frame in which it was sent is painted.
      const { port1, port2 } = new MessageChannel();
      const painted = (): Promise<number> =>
        new Promise((done) => {
          port1.onmessage = () => done(performance.now());
          port2.postMessage(null);
        });
      const times = { work: [] as number[], frames: [] as number[] };
      let last = await nextFrame();
      for (let frame = 1; frame <= frames; frame++) {
        const start = performance.now();
        if (range) {
          range.value = String(frame);
          range.dispatchEvent(new Event('input', { bubbles: true }));
        } else if (busy !== undefined) {
          while (performance.now() - start < busy);
          document.body.textContent = String(frame);
        }
        times.work.push((await painted()) - start);
        const now = await nextFrame();
        times.frames.push(now - last);
        last = now;
      }
      return times;
    },
    { frames: SCRUBBED, ...kind },
  );

/** Times steps that change nothing, then as many that scrub a frame lab by one frame, from its start. */
async function scrubTimes(page: Page, address: string): Promise<ScrubTimes> {
  await page.goto(address);
  const lab = page.locator(LAB);
  await lab.scrollIntoViewIfNeeded();
  await comesAlive(lab);
  await lab.getByRole('textbox', { name: 'The buttons as text' }).fill(`R .*${SCRUBBED - 1}`);
  await lab.getByRole('button', { name: 'First frame' }).click();
  const still = await timedSteps(page, {});
  const scrubbed = await timedSteps(page, { scrubber: `${LAB} input[type='range']` });
  await page.setContent('0');
  const busy = await timedSteps(page, { busy: percentile(scrubbed.work, 0.5) });
  return { still, scrubbed, busy };
}

const overOne = ({ frames }: StepTimes): number => frames.filter((time) => time > ONE_FRAME).length;
const scrubText = ({ still, scrubbed, busy }: ScrubTimes): string =>
  `work median ${percentile(scrubbed.work, 0.5).toFixed(1)} ms, 98th percentile ${percentile(scrubbed.work, 0.98).toFixed(1)} ms; to the next animation frame 98th percentile ${percentile(scrubbed.frames, 0.98).toFixed(1)} ms, longest ${Math.max(...scrubbed.frames).toFixed(1)} ms; ${overOne(scrubbed)} steps over one animation frame; of as many while nothing moves ${overOne(still)}, on an empty page that computes as long in each ${overOne(busy)}`;

const CHECKER_PAGE = 'lab/table/';
const CHECKER = '#checker';
const CHECKS = 20;
/** Limit for an answer of the checker, in milliseconds. */
const CHECKER_LIMIT = 200;

/** Times the checker from a changed number in its example to the answer on the page, in milliseconds. */
async function checkerTimes(page: Page, address: string): Promise<readonly number[]> {
  await page.goto(address);
  await comesAlive(page.locator(CHECKER));
  return page.locator(CHECKER).evaluate(async (figure, checks) => {
    const area = figure.querySelector('textarea')!;
    const times: number[] = [];
    for (let check = 0; check < checks; check++) {
      const [one, other] = check % 2 === 0 ? ['[1, 0]', '[0, 1]'] : ['[0, 1]', '[1, 0]'];
      const text = area.value.replace(one!, other!);
      const start = performance.now();
      area.value = text;
      area.dispatchEvent(new Event('input', { bubbles: true }));
      // The answer follows in microtasks. Reading the layout then makes the browser finish it.
      for (let turn = 0; turn < 4; turn++) await Promise.resolve();
      void document.body.offsetHeight;
      times.push(performance.now() - start);
      await new Promise((next) => setTimeout(next, 30));
    }
    return times;
  }, CHECKS);
}

/** Times interaction with the built site. */
export const benchBrowser = (): Promise<readonly string[]> =>
  onSite('Browser', async (browser, site) => {
    const page = await browser.newPage({ viewport: VIEWPORT });
    const shift = await shiftOnWaking(page, site + STEPPER_PAGE);
    const scrubbed = scrubText(await scrubTimes(page, site + LAB_PAGE));
    const checks = await checkerTimes(page, site + CHECKER_PAGE);
    const slowest = Math.max(...checks);
    return [
      `  layout shift while a stepper comes alive: ${shift.toFixed(4)} (0 is meant)`,
      `  a frame scrubbed, of ${SCRUBBED}, painting included: ${scrubbed}`,
      `  the answer of the table checker, its board following, of ${CHECKS}: median ${percentile(checks, 0.5).toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms (at most ${CHECKER_LIMIT} ms${slowest > CHECKER_LIMIT ? ': NOT REACHED' : ''})`,
      ...(await playingLines(browser, site)),
      ...(await witnessLines(page, site)),
    ];
  });
