import { expect, type Locator, type Page } from '@playwright/test';

/** Moves the pointer over a figure and waits until it is hydrated completely. */
export async function comesAlive(figure: Locator): Promise<void> {
  await figure.dispatchEvent('pointerover');
  await expect(figure).toHaveAttribute('data-ready', '');
}

/** Opens a page and waits until its figure runs. The address of the page names the figure, or a selector does. */
export async function openFigure(page: Page, address: string, figure: string): Promise<Locator> {
  await page.goto(address);
  const found = page.locator(/^[\w-]+$/.test(figure) ? `#${figure}` : figure).first();
  await found.scrollIntoViewIfNeeded();
  // A table announces nothing when it is hydrated.
  const isTable = (await found.getAttribute('data-widget')) === 'kick-table';
  if (!isTable) await comesAlive(found);
  else {
    await found.dispatchEvent('pointerover');
    await expect(page.locator('astro-island:not([ssr])').filter({ has: found })).toHaveCount(1);
  }
  return found;
}
