import { vecKey } from '#engine/geometry.ts';
import { sameSquares } from '#engine/squares.ts';
import { ORIENTATIONS, PIECES, turned, type Orientation, type Piece } from '#engine/piece.ts';
import { playfield } from '#engine/playfield.ts';
import { rotate } from '#engine/rotate.ts';
import { extentOf, minosOf } from '#engine/shapes.ts';
import { spawnPlacement } from '#engine/spawn.ts';
import { placementAfter } from '#engine/trace.ts';
import { arsTgm } from '#rules/arsTgm.ts';
import { sega } from '#rules/sega.ts';
import { evidence, type ClaimCheck } from '../claim.ts';
import { names } from '../srs/text.ts';
import { inTheOpen, onFloor } from './ask.ts';

const page = 'systems/ars/rotation/';
const QUARTERS = ['cw', 'ccw'] as const;
const LJT = ['L', 'J', 'T'] as const satisfies readonly Piece[];
const ISZ = ['I', 'S', 'Z'] as const satisfies readonly Piece[];
const EMPTY = playfield();

const cells = (piece: Piece, orientation: Orientation): string =>
  [...minosOf(arsTgm.shapes, { piece, orientation, at: [0, 0] })].map(vecKey).sort().join(' ');

/** How many turns of the pieces that lie on a flat floor are made by basic rotation. */
function turnsOnFloor(pieces: readonly Piece[]): { readonly made: number; readonly of: number } {
  const turns = pieces.flatMap((piece) =>
    ORIENTATIONS.flatMap((orientation) =>
      QUARTERS.map((turn) => rotate(arsTgm, { field: EMPTY, placement: onFloor(arsTgm, piece, orientation), turn })),
    ),
  );
  const made = turns.filter(({ outcome }) => 'test' in outcome && outcome.test.number === 1);
  return { made: made.length, of: turns.length };
}

export const ROTATION_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'ars.sega-orientations',
    row: '3-05',
    status: 'holds',
    page,
    check: () => {
      const steps = PIECES.flatMap((piece) => ORIENTATIONS.map((orientation) => ({ piece, orientation })));
      const alike = steps.filter(({ piece, orientation }) => {
        const [ours, theirs] = [arsTgm, sega].map((system) => {
          const trace = inTheOpen(system, piece, orientation, 'ccw');
          return minosOf(system.shapes, placementAfter(trace));
        });
        return sameSquares(ours!, theirs!);
      });
      return evidence(
        alike.length === 28,
        `We rotated every piece counter-clockwise from each of its four states. Both systems end on the same squares in ${alike.length} of ${steps.length} rotations. The year is from the ARS page.`,
      );
    },
  },
  {
    id: 'ars.bottom-aligned',
    row: '3-06',
    status: 'holds',
    page,
    check: () => {
      const others = PIECES.filter((piece) => piece !== 'I');
      const aligned = others.filter((piece) =>
        ORIENTATIONS.every((orientation) => extentOf(arsTgm.shapes[piece].states[orientation]).bottom === 0),
      );
      const { made, of } = turnsOnFloor(others);
      const ofI = turnsOnFloor(['I']);
      return evidence(
        aligned.length === others.length && made === of && ofI.made === 4,
        `${names(aligned)} touch the lowest row of their boxes in all four states. On a flat floor, basic rotation fits in ${made} of their ${of} rotations. For the I it fits in ${ofI.made} of ${ofI.of}: from upright to flat, but not from flat to upright.`,
      );
    },
  },
  {
    id: 'ars.both-ways',
    row: '3-07',
    status: 'holds',
    page,
    check: () => {
      const reached = (system: typeof arsTgm, piece: Piece) =>
        new Set(QUARTERS.map((turn) => placementAfter(inTheOpen(system, piece, 0, turn)).orientation));
      return evidence(
        LJT.every((piece) => reached(arsTgm, piece).size === 2) &&
          LJT.every((piece) => reached(sega, piece).size === 1),
        'From spawn, ARS rotates L, J and T to state 1 with one button and to state 3 with the other. Sega rotates them to state 3 with both buttons.',
      );
    },
  },
  {
    id: 'ars.flat-side-up',
    row: '3-08',
    status: 'holds',
    page,
    check: () => {
      const up = LJT.filter((piece) => {
        const minos = minosOf(arsTgm.shapes, spawnPlacement(arsTgm, piece));
        const { top } = extentOf(minos);
        return minos.filter(([, y]) => y === top).length === 3;
      });
      return evidence(up.length === 3, `At spawn, three minos of ${names(up)} are in the upper of their two rows.`);
    },
  },
  {
    id: 'ars.two-states',
    row: '3-09',
    status: 'holds',
    page,
    check: () => {
      const two = ISZ.filter((piece) => cells(piece, 0) === cells(piece, 2) && cells(piece, 1) === cells(piece, 3));
      const toggles = ISZ.every((piece) =>
        ORIENTATIONS.every((from) => cells(piece, turned(from, 'cw')) === cells(piece, turned(from, 'ccw'))),
      );
      return evidence(
        two.length === 3 && toggles && LJT.every((piece) => cells(piece, 0) !== cells(piece, 2)),
        `States 0 and 2 of ${names(two)} cover the same squares of the box, and so do states 1 and 3. So clockwise and counter-clockwise rotations end on the same squares.`,
      );
    },
  },
  {
    id: 'ars.four-inside',
    row: '3-10',
    status: 'unverifiable',
    page,
    check: null,
  },
];
