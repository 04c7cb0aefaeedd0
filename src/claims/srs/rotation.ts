import type { Vec } from '#engine/geometry.ts';
import { sameSquares } from '#engine/squares.ts';
import { ORIENTATIONS, PIECES, type Piece } from '#engine/piece.ts';
import { playfield } from '#engine/playfield.ts';
import { rotate } from '#engine/rotate.ts';
import { extentOf, shapeOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import { finesse } from '#analysis/finesse.ts';
import { arsTgm } from '#rules/arsTgm.ts';
import { JLSTZ } from '#rules/kickTables.ts';
import { sega } from '#rules/sega.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { evidence, type ClaimCheck } from '../claim.ts';
import { endingOf } from './ask.ts';
import { names } from './text.ts';
import { commonTurningPoint } from './turningPoint.ts';

const page = 'systems/srs/rotation/';
const { shapes } = srsGuideline;
const TOGGLED = ['S', 'Z', 'I'] as const satisfies readonly Piece[];

/** The lowest row of the box that each orientation fills. */
const lowest = (piece: Piece): readonly number[] =>
  ORIENTATIONS.map((orientation) => extentOf(shapeOf(shapes, piece, orientation)).bottom);

/** The test that turns a piece that lies on the floor of an empty field in orientation 0. */
function wonOnFloor(piece: Piece, turn: 'cw' | 'ccw') {
  const placement = { piece, orientation: 0, at: [3, 0 - (lowest(piece)[0] ?? 0)] } as const;
  return endingOf(rotate(srsGuideline, { field: playfield(), placement, turn }));
}

const turningPieces = (system: RotationSystem): readonly Piece[] =>
  PIECES.filter((piece) => commonTurningPoint(system.shapes, piece) !== null);

/** The fewest keys to each placement of S, Z and I on an empty field. */
const fewestKeys = (system: RotationSystem): readonly number[] =>
  TOGGLED.flatMap((piece) => finesse(system, playfield(), piece).places.map(({ keys }) => keys));

const shifted = (squares: readonly Vec[], dx: number, dy: number): readonly Vec[] =>
  squares.map(([x, y]) => [x + dx, y + dy]);

export const ROTATION_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'srs.one-point',
    row: '0-13',
    status: 'holds',
    page,
    check: () => {
      const field = playfield();
      const turns = PIECES.flatMap((piece) =>
        ORIENTATIONS.map((orientation) => {
          const placement = { piece, orientation, at: [3, 8] } as const;
          const { outcome } = rotate(srsGuideline, { field, placement, turn: 'cw' });
          return outcome.is === 'rotated' && outcome.test.number === 1;
        }),
      );
      return evidence(
        turns.every(Boolean) && turningPieces(srsGuideline).length === PIECES.length,
        `In an empty field test 1 wins all ${turns.length} clockwise rotations. For each of the ${PIECES.length} pieces, all four have the same centre.`,
      );
    },
  },
  {
    id: 'srs.pure-rotation',
    row: '0-14',
    status: 'holds',
    page: 'guide/rotation/',
    check: () => {
      const pure = turningPieces(srsGuideline);
      const segas = turningPieces(sega);
      return evidence(
        pure.length === PIECES.length && segas.join() === 'O',
        `In SRS the four rotations of each of the ${pure.length} pieces have one centre. In Sega’s system this is so only for the ${names(segas)}. Atari’s system is not on this site.`,
      );
    },
  },
  {
    id: 'srs.floating',
    row: '0-15',
    status: 'holds',
    page,
    check: () =>
      evidence(
        JLSTZ.every((piece) => lowest(piece).join() === '1,0,0,0'),
        `In states 0 to 3 the box has ${lowest('T').join(', ')} empty rows below the piece. This is the same for ${names(JLSTZ)}.`,
      ),
  },
  {
    id: 'srs.floor-kick-needed',
    row: '0-16',
    status: 'holds',
    page,
    check: () => {
      const won = (piece: Piece) => (['cw', 'ccw'] as const).map((turn) => wonOnFloor(piece, turn));
      return evidence(
        JLSTZ.every((piece) => won(piece).join() === '3,3') && won('I').join() === '5,4',
        `On the floor in state 0, test 1 fails for ${names([...JLSTZ, 'I'])} in both directions. Test 3 rotates ${names(JLSTZ)}. The I rotates by test ${won('I')[0]} clockwise and by test ${won('I')[1]} counter-clockwise.`,
      );
    },
  },
  {
    id: 'srs.two-flat-two-upright',
    row: '0-17',
    status: 'holds',
    page,
    check: () => {
      const apart = TOGGLED.every((piece) => {
        const [spawn, right, half, left] = shapes[piece].states;
        return sameSquares(shifted(half, 0, 1), spawn) && sameSquares(shifted(left, 1, 0), right);
      });
      const [own, others] = [fewestKeys(srsGuideline), fewestKeys(arsTgm)];
      const sum = (keys: readonly number[]): number => keys.reduce((total, one) => total + one, 0);
      return evidence(
        apart && sum(own) < sum(others),
        `The two flat states are one row apart, the two upright states one column. S, Z and I have ${own.length} placements on an empty field. With taps, holds to the wall and turns these need at least ${sum(own)} keys in all. With the two states of ARS they need ${sum(others)}.`,
      );
    },
  },
  {
    id: 'srs.centres',
    row: '0-18',
    status: 'holds',
    page,
    check: () => {
      const points = PIECES.map((piece) => ({ piece, point: commonTurningPoint(shapes, piece) ?? [NaN, NaN] }));
      const crossings = points.filter(({ point }) => point.every(Number.isInteger)).map(({ piece }) => piece);
      const onMino = points.filter(({ piece, point: [x, y] }) =>
        shapes[piece].states.every((state) => state.some(([mx, my]) => mx + 0.5 === x && my + 0.5 === y)),
      );
      return evidence(
        crossings.join() === 'I,O' && onMino.map(({ piece }) => piece).join() === JLSTZ.join(),
        `We computed the common centre of the four rotations from the squares. For ${names(crossings)} it is a crossing of grid lines. For ${names(onMino.map(({ piece }) => piece))} it is the middle of a mino in every state.`,
      );
    },
  },
];
