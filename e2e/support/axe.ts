import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { WIDE } from './wide.ts';

declare global {
  interface Window {
    axe?: typeof import('axe-core');
  }
}

export type Theme = 'light' | 'dark';

/**
 * Themes in which axe looks at what readers open and choose in figures. `npm run test:all` alone does it, because it takes long: in
 * `npm test` there is no theme, and a step that names axe beside other things looks at those alone. As figures open, pages.spec.ts checks
 * pages of each kind every time, and src/site/styles/contrast.test.ts measures every pair of colours in both themes.
 */
export const THEMES: readonly Theme[] = WIDE ? ['light', 'dark'] : [];

/** Parts of a page by selectors. */
interface Part {
  readonly include: string;
  readonly exclude: string;
}

/** Rules about colours, which take most of the time of axe. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const withColours = (enabled: boolean): RunOptions['rules'] =>
  Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled }]));

/**
 * Returns what axe finds in a state of a figure. A theme only changes colours, so axe applies its colour rules to the dark theme and the
 * others to the light one. In the light theme it looks at colours where all widths, themes and examples are tested.
 */
export async function axeViolations(page: Page, theme: Theme, part?: string | Part): Promise<readonly string[]> {
  await showTheme(page, theme);
  return violations(page, theme === 'dark' ? { runOnly: COLOUR_RULES } : { rules: withColours(WIDE) }, part);
}

/**
 * A figure without the squares of its grid. axe takes seconds for them, and pages.spec.ts checks them in the state in which the figure
 * opens: this is for states that change what stands around them.
 */
export const aroundGrid = (figure: string): Part => ({ include: figure, exclude: `${figure} [role="grid"]` });

/**
 * Returns what axe finds on a page with all menus closed, with targets that are too small or too close together. It counts a target
 * under an open menu as too small. It looks at colours on request.
 */
export async function pageViolations(
  page: Page,
  { colours }: { readonly colours: boolean },
): Promise<readonly string[]> {
  // The header stays at the top of the window, and axe counts what it covers as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await showTheme(page, 'light');
  return violations(page, { rules: { 'target-size': { enabled: true }, ...withColours(colours) } });
}

async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
  // The page makes scrolling code focusable only after layout.
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll<HTMLElement>('.expressive-code pre')).every(
      (code) => code.scrollWidth <= code.clientWidth || code.tabIndex === 0,
    ),
  );
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

async function violations(page: Page, options: RunOptions, part?: string | Part): Promise<readonly string[]> {
  // Loads this large script once per page, not once per check.
  for (const frame of page.frames())
    if (await frame.evaluate(() => window.axe === undefined)) await frame.evaluate(AXE);
  return page.evaluate(
    async ([context, options]) => {
      // Reports only violations: describing all passes takes as long as the check itself. Sheets and media, which no rule here reads, are
      // not fetched again.
      const { violations } = await window.axe!.run(context, {
        ...options,
        resultTypes: ['violations'],
        preload: false,
      });
      return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} (${help}): ${html}`));
    },
    [part ?? 'html', options] as const,
  );
}
