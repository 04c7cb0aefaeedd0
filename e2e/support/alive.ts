import { expect, type Locator } from '@playwright/test';

/** Reaches for a figure, as a pointer does that comes over it, and waits until all of it is alive. */
export async function comesAlive(figure: Locator): Promise<void> {
  await figure.dispatchEvent('pointerover');
  await expect(figure).toHaveAttribute('data-ready', '');
}
