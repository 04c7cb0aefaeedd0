import type { Browser, Frame, Locator, Page } from '@playwright/test';
import type { Host } from './host.ts';

/** The checks of a page, in the order of the table. */
export const CHECKS = ['figures', 'link', 'frames', 'Share', 'dark', 'another page and back', 'console'] as const;
export type Check = (typeof CHECKS)[number];

/** What is wrong with a page by check; a check that passed has no entry. */
export type Faults = Readonly<Partial<Record<Check, string>>>;

/** What a page must show: the sentence of the shared stepper, and the address of the script. */
export interface Expected {
  readonly shared: string;
  /** Null where the author has bundled the script. */
  readonly script: string | null;
  readonly darkLines: string;
}

/** A bundled script does not know from which server frames come, so it cannot give them their heights. */
export const isDone = (check: Check, { script }: Expected): boolean => check !== 'frames' || script !== null;

const PATIENCE = 20_000;

const sentence = (page: Page, nth: number): Locator =>
  page.locator('kick-stepper').nth(nth).getByRole('group').first().getByRole('status').first();

async function until(what: string, test: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await test())) {
    if (Date.now() > end) throw new Error(what);
    await new Promise((next) => setTimeout(next, 100));
  }
}

async function says(page: Page, nth: number, text: string): Promise<void> {
  await page.locator('kick-stepper').nth(nth).scrollIntoViewIfNeeded();
  await until(`Stepper ${nth + 1} does not say "${text}".`, async () => {
    const said = sentence(page, nth);
    return (await said.count()) > 0 && (await said.textContent()) === text;
  });
}

const OPENING = 'Test 5, kick (1, -2): fits. The piece rotates.';

async function figures(page: Page, { shared }: Expected): Promise<void> {
  await says(page, 0, OPENING);
  await page.locator('kick-stepper').first().getByText('The fifth test fits.').waitFor({ timeout: PATIENCE });
  const wheel = page.locator('orientation-wheel');
  await wheel.scrollIntoViewIfNeeded();
  await wheel.getByRole('group').first().waitFor({ timeout: PATIENCE });
  const game = page.locator('ptn-viewer');
  await game.scrollIntoViewIfNeeded();
  const slider = game.getByRole('slider').first();
  await slider.waitFor({ timeout: PATIENCE });
  const last = await slider.getAttribute('max');
  if (last !== '3') throw new Error(`The game has ${last} placements, not 3.`);
  await says(page, 1, shared);
}

async function link(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'the turn' }).click();
  const opened = page.locator('kick-link').locator('[data-widget][data-state^="system=sega piece=T"]');
  await opened.first().waitFor({ timeout: PATIENCE });
}

/** Both frames are as high as their pages. */
async function frames(page: Page): Promise<void> {
  const all = page.locator('iframe');
  const count = await all.count();
  if (count !== 2) throw new Error(`There are ${count} frames, not 2.`);
  for (const element of await all.elementHandles()) {
    await element.scrollIntoViewIfNeeded();
    const frame: Frame = (await element.contentFrame())!;
    await frame.getByRole('group').first().waitFor({ timeout: PATIENCE });
    await until('A frame is not as high as its figure.', async () => {
      const inside = await frame.evaluate(() => document.body.scrollHeight);
      return Math.abs(Number(await element.getAttribute('height')) - inside) <= 1;
    });
  }
}

async function noFrames(page: Page): Promise<void> {
  if ((await page.locator('iframe').count()) > 0) throw new Error('A frame was not taken away.');
}

async function share(page: Page, { script }: Expected): Promise<void> {
  const stepper = page.locator('kick-stepper').first();
  await stepper.getByRole('button', { name: 'Share', exact: true }).click();
  const html = await stepper.getByRole('textbox', { name: 'HTML', exact: true }).inputValue({ timeout: PATIENCE });
  if (!/^<div><kick-stepper .*<\/kick-stepper><\/div>$/.test(html))
    throw new Error(`Share writes ${html.slice(0, 80)}`);
  const tag = stepper.getByRole('textbox', { name: 'Script, once in each page' });
  const written = (await tag.count()) > 0 ? await tag.inputValue() : null;
  const wanted = script && `<script type="module" src="${script}"></script>`;
  if (written !== wanted) throw new Error(`Share writes the script ${written}, not ${wanted}.`);
  await page.keyboard.press('Escape');
}

async function dark(page: Page, host: Host, { darkLines }: Expected): Promise<void> {
  if (host.dark === undefined) await page.addStyleTag({ content: darkLines });
  await page.evaluate(host.dark ?? "document.documentElement.classList.add('dark')");
  const lightness = (): Promise<number> =>
    page
      .locator('kick-stepper')
      .first()
      .evaluate((one) => Number(/\d+/.exec(getComputedStyle(one).backgroundColor)?.[0]));
  await until('The figure stays light.', async () => (await lightness()) < 80);
}

async function back(page: Page): Promise<void> {
  const other = page.getByRole('link', { name: 'Other page' }).first();
  if ((await other.count()) === 0) return;
  await other.click();
  await page.getByRole('heading', { name: 'Other page' }).first().waitFor({ timeout: PATIENCE });
  await page.goBack();
  await says(page, 0, OPENING);
}

/** Opens a page of a site in a browser and uses its figures. */
export async function checkPage(browser: Browser, address: string, host: Host, expected: Expected): Promise<Faults> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, colorScheme: 'light' });
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', ({ message }) => messages.push(message));
  page.on('response', (response) => {
    if (response.status() >= 400) messages.push(`${response.status()} ${response.url()}`);
  });
  const faults: Partial<Record<Check, string>> = {};
  const check = async (name: Check, run: () => Promise<void>): Promise<void> => {
    await run().catch(({ message }: Error) => {
      faults[name] = message.split('\n')[0]!;
    });
  };
  await page.goto(address, { waitUntil: 'load' });
  await check('figures', () => figures(page, expected));
  await check('link', () => link(page));
  if (isDone('frames', expected)) await check('frames', () => (host.cleans ? noFrames(page) : frames(page)));
  await check('Share', () => share(page, expected));
  await check('dark', () => dark(page, host, expected));
  await check('another page and back', () => back(page));
  if (messages.length > 0) faults.console = messages.join(' | ');
  await page.close();
  return faults;
}
