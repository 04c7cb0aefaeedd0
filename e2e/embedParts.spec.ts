import { expect } from '@playwright/test';
import { test } from './support/embedPage.ts';

/** Runs in the page, where every element is known by its methods. */
interface Steps {
  goTo(step: number): void;
}

const FIGURE = ['root', 'pickers', 'board', 'sentence', 'controls', 'caption'];
const STEPPED = [...FIGURE, 'scrubber'];

const PARTS = [
  ['kick-stepper', [...STEPPED, 'table']],
  ['kick-table', ['root', 'table', 'controls', 'caption']],
  ['kick-compare', [...STEPPED, 'table']],
  ['offset-deriver', [...STEPPED, 'table']],
  ['orientation-wheel', [...FIGURE, 'table']],
  ['centre-column-scanner', STEPPED],
  ['button-lab', [...STEPPED, 'table']],
  ['frame-lab', [...STEPPED, 'table']],
  ['ptn-viewer', STEPPED.filter((part) => part !== 'pickers')],
  ['shell-explorer', [...FIGURE, 'table']],
] as const;

test('a page can style each part of every element, and the reference lists them', async ({ page, hostAt, baseURL }) => {
  test.slow();
  await page.goto((await hostAt(baseURL!)).address('elements.html'));
  for (const [name, parts] of PARTS)
    await test.step(name, async () => {
      const element = page.locator(`body > ${name}`);
      await expect(async () => {
        await element.scrollIntoViewIfNeeded();
        await expect(element.locator('[data-widget]')).toBeVisible({ timeout: 1000 });
      }).toPass();
      // The labs have a table where a rotation is looked into.
      if (name === 'frame-lab') await element.evaluate((one) => (one as HTMLElement & Steps).goTo(1));
      if (name === 'button-lab') await element.getByRole('button', { expanded: false }).first().click();
      // A style sheet of the page, made by script: the policy of the page lets no style element pass.
      await page.evaluate(
        ([own, known]) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(known.map((part) => `${own}::part(${part}) { view-transition-name: ${part} }`).join(''));
          document.adoptedStyleSheets = [sheet];
        },
        [name, parts] as const,
      );
      const styled = await element.evaluate((one) =>
        [...one.shadowRoot!.querySelectorAll('*')].flatMap((inner) => {
          const { viewTransitionName } = getComputedStyle(inner);
          return viewTransitionName === 'none' ? [] : [viewTransitionName];
        }),
      );
      expect([...new Set(styled)].sort()).toEqual([...parts].sort());
    });

  await page.goto('reference/embed/');
  const rows = await page
    .getByRole('region', { name: 'Parts', exact: true })
    .getByRole('row')
    .evaluateAll((all) => all.map((row) => [...row.children].map(({ textContent }) => textContent.trim())));
  for (const [name, parts] of PARTS) {
    const listed = rows.filter(([, , elements = '']) => elements === 'all' || elements.split(', ').includes(name));
    expect(listed.map(([part]) => part).sort(), name).toEqual([...parts, 'fallback', 'fault'].sort());
  }
});
