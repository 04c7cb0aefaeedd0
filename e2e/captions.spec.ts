import { expect, type Locator } from '@playwright/test';
import { comesAlive } from './support/alive.ts';
import { serveHosts, type HostServer } from './support/hostServer.ts';
import { test } from './support/test.ts';
import { TEST_ALL } from './support/wide.ts';

let host: HostServer;
test.beforeAll(async ({ baseURL }) => {
  host = await serveHosts(baseURL!);
});
test.afterAll(() => host.close());

const CHANGED = /This is no longer the example\. Reset brings it back\./;

/** The caption is what describes a figure. */
async function expectCaption(figure: Locator, written: RegExp, shown: 'written' | 'changed'): Promise<void> {
  const [is, isNot] = shown === 'written' ? [written, CHANGED] : [CHANGED, written];
  await expect(figure).toHaveAccessibleDescription(is);
  await expect(figure).not.toHaveAccessibleDescription(isNot);
}

// The caption of a stepper is tested with all else of its page: stepper.spec.ts.
test('the caption of a figure gives way while it shows something else than its example', async ({ page }) => {
  await page.goto('systems/srs/offsets/');
  const figure = page.locator('[data-widget="offset-deriver"]').first();
  const caption = await figure.locator('[id$="-caption"] p, [id$="-caption"] astro-slot').first().innerText();
  const written = new RegExp(caption.slice(0, 30).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  await comesAlive(figure);
  await expectCaption(figure, written, 'written');
  const piece = figure.getByLabel('Piece');
  await piece.selectOption((await piece.inputValue()) === 'T' ? 'L' : 'T');
  await expectCaption(figure, written, 'changed');
  await figure.getByRole('button', { name: 'Reset' }).click();
  await expectCaption(figure, written, 'written');
});

test(
  'so does what a page puts into the slot of an element, also after a link that shows its scenario',
  TEST_ALL,
  async ({ page }) => {
    await page.goto(host.address('plain.html'));
    await page.evaluate(() => {
      const link = document.createElement('kick-link');
      const anchor = document.createElement('a');
      anchor.href = '/?system=sega&piece=T&from=0&at=3,2&turn=cw&board=%23%23%23....%23%23%23';
      anchor.textContent = 'the turn';
      link.append(anchor);
      document.body.append(link);
    });
    const figure = page.locator('#one').getByRole('group').first();
    const own = page.getByText('From a page of somebody else.');
    await expect(own).toBeVisible();
    await figure.getByRole('button', { name: 'Next test' }).click();
    await expect(own).toBeVisible();

    await page.getByRole('link', { name: 'the turn' }).click();
    await expect(figure).toHaveAttribute('data-state', /^system=sega /);
    await expect(own).toBeHidden();
    await expect(figure).toContainText(CHANGED);
    await figure.getByRole('button', { name: 'Reset' }).click();
    await expect(own).toBeVisible();

    // What the author of the page changes is the example from then on.
    await page.locator('kick-stepper#one').evaluate((element) => element.setAttribute('turn', 'cw'));
    await expect(figure).toHaveAttribute('data-state', /turn=cw/);
    await expect(own).toBeVisible();
  },
);
