import type { Locator, Page } from '@playwright/test';

export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** Moves the pointer over a figure and waits until it is hydrated completely. */
export async function comesAlive(figure: Locator): Promise<void> {
  await figure.dispatchEvent('pointerover');
  await figure.and(figure.page().locator('[data-ready]')).waitFor();
}

/** Throttles the scripts of a page by a factor; 1 is full speed. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

const CLICKS = 60;
/** Milliseconds after a click, and before the next one: about the pace of a fast reader. */
const AFTER = 120;
const BEFORE = 60;
/** Milliseconds in which all that a press of One press moves has come to rest. */
const AT_REST = 600;
/** The Event Timing API omits events below 16 ms, and rounds to 8. */
const UNREPORTED = 8;

/**
 * Measures from click to paint, in milliseconds of the Event Timing API (rounded to 8). It uses the mouse: the click of a locator first
 * queries the page, within the measured event. For the same reason the next button is looked for when the click is painted: to find one by
 * its name takes a slow processor 40 ms in a large page.
 */
async function clickToPaint(
  page: Page,
  buttonOf: (click: number) => Promise<Locator>,
  after = AFTER,
): Promise<readonly number[]> {
  await page.evaluate(() => {
    const longest = new Map<number, number>();
    Object.assign(globalThis, { longest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly (PerformanceEventTiming & {
        interactionId: number;
      })[]) {
        if (entry.interactionId > 0)
          longest.set(entry.interactionId, Math.max(longest.get(entry.interactionId) ?? 0, entry.duration));
      }
    }).observe({ type: 'event', durationThreshold: 0 } as PerformanceObserverInit);
  });
  for (let click = 0; click < CLICKS; click++) {
    const box = await (await buttonOf(click)).boundingBox();
    if (!box) throw new Error('the button to be pressed is not on the page');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(BEFORE);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(after);
  }
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
  const reported = await page.evaluate(() => [
    ...(globalThis as unknown as { longest: Map<number, number> }).longest.values(),
  ]);
  return [...reported, ...Array.from({ length: Math.max(0, CLICKS - reported.length) }, () => UNREPORTED)];
}

/** Presses Next and Previous of a live figure, alternating if both are enabled. */
export async function stepsToPaint(page: Page, figure: Locator): Promise<readonly number[]> {
  const next = figure.getByRole('button', { name: /^Next / });
  const previous = figure.getByRole('button', { name: /^Previous / });
  await next.scrollIntoViewIfNeeded();
  return clickToPaint(page, async (click) => {
    const [one, other] = click % 2 === 0 ? [next, previous] : [previous, next];
    return (await one.isEnabled()) ? one : other;
  });
}

/** Presses the two buttons of a figure that rotate, in turn: while the copies of the last press slide, or when they are at rest. */
const pressesToPaint =
  (after: number) =>
  (page: Page, figure: Locator): Promise<readonly number[]> =>
    clickToPaint(
      page,
      async (click) => figure.getByRole('button', { name: click % 2 === 0 ? 'Rotate left' : 'Rotate right' }),
      after,
    );
export const pressesAtRest = pressesToPaint(AT_REST);
export const pressesInMotion = pressesToPaint(AFTER);

/** Presses the only button of an empty page, which changes its text: the overhead of the browser. */
export async function emptyToPaint(page: Page): Promise<readonly number[]> {
  await page.goto('about:blank');
  await page.setContent(`<button onclick="this.textContent = this.textContent === 'One' ? 'Two' : 'One'">One</button>`);
  const button = page.getByRole('button');
  return clickToPaint(page, async () => button);
}

/** Formats times of a step, with the ratio to those of an empty page in the same run. */
export function paintText(steps: readonly number[], empty: readonly number[]): string {
  const of = (times: readonly number[]): readonly [number, number] => [percentile(times, 0.5), percentile(times, 0.98)];
  const [median, slow] = of(steps);
  const [least, slowest] = of(empty);
  return (
    `median ${median} ms, 98th percentile ${slow} ms; ${(median / least).toFixed(1)} and ${(slow / slowest).toFixed(1)} times ` +
    `an empty page with one button (${least} and ${slowest} ms); ${CLICKS} presses of the mouse itself on each`
  );
}
