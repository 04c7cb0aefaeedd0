import { add, sameVec, type Vec } from '#engine/geometry.ts';
import {
  categoryOf,
  COLLAPSE_CATEGORIES,
  CORE,
  printedCategoryOf,
  printedStepInward,
  settle,
  shellOf,
  squaresOfShell,
  stepInward,
  type CollapseCategory,
  type Fall,
  type Merge,
  type Placed,
  type RemovalSet,
} from '#rotatris/index.ts';
import { blockWithin } from './blockField.ts';
import { oneOf, printState, wholeNumber, type Field, type FigureSpec } from '#figure/fields.ts';

/** Squares from the middle to the side of the board. */
export const COLLAPSE_BOARD = 6;

/** Names of two words, with a hyphen. */
const hyphened = <V extends string>(values: readonly V[]): Field<V> => {
  const written = (value: V): string => value.replace(' ', '-');
  return {
    print: written,
    read: (text) => values.find((value) => written(value) === text) ?? null,
    allowed: values.map(written).join(', '),
  };
};

export interface CollapseArrowsState {
  readonly naming: 'printed' | 'corrected';
  readonly kind: CollapseCategory;
}

/** The target of one square of a shell, and whether that is one shell further in. */
export interface InwardArrow {
  readonly square: Vec;
  readonly kind: CollapseCategory;
  readonly by: Vec;
  readonly goes: 'inwards' | 'outwards';
}

/** Shells whose squares have arrows. */
const ARROW_SHELLS: readonly number[] = [1, 2, 3];

/** Returns an arrow for each square of these shells, with the article's names of the sides or the correct ones. */
export function arrowsUnder(naming: CollapseArrowsState['naming']): readonly InwardArrow[] {
  const [kindOf, stepOf] = naming === 'printed' ? [printedCategoryOf, printedStepInward] : [categoryOf, stepInward];
  return ARROW_SHELLS.flatMap(squaresOfShell).flatMap((square): InwardArrow[] => {
    const kind = kindOf(square);
    if (kind === 'core') return [];
    const by = stepOf(square);
    return [{ square, kind, by, goes: shellOf(add(square, by)) < shellOf(square) ? 'inwards' : 'outwards' }];
  });
}

/** The condition of a kind by the coordinates of a square in shell S, as formulas for all languages. */
const CONDITIONS: Readonly<Record<CollapseCategory, string>> = {
  'top left': 'x = −(S + 1), y = S',
  top: 'y = S',
  'top right': 'x = S, y = S',
  left: 'x = −(S + 1)',
  right: 'x = S',
  'bottom left': 'x = y = −(S + 1)',
  bottom: 'y = −(S + 1)',
  'bottom right': 'x = S, y = −(S + 1)',
};

/** Returns the condition of a kind. In the printed one, left and right are swapped. */
export function conditionFor(kind: CollapseCategory, naming: CollapseArrowsState['naming']): string {
  if (naming === 'printed' && kind === 'left') return CONDITIONS.right;
  if (naming === 'printed' && kind === 'right') return CONDITIONS.left;
  return CONDITIONS[kind];
}

export const COLLAPSE_ARROWS: FigureSpec<CollapseArrowsState> = {
  fields: { naming: oneOf(['printed', 'corrected']), kind: hyphened(COLLAPSE_CATEGORIES) },
  standard: { naming: 'corrected', kind: 'top right' },
  outcome: ({ naming }) => `${arrowsUnder(naming).filter(({ goes }) => goes === 'outwards').length} outwards`,
};

const except = (squares: readonly Vec[], ...missing: readonly Vec[]): readonly Vec[] =>
  squares.filter((square) => !missing.some((other) => sameVec(other, square)));

/** Example blocks by name. */
export const BLOCKS = {
  /** Three squares meet in one corner, two in another. */
  corners: [
    ...squaresOfShell(1),
    ...([[2, 2], [2, 1], [1, 2], [2, -1], [-3, 2], [-3, 1], [-1, 2], [-3, -1], [0, -3], [3, 0]] as const),
  ], // prettier-ignore
  /** Shell 2 lacks a corner, and becomes full when squares fall into it. */
  chain: [...squaresOfShell(1), ...except(squaresOfShell(2), [2, 2], [-3, -3])],
  /** Shells 1 and 3 are removed at once: the squares outside fall by one or by two. */
  apart: [
    ...squaresOfShell(1),
    ...([[2, 0], [2, -1], [-1, 2], [-3, -2]] as const),
    ...squaresOfShell(3),
    ...([[4, 0], [4, 1], [-1, 4], [-5, -2], [1, -5]] as const),
  ], // prettier-ignore
  /** Four shells are removed, the most that is possible, and squares fall by four. */
  four: [
    ...[1, 2, 3, 4].flatMap(squaresOfShell),
    ...([[5, 5], [5, 1], [0, 5], [-6, -1], [-6, -2], [2, -6]] as const),
  ], // prettier-ignore
} as const satisfies Readonly<Record<string, readonly Vec[]>>;
export type BlockName = keyof typeof BLOCKS;
export const BLOCK_NAMES = Object.keys(BLOCKS) as readonly BlockName[];

export interface CollapseState {
  /** Returns the squares outside the core. */
  readonly block: readonly Vec[];
  /** 0 is the initial block; each set of shells then has two steps, removed and fallen. */
  readonly step: number;
}

/** Returns the sets of shells that are removed from a block, including the core. */
export const setsOf = (block: readonly Vec[]): readonly RemovalSet<Placed>[] =>
  settle([...CORE, ...block].map((at) => ({ at })));

export const COLLAPSE: FigureSpec<CollapseState> = {
  fields: { block: blockWithin(COLLAPSE_BOARD, BLOCKS), step: wholeNumber(0, 2 * COLLAPSE_BOARD) },
  standard: { block: BLOCKS.corners, step: 1 },
  most: { step: ({ block }) => lastStepOf(block) },
  outcome: ({ block }) =>
    setsOf(block)
      .map(({ shells, merges }) => `${shells.join('+')} gone, ${merges.length} merges`)
      .join('; ') || 'nothing goes',
};

/** Prints a state; a named block is written with its squares. */
export const speltOut = (state: CollapseState): string =>
  printState({ ...COLLAPSE.fields, block: blockWithin(COLLAPSE_BOARD, {}) }, state);

/** Returns the last step, after which no shell is removed. */
export const lastStepOf = (block: readonly Vec[]): number => 2 * setsOf(block).length;

/** The board at a step. */
export interface CollapseScene {
  readonly squares: readonly Vec[];
  /** Squares of full shells, before or just after their removal. */
  readonly full: readonly Vec[];
  readonly fullAre: 'there' | 'gone';
  /** Falling squares, before or just after the fall. */
  readonly falls: readonly Fall[];
  readonly fallsAre: 'coming' | 'done';
  readonly merges: readonly Merge[];
}

export function sceneOf(block: readonly Vec[], step: number): CollapseScene {
  const sets = setsOf(block);
  const number = Math.min(Math.floor(step / 2), sets.length);
  const before = sets[number - 1];
  const squares = before ? before.block.map(({ at }) => at) : [...CORE, ...block];
  const next = sets[number];
  if (step % 2 === 1 && next) {
    const left = except(squares, ...next.squares);
    return { squares: left, full: next.squares, fullAre: 'gone', falls: next.falls, fallsAre: 'coming', merges: [] };
  }
  return {
    squares,
    full: next?.squares ?? [],
    fullAre: 'there',
    falls: before?.falls ?? [],
    fallsAre: 'done',
    merges: before?.merges ?? [],
  };
}
