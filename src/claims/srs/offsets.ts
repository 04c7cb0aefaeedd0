import { negate, sameVec, subtract, type Vec } from '#engine/geometry.ts';
import { ORIENTATIONS, PIECES, turned, type Orientation } from '#engine/piece.ts';
import { endsOf, QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { playfield } from '#engine/playfield.ts';
import { rotate } from '#engine/rotate.ts';
import { minosOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import { placementAfter } from '#engine/trace.ts';
import { deriveTests } from '#analysis/offsetDerivation.ts';
import { JLSTZ } from '#rules/kickTables.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { tetrisBest } from '#rules/tetrisBest.ts';
import { evidence, type ClaimCheck } from '../claim.ts';
import { triedKicks } from './ask.ts';
import { BY_OFFSETS, offsetsOf } from './byOffsets.ts';
import { kicks, names, sameList } from './text.ts';
import { commonTurningPoint } from './turningPoint.ts';

const page = 'systems/srs/offsets/';
const isHalf = (point: Vec | null): boolean => point !== null && point.every((part) => part % 1 === 0.5);

/** How the O moves when it is turned clockwise from an orientation in an empty field: the shift of its lower-left mino. */
function moveOfO(system: RotationSystem, orientation: Orientation): Vec {
  const placement = { piece: 'O', orientation, at: [4, 8] } as const;
  const trace = rotate(system, { field: playfield(), placement, turn: 'cw' });
  const corner = (squares: readonly Vec[]): Vec => [
    Math.min(...squares.map(([x]) => x)),
    Math.min(...squares.map(([, y]) => y)),
  ];
  return subtract(corner(minosOf(system.shapes, placementAfter(trace))), corner(minosOf(system.shapes, placement)));
}

export const OFFSET_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'srs.offset-subtraction',
    row: '0-65',
    status: 'holds',
    page,
    check: () => {
      const pairs = PIECES.flatMap((piece) => QUARTER_TRANSITIONS.map((of) => ({ piece, ends: endsOf(of) })));
      const opposite = pairs.filter(({ piece, ends: [from, to] }) => {
        const back = deriveTests(offsetsOf(piece), to, from);
        return deriveTests(offsetsOf(piece), from, to).every(({ fromTrue }, index) =>
          sameVec(fromTrue, negate(back[index]!.fromTrue)),
        );
      });
      const run = pairs.filter(({ piece, ends: [from, to] }) =>
        sameList(
          deriveTests(offsetsOf(piece), from, to).map(({ fromTrue }) => fromTrue),
          triedKicks(BY_OFFSETS, piece, `${from}>>${to}`),
        ),
      );
      return evidence(
        opposite.length === pairs.length && run.length === pairs.length,
        `We ran the engine on the offsets. In all ${run.length} rotations it tries the differences, and those of the rotation back are their inverses.`,
      );
    },
  },
  {
    id: 'srs.true-rotation',
    row: '0-66',
    status: 'holds',
    page,
    check: () => {
      const basic = PIECES.filter((piece) => isHalf(commonTurningPoint(srsGuideline.shapes, piece)));
      const truly = PIECES.filter((piece) => {
        const point = commonTurningPoint(BY_OFFSETS.shapes, piece);
        return (
          isHalf(point) &&
          BY_OFFSETS.shapes[piece].states.every((state) =>
            state.some(([x, y]) => sameVec([x + 0.5, y + 0.5], point ?? [NaN, NaN])),
          )
        );
      });
      return evidence(
        truly.length === PIECES.length && basic.join() === JLSTZ.join(),
        `Under true rotation all ${truly.length} pieces rotate about the middle of a mino. Under basic rotation this is true for ${names(basic)} alone.`,
      );
    },
  },
  {
    id: 'srs.o-wobble',
    row: '0-67',
    status: 'holds',
    page,
    check: () => {
      const wobbles = ORIENTATIONS.map((from) => moveOfO(tetrisBest, from));
      const corrected = ORIENTATIONS.map((from) => moveOfO(BY_OFFSETS, from));
      const first = ORIENTATIONS.map((from) => triedKicks(BY_OFFSETS, 'O', `${from}>>${turned(from, 'cw')}`)[0]!);
      return evidence(
        wobbles.every((move, index) => sameVec(move, negate(first[index]!)) && !sameVec(move, [0, 0])) &&
          corrected.every((move) => sameVec(move, [0, 0])),
        `Rotated clockwise four times about a mino, the O moves by ${kicks(wobbles)} and is back. The first differences of its offsets are ${kicks(first)}. With them it covers the same squares after every rotation.`,
      );
    },
  },
];
