import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { framesGoBy } from './support/frames.ts';
import { test } from './support/test.ts';
import { rows, TEST_ALL } from './support/wide.ts';

// Figures are hydrated when a reader begins to use them. Presses, keys and choices that came before that are done
// afterwards; here the scripts of figures are kept back until a test releases them.

const COMPARE = 'compare/i-kicks/';

const compare = (page: Page): Locator => page.locator('#i-kicks');

/** Opens a page and keeps back every script that it asks for from then on; the function that it returns releases them. */
async function openHeld(page: Page, address = COMPARE): Promise<() => void> {
  await page.goto(address);
  let release!: () => void;
  const allowed = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\.js$/, async (route) => {
    await allowed;
    await route.continue();
  });
  return release;
}

/** Scrolls through a whole page, a screen at a time; observers hear of each screen. */
async function readThrough(page: Page): Promise<void> {
  const screens = await page.evaluate(() => Math.ceil(document.body.scrollHeight / innerHeight));
  for (let screen = 0; screen < screens; screen++) {
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }));
    await framesGoBy(page);
  }
}

test('figures of a page that is only read are not loaded, and still answer', async ({ page }) => {
  /** Opens and reads a page, and returns the addresses of the scripts that it requested on the way. */
  const readAll = async (address: string): Promise<readonly string[]> => {
    await page.goto(address);
    const scripts: string[] = [];
    const keep = (request: Request): void => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    };
    page.on('request', keep);
    await readThrough(page);
    // A page sends its requests in order: when this one is answered, those before it are known.
    await page.evaluate(() => fetch('.').then((response) => response.text()));
    page.off('request', keep);
    return scripts;
  };
  const expectUntouched = async (figure: Locator): Promise<void> => {
    await expect(figure).not.toHaveAttribute('data-ready');
    await expect(figure.getByRole('status').first()).toBeVisible();
  };

  await test.step('words of the text drive a figure that no one has touched', async () => {
    expect(await readAll(COMPARE)).toEqual([]);
    await expectUntouched(compare(page));
    await page.getByRole('button', { name: 'Dropped', exact: true }).press('Enter');
    await expect(compare(page)).toHaveAttribute('data-state', /\bstep=7\b/);
  });

  await test.step('a press that comes without a pointer or a key is done', async () => {
    const figure = page.getByRole('group', { name: /^Kick stepper:/ }).first();
    expect(await readAll('guide/kicks/')).toEqual([]);
    await expectUntouched(figure);
    const slider = figure.getByRole('slider');
    await expect(slider).toHaveValue('2');
    await figure
      .getByRole('button', { name: 'Last test', exact: true })
      .evaluate((button: HTMLButtonElement) => button.click());
    await expect(slider).toHaveValue('5');
  });
});

test('figures are hydrated when a link, a pointer, the focus or a look after a press asks for them', async ({
  page,
}) => {
  await test.step('a link to a state', async () => {
    await page.goto(`${COMPARE}?figure=i-kicks&step=1&rows=0#i-kicks`);
    await expect(compare(page)).toHaveAttribute('data-ready', '');
  });
  await page.goto('systems/ars/kicks/');
  const steppers = page.getByRole('group', { name: /^Kick stepper:/ });
  const [first, second, last] = [steppers.first(), steppers.nth(1), steppers.last()];
  await test.step('a pointer that comes over it, with the conventions that the reader keeps', async () => {
    await first.scrollIntoViewIfNeeded();
    await first.hover();
    await expect(first).toHaveAttribute('data-ready', '');
    await expect(page.locator('html')).toHaveAttribute('data-convention-rows', '0');
    await expect(second).not.toHaveAttribute('data-ready');
  });
  await test.step('the focus', async () => {
    await second.getByRole('button', { name: 'Next test' }).focus();
    await expect(second).toHaveAttribute('data-ready', '');
    await expect(last).not.toHaveAttribute('data-ready');
  });
  await test.step('after a press anywhere on the page, as they are seen', async () => {
    await page.getByRole('main').getByRole('heading', { level: 1 }).click();
    await expect(last).not.toHaveAttribute('data-ready');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveAttribute('data-ready', '');
  });
});

test('what is done before a figure is hydrated is done in it afterwards', async ({ page }) => {
  const figure = compare(page);
  const slider = figure.getByRole('slider');

  await test.step('presses and keys, in order, and the page does not scroll away under them', async () => {
    const release = await openHeld(page);
    await expect(slider).toHaveValue('6');
    await figure.getByRole('button', { name: 'Next test', exact: true }).focus();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('End');
    await framesGoBy(page);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await figure.getByRole('button', { name: 'Previous test', exact: true }).click();
    await page.keyboard.press('ArrowLeft');
    await expect(figure).not.toHaveAttribute('data-ready');
    await expect(slider).toHaveValue('6');
    release();
    await expect(figure).toHaveAttribute('data-ready', '');
    // From the last test, the fifth, two back.
    await expect(slider).toHaveValue('3');
    await page.unrouteAll();
  });

  await test.step('a choice from a list, and the place of the slider', async () => {
    const release = await openHeld(page);
    const picker = figure.getByRole('combobox', { name: 'Piece' });
    await picker.selectOption('J');
    await expect(figure).not.toHaveAccessibleName(/\bJ\b/);
    await slider.fill('2');
    release();
    await expect(figure).toHaveAccessibleName(/\bJ\b/);
    await expect(picker).toHaveValue('J');
    await expect(slider).toHaveValue('2');
    await expect(figure).toHaveAttribute('data-state', /\bstep=2\b/);
  });
});

const FIELDS = [
  ['lab/table/', 'Kick or offset table'],
  ['lab/notation/', 'Text in PTN'],
] as const;

for (const [address, name] of rows(FIELDS, ([address]) => address === 'lab/notation/'))
  test(`what is selected on ${address} before its figure is hydrated is replaced by what is typed after`, async ({
    page,
  }) => {
    const release = await openHeld(page, address);
    const field = page.getByRole('textbox', { name, exact: true });
    await field.click();
    await page.keyboard.press('ControlOrMeta+a');
    release();
    await expect(page.locator('[data-ready]').filter({ has: field })).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await expect(field).toBeFocused();
    await page.keyboard.insertText('4. typed');
    await expect(async () => {
      const text = await field.evaluate((one) => (one instanceof HTMLTextAreaElement ? one.value : one.textContent));
      expect(text).toBe('4. typed');
    }).toPass();
  });

test(
  'a figure that a table asks to show something loads, though no pointer or key was used',
  TEST_ALL,
  async ({ page }) => {
    await page.goto('systems/srs/kicks/');
    const table = page.locator('#kicks-1');
    await table.dispatchEvent('pointerover');
    await expect(table).toHaveAttribute('data-ready', '');
    await table.getByRole('button').first().dispatchEvent('click');
    await expect(page.locator('#worked')).toHaveAttribute('data-state', /piece=J from=0 .*turn=cw/);
  },
);
