import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minosOf } from '#engine/shapes.ts';
import { isSolid, playfield } from '#engine/playfield.ts';
import { fieldFor } from '#engine/rotate.ts';
import { WIDE } from '#engine/testing/wide.ts';
import { SYSTEMS, systemById } from '#rules/registry.ts';
import { BUTTONS, held, type Held } from './buttons.ts';
import { buttonStream, drive } from './driver.ts';
import { playFrame } from './frame.ts';
import type { PlaySettings } from './settings.ts';
import { startPlay, type PlayState } from './state.ts';

/** Drops that end a piece or its flight at once; left out where turns on the ground are looked for. */
const SOFT_AND_SONIC = held('soft drop', 'hard drop');

const SEED = { seed: 20261120, numRuns: WIDE ? 12 : 3 } as const;
const DRIVEN_FRAMES = WIDE ? 3000 : 2000;

const gravity = fc.constantFrom(
  { rows: 0, frames: 1 },
  { rows: 1, frames: 8 },
  { rows: 1, frames: 1 },
  { rows: 20, frames: 1 },
);
const settings: fc.Arbitrary<Partial<PlaySettings>> = fc.record({
  gravity,
  softDrop: fc.constantFrom({ rows: 1, frames: 1 }, { rows: 1, frames: 3 }),
  lockDelay: fc.integer({ min: 0, max: 20 }),
  entryDelay: fc.integer({ min: 0, max: 5 }),
  das: fc.record({ delay: fc.integer({ min: 1, max: 8 }), repeat: fc.integer({ min: 1, max: 3 }) }),
});

/** Blocks in the lower half, so that kicks, floor kicks and block outs happen soon; no row is full. */
const rowsOf = (width: number): fc.Arbitrary<string[]> =>
  fc.array(
    fc
      .integer({ min: 0, max: 2 ** width - 2 })
      .map((bits) => Array.from({ length: width }, (_, x) => ((bits >> x) & 1 ? '#' : '.')).join('')),
    { maxLength: 9 },
  );

const play = (state: PlayState, seed: number, frames: number): readonly PlayState[] => {
  const next = buttonStream(seed);
  const states = [state];
  for (let frame = 0; frame < frames; frame++) states.push(playFrame(states.at(-1)!, next()).state);
  return states;
};

function startWith(
  system: (typeof SYSTEMS)[number],
  board: readonly string[],
  own: Partial<PlaySettings>,
  seed: number,
): PlayState {
  return startPlay({ system, field: playfield({ ...system.field, rows: board }), settings: own, seed });
}

/** Freezes everything that a state holds but typed arrays, which cannot be frozen. */
function deepFreeze<T>(value: T, seen = new Set<unknown>()): T {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || seen.has(value)) return value;
  seen.add(value);
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part, seen);
  return value;
}

describe.each(SYSTEMS.map((system) => [system.id, system] as const))('%s', (_id, system) => {
  const worlds = fc.tuple(rowsOf(system.field.width), settings, fc.integer({ min: 1, max: 2 ** 31 }));

  test('no state holds a piece that overlaps something', () => {
    fc.assert(
      fc.property(worlds, ([board, own, seed]) => {
        for (const { phase, field } of play(startWith(system, board, own, seed), seed, 200)) {
          if (phase.is !== 'piece') continue;
          const seen = fieldFor(system, field);
          const overlaps = minosOf(system.shapes, phase.active.placement).filter(([x, y]) => isSolid(seen, x, y));
          expect(overlaps).toEqual([]);
        }
      }),
      SEED,
    );
  });

  test('the same frames give the same states', () => {
    fc.assert(
      fc.property(worlds, ([board, own, seed]) => {
        const [first, second] = [1, 2].map(() => play(startWith(system, board, own, seed), seed, 100).at(-1));
        expect(second).toEqual(first);
      }),
      SEED,
    );
  });

  test('frozen states stay untouched', () => {
    fc.assert(
      fc.property(worlds, ([board, own, seed]) => {
        const next = buttonStream(seed);
        let state = startWith(system, board, own, seed);
        for (let frame = 0; frame < 60; frame++) {
          const packed = state.field.packed?.join();
          const played = playFrame(deepFreeze(state), next());
          expect(state.field.packed?.join()).toBe(packed);
          state = played.state;
        }
      }),
      SEED,
    );
  });

  test('blocks are neither lost nor made: four a piece, a width for each cleared row', () => {
    fc.assert(
      fc.property(worlds, ([board, own, seed]) => {
        const blocks = ({ field }: PlayState): number => field.rows.join('').replaceAll('.', '').length;
        const states = play(startWith(system, board, own, seed), seed, 200);
        const last = states.at(-1)!;
        expect(blocks(last)).toBe(blocks(states[0]!) + 4 * last.piecesLocked - system.field.width * last.rowsCleared);
      }),
      SEED,
    );
  });

  test('a driven run gives the same numbers again', () => {
    const run = drive(system, DRIVEN_FRAMES, 5);
    expect(run.pieces).toBeGreaterThan(5);
    expect(drive(system, DRIVEN_FRAMES, 5)).toEqual(run);
    expect(drive(system, DRIVEN_FRAMES, 6).check).not.toBe(run.check);
  });
});

test('in TGM3 no I floor kicks twice, even when nothing counts its floor kicks', () => {
  const ti = systemById('ars-ti')!;
  const uncounted = { ...ti, guards: ti.guards.filter(({ name }) => name !== 'floor-kick-budget') };
  expect(uncounted.guards).toHaveLength(ti.guards.length - 1);
  let floorKicks = 0;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 31 }), gravity, (seed, own) => {
      const next = buttonStream(seed);
      let state = startPlay({ system: uncounted, settings: { gravity: own }, queue: Array(40).fill('I') });
      for (let frame = 0; frame < 600; frame++) {
        state = playFrame(state, next() & ~SOFT_AND_SONIC).state;
        if (state.phase.is !== 'piece') continue;
        const { memory } = state.phase.active;
        floorKicks += memory.floorKicks;
        expect(memory.floorKicks).toBeLessThanOrEqual(1);
      }
    }),
    { seed: 20261120, numRuns: 40 },
  );
  expect(floorKicks).toBeGreaterThan(0);
});

test('the button stream holds every button at some time', () => {
  const next = buttonStream(1);
  let seen: Held = 0;
  for (let frame = 0; frame < 200; frame++) seen |= next();
  expect(seen).toBe((1 << BUTTONS.length) - 1);
});
