import type { RotationSystem } from '#engine/system.ts';
import { BOX_CASES, boxOutcome, boxTrace, freeCells, searchOrder, type BoxOutcome, type BoxTurn } from './centreBox.ts';

// The map of all 384 boards: twelve turns, each with the 32 ways to fill the five cells that the piece leaves free.

/** Boards of one turn side by side and one above the other. */
export const ATLAS_COLUMNS = 8;
export const ATLAS_ROWS = 4;

export interface AtlasBoard {
  readonly filled: readonly number[];
  readonly outcome: BoxOutcome;
}

export interface AtlasCase {
  readonly of: BoxTurn;
  /** Cells that tell the columns apart: those that the turn needs come first. */
  readonly across: readonly number[];
  /** Cells that tell the rows apart. */
  readonly down: readonly number[];
  /** Row after row from the top. */
  readonly boards: readonly AtlasBoard[];
}

const chosen = (cells: readonly number[], bits: number): readonly number[] =>
  cells.filter((_cell, index) => (bits >> index) & 1);

function atlasCase(system: RotationSystem, of: BoxTurn): AtlasCase {
  const needed = searchOrder(of);
  const free = freeCells(of);
  const cells = [...free.filter((cell) => needed.includes(cell)), ...free.filter((cell) => !needed.includes(cell))];
  const across = cells.slice(0, Math.log2(ATLAS_COLUMNS));
  const down = cells.slice(across.length);
  const boards = Array.from({ length: ATLAS_ROWS }, (_, row) =>
    Array.from({ length: ATLAS_COLUMNS }, (_, column): AtlasBoard => {
      const filled = [...chosen(across, column), ...chosen(down, row)].sort((a, b) => a - b);
      return { filled, outcome: boxOutcome(boxTrace(system, of, filled)) };
    }),
  ).flat();
  return { of, across, down, boards };
}

/** Every filling of every case, with what comes of it under a system. */
export const boxAtlas = (system: RotationSystem): readonly AtlasCase[] => BOX_CASES.map((of) => atlasCase(system, of));

/** How many of some boards end in each way. */
export function outcomeCounts(boards: readonly AtlasBoard[]): Readonly<Record<BoxOutcome, number>> {
  const counts = { rotates: 0, right: 0, left: 0, refused: 0, blocked: 0 };
  for (const { outcome } of boards) counts[outcome]++;
  return counts;
}
