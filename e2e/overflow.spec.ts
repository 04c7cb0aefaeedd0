import { expect, type Page } from '@playwright/test';
import { comesAlive } from './support/alive.ts';
import { ELEMENTS } from './support/elements.ts';
import { test } from './support/embedPage.ts';
import { TEST_ALL, rows } from './support/wide.ts';

/**
 * Fonts that stand in where those of a page are missing. They are all in support/fonts.conf; the narrow one is the narrowest there, made as
 * narrow as Arial Narrow and no lower.
 */
const FALLBACKS = {
  wide: { text: "'DejaVu Sans'", mono: "'DejaVu Sans Mono'" },
  narrow: { text: "'Narrow Test'", mono: "'Narrow Test'" },
  monospaced: { text: "'DejaVu Sans Mono'", mono: "'DejaVu Sans Mono'" },
} as const;
type Fallback = (typeof FALLBACKS)[keyof typeof FALLBACKS];
const NARROW = `@font-face {
  font-family: 'Narrow Test';
  src: local('DejaVu Sans Condensed'), local('DejaVuSansCondensed');
  size-adjust: 78%;
  ascent-override: 93%;
  descent-override: 24%;
}`;

const WIDTHS = [360, 768, 900, 1024, 1280];

/**
 * Pages of the site with figures of every family on them. The elements of a foreign page below are ten of these families.
 */
const PAGES = [
  'systems/srs/kicks/',
  'systems/srs/180/',
  'systems/srs/offsets/',
  'systems/ars/center-column/',
  'systems/ars/ti/',
  'systems/dtet/',
  'systems/rotatris/scoring/',
  'compare/',
  'compare/i-kicks/',
  'notation/ptn/',
  'lab/table/',
  'lab/frames/',
];

/** Tables whose rows are marked a little beyond their text, on purpose, in pixels. */
const MARGINS: Readonly<Record<string, number>> = { 'kick-table': 8, 'kick-diff': 8, 'button-lab': 8 };

/** Sets a page in other fonts, by a sheet of styles that no policy of the page concerns. */
const setIn = (page: Page, { text, mono }: Fallback): Promise<void> =>
  page.evaluate(
    async ([face, ...fonts]) => {
      const [forText, forMono] = fonts;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`${face} :root {
        --font-text: ${forText} !important;
        --font-mono: ${forMono} !important;
        --wallkick-font-text: ${forText} !important;
        --wallkick-font-mono: ${forMono} !important;
      }`);
      document.adoptedStyleSheets = [sheet];
      await document.fonts.ready;
    },
    [NARROW, text, mono] as const,
  );

/** Figures that stand outside themselves, and the page where it does, by how many pixels. */
const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate((margins) => {
    const roots = [document, ...[...document.querySelectorAll('body > *')].map(({ shadowRoot }) => shadowRoot)];
    const figures = roots.flatMap((root) => [...(root?.querySelectorAll<HTMLElement>('[data-widget]') ?? [])]);
    return [document.documentElement, ...figures].flatMap((one) => {
      const name = one.dataset['widget'] ?? 'page';
      const over = one.scrollWidth - one.clientWidth - (margins[name] ?? 0);
      return over > 0 && one.clientWidth > 0 ? [`${name} ${one.id} by ${over} px`] : [];
    });
  }, MARGINS);

async function expectNoOverflow(page: Page): Promise<void> {
  for (const [name, fonts] of Object.entries(FALLBACKS)) {
    await setIn(page, fonts);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await tooWide(page), `in ${name} letters at ${width} px`).toEqual([]);
    }
  }
}

test('the fallbacks of these tests are as wide as their names say', TEST_ALL, async ({ page }) => {
  await page.goto('404.html');
  /** How wide two words are: one of narrow letters, one of wide ones. */
  const widths = async (fonts: Fallback): Promise<readonly [number, number]> => {
    await setIn(page, fonts);
    return page.evaluate(() => {
      const widthOf = (word: string): number => {
        const box = document.createElement('span');
        box.style.cssText = 'position: absolute; font: 20px var(--font-text)';
        box.textContent = word;
        document.body.append(box);
        return box.getBoundingClientRect().width;
      };
      return [widthOf('illicit'), widthOf('MMMMMMM')] as const;
    });
  };
  const wide = await widths(FALLBACKS.wide);
  const narrow = await widths(FALLBACKS.narrow);
  const monospaced = await widths(FALLBACKS.monospaced);
  expect(narrow[1] / wide[1]).toBeLessThan(0.75);
  expect(monospaced[0] / wide[0]).toBeGreaterThan(1.5);
  expect(monospaced[0]).toBeCloseTo(monospaced[1], 1);
});

test(
  'no element stands outside itself in a wide, a narrow, or a monospaced font',
  TEST_ALL,
  async ({ page, hostAt, baseURL }) => {
    // Higher than the page with all its figures, so that every element stays in view and is drawn, in whatever order they grow.
    await page.setViewportSize({ width: 1280, height: 20_000 });
    await page.goto((await hostAt(baseURL!)).address('elements.html'));
    await expect(page.locator('body > * [data-widget]:visible')).toHaveCount(ELEMENTS.length);
    await expectNoOverflow(page);
  },
);

test(
  'no figure of a page stands outside itself in a wide, a narrow, or a monospaced font',
  TEST_ALL,
  async ({ page }) => {
    for (const path of PAGES)
      await test.step(path, async () => {
        await page.goto(path);
        for (const figure of await page.locator('astro-island [data-widget][data-example]').all())
          await comesAlive(figure);
        await expectNoOverflow(page);
      });
  },
);

/** Words of figures that stand on more than one line. */
const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    for (const figure of document.querySelectorAll('[data-widget]')) {
      const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        // A drawing writes letters of several squares as one text.
        const { parentElement: parent } = node;
        if (!parent || parent.closest('svg') || !parent.checkVisibility({ visibilityProperty: true })) continue;
        for (const { 0: word, index } of (node as Text).data.matchAll(/[\p{L}\d]{2,}/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4)));
          if (tops.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });

/** Pages whose figures are crowded at a width: columns, tables, buttons. */
const CROWDED = [
  ['one-press/', 1280],
  ['one-press/', 1100],
  ['compare/', 360],
  ['compare/i-kicks/', 360],
  ['systems/half-turns/', 360],
  ['systems/ars/miharas-conspiracy/', 360],
  ['lab/play/', 360],
  ['lab/guess/', 360],
] as const;
const ALONE: readonly string[] = ['one-press/ 1280', 'compare/ 360', 'lab/play/ 360'];

for (const [path, width] of rows(CROWDED, (row) => ALONE.includes(row.join(' '))))
  test(`no word of a figure on ${path} breaks at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(await brokenWords(page)).toEqual([]);
  });
