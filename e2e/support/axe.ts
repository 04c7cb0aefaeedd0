import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { WIDE } from './wide.ts';

export type Theme = 'light' | 'dark';

/**
 * The themes in which the states of figures are looked at. A theme changes colours alone; every pair of colours is measured in both
 * themes by src/site/styles/contrast.test.ts, and pages of each kind are looked at in both (pages.spec.ts).
 */
export const THEMES: readonly Theme[] = WIDE ? ['light', 'dark'] : ['light'];

/**
 * What axe finds on a page, or in one part of it. A theme changes colours alone, so the dark one is looked at by the rules about
 * colour, the light one by every rule.
 */
export async function axeViolations(page: Page, theme: Theme, part?: string): Promise<readonly string[]> {
  const axe = await themed(page, theme);
  if (part !== undefined) axe.include(part);
  if (theme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
  return violationsOf(axe);
}

/**
 * What axe finds on a page with all menus closed: also what is too small to be pressed, or too near to something else that is. axe
 * leaves that rule out unless it is asked for, and what an open menu covers counts as small.
 */
export async function pageViolations(page: Page): Promise<readonly string[]> {
  await scrollToTop(page);
  const axe = await themed(page, 'light');
  return violationsOf(axe.options({ ...ONE_RUN, rules: { 'target-size': { enabled: true } } }));
}

/** What axe finds too small to be pressed on a page, as in `pageViolations`. */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  await scrollToTop(page);
  return violationsOf(new AxeBuilder({ page }).setLegacyMode().withRules(['target-size']));
}

/** Only violations are told of place by place: the words for what is in order take as long as the looking. */
const ONE_RUN = { resultTypes: ['violations'] as 'violations'[] };

/** axe for a page in a theme, all in one run: handing partial results over costs five times as much, and only frames need it. */
async function themed(page: Page, theme: Theme): Promise<AxeBuilder> {
  await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
  // Code that scrolls is made reachable by keys a moment after it is laid out.
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll<HTMLElement>('.expressive-code pre')).every(
      (code) => code.scrollWidth <= code.clientWidth || code.tabIndex === 0,
    ),
  );
  return new AxeBuilder({ page }).setLegacyMode().options(ONE_RUN);
}

/** The header stays at the top of the window, and what it covers counts as small. */
const scrollToTop = (page: Page): Promise<void> => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

async function violationsOf(axe: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} (${help}): ${html}`));
}
