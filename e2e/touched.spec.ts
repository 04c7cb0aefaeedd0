import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { framesGoBy } from './support/frames.ts';
import { test } from './support/test.ts';

// Figures come alive when a reader begins to use them. Presses, keys and choices that came before that are done
// afterwards; here the scripts of figures are kept back until a test lets them come.

const COMPARE = 'compare/i-kicks/';

const compare = (page: Page): Locator => page.locator('#i-kicks');

/** Opens a page and keeps back every script that it asks for from then on; the function that it returns lets them come. */
async function openHeld(page: Page): Promise<() => void> {
  await page.goto(COMPARE);
  let letCome!: () => void;
  const allowed = new Promise<void>((done) => {
    letCome = done;
  });
  await page.route(/\.js$/, async (route) => {
    await allowed;
    await route.continue();
  });
  return letCome;
}

/** Scrolls through a whole page, a screen at a time; observers hear of each screen. */
async function readThrough(page: Page): Promise<void> {
  const screens = await page.evaluate(() => Math.ceil(document.body.scrollHeight / innerHeight));
  for (let screen = 0; screen < screens; screen++) {
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }));
    await framesGoBy(page);
  }
}

test('a page that is only read fetches no script of its figures', async ({ page }) => {
  for (const [address, figure] of [
    [COMPARE, compare(page)],
    ['guide/kicks/', page.getByRole('group', { name: /^Kick stepper:/ }).first()],
  ] as const)
    await test.step(address, async () => {
      await page.goto(address);
      const asked: string[] = [];
      const keep = (request: Request): void => {
        if (request.resourceType() === 'script') asked.push(request.url());
      };
      page.on('request', keep);
      await readThrough(page);
      // A page sends its requests in order: when this one is answered, those before it are known.
      await page.evaluate(() => fetch('.').then((response) => response.text()));
      page.off('request', keep);
      expect(asked).toEqual([]);
      await expect(figure).not.toHaveAttribute('data-ready');
      await expect(figure.getByRole('status').first()).toBeVisible();
    });
});

test('a figure comes alive when a pointer comes over it, or the focus', async ({ page }) => {
  await page.goto(COMPARE);
  await compare(page).scrollIntoViewIfNeeded();
  await compare(page).hover();
  await expect(compare(page)).toHaveAttribute('data-ready', '');
  await page.reload();
  await compare(page).getByRole('combobox').first().focus();
  await expect(compare(page)).toHaveAttribute('data-ready', '');
});

test('after a press anywhere on the page figures come alive as they are seen', async ({ page }) => {
  await page.goto('systems/ars/kicks/');
  const stepper = page.getByRole('group', { name: /^Kick stepper:/ }).last();
  await page.getByRole('main').getByRole('heading', { level: 1 }).click();
  await expect(stepper).not.toHaveAttribute('data-ready');
  await stepper.scrollIntoViewIfNeeded();
  await expect(stepper).toHaveAttribute('data-ready', '');
});

test('what is pressed before a figure is alive is done, in order', async ({ page }) => {
  const letCome = await openHeld(page);
  const figure = compare(page);
  const slider = figure.getByRole('slider');
  await expect(slider).toHaveValue('4');
  await figure.getByRole('button', { name: 'Last test', exact: true }).click();
  await figure.getByRole('button', { name: 'Previous test', exact: true }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(figure).not.toHaveAttribute('data-ready');
  await expect(slider).toHaveValue('4');
  letCome();
  await expect(figure).toHaveAttribute('data-ready', '');
  // From the last of five tests two back.
  await expect(slider).toHaveValue('3');
});

test('a press that comes without a pointer or a key is done', async ({ page }) => {
  await page.goto(COMPARE);
  const last = compare(page).getByRole('button', { name: 'Last test', exact: true });
  await last.evaluate((button: HTMLButtonElement) => button.click());
  await expect(compare(page).getByRole('slider')).toHaveValue('5');
});

test('what is chosen before a figure is alive is chosen in it', async ({ page }) => {
  const letCome = await openHeld(page);
  const figure = compare(page);
  const picker = figure.getByRole('combobox', { name: 'Piece' });
  await picker.selectOption('J');
  await expect(figure).not.toHaveAccessibleName(/\bJ\b/);
  letCome();
  await expect(figure).toHaveAccessibleName(/\bJ\b/);
  await expect(picker).toHaveValue('J');
});

test('where the slider was put before a figure is alive it stays', async ({ page }) => {
  const letCome = await openHeld(page);
  const slider = compare(page).getByRole('slider');
  await slider.fill('2');
  letCome();
  await expect(compare(page)).toHaveAttribute('data-ready', '');
  await expect(slider).toHaveValue('2');
  await expect(compare(page)).toHaveAttribute('data-state', /\bstep=2\b/);
});

test('a page does not scroll away under keys that a figure will hear', async ({ page }) => {
  await openHeld(page);
  await compare(page).getByRole('button', { name: 'Next test', exact: true }).focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('End');
  await framesGoBy(page);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('words of the text drive a figure that no one has touched', async ({ page }) => {
  await page.goto(COMPARE);
  await page.getByRole('button', { name: 'Dropped', exact: true }).press('Enter');
  await expect(compare(page)).toHaveAttribute('data-state', /\bstep=7\b/);
});

test('a link to a state brings its figure to life', async ({ page }) => {
  await page.goto(`${COMPARE}?figure=i-kicks&step=1#i-kicks`);
  await expect(compare(page)).toHaveAttribute('data-ready', '');
});

test('the conventions that a reader keeps reach figures that no one has touched', async ({ page }) => {
  await page.goto(`${COMPARE}?rows=0`);
  await page.goto('systems/ars/kicks/');
  const stepper = page.getByRole('group', { name: /^Kick stepper:/ }).first();
  await stepper.scrollIntoViewIfNeeded();
  await expect(stepper).toHaveAttribute('data-ready', '');
});

test('a figure that a table asks to show something loads, though no pointer or key was used', async ({ page }) => {
  await page.goto('systems/srs/kicks/');
  const table = page.locator('#kicks-1');
  await table.dispatchEvent('pointerover');
  await expect(table).toHaveAttribute('data-ready', '');
  await table.getByRole('button').first().dispatchEvent('click');
  await expect(page.locator('#worked')).toHaveAttribute('data-state', /piece=J from=0 .*turn=cw/);
});
