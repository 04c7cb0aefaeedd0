import { kickPerft, PERFT_BOARDS } from '#analysis/kickPerft.ts';
import { minosOf } from '#engine/shapes.ts';
import { byRow } from '#engine/squares.ts';
import { SYSTEMS } from '#rules/registry.ts';

/** The boards of kickperft, bottom row first, and the counts of each system on each board after at most 1, 2, … presses. */
export const perftData = () => ({
  boards: PERFT_BOARDS.map(({ system, field: { rows }, placement }, index) => ({
    id: index + 1,
    piece: placement.piece,
    before: [...minosOf(system.shapes, placement)].sort(byRow),
    board: rows,
  })),
  counts: Object.fromEntries(SYSTEMS.map((system) => [system.id, kickPerft(system)])),
});
