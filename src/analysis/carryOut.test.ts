import { expect, test } from 'vitest';
import { FRESH_MEMORY, type Memory } from '#engine/memory.ts';
import { ORIENTATIONS, PIECES, PRECEDENCES, TURNS, type Placement } from '#engine/piece.ts';
import { isFree } from '#engine/places.ts';
import { playfield, type Playfield } from '#engine/playfield.ts';
import { xorshift32 } from '#engine/random.ts';
import { fieldFor, rotate } from '#engine/rotate.ts';
import type { RotationSystem } from '#engine/system.ts';
import { placementAfter } from '#engine/trace.ts';
import { TESTED_SYSTEMS } from '#rules/testing/testedSystems.ts';
import { press } from './carryOut.ts';

const random = xorshift32(20261120);

function noise(): Playfield {
  const rows = Array.from({ length: 20 }, () =>
    Array.from({ length: 10 }, () => (random() % 100 < 35 ? '#' : '.')).join(''),
  );
  return playfield({ rows });
}

/** A pose in the noise that fits. */
function start(system: RotationSystem, field: Playfield): Placement {
  for (;;) {
    const placement: Placement = {
      piece: PIECES[random() % 7]!,
      orientation: ORIENTATIONS[random() % 4]!,
      at: [(random() % 13) - 3, (random() % 22) - 3],
    };
    if (isFree(system, field, placement)) return placement;
  }
}

test.each(TESTED_SYSTEMS.map((system) => [system.id, system] as const))(
  'a press under %s leads where the trace leads, with the same memory',
  (_id, system) => {
    for (let round = 0; round < 200; round++) {
      const field = noise();
      const placement = start(system, field);
      const turn = TURNS[random() % 3]!;
      const precedence = [null, ...PRECEDENCES][random() % 3]!;
      const memory: Memory = { ...FRESH_MEMORY, floorKicks: random() % 3 };
      const trace = rotate(system, { field, placement, turn, precedence }, memory);
      const pressed = press(system, fieldFor(system, field), { placement, memory }, turn, precedence);
      expect(pressed).toMatchObject({ placement: placementAfter(trace), memory: trace.memory.after });
    }
  },
);
