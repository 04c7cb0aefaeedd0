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
 * The themes in which the states of figures are looked at. A theme changes colours alone; every pair of colours is measured in both
 * themes by src/site/styles/contrast.test.ts, and pages of each kind are looked at in both (pages.spec.ts).
 */
export const THEMES: readonly Theme[] = WIDE ? ['light', 'dark'] : ['light'];

/**
 * What axe finds on a page, or in one part of it. A theme changes colours alone, so the dark one is looked at by the rules about
 * colour, the light one by every rule.
 */
export async function axeViolations(page: Page, theme: Theme, part?: string): Promise<readonly string[]> {
  await showTheme(page, theme);
  return violations(page, theme === 'dark' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {}, part);
}

/**
 * What axe finds on a page with all menus closed: also what is too small to be pressed, or too near to something else that is. axe
 * leaves that rule out unless it is asked for, and what an open menu covers counts as small.
 */
export async function pageViolations(page: Page): Promise<readonly string[]> {
  // The header stays at the top of the window, and what it covers counts as small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await showTheme(page, 'light');
  return violations(page, { rules: { 'target-size': { enabled: true } } });
}

async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
  // Code that scrolls is made reachable by keys a moment after it is laid out.
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll<HTMLElement>('.expressive-code pre')).every(
      (code) => code.scrollWidth <= code.clientWidth || code.tabIndex === 0,
    ),
  );
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

async function violations(page: Page, options: RunOptions, part?: string): Promise<readonly string[]> {
  // A script of this size is read once a page, not once a look.
  for (const frame of page.frames())
    if (await frame.evaluate(() => window.axe === undefined)) await frame.evaluate(AXE);
  return page.evaluate(
    async ([context, options]) => {
      // Only violations are reported place by place: the words for what is in order take as long as the looking.
      const { violations } = await window.axe!.run(context, { ...options, resultTypes: ['violations'] });
      return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} (${help}): ${html}`));
    },
    [part ?? 'html', options] as const,
  );
}
