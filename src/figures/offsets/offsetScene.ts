import { deriveTests, type OffsetTable } from '#analysis/offsetDerivation.ts';
import { add, ORIGIN, sameVec, subtract, type Vec } from '#engine/geometry.ts';
import { ORIENTATIONS, type Orientation, type Piece } from '#engine/piece.ts';
import { playfield } from '#engine/playfield.ts';
import { extentOf, type Extent, type PieceShape } from '#engine/shapes.ts';
import type { Scene } from '#board/scene.ts';
import { corrected, middleOf, type OffsetFacts } from './offsetFacts.ts';

// The drawings of offsets, each with a paper that is just large enough.

const MARGIN = 1;

/** Returns the paper around some squares with a margin; `place` converts a square of the box of true rotation to the paper. */
interface Sheet {
  readonly view: Extent;
  readonly place: (square: Vec) => Vec;
  /** The box of true rotation. */
  readonly box: Extent;
}

function sheetFor({ box }: PieceShape, squares: readonly Vec[]): Sheet {
  const all = extentOf([...squares, ORIGIN, [box - 1, box - 1]]);
  const high = all.top - all.bottom + 1;
  // The paper is at least as wide as high, so that the drawing is not higher than the tables beside it.
  const wide = Math.max(high, all.right - all.left + 1);
  const aside = MARGIN + Math.floor((wide - (all.right - all.left + 1)) / 2);
  const by: Vec = [aside - all.left, MARGIN - all.bottom];
  const place = (square: Vec): Vec => add(square, by);
  const view = { left: 0, right: wide + 2 * MARGIN - 1, bottom: 0, top: high + 2 * MARGIN - 1 };
  const [left, bottom] = place(ORIGIN);
  return { view, place, box: { left, right: left + box - 1, bottom, top: bottom + box - 1 } };
}

const fieldOf = ({ right, top }: Extent) => playfield({ width: right + 1, height: top + 1 });

export interface OffsetScene extends Omit<Sheet, 'place'> {
  readonly scene: Scene;
  /** The middle of the mino that is the centre of true rotation. */
  readonly mino: Vec;
  /** Where the offset of the old state leads from the mino, and where the one of the new state does; null before test 1. */
  readonly sum: { readonly own: Vec; readonly other: Vec } | null;
  /** The squares of true rotation; none where test 1 covers the same ones. */
  readonly trueSquares: readonly Vec[];
}

/** One line of the subtraction: true rotation, and the test of that line (0: true rotation). */
export function offsetScene(
  piece: Piece,
  shape: PieceShape,
  offsets: OffsetTable,
  [from, to]: readonly [Orientation, Orientation],
  line: number,
): OffsetScene {
  const tests = deriveTests(offsets, from, to);
  const turned = shape.states[to];
  const at = (by: Vec): readonly Vec[] => turned.map((square) => add(square, by));
  const tips = tests
    .flatMap((test) => [test.from, test.to])
    .map((offset) => add(shape.centre, offset).map(Math.floor) as [number, number]);
  const { view, place, box } = sheetFor(shape, [...turned, ...tests.flatMap(({ fromTrue }) => at(fromTrue)), ...tips]);
  const mino = place(shape.centre);
  const step = tests[0]!.fromTrue;
  const test = tests[line - 1];
  const by = test?.fromTrue ?? ORIGIN;
  return {
    view,
    box,
    mino,
    sum: test ? { own: add(mino, test.from), other: add(mino, test.to) } : null,
    trueSquares: sameVec(step, ORIGIN) ? [] : turned.map(place),
    scene: {
      field: fieldOf(view),
      piece,
      start: [],
      body: at(by).map(place),
      bodyIs: 'tried',
      obstacles: [],
      marked: [],
      arrow: null,
    },
  };
}

/** One orientation of a full turn: the piece, and the path of its middle so far. */
export interface WobbleFrame {
  readonly state: Orientation;
  readonly scene: Scene;
  /** The middle of the piece in each orientation up to this one. */
  readonly middles: readonly Vec[];
}

export interface Wobble extends Omit<Sheet, 'place'> {
  readonly frames: readonly WobbleFrame[];
}

/** A full turn about the mino alone, with the first offsets, or one that is both. */
type Round = 'true' | 'corrected' | 'both';

export const roundsOf = ({ steps }: Pick<OffsetFacts, 'steps'>): readonly Round[] =>
  steps.some((own) => !sameVec(own, ORIGIN)) ? ['true', 'corrected'] : ['both'];

/** Returns a full clockwise turn. All rounds have the same paper. */
export function wobbleOf(round: Round, piece: Piece, shape: PieceShape, offsets: OffsetTable): Wobble {
  const bare = shape.states;
  const moved = ORIENTATIONS.map((state) => corrected(shape, offsets, state));
  const { view, place, box } = sheetFor(shape, [...bare, ...moved].flat());
  const shown = round === 'corrected' ? moved : bare;
  const middles = shown.map((squares) => place(middleOf(squares)));
  return {
    view,
    box,
    frames: ORIENTATIONS.map((state) => {
      const mino = place(add(shape.centre, subtract(shown[state]![0]!, bare[state]![0]!)));
      return {
        state,
        middles: middles.slice(0, state + 1),
        scene: {
          field: fieldOf(view),
          piece,
          start: [],
          body: shown[state]!.map(place),
          bodyIs: 'tried' as const,
          obstacles: [],
          marked: [],
          arrow: { from: mino, to: mino },
        },
      };
    }),
  };
}
