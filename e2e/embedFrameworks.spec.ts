import { expect } from '@playwright/test';
import { opener, test } from './support/embedPage.ts';

for (const framework of ['react', 'vue']) {
  test.describe(`in a page made with ${framework}`, () => {
    test('takes attributes from the state of the page, and tells it of its steps', async ({
      page,
      hostAt,
      baseURL,
      trouble,
    }) => {
      const figure = await opener(page, hostAt, baseURL!)(`${framework}.html`);
      await expect(figure.getByRole('status').first()).toHaveText('Test 5, kick (1, -2): fits. The piece rotates.');
      await expect(figure).toHaveAccessibleDescription(new RegExp(`Made with ${framework}\\.$`, 'i'));
      await figure.getByRole('button', { name: 'Previous test' }).click();
      await expect(page.locator('#heard')).toHaveText('step 4');
      await page.getByRole('button', { name: 'Turn the other way' }).click();
      await expect(figure).toHaveAccessibleDescription(/^Guideline SRS, J, 0>>1\./);
      await figure.getByRole('button', { name: 'First test' }).click();
      await expect(page.locator('#heard')).toHaveText('step 1');
      expect(trouble).toEqual([]);
    });

    // Both set a property where an element has one of that name: `next` is a method of every figure, and a word of labs.
    test('says which pieces come next in a lab', async ({ page, hostAt, baseURL, trouble }) => {
      await opener(page, hostAt, baseURL!)(`${framework}.html`);
      const other = page.getByRole('button', { name: 'Other pieces' });
      await other.click();
      const lab = page.locator('frame-lab');
      await expect(lab).toHaveAttribute('next', 'OI');
      const figure = lab.locator('[data-widget]');
      await expect(figure).toHaveAttribute('data-state', / next=OI /);
      await lab.evaluate((one) => (one as HTMLElement & { next(): void; goTo(frame: number): void }).goTo(1));
      await lab.evaluate((one) => (one as HTMLElement & { next(): void }).next());
      await expect(figure).toHaveAttribute('data-state', / frame=2$/);
      await other.click();
      await expect(lab).not.toHaveAttribute('next');
      await expect(figure).not.toHaveAttribute('data-state', / next=/);
      expect(trouble).toEqual([]);
    });

    test('comes back when the page takes it out and puts it in again', async ({ page, hostAt, baseURL, trouble }) => {
      const figure = await opener(page, hostAt, baseURL!)(`${framework}.html`);
      const toggle = page.getByRole('button', { name: 'Show or hide' });
      await expect(figure.getByRole('status').first()).toHaveText(/^Test 5/);
      await toggle.click();
      await expect(figure).toHaveCount(0);
      await toggle.click();
      await expect(figure.getByRole('status').first()).toHaveText(/^Test 5/);
      expect(trouble).toEqual([]);
    });
  });
}
