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
 * colour, the light one by every rule; a whole page also by the one about targets too small for a pointer, which axe leaves out
 * unless it is asked for.
 */
export async function axeViolations(page: Page, theme: Theme, part?: string): Promise<readonly string[]> {
  await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
  // The header stays at the top of the window, and what it covers counts as small.
  if (part === undefined) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // Code that scrolls is made reachable by keys a moment after it is laid out.
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll<HTMLElement>('.expressive-code pre')).every(
      (code) => code.scrollWidth <= code.clientWidth || code.tabIndex === 0,
    ),
  );
  // All in one run inside the page: handing partial results over costs five times as much, and only frames need it. And only
  // violations are told of place by place: the words for what is in order take as long as the looking.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: part === undefined && theme === 'light' } },
  });
  if (part !== undefined) axe.include(part);
  if (theme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
  return violationsOf(axe);
}

/**
 * What axe finds too small to be pressed, or too near to something else that is; a rule that it leaves out unless it is asked for. What an
 * open menu covers counts as small, so that this is for pages with all menus closed.
 */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  // The header stays at the top of the window, and what it covers counts as small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return violationsOf(new AxeBuilder({ page }).setLegacyMode().withRules(['target-size']));
}

async function violationsOf(axe: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} (${help}): ${html}`));
}
