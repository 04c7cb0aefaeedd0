import { add, sameVec, type Vec } from '#engine/geometry.ts';
import { turned as turnedTo, type Orientation, type Placement } from '#engine/piece.ts';
import { contentAt, isSolid } from '#engine/playfield.ts';
import { rowsCompleted, rowsOfPiece, squaresBeside, squaresOf, type SpinLanding } from './landing.ts';
import { POINTS } from './points.ts';
import type { Direction, SpinCondition, SpinLines, SpinTurn } from './rule.ts';

/** A square that a condition looked at. */
export interface SpinSquare {
  readonly square: Vec;
  readonly filled: boolean;
  /** What the square is to the condition. `turn`: a square of the piece turned on the spot. */
  readonly is: 'front' | 'back' | 'corner' | 'point' | 'turn' | 'row' | Direction;
}

/** A condition and what it found. */
export interface SpinFinding {
  readonly condition: SpinCondition;
  readonly holds: boolean;
  readonly squares: readonly SpinSquare[];
  /** What it counted: corners or points that are filled, rows that are completed, the test that won. */
  readonly count: number;
  /** Directions in which the piece can move although it should be blocked. */
  readonly open: readonly Direction[];
}

interface Looked {
  readonly holds: boolean;
  readonly squares?: readonly SpinSquare[];
  readonly count?: number;
  readonly open?: readonly Direction[];
}

/** Corners of the box by state, those on the side of the stem of a T first: A is on the left of one who looks where the stem points. */
// prettier-ignore
const CORNERS: readonly (readonly [Vec, Vec, Vec, Vec])[] = [
  [[0, 2], [2, 2], [0, 0], [2, 0]],
  [[2, 2], [2, 0], [0, 2], [0, 0]],
  [[2, 0], [0, 0], [2, 2], [0, 2]],
  [[0, 0], [0, 2], [2, 0], [2, 2]],
];

const isWallOrFloor = ({ field }: SpinLanding, [x, y]: Vec): boolean => x < 0 || x >= field.width || y < 0;

/** Walls and floor count as filled; above the stack nothing is. */
const isFilled = (landing: SpinLanding, square: Vec): boolean =>
  isWallOrFloor(landing, square) || contentAt(landing.field, square[0], square[1]) !== '.';

const countFilled = (squares: readonly SpinSquare[]): number => squares.filter(({ filled }) => filled).length;

function cornersLooked(
  landing: SpinLanding,
  { piece, orientation, at }: Placement,
  which: 'all' | 'front' | 'upper',
  wallsCount: boolean,
): readonly SpinSquare[] {
  return CORNERS[orientation]!.flatMap((corner, index): readonly SpinSquare[] => {
    if (which === 'front' && index > 1) return [];
    if (which === 'upper' && corner[1] !== 2) return [];
    const square = add(at, corner);
    const filled = isFilled(landing, square) && (wallsCount || !isWallOrFloor(landing, square));
    return [{ square, filled, is: piece !== 'T' ? 'corner' : index < 2 ? 'front' : 'back' }];
  });
}

function blockedLooked(landing: SpinLanding, placement: Placement, directions: readonly Direction[]): Looked {
  const { field } = landing;
  const squares = directions.flatMap((is) =>
    squaresBeside(placement, is).map((square) => ({
      square,
      filled: isSolid(field, square[0], square[1]),
      is,
    })),
  );
  const open = directions.filter((way) => !squares.some(({ is, filled }) => is === way && filled));
  return { holds: open.length === 0, squares, open };
}

function linesHold(lines: SpinLines, count: number, rows: number): boolean {
  if (typeof lines !== 'string') return lines.includes(count);
  const some = lines.startsWith('at least one') ? count > 0 : true;
  return some && (lines.endsWith('fewer than rows of the piece') ? count < rows : true);
}

const turnOf = (from: Orientation, to: Orientation): SpinTurn => `${from}${to}`;

function look(condition: SpinCondition, landing: SpinLanding, placement: Placement): Looked {
  const { kick, offset, from, turned } = landing;
  const turn = turnOf(from, turned.orientation);
  if ('corners' in condition) {
    const squares = cornersLooked(landing, placement, condition.corners, condition.wallsCount ?? true);
    const count = countFilled(squares);
    return { holds: count >= condition.atLeast, squares, count };
  }
  if ('blocked' in condition) return blockedLooked(landing, placement, condition.blocked);
  if ('grounded' in condition) return blockedLooked(landing, placement, ['down']);
  if ('kick' in condition) {
    const { kick: wanted, turns } = condition;
    const isWon = wanted === 'any' ? kick > 0 : wanted === 'none' ? kick === 0 : wanted.includes(kick);
    return { holds: isWon && (turns?.includes(turn) ?? true), count: kick };
  }
  if ('offset' in condition) {
    const wanted = condition.offset[turn];
    return { holds: wanted !== undefined && sameVec(wanted, offset), count: kick };
  }
  if ('to' in condition) return { holds: condition.to.includes(turned.orientation) };
  if ('turnBlocked' in condition) {
    const sides = condition.turnBlocked.map((side): readonly SpinSquare[] => {
      const onTheSpot = { ...placement, orientation: turnedTo(placement.orientation, side) };
      return squaresOf(onTheSpot).map((square) => ({
        square,
        filled: isSolid(landing.field, square[0], square[1]),
        is: 'turn',
      }));
    });
    return { holds: sides.every((squares) => countFilled(squares) > 0), squares: sides.flat() };
  }
  if ('points' in condition) {
    const all = POINTS[condition.points][placement.piece]?.[placement.orientation] ?? [];
    const { pair } = condition;
    const squares = (pair === undefined ? all : all.slice(2 * pair, 2 * pair + 2)).map((point): SpinSquare => {
      const square = add(placement.at, point);
      return { square, filled: isFilled(landing, square), is: 'point' };
    });
    const count = countFilled(squares);
    return { holds: count >= condition.atLeast, squares, count };
  }
  const minos = squaresOf(placement);
  const completed = rowsCompleted(landing, placement);
  return {
    holds: linesHold(condition.lines, completed.length, rowsOfPiece(minos).length),
    squares: minos.map((square) => ({ square, filled: completed.includes(square[1]), is: 'row' })),
    count: completed.length,
  };
}

/** Looks at the board as a condition does. */
export const findingOf = (condition: SpinCondition, landing: SpinLanding, placement: Placement): SpinFinding => ({
  condition,
  squares: [],
  count: 0,
  open: [],
  ...look(condition, landing, placement),
});
