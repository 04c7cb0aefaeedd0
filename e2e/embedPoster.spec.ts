import { expect, type Locator, type Page } from '@playwright/test';
import { opener, test } from './support/embedPage.ts';
import { rows } from './support/wide.ts';

// A stepper in somebody else's page shows a poster, which answers the step keys, until its figure has come.

const OPENING = 'Test 5, kick (1, -2): fits. The piece rotates.';
/** The files of the elements but those that the poster needs. */
const FIGURE = /\/embed\/v1\/(?!wallkick\.|elements|rules|rolldown)[^/]*\.js$/;
/** How much the page below may move when the figure takes the place of the poster: parts of pixels that add up. */
const MOST_SHIFT = 2;

const element = (page: Page): Locator => page.locator('kick-stepper');
const button = (page: Page, name: string): Locator => element(page).getByRole('button', { name, exact: true });
const heightOf = async (page: Page): Promise<number> => (await element(page).boundingBox())!.height;

/** Keeps the figure back; the function that it returns lets it come. */
async function keepBack(page: Page): Promise<() => void> {
  let letCome = (): void => undefined;
  const allowed = new Promise<void>((done) => (letCome = done));
  await page.route(FIGURE, async (route) => {
    await allowed;
    await route.continue();
  });
  return letCome;
}

for (const width of rows([1000, 690, 600, 380], (width) => width === 1000 || width === 380))
  test(`the poster is as high as the figure, takes steps and hands them on, ${width} px wide`, async ({
    page,
    hostAt,
    baseURL,
    trouble,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const letCome = await keepBack(page);
    const figure = await opener(page, hostAt, baseURL!)('plain.html');
    await expect(element(page).getByRole('img')).toHaveAccessibleName(/^Test 5: J in state 3/);
    await expect(element(page).getByText(OPENING)).toBeVisible();
    await expect(figure).toHaveCount(0);
    await button(page, 'Previous test').click();
    await button(page, 'Previous test').click();
    await expect(element(page).getByText(/^Test 3, kick \(1, 1\): blocked/)).toBeVisible();
    await expect(button(page, 'Previous test')).toBeFocused();
    const state = await element(page).evaluate((one) => (one as HTMLElement & { getState(): string }).getState());
    expect(state).toMatch(/ step=3$/);
    const before = await heightOf(page);
    letCome();
    await expect(figure).toBeVisible();
    await expect(figure.getByRole('status').first()).toHaveText(/^Test 3, kick \(1, 1\): blocked/);
    await expect(button(page, 'Previous test')).toBeFocused();
    await expect(button(page, 'Previous test')).toHaveCount(1);
    await expect(figure.getByRole('slider', { name: 'Test' })).toHaveValue('3');
    expect(Math.abs((await heightOf(page)) - before)).toBeLessThanOrEqual(MOST_SHIFT);
    expect(trouble).toEqual([]);
  });

test('where the figure cannot be fetched the poster stays, and still takes steps', async ({
  page,
  hostAt,
  baseURL,
  trouble,
}) => {
  await page.route(FIGURE, (route) => route.abort());
  await opener(page, hostAt, baseURL!)('plain.html');
  await expect
    .poll(() => trouble)
    .toContainEqual(expect.stringMatching(/^<kick-stepper> could not be loaded; its children stay\. /));
  await button(page, 'Previous test').click();
  await expect(element(page).getByText(/^Test 4, kick/)).toBeVisible();
  await expect(element(page).getByRole('alert')).toHaveText(/^This figure could not be shown\./);
  await test.step('and shows what the page asks for afterwards', async () => {
    await element(page).evaluate((one) => one.setAttribute('turn', 'cw'));
    await expect(element(page).getByText(/^Test 4, kick/)).toHaveCount(0);
    await expect(element(page).getByRole('img')).toBeVisible();
    await expect(element(page).getByRole('alert')).toBeVisible();
  });
});

test('a poster never shows another state than the page asks for', async ({ page, hostAt, baseURL }) => {
  const letCome = await keepBack(page);
  const figure = await opener(page, hostAt, baseURL!)('plain.html');
  const stateAfter = (act: (one: HTMLElement & { setState(query: string): void; getState(): string }) => void) =>
    element(page).evaluate((one, program) => {
      new Function('one', `(${program})(one)`)(one);
      return new Promise((done) => setTimeout(() => done((one as never as { getState(): string }).getState())));
    }, String(act));
  await button(page, 'Previous test').click();
  await test.step('by a method', async () => {
    expect(
      await stateAfter((one) => one.setState('system=sega piece=I from=0 at=3,5 turn=cw board=..........')),
    ).toMatch(/^system=sega piece=I .* step=1$/);
    await expect(element(page).getByRole('img')).toHaveAccessibleName(/I in state/);
  });
  await test.step('by attributes', async () => {
    expect(await stateAfter((one) => one.setAttribute('turn', 'cw'))).toMatch(
      /^system=srs-guideline piece=J .* turn=cw /,
    );
    await expect(element(page).getByRole('img')).toHaveAccessibleName(/J in state/);
  });
  await test.step('and none where only the figure can show it', async () => {
    expect(await stateAfter((one) => one.setState('system=sega piece=X'))).toBe('');
    await expect(element(page).getByRole('img')).toHaveCount(0);
    expect(await stateAfter((one) => one.setAttribute('turn', '180'))).toMatch(/ piece=J .* turn=180 /);
  });
  letCome();
  await expect(figure).toHaveAttribute('data-state', / piece=J .* turn=180 /);
});

test('poster and figure are drawn in a page that lets no text become HTML', async ({
  page,
  hostAt,
  baseURL,
  trouble,
}) => {
  const letCome = await keepBack(page);
  const figure = await opener(page, hostAt, baseURL!)('trusted.html');
  await button(page, 'Previous test').click();
  await expect(element(page).getByText(/^Test 4, kick/)).toBeVisible();
  letCome();
  await expect(figure.getByRole('status').first()).toHaveText(/^Test 4/);
  await figure.getByRole('button', { name: 'Next test', exact: true }).click();
  await expect(figure.getByRole('status').first()).toHaveText(OPENING);
  await figure.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(figure.getByRole('textbox', { name: 'HTML', exact: true })).toHaveValue(/<kick-stepper/);
  expect(trouble).toEqual([]);
});
