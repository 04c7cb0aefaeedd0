import { expect, type Page } from '@playwright/test';
import { test } from './support/embedPage.ts';
import { TEST_ALL } from './support/wide.ts';

// Browsers fetch the rules of rarer systems when something names one of them.

/** A page with one element, beside the scripts of the site. */
async function openElement(page: Page, baseURL: string, attributes: string): Promise<void> {
  const address = new URL('later.html', baseURL).href;
  const script = new URL('embed/v1/wallkick.js', baseURL).pathname;
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><script type="module" src="${script}"></script><kick-stepper id="own" ${attributes}></kick-stepper>`,
    }),
  );
  await page.goto(address);
}

const STATE = 'piece="T" from="0" at="3,3" turn="cw" board=".........."';

test('a link opens a rarer system, and a reader holds a side', TEST_ALL, async ({ page, trouble }) => {
  await page.goto('lab/stepper/?system=t-ex-modern&piece=T&from=0&at=3,0&turn=cw&held=L&board=..........');
  const figure = page.locator('#bench');
  await expect(figure).toHaveAttribute('data-state', /^system=t-ex-modern /);
  await figure.getByRole('button', { name: 'Edit the board' }).click();
  await figure.getByRole('combobox', { name: 'Keys held' }).selectOption('right');
  await expect(figure).toContainText('Pressure: right is held');
  await figure.getByRole('combobox', { name: 'System' }).selectOption('Minote');
  await figure.getByRole('combobox', { name: 'Side pressed last' }).selectOption('left');
  await expect(figure).toContainText('Pressed last: left');
  expect(trouble).toEqual([]);
});

test('a reader chooses a rarer system in the stepper of the lab', async ({ page, trouble }) => {
  await page.goto('lab/stepper/');
  const system = page.getByRole('combobox', { name: 'System' }).first();
  await system.selectOption('CRS (Cambridge)');
  await expect(page.getByText('Ground: the').first()).toBeVisible();
  expect(trouble).toEqual([]);
});

test('an element begins with a rarer system', TEST_ALL, async ({ page, baseURL, trouble }) => {
  await openElement(page, baseURL!, `system="minote" ${STATE}`);
  const figure = page.locator('#own').getByRole('group').first();
  await expect(figure).toContainText('Pressed last');
  expect(trouble).toEqual([]);
});

test('an element changes to a rarer system by its attribute', async ({ page, baseURL, trouble }) => {
  await openElement(page, baseURL!, `system="srs-guideline" ${STATE}`);
  await expect(page.locator('#own').getByRole('group').first()).toContainText('Guideline SRS');
  await page.locator('body > #own').evaluate((one) => one.setAttribute('system', 't-ex-modern'));
  await expect(page.locator('#own').getByRole('group').first()).toContainText('Pressure: no side is held');
  expect(trouble).toEqual([]);
});

test('positions recorded from other programs are files', async ({ request }) => {
  for (const file of ['minote.jsonl', 'README.md'])
    expect((await request.get(`data/vectors/recorded/${file}`)).ok()).toBe(true);
});
