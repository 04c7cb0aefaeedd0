/**
 * Goes away from figures and back in WebKit, which keeps the page meanwhile: `npm run test:webkit`. It takes WebKitGTK of the system, which
 * Debian's package webkit2gtk-driver brings with its driver and a small browser, on a screen that Xvfb makes.
 */
import { differences, finishWithout, startChecks, until } from './checks.ts';
import { painted, shown, USED, use, wake, type Used } from './figures.ts';
import { findFile, findProgram, freePort, runProgram, saying, serveSite } from './program.ts';
import { openWindow, type Window } from './webDriver.ts';

/** Figures with fields of other kinds than the lists and sliders of elements. */
const MORE: readonly Used[] = [
  { kind: 'lock-lab', path: 'systems/ars/ace/', press: 'Next frame' },
  { kind: 'collapse-stepper', path: 'systems/rotatris/collapse/', press: 'Next step' },
  { kind: 'score-calculator', path: 'systems/rotatris/scoring/' },
  { kind: 'speed-curves', path: 'systems/rotatris/speed/' },
  { kind: 'ptn-example', path: 'notation/ptn/', press: 'Previous move' },
  // Elements, as they are in pages of others.
  { kind: 'kick-stepper', path: 'embed/kick-stepper/', press: 'Previous test' },
  { kind: 'offset-deriver', path: 'embed/offset-deriver/', press: 'Previous test' },
];

const parts = {
  driver: findProgram('WebKitWebDriver'),
  browser: findFile('/usr/lib*/{,*/}webkit*gtk-*/MiniBrowser') ?? findFile('/usr/libexec/webkit*gtk-*/MiniBrowser'),
  screen: findProgram('Xvfb'),
};
const { driver, browser, screen } = parts;
if (driver === undefined || browser === undefined || screen === undefined)
  finishWithout('WebKitGTK with its driver and Xvfb', 'On Debian: apt-get install webkit2gtk-driver xvfb');
else await testIn({ driver, browser, screen });

/** Leaves a page for another and comes back to it, as it was left: the browser has kept it, not loaded it again. */
async function leaveAndReturn(page: Window, elsewhere: string): Promise<void> {
  await page.run(() => void Object.assign(window, { kept: true }));
  await page.open(elsewhere);
  await page.back();
  await until('the page is back', () =>
    page.run(() => document.querySelector('[data-widget], [id="figure"]') !== null),
  );
  if (!(await page.run(() => 'kept' in window)))
    throw new Error('The page was loaded again, so that this shows nothing.');
  await page.run(painted);
}

async function testIn(programs: Readonly<Record<'driver' | 'browser' | 'screen', string>>): Promise<void> {
  const site = await serveSite();
  const display = runProgram(programs.screen, ['-displayfd', '3', '-screen', '0', '1280x1000x24']);
  const [, number] = await saying(display, /^(\d+)\n/);
  const port = await freePort();
  const driver = runProgram(programs.driver, [`--port=${port}`], { DISPLAY: `:${number}` });
  const address = `http://127.0.0.1:${port}`;
  // The driver says nothing when it is ready.
  await until('the driver answers', () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const page = await openWindow(address, {
    'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
  });
  const { check, finish } = startChecks();

  for (const { kind, path, press = '' } of [...USED, ...MORE])
    await check(`${kind} on /${path} shows after Back what it showed before`, async () => {
      await page.open(site.address + path);
      await until('the figure can be used', () => page.run(wake, kind));
      const opening = await page.run(shown);
      await page.run(use, kind, press);
      await until(
        'the figure shows something else',
        async () => differences(opening, await page.run(shown)).length > 0,
      );
      await page.run(painted);
      let before = await page.run(shown);
      // Words may follow the picture of a press, as those of One press do when its copies have slid.
      await until('nothing follows any more', async () => {
        const earlier = before;
        await new Promise((later) => setTimeout(later, 300));
        before = await page.run(shown);
        return differences(earlier, before).length === 0;
      });
      await leaveAndReturn(page, `${site.address}guide/conventions/`);
      return differences(before, await page.run(shown));
    });

  await page.close();
  for (const program of [driver, display]) program.kill();
  site.stop();
  finish();
}
