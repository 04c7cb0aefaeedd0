import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { rows, TEST_ALL } from './support/wide.ts';

/** Conventions have three groups; a choice is made by its label, as a reader makes it. */
async function choose(page: Page, group: string, choice: string): Promise<void> {
  await page.getByRole('dialog').getByRole('group', { name: group }).getByText(choice, { exact: true }).click();
}

test('conventions are chosen in the header, followed at once, kept, and printed in the header', async ({ page }) => {
  await page.goto('systems/srs/kicks/');
  const first = page.locator('main p').filter({ hasText: 'rotates counter-clockwise from spawn' });
  await expect(first).toContainText('0>>3');
  await expect(first).toContainText('(1, -2)');

  await page.getByRole('button', { name: /^Conventions/ }).click();
  await choose(page, 'Vertical axis', 'y down');
  await choose(page, 'State names', 'N E S W');
  await choose(page, 'The bottom row is', 'row 0');
  await expect(first).toContainText('N>>W');
  await expect(first).toContainText('(1, 2)');

  await page.goto('systems/srs/spawn/');
  await expect(page.getByRole('row', { name: /Guideline SRS/ })).toContainText('lowest minos in row 20');
  await expect(page.getByRole('button', { name: /^Conventions/ })).toHaveText(/y down · N E S W · row 0/);
  await expect(page.locator('html')).toHaveAttribute('data-convention-y', 'down');

  await test.step('those in an address win over the kept ones, and are kept from then on', async () => {
    await page.goto('guide/conventions/?y=down&names=0R2L&rows=0&other=1');
    await expect(page.locator('main')).toContainText(
      'With your present choice in the header, this site writes the step as (-1, -2).',
    );
    await expect(page.locator('main')).toContainText('0>>R is clockwise');
    await page.goto('404.html');
    await expect(page.locator('html')).toHaveAttribute('data-convention-names', '0R2L');
  });

  await test.step('values that do not exist fall back to those of the site', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('guide/conventions/?y=sideways&rows=7');
    await expect(page.locator('html')).toHaveAttribute('data-convention-y', 'up');
    await expect(page.locator('html')).toHaveAttribute('data-convention-rows', '1');
  });

  await test.step('a choice is an event on the page', async () => {
    await page.evaluate(() =>
      document.addEventListener('wallkick-conventions', (event) => {
        document.title = JSON.stringify((event as CustomEvent).detail);
      }),
    );
    await page.getByRole('button', { name: /^Conventions/ }).click();
    await choose(page, 'State names', '0 R 2 L');
    await expect(page).toHaveTitle('{"y":"up","names":"0R2L","rows":"1"}');
    await page.keyboard.press('Escape');
  });

  await test.step('the page on conventions has the same choices', async () => {
    const names = page.locator('main').getByRole('group', { name: 'State names' });
    await expect(names.getByRole('radio', { name: '0 R 2 L' })).toBeChecked();
    await names.getByText('N E S W', { exact: true }).click();
    await expect(page.getByRole('button', { name: /^Conventions/ })).toHaveText(/y up · N E S W · row 1/);
  });
});

test('the theme is chosen, kept, and given back to the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('guide/kicks/');
  const html = page.locator('html');
  const theme = page.getByRole('group', { name: 'Theme' });
  await theme.getByRole('button', { name: 'Dark' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(theme.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('404.html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await theme.getByRole('button', { name: 'Match system' }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');

  await test.step('on a phone one button goes through the themes', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const buttons = theme.getByRole('button');
    for (const name of ['Match system', 'Light', 'Dark', 'Match system']) {
      await expect(buttons).toHaveAccessibleName(name);
      await buttons.click();
    }
  });
});

test('search opens with a key, finds pages and sections, and says so', async ({ page }) => {
  await page.goto('guide/kicks/?rows=0');
  await test.step('conventions come with a link that carries them', async () => {
    const menu = page.getByRole('button', { name: /^Conventions/ });
    await menu.click();
    await expect(page.getByRole('link', { name: 'Link with these conventions' })).toHaveAttribute(
      'href',
      /\/guide\/kicks\/\?y=up&names=0123&rows=0$/,
    );
    await page.keyboard.press('Escape');
  });
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog).toBeVisible();
  await page.keyboard.type('overhang');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ pages?$/);
  await dialog.getByRole('link', { name: 'Wall kicks in SRS' }).click();
  await expect(page).toHaveURL(/systems\/srs\/kicks\//);
  // The page hears no key before its script is there.
  await page.waitForLoadState();

  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await page.keyboard.insertText('ξξξξ');
  await expect(dialog.getByRole('status')).toHaveText('Nothing found for “ξξξξ”. You can start here:');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('pages with claims load the small files of their fonts alone', TEST_ALL, async ({ page }) => {
  const fonts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname.replace(/^.*\/|\..*$/g, ''));
  });
  for (const path of ['systems/srs/kicks/', 'guide/conventions/', 'notation/ptn/', 'compare/i-kicks/']) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
  }
  expect([...fonts].sort()).toEqual(['italic', 'mono', 'text']);
});

test('the table of contents marks the section that is read', TEST_ALL, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('systems/srs/kicks/');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const marked = contents.locator('[aria-current="true"]');
  await expect(marked).toHaveText(['Top of the page']);
  const links = contents.getByRole('link');
  const [third, fourth] = await Promise.all([links.nth(2).innerText(), links.nth(3).innerText()]);
  await links.nth(3).click();
  await expect(marked).toHaveText([fourth]);
  // Between two headings it is the upper one that is read.
  await page.getByRole('heading', { name: fourth, exact: true }).evaluate((heading) => {
    scrollBy({ top: heading.getBoundingClientRect().top - innerHeight / 2, behavior: 'instant' });
  });
  await expect(marked).toHaveText([third]);
  await expect(marked).toBeInViewport();
  await page.keyboard.press('Control+Home');
  await expect(marked).toHaveText(['Top of the page']);
});

test('the start page leads on at every width, and all of a card is a link', async ({ page }) => {
  await page.goto('');
  await test.step('links or the menu are in the header, and nothing sticks out', async () => {
    const menu = page.getByRole('button', { name: 'Menu' });
    const sections = page.getByRole('navigation', { name: 'Sections' });
    for (const width of [320, 560, 561, 1000, 1001, 1240, 1241, 1280, 1300, 1301, 1600]) {
      await page.setViewportSize({ width, height: 720 });
      await expect(menu.or(sections).filter({ visible: true }), `navigation at ${width} px`).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'width of the page').toBe(width);
    }
  });
  await test.step('where the links have no room the menu opens the tree of pages', async () => {
    await page.setViewportSize({ width: 1000, height: 720 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Rotation' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('a sentence sets the board above it', async () => {
    await page.getByRole('region', { name: 'Three ways in' }).getByRole('button', { name: 'Test 4' }).click();
    await expect(page.locator('main').getByRole('status').filter({ hasText: 'Test 4' }).first()).toBeVisible();
  });
  await test.step('a press on the board of a system opens its page', async () => {
    const link = page.getByRole('link', { name: 'Sakura', exact: true });
    await link.scrollIntoViewIfNeeded();
    const { x, y } = (await link.boundingBox())!;
    await page.mouse.click(x + 40, y - 60);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ARS in Cardcaptor Sakura');
  });
});

test('on a phone the menu covers the page, holds it still, keeps the focus, and leads to another page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link', { name: 'Rotation' })).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('main')).toHaveAttribute('inert');
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
  await page.getByRole('button', { name: 'Menu' }).click();
  await pages.getByRole('link', { name: 'Rotation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rotation');
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('controls that need scripts are not there, and the pages are, in the theme of the system', async ({ page }) => {
    await page.goto('guide/kicks/');
    await expect(page.getByRole('group', { name: 'Theme' })).toBeHidden();
    await expect(page.getByRole('button', { name: /^Conventions/ })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Rotation' })).toBeVisible();
    for (const [scheme, paper] of [
      ['light', 'rgb(245, 247, 243)'],
      ['dark', 'rgb(18, 28, 30)'],
    ] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await expect(page.locator('body')).toHaveCSS('background-color', paper);
    }
  });
});

test('the header leads to every section from 1001 px on, and the tree of pages opens one fold', async ({ page }) => {
  await page.goto('systems/srs/kicks/');
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  const tools = page.getByRole('banner').getByRole('button');
  for (const width of rows([768, 820, 1001, 1080, 1180, 1280, 1440], (width) => width === 820 || width === 1001))
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible({ visible: width <= 1000 });
      for (const link of await sections.all()) await expect(link).toBeVisible({ visible: width > 1000 });
      // All in one line, beside each other.
      const parts = [...(await sections.all()), ...(await tools.all())];
      const boxes = (await Promise.all(parts.map((part) => part.boundingBox()))).filter((box) => box !== null);
      boxes.forEach(({ x }, index) => {
        const before = boxes[index - 1];
        if (before) expect(x).toBeGreaterThanOrEqual(before.x + before.width);
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

  await test.step('only the fold of the page is open', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const tree = page.getByRole('navigation', { name: 'Pages' });
    await expect(tree.locator('details[open] > summary')).toHaveText(/^SRS/);
    await expect(tree.locator('summary').filter({ hasText: /^ARS/ })).toBeInViewport();
  });
});

test('words that change a lab out of sight bring a copy of it, and the way back', async ({ page }) => {
  await page.goto('systems/dtet/buttons/');
  const word = page.locator('[data-say] button').last();
  await word.scrollIntoViewIfNeeded();
  const before = (await word.boundingBox())!.y;
  await word.click();
  const copy = page.locator('.figure-dock');
  await expect(copy.getByRole('img').first()).toBeVisible();
  expect(Math.abs((await word.boundingBox())!.y - before)).toBeLessThanOrEqual(1);
  await copy.getByRole('button', { name: 'Go to the figure' }).click();
  await copy.getByRole('button', { name: 'Back to the text' }).click();
  await expect(word).toBeInViewport();
});
