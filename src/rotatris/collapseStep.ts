import { add, ORIGIN, sameVec, type Vec } from '#engine/geometry.ts';
import { shellOf } from './shells.ts';

/** The eight kinds of square the source tells apart when a shell falls, and the core, which never falls. */
export const COLLAPSE_CATEGORIES = [
  'top left',
  'top',
  'top right',
  'left',
  'right',
  'bottom left',
  'bottom',
  'bottom right',
] as const;
export type CollapseCategory = (typeof COLLAPSE_CATEGORIES)[number];

/** One square inwards for each category. */
const INWARD: Readonly<Record<CollapseCategory | 'core', Vec>> = {
  'top left': [1, -1],
  top: [0, -1],
  'top right': [-1, -1],
  left: [1, 0],
  right: [-1, 0],
  'bottom left': [1, 1],
  bottom: [0, 1],
  'bottom right': [-1, 1],
  core: ORIGIN,
};

type Named = 'as corrected' | 'as printed';

function categoryBy([x, y]: Vec, naming: Named): CollapseCategory | 'core' {
  const shell = shellOf([x, y]);
  if (shell === 0) return 'core';
  const opposite = -(shell + 1);
  if (x === opposite && y === shell) return 'top left';
  if (x === shell && y === shell) return 'top right';
  if (x === opposite && y === opposite) return 'bottom left';
  if (x === shell && y === opposite) return 'bottom right';
  if (x === shell) return naming === 'as printed' ? 'left' : 'right';
  if (x === opposite) return naming === 'as printed' ? 'right' : 'left';
  return y === shell ? 'top' : 'bottom';
}

/**
 * The category of a square: the four corners first, then one coordinate decides. x = S is on the right and x = −(S + 1) on
 * the left. Source: Rotatris article, "Shell Collapse", with erratum R7 put right.
 */
export const categoryOf = (square: Vec): CollapseCategory | 'core' => categoryBy(square, 'as corrected');

/** The same with the source's sentence taken at its word: x = S is called the left side (R7). Corners are as in its bullets. */
export const printedCategoryOf = (square: Vec): CollapseCategory | 'core' => categoryBy(square, 'as printed');

/** The displacement that moves a square one shell inwards: `[dx, dy]`, `[0, 0]` in shell 0. */
export const stepInward = (square: Vec): Vec => INWARD[categoryOf(square)];

/** The displacement the printed naming leads to: on the left and right sides it points outwards. */
export const printedStepInward = (square: Vec): Vec => INWARD[printedCategoryOf(square)];

/**
 * The squares one shell further out that all fall into this one: three into a corner (and into each core square), one into
 * any other square. The source does not say what happens then (R8).
 */
export function squaresFallingInto(cell: Vec): readonly Vec[] {
  const outside = shellOf(cell) + 1;
  return [-1, 0, 1]
    .flatMap((dy) => [-1, 0, 1].map((dx) => add(cell, [dx, dy])))
    .filter((square) => shellOf(square) === outside && sameVec(add(square, stepInward(square)), cell));
}
