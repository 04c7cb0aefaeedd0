/** True when all widths, themes and examples are tested (`npm run test:all`). Otherwise one of each kind is. */
export const WIDE = process.env['WIDE'] !== undefined;

/** Details of a test like another one that runs every time: `npm run test:all` alone runs it. The configuration reads the tag. */
export const ALIKE = { tag: '@wide' } as const;
/** Details of a test that takes long and that few changes concern: `npm run test:all` alone runs it. */
export const RARE = ALIKE;

/** Returns all rows of a test table for `npm run test:all`, else only the representative ones. */
export const rows = <T>(all: readonly T[], stands: (row: T) => boolean): readonly T[] =>
  WIDE ? all : all.filter(stands);
