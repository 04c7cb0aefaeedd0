import { squaresTried, type Instead } from '#analysis/squaresTried.ts';
import { ORIGIN, sameVec, subtract, type Vec } from '#engine/geometry.ts';
import { sameSquares } from '#engine/squares.ts';
import type { Piece, Placement, Transition, Turn } from '#engine/piece.ts';
import { endsOf, HALF_TRANSITIONS, QUARTER_TRANSITIONS, turnBetween } from '#engine/transitions.ts';
import { turnRule } from '#engine/rotate.ts';
import { placementOn } from '#engine/placementOf.ts';
import { minosOf, shapeOf, cornerOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';

// Compares two kick tables by squares: the vectors of both are measured from basic rotation in the first system. So tables with other boxes
// or other orientation numbers can be compared, too.

/** One entry of a list. `alone` is true if the other list never reaches its squares. */
interface DiffKick {
  readonly kick: Vec;
  readonly is: 'same place' | 'other place' | 'alone';
}

/** The tests of one system, or why it has no list. */
export type DiffList = { readonly is: 'list'; readonly kicks: readonly DiffKick[] } | { readonly is: Instead };

export interface DiffRow {
  readonly transition: Transition;
  readonly turn: Turn;
  readonly lists: readonly [DiffList, DiffList];
  /** `new kick`: some entry has squares that the other list never reaches. */
  readonly is: 'same' | 'order' | 'new kick' | 'other turn';
}

export interface TableDiff {
  readonly piece: Piece;
  readonly names: readonly [string, string];
  readonly palettes: readonly [string, string];
  /** The first test to show: 2 if basic rotation is the same in all turns. */
  readonly firstTest: 1 | 2;
  /** The number of tests of the longest list. */
  readonly tests: number;
  readonly rows: readonly DiffRow[];
  /** True if guards of either system may refuse a free position. The lists alone then do not decide. */
  readonly guarded: boolean;
}

/** Returns the entries of one list as displacements from `datum`, compared with the other list. */
function entries(
  own: readonly (readonly Vec[])[],
  other: readonly (readonly Vec[])[],
  datum: readonly Vec[],
): readonly DiffKick[] {
  return own.map((squares, index) => {
    const place = other.findIndex((squaresThere) => sameSquares(squares, squaresThere));
    const kick = subtract(cornerOf(squares), cornerOf(datum));
    return { kick, is: place < 0 ? 'alone' : place === index ? 'same place' : 'other place' };
  });
}

function rowOf(a: RotationSystem, b: RotationSystem, piece: Piece, transition: Transition): DiffRow {
  const [from, to] = endsOf(transition);
  const turn = turnBetween(from, to)!;
  const inA: Placement = { piece, orientation: from, at: ORIGIN };
  const inB = placementOn(b.shapes, piece, minosOf(a.shapes, inA), from);
  if (!inB) throw new Error(`${b.id} has no orientation of ${piece} with the squares it has in ${a.id}`);
  const found = [squaresTried(a, inA, turn), squaresTried(b, inB, turn)] as const;
  const datum = shapeOf(a.shapes, piece, to);
  const listed = (own: ReturnType<typeof squaresTried>, other: ReturnType<typeof squaresTried>): DiffList =>
    typeof own === 'string'
      ? { is: own }
      : { is: 'list', kicks: entries(own, typeof other === 'string' ? own : other, datum) };
  const lists = [listed(found[0], found[1]), listed(found[1], found[0])] as const;
  return { transition, turn, lists, is: kindOf(lists) };
}

function kindOf(lists: readonly [DiffList, DiffList]): DiffRow['is'] {
  if (lists[0].is !== lists[1].is) return 'other turn';
  const kicks = lists.flatMap((list) => (list.is === 'list' ? list.kicks : []));
  if (kicks.some(({ is }) => is === 'alone')) return 'new kick';
  return kicks.some(({ is }) => is === 'other place') ? 'order' : 'same';
}

/**
 * Returns the kick tables of two systems for one piece, in the order of the published tables. It includes half turns if either system makes
 * them.
 */
export function tableDiff(a: RotationSystem, b: RotationSystem, piece: Piece): TableDiff {
  const half = [a, b].some((system) => turnRule(system, piece, '180').is !== 'refused');
  const transitions = [...QUARTER_TRANSITIONS, ...(half ? HALF_TRANSITIONS : [])];
  const rows = transitions.map((transition) => rowOf(a, b, piece, transition));
  const lists = rows.flatMap((row) => row.lists).flatMap((list) => (list.is === 'list' ? [list.kicks] : []));
  return {
    piece,
    names: [a.name, b.name],
    palettes: [a.palette, b.palette],
    firstTest: lists.every(([first]) => first === undefined || sameVec(first.kick, [0, 0])) ? 2 : 1,
    tests: Math.max(1, ...lists.map((kicks) => kicks.length)),
    rows,
    guarded: a.guards.length > 0 || b.guards.length > 0,
  };
}
