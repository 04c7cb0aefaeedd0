import { expect } from '@playwright/test';
import { ELEMENTS } from './support/elements.ts';
import { test } from './support/embedPage.ts';
import { TEST_ALL } from './support/wide.ts';

/** How a figure looks: its size, and how its text is set. */
interface Looks {
  readonly height: number;
  readonly display: string;
  readonly size: string;
  readonly line: string;
}

// The test writes the other document, which the policy of the page would forbid.
test.use({ bypassCSP: true });

test(
  'every element keeps its looks and its state in another document and back',
  TEST_ALL,
  async ({ page, hostAt, baseURL, trouble }) => {
    // So high that every element is in view, and is drawn.
    await page.setViewportSize({ width: 1280, height: 20_000 });
    await page.goto((await hostAt(baseURL!)).address('elements.html'));
    const all = await page.evaluate(() => [...document.body.children].map(({ id }) => id));
    expect(all).toEqual(ELEMENTS.map(({ id }) => id));
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.id = 'frame';
      // In view wherever the page is scrolled to.
      frame.style.cssText = 'position: fixed; top: 0; left: 0; border: 0';
      document.body.append(frame);
      // The frame is a page of the same kind: one mode of layout, no margins.
      const inner = frame.contentDocument!;
      inner.open();
      inner.write('<!doctype html><title>Another document</title><body></body>');
      inner.close();
    });

    // Some sentences come with a part that is loaded after the figure.
    for (const id of all) await expect(page.locator(`body > #${id}`).getByRole('group').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    // In a window so high each change would be painted in the whole of it.
    await page.setViewportSize({ width: 1280, height: 900 });

    for (const id of all)
      await test.step(id, async () => {
        const looks = (): Promise<Looks | null> =>
          page.evaluate((own) => {
            const frame = document.querySelector<HTMLIFrameElement>('#frame')!;
            const element = document.getElementById(own) ?? frame.contentDocument!.getElementById(own)!;
            const figure = element.shadowRoot!.querySelector<HTMLElement>('[data-widget]');
            // A search that runs has a line with a button to stop it.
            if (!figure?.offsetHeight || element.shadowRoot!.querySelector('[part=fallback], progress')) return null;
            const { display, fontSize, lineHeight } = getComputedStyle(figure);
            return { height: figure.offsetHeight, display, size: fontSize, line: lineHeight };
          }, id);
        const state = (): Promise<string> =>
          page.evaluate((own) => {
            const frame = document.querySelector<HTMLIFrameElement>('#frame')!;
            const element = document.getElementById(own) ?? frame.contentDocument!.getElementById(own)!;
            return (element as HTMLElement & { getState(): string }).getState();
          }, id);
        await expect.poll(looks).not.toBeNull();
        await expect.poll(state).not.toBe('');
        const [before, stateBefore] = [(await looks())!, await state()];

        await page.evaluate((own) => {
          const frame = document.querySelector<HTMLIFrameElement>('#frame')!;
          const element = document.getElementById(own)!;
          const inner = frame.contentDocument!;
          frame.style.width = `${element.offsetWidth}px`;
          inner.body.style.margin = '0';
          const { fontFamily, fontSize, lineHeight } = getComputedStyle(element);
          Object.assign(inner.documentElement.style, { fontSize: getComputedStyle(document.documentElement).fontSize });
          Object.assign(inner.body.style, { fontFamily, fontSize, lineHeight });
          inner.body.append(element);
        }, id);
        await expect.poll(looks).not.toBeNull();
        const inFrame = (await looks())!;
        expect(
          Math.abs(inFrame.height - before.height),
          `height ${inFrame.height}, before ${before.height}`,
        ).toBeLessThan(8);
        expect({ ...inFrame, height: 0 }).toEqual({ ...before, height: 0 });
        expect(await state()).toBe(stateBefore);

        await page.evaluate((own) => {
          const frame = document.querySelector<HTMLIFrameElement>('#frame')!;
          const element = frame.contentDocument!.getElementById(own)!;
          document.body.insertBefore(element, frame);
          element.scrollIntoView({ behavior: 'instant' });
        }, id);
        await expect.poll(looks).toEqual(before);
        expect(await state()).toBe(stateBefore);
      });

    await test.step('one that is moved while its figure is being made', async () => {
      await page.evaluate(async () => {
        const frame = document.querySelector<HTMLIFrameElement>('#frame')!;
        scrollTo({ top: 0, behavior: 'instant' });
        for (const name of ['orientation-wheel', 'kick-stepper']) {
          const element = document.createElement(name) as HTMLElement & { getState(): string };
          element.id = `moved-${name}`;
          element.setAttribute('system', 'srs-guideline');
          document.body.prepend(element);
          element.getState();
          await Promise.resolve();
          frame.contentDocument!.body.append(element);
          await new Promise(requestAnimationFrame);
          document.body.prepend(element);
        }
      });
      for (const name of ['orientation-wheel', 'kick-stepper'])
        await expect(page.locator(`#moved-${name}`).getByRole('group').first()).toHaveCSS('line-height', /px$/);
    });
    expect(trouble).toEqual([]);
  },
);
