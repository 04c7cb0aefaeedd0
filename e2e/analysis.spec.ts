import { expect, type Page } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { test } from './support/embedPage.ts';
import { rows, WIDE } from './support/wide.ts';

// Tables that a reader could make, whose searches took from seconds to hours: 24 kicks of up to nine squares in a row.
const FREE =
  '6_7;-8_4;8_7;4_2;7_3;-3_5;9_-2;-1_-3;4_2;1_2;0_-2;7_-3;-2_-4;2_-2;5_1;3_4;-5_5;6_-6;2_8;-9_1;0_9;-4_-7;8_-1;5_-8';
const TURNS = ['0>>1', '1>>2', '2>>3', '3>>0', '1>>0', '2>>1', '3>>2', '0>>3'];
const EIGHT = TURNS.map((turn) => `T${turn.replace('>>', '')}:${FREE}`).join('~');
const STOP = 'Stop the search';

/** What a press did, and whether the search went on. */
interface Pressed {
  readonly theme: string | undefined;
  readonly search: 'runs' | 'is over';
}

/**
 * Presses a button of the page in the moment in which a search shows that it runs: nothing that a test does from outside comes so
 * surely before its end. What the button does, it does at once.
 */
function pressWhileItRuns(page: Page, name: string): Promise<Pressed> {
  return page.evaluate(
    async ([wanted, stop]) => {
      const buttons = (root: Document | ShadowRoot): readonly HTMLButtonElement[] =>
        [...root.querySelectorAll('*')].flatMap((element) => [
          ...(element.shadowRoot ? buttons(element.shadowRoot) : []),
          ...(element instanceof HTMLButtonElement ? [element] : []),
        ]);
      const named = (text: string): HTMLButtonElement | undefined =>
        buttons(document).find((one) => (one.getAttribute('aria-label') ?? one.textContent.trim()) === text);
      let running = named(stop!);
      while (!running) {
        await new Promise((next) => requestAnimationFrame(next));
        running = named(stop!);
      }
      named(wanted!)!.click();
      return { theme: document.documentElement.dataset['theme'], search: running.isConnected ? 'runs' : 'is over' };
    },
    [name, STOP],
  );
}

const SEARCHES = [
  [
    'the atlas of a long row',
    'systems/srs/kick-atlas/',
    'atlas',
    `piece=T&system=srs-guideline~T32:${FREE}`,
    'not checked',
  ],
  [
    'a kick table of long rows',
    'systems/arika-srs/',
    'kicks-1',
    `system=srs-guideline~${EIGHT}`,
    'kicks were not checked to the end',
  ],
] as const;

for (const [what, path, figure, words, missing] of rows(SEARCHES, ([, , figure]) => figure === 'atlas')) {
  test(`${what} is searched while the page goes on`, async ({ page, trouble }) => {
    await page.goto(`${path}?figure=${figure}&${words}#${figure}`);
    const shown = page.locator(`#${figure}`);
    await shown.dispatchEvent('pointerover');
    await test.step('a press is answered before the search is over', async () => {
      expect(await pressWhileItRuns(page, 'Dark')).toEqual({ theme: 'dark', search: 'runs' });
    });
    // The searches of all tables end by the same budget: that of the atlas, which is the longest, is stopped by the reader.
    const stops = !WIDE && figure === 'atlas';
    await test.step(stops ? 'a reader stops the search' : 'the search ends', async () => {
      if (stops) expect(await pressWhileItRuns(page, STOP)).toEqual({ theme: 'dark', search: 'runs' });
      await expect(page.getByText(/stopped: \d+ of \d+ parts done/).first()).toBeVisible();
      await expect(page.getByRole('button', { name: STOP })).toHaveCount(0);
      await expect(shown.getByRole('progressbar')).toHaveCount(0);
    });
    await test.step('it says what it has not looked at', async () => {
      await expect(page.locator('main')).toContainText(missing);
      if (figure === 'atlas') expect(await axeViolations(page, 'light', '#atlas')).toEqual([]);
    });
    expect(trouble).toEqual([]);
  });
}

test('an element searches in slices in a page of another origin, under a policy that allows no worker', async ({
  page,
  hostAt,
  baseURL,
  trouble,
}) => {
  await page.goto((await hostAt(baseURL!)).address('strict.html'));
  await page.evaluate((system) => {
    const element = document.createElement('kick-table');
    element.setAttribute('system', system);
    document.body.prepend(element);
  }, `srs-guideline~${EIGHT}`);
  await pressWhileItRuns(page, STOP);
  const table = page.getByRole('group', { name: /^Guideline SRS\*.*, kicks of/ });
  await expect(table.getByText(/stopped: \d+ of \d+ parts done/)).toBeVisible();
  await expect(table.getByRole('row', { name: /^0>>1/ }).last()).toContainText('(6, 7)');
  expect(trouble).toEqual([]);
});
