import { expect, type Locator, type Page } from '@playwright/test';
import { COMPARISON } from './support/elements.ts';
import { opener, test } from './support/embedPage.ts';

const OPENING = /^The piece rotates by test 2, kick/;
const STAND_IN = 'A picture of the rotation.';

/** What a page does with an element whose figure has its first part and not yet the others. Runs in the page. */
type Act = (element: Figure) => unknown;
type Figure = HTMLElement & {
  next(): void;
  goTo(step: number): void;
  getState(): string;
};

/** Puts a comparison into the page, acts as soon as the first part of its figure is there, and returns what that answers. */
const actEarly = (page: Page, act: Act): Promise<unknown> =>
  page.evaluate(
    ([words, program, text]) =>
      new Promise((answer, fail) => {
        const early = new Function(`return (${program})`)() as Act;
        const element = document.createElement('kick-compare') as unknown as Figure;
        element.id = 'early';
        for (const [key, value] of Object.entries(words)) element.setAttribute(key, value);
        element.append(Object.assign(document.createElement('p'), { textContent: text }));
        document.body.replaceChildren(element);
        const watch = new MutationObserver(() => {
          if (!element.shadowRoot!.querySelector('[data-widget]')) return;
          watch.disconnect();
          if (element.shadowRoot!.querySelector('input[type=range]')) fail(new Error('The figure is complete.'));
          answer(early(element));
        });
        watch.observe(element.shadowRoot!, { childList: true, subtree: true });
      }),
    [COMPARISON, String(act), STAND_IN] as const,
  );

const sentenceOf = (element: Locator): Locator => element.getByRole('status').first();

test('an element shows its children until its figure is complete, and then follows what came before', async ({
  page,
  hostAt,
  baseURL,
}) => {
  await test.step('in each picture of the page either the children or the complete figure are seen', async () => {
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(globalThis, { seen });
      const look = (): void => {
        const element = document.querySelector<HTMLElement>('#one');
        const standIn = element?.querySelector('p');
        const widget = element?.shadowRoot?.querySelector<HTMLElement>('[data-widget]');
        const { top, height } = standIn?.getBoundingClientRect() ?? { top: 0, height: 0 };
        if (widget && widget.offsetHeight > 0)
          seen.add(`figure ${widget.hasAttribute('data-ready')}${height > 0 ? ' and children' : ''}`);
        else if (standIn && element!.shadowRoot) seen.add(`children at ${top}, ${getComputedStyle(standIn).fontStyle}`);
        requestAnimationFrame(look);
      };
      look();
    });
    await opener(page, hostAt, baseURL!)('compare.html');
    const one = page.locator('#one');
    await expect(sentenceOf(one)).toHaveText(OPENING);
    await expect(one.getByRole('slider', { name: 'Test' })).toBeVisible();
    await expect(page.getByText(STAND_IN)).toBeHidden();
    const seen = await page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]);
    expect(seen.filter((state) => !/^children at [\d.]+, italic$/.test(state))).toEqual(['figure true']);
    expect(seen.length).toBeLessThanOrEqual(2);
  });

  const early = page.locator('#early');
  await test.step('attributes that change before the figure is whole are followed when it is', async () => {
    const before = await actEarly(page, (element) => {
      element.setAttribute('turn', 'ccw');
      element.setAttribute('board', '..........\n....#.....');
      return element.getState();
    });
    expect(before).toMatch(/ turn=cw /);
    await expect(sentenceOf(early)).toHaveText(/^The piece rotates by test 1, kick \(0, 0\)/);
  });

  await test.step('steps that are asked for before the figure is whole count from where it opens', async () => {
    await actEarly(page, (element) => {
      element.goTo(0);
      element.next();
    });
    await expect(sentenceOf(early)).toHaveText(/^Test 1, kick/);
  });

  await test.step('an element that leaves the page before its figure is whole begins again when it comes back', async () => {
    const standsIn = await actEarly(page, async (element) => {
      element.remove();
      await new Promise((done) => setTimeout(done));
      document.body.append(element);
      return element.querySelector('p')!.checkVisibility();
    });
    expect(standsIn).toBe(true);
    await expect(sentenceOf(early)).toHaveText(OPENING);
    await expect(early.locator('[data-widget]')).toHaveCount(1);
    await expect(page.getByText(STAND_IN)).toBeHidden();
  });

  await test.step('a press anywhere makes the whole figure at once', async () => {
    const controls = await actEarly(page, (element) => {
      element.querySelector('p')!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
      return element.shadowRoot!.querySelectorAll('input[type=range]').length;
    });
    expect(controls).toBe(1);
  });
});
