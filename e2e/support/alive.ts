import { expect, type Locator, type Page } from '@playwright/test';

/** Reaches for a figure, as a pointer does that comes over it, and waits until all of it is alive. */
export async function comesAlive(figure: Locator): Promise<void> {
  await figure.dispatchEvent('pointerover');
  await expect(figure).toHaveAttribute('data-ready', '');
}

/** Opens a page at a figure, by its name in the address of the page or by a selector, and waits until the figure runs. */
export async function openFigure(page: Page, address: string, figure: string): Promise<Locator> {
  await page.goto(address);
  const found = page.locator(/^[\w-]+$/.test(figure) ? `#${figure}` : figure).first();
  await found.scrollIntoViewIfNeeded();
  // A table says nothing of its own when it comes alive.
  const isTable = (await found.getAttribute('data-widget')) === 'kick-table';
  if (!isTable) await comesAlive(found);
  else {
    await found.dispatchEvent('pointerover');
    await expect(page.locator('astro-island:not([ssr])').filter({ has: found })).toHaveCount(1);
  }
  return found;
}
