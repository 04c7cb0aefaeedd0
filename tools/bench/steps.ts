import type { Browser } from '@playwright/test';
import {
  comesAlive,
  emptyToPaint,
  paintText,
  percentile,
  pressesAtRest,
  pressesInMotion,
  slowDown,
  stepsToPaint,
} from './page.ts';
import { onSite } from './site.ts';

const VIEWPORT = { width: 1440, height: 1200 };
/** A figure of every kind with steps, and the largest of a kind, with its page. */
const STEPPED = [
  ['systems/srs/kicks/', '#worked'],
  ['systems/srs/180/', '#half'],
  ['systems/srs/180/', '#three'],
  ['compare/i-kicks/', '#both-ways'],
  ['compare/', '#any'],
  ['systems/srs/offsets/', '#derive'],
  ['systems/srs/other-rules/', '#enters'],
  ['systems/ars/center-column/', '#scan'],
  ['lab/buttons/', '#bench'],
  ['systems/rotatris/collapse/', '#collapse'],
  ['notation/ptn/', '#anatomy'],
] as const;
/** Limit from a press to its paint on a processor that is four times as slow, in milliseconds. */
const STEP_LIMIT = 50;

/** The figure in which every system answers a press, and the limit of a press there when nothing moves, in milliseconds. */
const PRESSED = ['one-press/', '#press'] as const;
const PRESS_LIMIT = 32;

/** Times the steps of a figure on a page of the site, from click to paint, and those of an empty page. */
async function stepTimes(
  browser: Browser,
  address: string,
  figure: string,
  slowdown: number,
  { use, limit } = { use: stepsToPaint, limit: STEP_LIMIT },
): Promise<string> {
  // Throttling a page cannot be undone, so this one is new.
  const page = await browser.newPage({ viewport: VIEWPORT });
  await slowDown(page, slowdown);
  const empty = await emptyToPaint(page);
  await page.goto(address);
  const stepped = page.locator(figure);
  await stepped.scrollIntoViewIfNeeded();
  await comesAlive(stepped);
  const steps = await use(page, stepped);
  await page.close();
  const reached = slowdown === 1 || percentile(steps, 0.98) <= limit;
  return `${paintText(steps, empty)}${reached ? '' : ': NOT REACHED'}`;
}

/** Times the steps of the figures of the built site, from click to paint. */
export const benchSteps = (): Promise<readonly string[]> =>
  onSite('Steps, click to paint', async (browser, site) => {
    const [[page, stepper]] = STEPPED;
    const lines = [
      `  at full speed: ${await stepTimes(browser, site + page, stepper, 1)}`,
      `  of each kind of figure, processor 4x slower (at most ${STEP_LIMIT} ms)`,
    ];
    for (const [path, figure] of STEPPED)
      lines.push(`    /${(path + figure).padEnd(38)}${await stepTimes(browser, site + path, figure, 4)}`);
    const [path, figure] = PRESSED;
    const pressed = (use: typeof pressesAtRest, limit: number): Promise<string> =>
      stepTimes(browser, site + path, figure, 4, { use, limit });
    return [
      ...lines,
      `  a press that every system answers, 4x slower (at most ${PRESS_LIMIT} ms): ${await pressed(pressesAtRest, PRESS_LIMIT)}`,
      // Each frame of a slide is a frame for which a press may have to wait, so this one has no limit.
      `  the same while the copies of the last press slide: ${await pressed(pressesInMotion, Number.POSITIVE_INFINITY)}`,
    ];
  });
