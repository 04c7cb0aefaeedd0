import { PIECES, type Piece } from '#engine/piece.ts';
import { extentOf, minosOf, type Extent } from '#engine/shapes.ts';
import { spawnPlacement } from '#engine/spawn.ts';
import type { RotationSystem } from '#engine/system.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { tetrisWorlds } from '#rules/tetrisWorlds.ts';
import { evidence, type ClaimCheck } from '../claim.ts';
import { names, range } from './text.ts';

const page = 'systems/srs/spawn/';
const NUBBED = ['J', 'L', 'T'] as const satisfies readonly Piece[];

const squaresAt = (system: RotationSystem, piece: Piece) => minosOf(system.shapes, spawnPlacement(system, piece));
const extentAt = (system: RotationSystem, piece: Piece): Extent => extentOf(squaresAt(system, piece));
const rowsOf = ({ bottom, top }: Extent): string => range('row', bottom, top);
const columnsOf = ({ left, right }: Extent): string => range('column', left, right);
/** The pieces that enter in each range of rows. */
const byRows = (system: RotationSystem): ReadonlyMap<string, readonly Piece[]> =>
  Map.groupBy(PIECES, (piece) => rowsOf(extentAt(system, piece)));
const sentence = (groups: ReadonlyMap<string, readonly Piece[]>): string =>
  [...groups].map(([where, pieces]) => `${names(pieces)} in ${where}`).join('; ');

export const SPAWN_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'srs.spawn-diagram',
    row: '0-06',
    status: 'unverifiable',
    page,
    check: null,
  },
  {
    id: 'srs.spawn-flat-and-above',
    row: '0-07',
    status: 'holds',
    page,
    check: () => {
      const extents = PIECES.map((piece) => extentAt(srsGuideline, piece));
      const { height } = srsGuideline.field;
      return evidence(
        extents.every(({ bottom }) => bottom >= height) &&
          extents.every(({ left, right, bottom, top }) => right - left >= top - bottom),
        `The field has ${height} visible rows. The pieces spawn above them: ${sentence(byRows(srsGuideline))}. No piece is taller than it is wide.`,
      );
    },
  },
  {
    id: 'srs.spawn-columns',
    row: '0-08',
    status: 'holds',
    page,
    check: () => {
      const { width } = srsGuideline.field;
      const rest = (piece: Piece): number => {
        const { left, right } = extentAt(srsGuideline, piece);
        return left - (width - 1 - right);
      };
      const groups = Map.groupBy(PIECES, (piece) => columnsOf(extentAt(srsGuideline, piece)));
      return evidence(
        PIECES.every((piece) => rest(piece) === (piece === 'I' || piece === 'O' ? 0 : -1)),
        `Of ${width} columns the pieces take these: ${sentence(groups)}. A piece of three columns has one column fewer on its left than on its right.`,
      );
    },
  },
  {
    id: 'srs.spawn-up',
    row: '0-09',
    status: 'holds',
    page,
    check: () => {
      const nubUp = NUBBED.filter((piece) => {
        const squares = squaresAt(srsGuideline, piece);
        const { bottom } = extentOf(squares);
        return squares.filter(([, y]) => y === bottom).length === 3;
      });
      return evidence(
        nubUp.length === NUBBED.length &&
          PIECES.every((piece) => spawnPlacement(srsGuideline, piece).orientation === 0),
        `${names(nubUp)} spawn with three minos below and one above. All seven pieces spawn in state 0.`,
      );
    },
  },
  {
    id: 'srs.spawn-rows',
    row: '0-10',
    status: 'holds',
    page,
    check: () => {
      const lower = PIECES.every(
        (piece) => extentAt(tetrisWorlds, piece).bottom === extentAt(srsGuideline, piece).bottom + 1,
      );
      return evidence(
        lower && byRows(tetrisWorlds).get('row 22')?.join() === 'I' && byRows(tetrisWorlds).size === 2,
        `In Tetris Worlds pieces spawn in these rows: ${sentence(byRows(tetrisWorlds))}. In later games: ${sentence(byRows(srsGuideline))}.`,
      );
    },
  },
  {
    id: 'srs.ice-style',
    row: '0-11',
    status: 'unverifiable',
    page,
    check: null,
  },
  {
    id: 'srs.colours',
    row: '0-12',
    status: 'unverifiable',
    page,
    check: null,
  },
];
