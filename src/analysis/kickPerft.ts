import { FRESH_MEMORY, type Memory } from '#engine/memory.ts';
import { TURNS, type Placement } from '#engine/piece.ts';
import { isFree } from '#engine/places.ts';
import { placementOn } from '#engine/placementOf.ts';
import type { Playfield } from '#engine/playfield.ts';
import { rotate } from '#engine/rotate.ts';
import type { Scenario } from '#engine/scenario.ts';
import { minosOf } from '#engine/shapes.ts';
import { byRow } from '#engine/squares.ts';
import type { RotationSystem } from '#engine/system.ts';
import { placementAfter } from '#engine/trace.ts';
import { readScenario } from '#rules/vocabulary.ts';

// Counts what a piece can reach in a few presses, as perft counts the moves of chess: one number that an engine has, or has not.

/** Ten boards, each with a piece where Guideline SRS has it: slots, wells and walls, where kicks decide. */
const BOARDS: readonly string[] = [
  'piece=T from=0 at=4,2 board=####....../###...####/####.#####',
  'piece=T from=0 at=2,4 board=###......./##......../##.#######/##..######/##.#######',
  'piece=I from=0 at=3,3 board=###.######/###.######/###.######/###.######',
  'piece=I from=0 at=3,4 board=###.##.###/###.##.###/###.######/###.######/###.######/###.######',
  'piece=S from=0 at=3,3 board=..#......./.##...####/###..#####/####.#####',
  'piece=Z from=0 at=3,3 board=......###./###...##../####..####/#####.####',
  'piece=L from=0 at=3,3 board=##......../##...#####/####.#####/####.#####',
  'piece=J from=0 at=4,3 board=........##/#####...##/#####.####/#####.####',
  'piece=T from=0 at=0,3 board=.#......../.#######../..######../.#######..',
  'piece=I from=1 at=7,2 board=########../#######.../########../########..',
];

export const PERFT_BOARDS: readonly Scenario[] = BOARDS.map((board) => {
  const read = readScenario(`system=srs-guideline ${board} turn=cw`);
  if (!read.ok) throw new Error(read.diagnostics[0]!.sentence);
  return read.value;
});

/** The most presses. */
export const PERFT_PRESSES = 6;

/** Where a piece is, and what it remembers. */
export interface PerftState {
  readonly placement: Placement;
  readonly memory: Memory;
}

const STEPS = [
  [-1, 0],
  [1, 0],
  [0, -1],
] as const;

/** What one press leads to: a column, a row, or a rotation; the piece may also stay where it is. */
function pressed(system: RotationSystem, field: Playfield, { placement, memory }: PerftState): readonly PerftState[] {
  const moved = STEPS.map(([dx, dy]): Placement => ({ ...placement, at: [placement.at[0] + dx, placement.at[1] + dy] }))
    .filter((next) => isFree(system, field, next))
    .map((next) => ({ placement: next, memory }));
  const turned = TURNS.map((turn) => {
    const trace = rotate(system, { field, placement, turn, precedence: null }, memory);
    return { placement: placementAfter(trace), memory: trace.memory.after };
  });
  return [...moved, ...turned];
}

const squaresKey = (system: RotationSystem, placement: Placement): string =>
  [...minosOf(system.shapes, placement)].sort(byRow).join(' ');

/**
 * Counts the different squares on which a piece can be after at most 1, 2, … presses.
 * @param next what one press leads to
 */
export function countsByPresses(
  system: RotationSystem,
  start: Placement,
  next: (state: PerftState) => readonly PerftState[],
): readonly number[] {
  const known = new Set<string>();
  const found = new Set([squaresKey(system, start)]);
  let present: readonly PerftState[] = [{ placement: start, memory: FRESH_MEMORY }];
  return Array.from({ length: PERFT_PRESSES }, () => {
    present = present.flatMap(next).filter((state) => {
      const key = JSON.stringify(state);
      if (known.has(key)) return false;
      known.add(key);
      found.add(squaresKey(system, state.placement));
      return true;
    });
    return found.size;
  });
}

/** Where the piece of a board starts in a system: on the same squares. */
export function perftStart(system: RotationSystem, { system: own, placement }: Scenario): Placement {
  const squares = minosOf(own.shapes, placement);
  const start = placementOn(system.shapes, placement.piece, squares, placement.orientation);
  if (!start) throw new Error(`${system.id} has no state with the squares of ${placement.piece}`);
  return start;
}

/** The counts on each of the ten boards. */
export const kickPerft = (system: RotationSystem): readonly (readonly number[])[] =>
  PERFT_BOARDS.map((board) =>
    countsByPresses(system, perftStart(system, board), (state) => pressed(system, board.field, state)),
  );

/** The sums over all boards. */
export const perftTotals = (counts: readonly (readonly number[])[]): readonly number[] =>
  Array.from({ length: PERFT_PRESSES }, (_, index) => counts.reduce((sum, own) => sum + own[index]!, 0));
