import { test } from '@playwright/test';

/** True when all widths, themes and examples are tested (`npm run test:all`). Otherwise one of each kind is. */
export const WIDE = process.env['WIDE'] !== undefined;

/**
 * Details of a test that `npm run test:all` alone runs: it is like another one that runs every time, or takes long for what few changes
 * touch. The configuration reads the tag.
 */
export const TEST_ALL = { tag: '@wide' } as const;

/** Takes a step that `npm run test:all` alone takes, for the same reasons. No later step may need what it does. */
export async function stepOfTestAll(title: string, body: () => Promise<void>): Promise<void> {
  if (WIDE) await test.step(title, body);
}

/** Returns all rows of a test table for `npm run test:all`, else only the representative ones. */
export const rows = <T>(all: readonly T[], stands: (row: T) => boolean): readonly T[] =>
  WIDE ? all : all.filter(stands);
