import { finesse, keysOf, type FinesseKey } from '#analysis/finesse.ts';
import { ORIENTATIONS, PIECES, type Piece } from '#engine/piece.ts';
import { playfield, type Playfield } from '#engine/playfield.ts';
import type { RotationSystem } from '#engine/system.ts';
import { prettyJson } from './prettyJson.ts';
import { DATA_VERSION } from './provenance.ts';

/** The fewest keys of a system on a board, as files have them. */
export function finesseData(system: RotationSystem, board: Playfield, keys: readonly FinesseKey[]) {
  const found = PIECES.map((piece) => [piece, finesse(system, board, piece, { keys })] as const);
  const byPiece = <V>(value: (one: (typeof found)[number][1]) => V) =>
    Object.fromEntries(found.map(([piece, one]) => [piece, value(one)])) as Record<Piece, V>;
  return {
    system: system.id,
    width: board.width,
    ...(board.rows.length > 0 && { board: board.rows }),
    keys: keys.join(' '),
    /** Placements, the sum of their counts, and the largest count. */
    total: byPiece(({ places }) => {
      const counts = places.map((place) => place.keys);
      return [counts.length, counts.reduce((sum, count) => sum + count, 0), Math.max(0, ...counts)] as const;
    }),
    pieces: byPiece(({ states, places }) => ({
      states: Object.fromEntries(
        ORIENTATIONS.flatMap((state) => (states[state]!.length > 0 ? [[state, states[state]!]] : [])),
      ),
      places: places.map(({ minos, ...place }) => ({ cells: minos, ...place })),
    })),
  };
}

export const finessePath = ({ id }: Pick<RotationSystem, 'id'>): string => `v${DATA_VERSION}/finesse/${id}.json`;

/** The file of a system: width 10, with every turn that the system makes. */
export const finesseText = (system: RotationSystem): string =>
  prettyJson(finesseData(system, playfield(), keysOf(system, ['2'])));
