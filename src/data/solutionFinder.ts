import { biasRule } from '#engine/bias.ts';
import { add, subtract, type Vec } from '#engine/geometry.ts';
import { sameSquares } from '#engine/squares.ts';
import { ORIENTATIONS, PIECES, type Orientation, type Piece } from '#engine/piece.ts';
import { extentOf, type PieceShape } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import { SRS_TRUE_SHAPES } from '#rules/trueShapes.ts';
import { kickTable } from '#analysis/kickTable.ts';
import { provenanceLines } from './provenance.ts';

// solution-finder turns every piece about one mino (true rotation, states as in SRS) and wants the tests from there, one line
// a turn: `T.NE=(0,0)(-1,0)…`. Source: its documentation, "inputs", and the tables it comes with.

const LETTERS = ['N', 'E', 'S', 'W'] as const;

/** A state of another system among those of solution-finder, and how its box lies there. */
interface Seat {
  readonly state: Orientation;
  /** The box of the program's state less the system's own when both cover the same squares. */
  readonly by: Vec;
}

/** Where the states of a piece are in solution-finder, in turning order; null when the shapes are not those of SRS in any order. */
export function seatsOf({ states }: PieceShape, piece: Piece): readonly Seat[] | null {
  for (const first of ORIENTATIONS) {
    const seats = ORIENTATIONS.flatMap((own): readonly Seat[] => {
      const state = ((own + first) & 3) as Orientation;
      const [mine, its] = [states[own], SRS_TRUE_SHAPES[piece].states[state]];
      const [a, b] = [extentOf(mine), extentOf(its)];
      const by: Vec = [a.left - b.left, a.bottom - b.bottom];
      return sameSquares(
        mine,
        its.map((square) => add(square, by)),
      )
        ? [{ state, by }]
        : [];
    });
    if (seats.length === ORIENTATIONS.length) return seats;
  }
  return null;
}

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

/**
 * The kick table of a system for solution-finder; null where a table cannot say it: button sides, conditions, held keys, turns that are not made.
 * Its marks for T-spins (`@`) are no matter of rotation and are left out.
 */
export function solutionFinderText(system: RotationSystem): string | null {
  const { guards, kicks, turns } = system;
  if (
    guards.length > 0 ||
    biasRule(system) ||
    kicks.rowBy === 'precedence' ||
    kicks.rowBy === 'choice' ||
    turns.rules.cw.is !== 'made' ||
    turns.rules.ccw.is !== 'made'
  )
    return null;
  const quarters = turns.rules['180'].is === 'made' ? ([1, 3, 2] as const) : ([1, 3] as const);
  const lines = PIECES.map((piece) => {
    const seats = seatsOf(system.shapes[piece], piece);
    if (!seats) return null;
    const table = kickTable(system, piece);
    return ORIENTATIONS.flatMap((from) =>
      quarters.map((quarter) => {
        const to = ((from + quarter) & 3) as Orientation;
        const [start, end] = [seats[from]!, seats[to]!];
        // A piece that is not turned keeps its squares: here that is a turn to the same place.
        const tests = table.get(`${from}>>${to}`) ?? [[0, 0] as const];
        const written = tests.map((test) => subtract(add(test, end.by), start.by));
        return `${piece}.${LETTERS[start.state]}${LETTERS[end.state]}=${written.map(([x, y]) => `(${signed(x)},${signed(y)})`).join('')}`;
      }),
    );
  });
  if (lines.some((own) => own === null)) return null;
  return `${provenanceLines(system)
    .map((line) => `# ${line}`)
    .join('\n')}\n${lines.map((own) => `\n${own!.join('\n')}\n`).join('')}`;
}
