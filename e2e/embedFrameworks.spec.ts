import { expect } from '@playwright/test';
import { opener, test } from './support/embedPage.ts';
import { TEST_ALL } from './support/wide.ts';

for (const framework of ['react', 'vue'])
  test(`elements work in a page made with ${framework}`, TEST_ALL, async ({ page, hostAt, baseURL, trouble }) => {
    const figure = await opener(page, hostAt, baseURL!)(`${framework}.html`);
    const said = figure.getByRole('status').first();
    const heard = page.locator('#heard');

    await test.step('a stepper comes back when the page takes it out and puts it in again', async () => {
      const toggle = page.getByRole('button', { name: 'Show or hide' });
      await expect(said).toHaveText('Test 5, kick (1, -2): fits. The piece rotates.');
      await toggle.click();
      await expect(figure).toHaveCount(0);
      await toggle.click();
      await expect(said).toHaveText(/^Test 5/);
    });

    await test.step('it takes attributes from the state of the page, and tells it of its steps', async () => {
      await expect(figure).toHaveAccessibleDescription(new RegExp(`Made with ${framework}\\.$`, 'i'));
      await figure.getByRole('button', { name: 'Previous test' }).click();
      await expect(heard).toHaveText('step 4');
      await page.getByRole('button', { name: 'Turn the other way' }).click();
      await expect(figure).toHaveAccessibleDescription(/^Guideline SRS, J, 0>>1\./);
      await figure.getByRole('button', { name: 'First test' }).click();
      await expect(heard).toHaveText('step 1');
    });

    // Both set a property where an element has one of that name: `next` is a method of every figure, and a word of labs.
    await test.step('a lab says which pieces come next', async () => {
      const other = page.getByRole('button', { name: 'Other pieces' });
      await other.click();
      const lab = page.locator('frame-lab');
      await expect(lab).toHaveAttribute('next', 'OI');
      const shown = lab.locator('[data-widget]');
      await expect(shown).toHaveAttribute('data-state', / next=OI /);
      await lab.evaluate((one) => (one as HTMLElement & { goTo(frame: number): void }).goTo(1));
      await lab.evaluate((one) => (one as HTMLElement & { next(): void }).next());
      await expect(shown).toHaveAttribute('data-state', / frame=2$/);
      await other.click();
      await expect(lab).not.toHaveAttribute('next');
      await expect(shown).not.toHaveAttribute('data-state', / next=/);
    });
    expect(trouble).toEqual([]);
  });
