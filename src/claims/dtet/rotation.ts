import { ORIENTATIONS, PIECES, type Piece } from '#engine/piece.ts';
import type { Vec } from '#engine/geometry.ts';
import { sameSquares } from '#engine/squares.ts';
import { extentOf, minosOf, shapeOf } from '#engine/shapes.ts';
import { spawnPlacements } from '#engine/spawn.ts';
import { arsTgm } from '#rules/arsTgm.ts';
import { dtet } from '#rules/dtet.ts';
import { sega } from '#rules/sega.ts';
import { evidence, type ClaimCheck } from '../claim.ts';
import { names } from '../srs/text.ts';

const page = 'systems/dtet/rotation/';

/** How many of a piece's four orientations cover other squares of the box. */
const kinds = (shapes: typeof dtet.shapes, piece: Piece): number =>
  ORIENTATIONS.filter(
    (orientation) =>
      !ORIENTATIONS.slice(0, orientation).some((earlier) =>
        sameSquares(shapeOf(shapes, piece, earlier), shapeOf(shapes, piece, orientation)),
      ),
  ).length;

const moved = (squares: readonly Vec[], dy: number): readonly Vec[] => squares.map(([x, y]) => [x, y + dy]);

/** Orientations in which two systems cover other squares of the box. */
const differences = (piece: Piece): readonly number[] =>
  ORIENTATIONS.filter(
    (orientation) => !sameSquares(shapeOf(dtet.shapes, piece, orientation), shapeOf(arsTgm.shapes, piece, orientation)),
  );

export const ROTATION_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'dtet.informal-names',
    row: '2-16',
    status: 'unverifiable',
    page,
    check: null,
  },
  {
    id: 'dtet.four-states',
    row: '2-17',
    status: 'holds',
    page,
    check: () => {
      const more = PIECES.filter((piece) => kinds(dtet.shapes, piece) > kinds(arsTgm.shapes, piece));
      const flatAlike = more.every((piece) =>
        sameSquares(shapeOf(dtet.shapes, piece, 0), shapeOf(dtet.shapes, piece, 2)),
      );
      const same = PIECES.filter((piece) => differences(piece).length === 0);
      const segaToo = PIECES.every((piece) =>
        ORIENTATIONS.every((orientation) =>
          sameSquares(shapeOf(sega.shapes, piece, orientation), shapeOf(arsTgm.shapes, piece, orientation)),
        ),
      );
      return evidence(
        more.join('') === 'ISZ' &&
          flatAlike &&
          same.join('') === 'JLOT' &&
          segaToo &&
          more.every((piece) => kinds(dtet.shapes, piece) === 3),
        `${names(same)} cover the same squares as in ARS and Sega in all four states. In ARS the two upright states of ${names(more)} cover the same squares. In DTET they are one column apart. Their two flat states cover the same squares.`,
      );
    },
  },
  {
    id: 'dtet.i-one-lower',
    row: '2-18',
    status: 'holds',
    page,
    check: () => {
      const lower = ([0, 2] as const).filter((orientation) =>
        sameSquares(shapeOf(dtet.shapes, 'I', orientation), moved(shapeOf(arsTgm.shapes, 'I', orientation), -1)),
      );
      const upright = sameSquares(shapeOf(dtet.shapes, 'I', 1), shapeOf(arsTgm.shapes, 'I', 1));
      const rows = (system: typeof dtet, orientation: 0 | 1): readonly number[] => {
        const { bottom, top } = extentOf(shapeOf(system.shapes, 'I', orientation));
        return [bottom, top];
      };
      const [flat] = rows(dtet, 0);
      const [bottom, top] = rows(dtet, 1);
      const above = top! - flat!;
      const below = flat! - bottom!;
      return evidence(
        lower.length === 2 && upright && above === 2 && below === 1,
        `In both flat states the I is one row lower than in ARS. After a clockwise rotation to upright it is where it is in ARS. So the upright I reaches ${above} rows above the flat one and ${below} below it. In ARS it reaches ${below} above and ${above} below.`,
      );
    },
  },
  {
    id: 'dtet.spawn',
    row: '2-19',
    status: 'holds',
    page,
    check: () => {
      const entries = PIECES.map((piece) => {
        const [placement] = spawnPlacements(dtet, piece);
        const extent = extentOf(minosOf(dtet.shapes, placement!));
        return { piece, orientation: placement!.orientation, ...extent };
      });
      const middle = entries.filter(({ left, right }) => left + right === dtet.field.width - 1);
      const leftOf = entries.filter(({ left, right }) => left + right === dtet.field.width - 2);
      const inRow = entries.every(({ top }) => top + 1 === 20);
      const down = (['J', 'L', 'T'] as const).filter((piece) => {
        const rows = shapeOf(dtet.shapes, piece, dtet.spawn.orientation[piece]).map(([, y]) => y);
        return rows.filter((y) => y === Math.max(...rows)).length === 3;
      });
      return evidence(
        inRow && middle.map(({ piece }) => piece).join('') === 'IO' && leftOf.length === 5 && down.length === 3,
        `${names(middle.map(({ piece }) => piece))} spawn in the middle, ${names(leftOf.map(({ piece }) => piece))} half a square left of it. All of them reach row 20 and no higher. ${names(down)} have their flat side up.`,
      );
    },
  },
];
