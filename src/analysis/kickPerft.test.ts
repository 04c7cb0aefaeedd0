import { describe, expect, test } from 'vitest';
import { TURNS, type Placement } from '#engine/piece.ts';
import type { Playfield } from '#engine/playfield.ts';
import type { RotationSystem } from '#engine/system.ts';
import { expectedOf } from '#rules/oracle/answer.ts';
import { SYSTEMS, systemById } from '#rules/registry.ts';
import { TESTED_SYSTEMS } from '#rules/testing/testedSystems.ts';
import {
  countsByPresses,
  kickPerft,
  PERFT_BOARDS,
  PERFT_PRESSES,
  perftStart,
  perftTotals,
  type PerftState,
} from './kickPerft.ts';

/** Whether all squares of a placement are free, square by square. */
function isOpen(system: RotationSystem, field: Playfield, { piece, orientation, at }: Placement): boolean {
  const top = field.ceiling ?? (system.headroom === null ? Infinity : field.height + system.headroom);
  return system.shapes[piece].states[orientation].every(([mx, my]) => {
    const [x, y] = [at[0] + mx, at[1] + my];
    return x >= 0 && x < field.width && y >= 0 && y < top && (field.rows[y]?.[x] ?? '.') === '.';
  });
}

/** What one press leads to by the oracle, which computes rotations in another way. */
function pressedByOracle(
  system: RotationSystem,
  field: Playfield,
  { placement, memory }: PerftState,
): readonly PerftState[] {
  const moved = ([[-1, 0], [1, 0], [0, -1]] as const).map(([dx, dy]): Placement => ({ ...placement, at: [placement.at[0] + dx, placement.at[1] + dy] })); // prettier-ignore
  return [
    ...moved.filter((next) => isOpen(system, field, next)).map((next) => ({ placement: next, memory })),
    ...TURNS.map((turn) => {
      const expected = expectedOf(system, { field, placement, turn, precedence: null }, memory);
      return { placement: expected.placement, memory: expected.memory };
    }),
  ];
}

describe.each(TESTED_SYSTEMS)('$id', (system) => {
  test('engine and oracle reach as many places', () => {
    const counts = kickPerft(system);
    const byOracle = PERFT_BOARDS.map((board) =>
      countsByPresses(system, perftStart(system, board), (state) => pressedByOracle(system, board.field, state)),
    );
    expect(counts).toEqual(byOracle);
  });
});

test('ten boards begin with a free piece, and more presses reach no less', () => {
  expect(PERFT_BOARDS).toHaveLength(10);
  for (const system of SYSTEMS)
    for (const [index, counts] of kickPerft(system).entries()) {
      const { field } = PERFT_BOARDS[index]!;
      expect(isOpen(system, field, perftStart(system, PERFT_BOARDS[index]!)), `${system.id} ${index + 1}`).toBe(true);
      expect(counts).toHaveLength(PERFT_PRESSES);
      expect([...counts].sort((a, b) => a - b)).toEqual(counts);
    }
});

test('systems with other kicks have other numbers', () => {
  const totals = (id: string): string => perftTotals(kickPerft(systemById(id)!)).join();
  expect(
    new Set(['srs-guideline', 'srs-arika', 'tetrio-srs-plus', 'ars-tgm', 'dtet', 'nintendo-right'].map(totals)).size,
  ).toBe(6);
});
