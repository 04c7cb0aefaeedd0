import { expect } from '@playwright/test';
import { test } from './support/embedPage.ts';
import { TEST_ALL } from './support/wide.ts';

const ORDERS = [
  ['an older version before a newer one, which adds what that lacks', ['older', 'newer'], 'Older stepper', 'older'],
  ['a newer version before an older one, which changes nothing', ['newer', 'older'], 'Kick stepper', 'newer'],
] as const;

for (const [what, order, name, owner] of ORDERS) {
  test(`${what}: every element is alive, once`, TEST_ALL, async ({ page, hostAt, baseURL, trouble }) => {
    const host = await hostAt(baseURL!);
    const scripts = { older: host.address('older/embed/v1/wallkick.js'), newer: `${baseURL!}embed/v1/wallkick.js` };
    await page.goto(host.address('versions.html'));
    await page.evaluate(() => {
      const told: string[] = [];
      for (const event of ['wallkick-step', 'wallkick-change', 'wallkick-end'])
        document.addEventListener(event, ({ target }) => told.push(`${event} ${(target as Element).id}`));
      Object.assign(globalThis, { told });
    });
    const told = (): Promise<string[]> =>
      page.evaluate(() => (globalThis as unknown as { told: string[] }).told.splice(0));
    for (const version of order) await page.addScriptTag({ type: 'module', url: scripts[version] });

    const stepper = page.locator('#stepper').getByRole('group').first();
    const table = page.locator('#table').getByRole('group').first();
    // Whoever came first has the stepper; the table is the newer version's in either order.
    await expect(stepper).toHaveAccessibleName(new RegExp(`^${name}: J rotates`));
    await expect(table).toBeVisible();
    await expect(page.locator('#stepper').locator('[data-widget]')).toHaveCount(1);
    await expect(page.locator('#table').locator('[data-widget]')).toHaveCount(1);
    await stepper.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(stepper.getByRole('textbox', { name: 'Script, once in each page' })).toHaveValue(
      new RegExp(`src="${scripts[owner]}"`),
    );
    await page.keyboard.press('Escape');
    await told();

    await stepper.getByRole('button', { name: 'Previous test' }).click();
    await expect(stepper.getByRole('status').first()).toHaveText(/^Test 4, kick/);
    expect(await told()).toEqual(['wallkick-step stepper']);
    // The table of one version drives the stepper of the other, and marks what that shows.
    await table.getByRole('row', { name: /^0>>1/ }).getByRole('button').nth(2).click();
    await expect(stepper.getByRole('status').first()).toHaveText(/^Test 3, kick/);
    await expect(table.locator('[aria-current=step]')).toHaveCount(1);
    expect(await told()).toEqual(['wallkick-step stepper', 'wallkick-change stepper']);
    await page.getByRole('link', { name: 'the second test' }).click();
    await expect(stepper.getByRole('status').first()).toHaveText(/^Test 2, kick \(1, 0\)/);
    expect(await told()).toEqual(['wallkick-step stepper', 'wallkick-change stepper']);
    expect(trouble).toEqual([]);
  });
}

test('a second copy of the script does no harm in a page that allows each policy of trusted types once', async ({
  page,
  hostAt,
  baseURL,
}) => {
  const host = await hostAt(baseURL!);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(host.address('trusted.html'));
  await page.evaluate((url) => import(url), host.address('older/embed/v1/wallkick.js'));
  await expect(page.getByRole('group').first()).toHaveAttribute('data-ready', '');
  expect(errors).toEqual([]);
});
