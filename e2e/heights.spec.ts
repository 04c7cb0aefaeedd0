import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { TEST_ALL } from './support/wide.ts';

/** Pages about one game of today, and the most pixels that they and a comparison of two systems may have at 1440 px. */
const GAMES = ['asc', 'tetra-x', 'cultris-2', 'half-turns', 'techmino', 'tetris-dx', 'srs-plus', 'apotris'];
const PAGE = 3000;
const COMPARISON = 600;

test('a page about one game of today is read in a few screens', TEST_ALL, async ({ page }) => {
  for (const game of GAMES) {
    await page.goto(`systems/${game}/`);
    await page.evaluate(() => document.fonts.ready);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, `/systems/${game}/`).toBeLessThanOrEqual(PAGE);
  }
});

test('a comparison of two systems fits a screen', TEST_ALL, async ({ page }) => {
  for (const address of ['systems/asc/', 'systems/tetra-x/', 'systems/dtet/kicks/', 'systems/tetris-dx/']) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const comparison = page.locator('[data-widget="kick-compare"]').first();
    expect.soft((await comparison.boundingBox())!.height, address).toBeLessThanOrEqual(COMPARISON);
  }
});
