/** Whether every width, theme and example is looked at, as `npm run test:all` does; without it, one of each kind is. */
export const WIDE = process.env['WIDE'] !== undefined;

/** All rows of a table of tests, or those that stand for the others. */
export const rows = <T>(all: readonly T[], stands: (row: T) => boolean): readonly T[] =>
  WIDE ? all : all.filter(stands);
