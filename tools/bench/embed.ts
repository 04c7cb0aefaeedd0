import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { elementWeight } from '#cli/elementWeight.ts';
import { ELEMENT_BUDGET } from '#cli/scriptBudgets.ts';
import { embeddedWidgets, type Embedded, type Probe } from './embedded.ts';
import { listen, openBrowser } from '#cli/openBrowser.ts';
import { emptyToPaint, paintText, percentile, slowDown, stepsToPaint } from './page.ts';

const ELEMENTS = fileURLToPath(new URL('../../dist/embed/v1', import.meta.url));
const SLOWDOWN = 4;
const VIEWPORT = { width: 412, height: 823 };
const ROUNDS = 9;
const FIRST_PAINT = 'first-contentful-paint';
/** Milliseconds within which a step is to be painted, at the median and at the 98th percentile. */
const PAINT_GOAL = { median: 24, slow: 40 };
/** Milliseconds by which every file of a widget comes late where its rounds are counted. */
const LATE = 400;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
};

const pageOf = (html: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>A page of somebody else</title>
  </head>
  <body>
    ${html}
  </body>
</html>
`;

/**
 * Serves each widget in a folder, beginning with `/0/`: its page and its uncompressed files.
 * @param late milliseconds by which files come late, and pages do not
 */
function serverOf(widgets: readonly Embedded[], late = 0): Server {
  const all = new Map<string, Buffer | string>(
    widgets.flatMap(({ html, files }, index) => [
      [`/${index}/`, pageOf(html)] as const,
      ...[...files].map(([name, body]) => [`/${index}/${name}`, body] as const),
    ]),
  );
  return createServer((request, response) => {
    const path = request.url ?? '/';
    const body = all.get(path);
    if (body === undefined) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(path)];
    const answer = (): void => void response.writeHead(200, { 'content-type': type ?? TYPES['.html'] }).end(body);
    if (type === undefined || late === 0) answer();
    else setTimeout(answer, late);
  });
}

/** Globals of the measured page. */
interface Watched {
  readonly probe: Probe;
  there?: number;
  live?: number;
}

/** The console message of a page whose widget has answered. Polling would take a tenth of a second of such a slow processor. */
const LIVE = 'live';

/**
 * Runs in the page: presses the control once, as soon as it and the picture exist, and notes when the widget has answered. It observes
 * mutations, because a timer would fire after the next frame, which takes long when text is laid out for the first time.
 */
function watch(said: string): void {
  const watched = globalThis as unknown as Watched;
  const press = (control: HTMLElement): void => {
    const before = watched.probe.shown();
    const note = (): void => {
      if (watched.live !== undefined || watched.probe.shown() === before) return;
      watched.live = performance.now();
      console.debug(said);
    };
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(note).observe(control.getRootNode(), all);
    for (const type of ['mousedown', 'mouseup', 'click'])
      control.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true }));
    note();
  };
  const look = (): void => {
    const control = watched.probe.control();
    if (control) watched.there ??= performance.now();
    if (control && watched.probe.drawn()) press(control);
    else setTimeout(look, 1);
  };
  look();
}

/** Times are in milliseconds from the start of the navigation. */
interface Load {
  /** Time at which the control could be pressed, with or without the picture. */
  readonly there: number;
  /** Time at which the control had answered, with the picture. */
  readonly live: number;
  /** Time of the first paint of the widget. */
  readonly painted: number;
  /** Names of the files requested before the answer, and of those requested before the page was idle. */
  readonly early: readonly string[];
  readonly all: readonly string[];
}

/** One visit with an empty cache. */
async function load(browser: Browser, address: string, { name, probe }: Embedded, slowdown = SLOWDOWN): Promise<Load> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    await page.addInitScript(probe);
    await page.addInitScript(watch, LIVE);
    await slowDown(page, slowdown);
    const answer = page.waitForEvent('console', (message) => message.text() === LIVE);
    await page.goto(address);
    await answer.catch(() => {
      throw new Error(`${name} did not answer`);
    });
    await page.waitForLoadState('networkidle');
    // On a busy machine a canvas may be painted only after the network is quiet.
    await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, FIRST_PAINT);
    return await page.evaluate((firstPaint) => {
      const { there, live } = globalThis as unknown as { there: number; live: number };
      const painted = performance.getEntriesByName(firstPaint)[0]!.startTime;
      const fetched = performance.getEntriesByType('resource').filter((entry) => entry.name.startsWith(location.href));
      const names = (entries: readonly PerformanceEntry[]): string[] => [
        ...new Set(entries.map((entry) => entry.name.slice(location.href.length))),
      ];
      return {
        there,
        live,
        painted,
        early: names(fetched.filter((entry) => entry.startTime <= live)),
        all: names(fetched),
      };
    }, FIRST_PAINT);
  } finally {
    await context.close();
  }
}

/** Total size of files, each compressed by itself with brotli at its best. */
const brotli = (files: Embedded['files'], names: readonly string[]): number =>
  names.reduce((sum, name) => sum + brotliCompressSync(files.get(name)!).length, 0);

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const against = (share: number, goal: number): string =>
  `${share.toFixed(2)} (at most ${goal}${share > goal ? ': NOT REACHED' : ''})`;

/** Loads of the stepper and of the widgets it is compared with, by widget, in the order of the rounds. */
async function rounds(
  browser: Browser,
  site: string,
  widgets: readonly Embedded[],
): Promise<readonly (readonly Load[])[]> {
  const loads = widgets.map((): Load[] => []);
  // The first round only warms the browser up.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, widget] of widgets.entries()) {
      const one = await load(browser, `${site}${index}/`, widget);
      if (round > 0) loads[index]!.push(one);
    }
  }
  return loads;
}

/** Counts the rounds to the server, one after another, until a widget is painted and until its control answers; the page is not counted. */
async function roundsText(browser: Browser, widget: Embedded): Promise<string> {
  const server = serverOf([widget], LATE);
  try {
    const { painted, live } = await load(browser, `http://localhost:${await listen(server)}/0/`, widget, 1);
    return `${Math.floor(painted / LATE)} rounds to the server until the picture, ${Math.floor(live / LATE)} until a control answers`;
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Compares the element for other pages with other widgets in the same browser: bytes, time to a live control, and time of a step. */
export async function benchEmbed(): Promise<readonly string[]> {
  if (!existsSync(ELEMENTS)) return ['Embed: dist/embed/ is missing; run npm run build first'];
  const widgets = await embeddedWidgets();
  const server = serverOf(widgets);
  const site = `http://localhost:${await listen(server)}/`;
  // Without a graphics card the cube is drawn by software.
  const browser = await openBrowser('--enable-unsafe-swiftshader');
  try {
    const measured = (await rounds(browser, site, widgets)).map((loads, index) => ({
      ...widgets[index]!,
      times: loads.map(({ live }) => live),
      there: percentile(
        loads.map(({ there }) => there),
        0.5,
      ),
      painted: percentile(
        loads.map(({ painted }) => painted),
        0.5,
      ),
      early: Math.max(...loads.map(({ early }) => brotli(widgets[index]!.files, early))),
      all: Math.max(...loads.map(({ all }) => brotli(widgets[index]!.files, all))),
    }));
    const [ours] = measured;
    const lines = [
      `Embed: from an empty cache to a picture and a control that answers, processor ${SLOWDOWN}x slower, ${ROUNDS} rounds in turn`,
    ];
    for (const { name, times, there, painted, early, all } of measured) {
      const later = all > early ? `, ${kilobytes(all)} when the page is quiet` : '';
      lines.push(
        `  ${name.padEnd(16)} ${percentile(times, 0.5).toFixed(0).padStart(5)} ms [${Math.min(...times).toFixed(0)}-${Math.max(...times).toFixed(0)}] (a control that can be pressed ${there.toFixed(0)} ms, the first paint ${painted.toFixed(0)} ms), ${kilobytes(early)} of scripts and styles, brotli${later}`,
      );
    }
    for (const { name, goal, times, early } of measured) {
      if (!goal) continue;
      const shares = ours!.times.map((time, round) => time / times[round]!);
      lines.push(
        `  of ${name}: bytes ${(ours!.early / early).toFixed(2)}, time ${against(percentile(shares, 0.5), goal)}`,
      );
    }
    for (const widget of widgets) lines.push(`  ${widget.name}: ${await roundsText(browser, widget)}`);
    const weight = elementWeight(ELEMENTS);
    for (const part of ['picture', 'figure'] as const)
      lines.push(`  script until the ${part}: ${kilobytes(weight[part])} (at most ${kilobytes(ELEMENT_BUDGET[part])})`);
    const page = await browser.newPage({ viewport: VIEWPORT });
    await slowDown(page, SLOWDOWN);
    const empty = await emptyToPaint(page);
    await page.goto(`${site}0/`);
    const stepper = page.locator('kick-stepper [data-ready]');
    await stepper.waitFor();
    const steps = await stepsToPaint(page, stepper);
    const reached = percentile(steps, 0.5) <= PAINT_GOAL.median && percentile(steps, 0.98) <= PAINT_GOAL.slow;
    lines.push(
      `  a step, click to paint (at most ${PAINT_GOAL.median} and ${PAINT_GOAL.slow} ms${reached ? '' : ': NOT REACHED'}): ${paintText(steps, empty)}`,
    );
    return lines;
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
