import { describe, expect, test } from 'vitest';
import { add, vecKey, type Vec } from '#engine/geometry.ts';
import { playfield, type Playfield } from '#engine/playfield.ts';
import { fill } from '#engine/stack.ts';
import { isFree } from '#engine/places.ts';
import { rotate } from '#engine/rotate.ts';
import { requestOf } from '#engine/requestOf.ts';
import { parseScenario, printScenario, type Scenario } from '#engine/scenario.ts';
import { spawnPlacement } from '#engine/spawn.ts';
import type { RotationSystem } from '#engine/system.ts';
import { placementAfter } from '#engine/trace.ts';
import type { Placement } from '#engine/piece.ts';
import { withReadings } from '#rules/readings.ts';
import { systemById, SYSTEMS } from '#rules/registry.ts';
import { atlasOf, type AtlasEntry } from './atlas.ts';
import { endingOn } from './fillings.ts';
import type { Input } from './poseSearch.ts';
import { cellsOf, rotationsOf, type Ending, type Rotation } from './rotations.ts';
import { wayTo } from './reach.ts';
import { openWitness, standingWitness } from './witness.ts';

const rotation = (system: RotationSystem, wanted: Partial<Rotation>): Rotation =>
  rotationsOf(system).find((own) =>
    Object.entries(wanted).every(([key, value]) => own[key as keyof Rotation] === value),
  )!;

/** How a scenario ends when the engine itself runs it. */
function endingOf(scenario: Scenario): Ending {
  const { outcome } = rotate(scenario.system, requestOf(scenario), scenario.memory);
  return outcome.is === 'rotated' ? outcome.test.number : 'fail';
}

/** Where inputs lead from the spawn, move by move; null when one of them cannot be made. */
function follow({ system, field, placement: { piece } }: Scenario, inputs: readonly Input[]): Placement | null {
  const MOVES: Partial<Record<Input, Vec>> = { left: [-1, 0], right: [1, 0], down: [0, -1] };
  let placement = spawnPlacement(system, piece);
  for (const input of inputs) {
    const move = MOVES[input];
    const next: Placement = move
      ? { ...placement, at: add(placement.at, move) }
      : placementAfter(rotate(system, { field, placement, turn: input as 'cw' | 'ccw' }));
    if (!isFree(system, field, next)) return null;
    placement = next;
  }
  return placement;
}

/** Whether every block is joined to the floor by blocks. */
function stands(blocks: readonly Vec[]): boolean {
  const left = new Map(blocks.map((block) => [vecKey(block), block]));
  const todo = blocks.filter(([, y]) => y === 0);
  for (const block of todo) {
    left.delete(vecKey(block));
    for (const side of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const next = left.get(vecKey(add(block, side)));
      if (next && left.delete(vecKey(next))) todo.push(next);
    }
  }
  return left.size === 0;
}

type Atlas = readonly (readonly [Rotation, readonly AtlasEntry[]])[];
const atlases = new Map<string, Atlas>();

/** Every ending of every rotation of a system, computed once for all tests. */
function atlasUnder(id: string): Atlas {
  const system = systemById(id)!;
  const atlas = atlases.get(id) ?? rotationsOf(system).map((own) => [own, atlasOf(system, own)] as const);
  atlases.set(id, atlas);
  return atlas;
}

describe.each(['srs-guideline', 'srs-arika', 'tetris-perfect', 'srs-nullpomino-180', 'ars-tgm', 'ars-ti', 'dtet'])(
  'the atlas of %s',
  (id) => {
    const system = systemById(id)!;
    const atlas = atlasUnder(id);
    const entries: readonly AtlasEntry[] = atlas.flatMap(([, own]) => own);

    test('has an open board for every ending that can happen, and the engine ends so on it', () => {
      for (const { ending, fate, open } of entries) {
        const happens = fate.is === 'can win' || fate.is === 'can fail';
        expect(open !== null).toBe(happens);
        if (open) expect(endingOf(open.scenario)).toBe(ending);
      }
    });

    test('has no open board that could do with one block less', () => {
      for (const [own, endings] of atlas) {
        for (const { ending, open } of endings) {
          if (!open || open.blocks.length > 3) continue;
          const { field, placement } = open.scenario;
          expect(
            fewerBlocks(system, own, playfield(sizeOf(field)), placement.at, ending, open.blocks.length),
          ).toBeNull();
        }
      }
    });

    test('has standing boards that end so, stand, and can be reached', () => {
      for (const { ending, standing } of entries) {
        if (!standing) continue;
        expect(endingOf(standing.scenario)).toBe(ending);
        expect(stands(standing.blocks)).toBe(true);
        const { field, placement } = standing.scenario;
        expect(follow(standing.scenario, wayTo(system, field, placement)!)).toEqual(placement);
      }
    });
  },
);

const sizeOf = ({ width, height }: Playfield) => ({ width, height });

/** A smaller board with the wanted ending, by trying all of them; null when there is none. */
function fewerBlocks(
  system: RotationSystem,
  own: Rotation,
  field: Playfield,
  at: Vec,
  ending: Ending,
  count: number,
): readonly Vec[] | null {
  const { start, tests } = cellsOf(system, own, at);
  const free = new Set(start.map(vecKey));
  const squares = [
    ...new Map(
      [...tests.flat(), ...(system.guards.length > 0 ? start.flatMap(around) : [])].map((square) => [
        vecKey(square),
        square,
      ]),
    ).values(),
  ].filter((square) => !free.has(vecKey(square)));
  const ask = endingOn(system, own, at);
  const search = (from: number, chosen: readonly Vec[]): readonly Vec[] | null => {
    if (ask(fill(field, chosen, '#')) === ending) return chosen;
    if (chosen.length === count - 1) return null;
    for (let next = from; next < squares.length; next++) {
      const found = search(next + 1, [...chosen, squares[next]!]);
      if (found) return found;
    }
    return null;
  };
  return count === 0 ? null : search(0, []);
}

const around = (square: Vec): readonly Vec[] => [add(square, [-1, 0]), add(square, [1, 0]), add(square, [0, -1])];

// How many endings have no standing board, because the block that is needed would hang among squares that must stay empty.
test.each([
  ['srs-guideline', 0],
  ['srs-arika', 0],
  ['ars-tgm', 0],
  ['ars-ti', 0],
  ['nintendo-right', 0],
  ['dtet', 12],
])('%s has %i endings that happen in the air only', (id, count) => {
  const hanging = atlasUnder(id)
    .flatMap(([, endings]) => endings)
    .filter(({ open, standing }) => open && !standing);
  expect(hanging).toHaveLength(count);
});

describe('a witness', () => {
  const srs = systemById('srs-guideline')!;

  test('of a dead kick does not exist', () => {
    const t = rotation(srs, { piece: 'T', from: 0, turn: 'cw' });
    expect([openWitness(srs, t, 4), standingWitness(srs, t, 4)]).toEqual([null, null]);
  });

  test('of the failure of a half turn of S does not exist under NullpoMino', () => {
    const system = systemById('srs-nullpomino-180')!;
    expect(openWitness(system, rotation(system, { piece: 'S', from: 0, turn: '180' }), 'fail')).toBeNull();
  });

  // Super Rotation System, "Wall Kicks", the example 0>>3: the first four tests fail, the fifth does not. Its board is lost.
  test('of the example of the source takes few blocks', () => {
    const found = openWitness(srs, rotation(srs, { piece: 'J', from: 0, turn: 'ccw' }), 5)!;
    expect(found.blocks).toHaveLength(2);
  });

  test('is a scenario that can be written down and read back', () => {
    const found = standingWitness(srs, rotation(srs, { piece: 'I', from: 0, turn: 'cw' }), 5)!;
    const line = printScenario(found.scenario);
    expect(parseScenario(line, { systems: SYSTEMS, systemById, withReadings })).toEqual({
      ok: true,
      value: found.scenario,
    });
  });

  // TGM3, disagreement D3: without contact the I does not kick; the other reading lets it.
  test('follows the reading of the system', () => {
    const strict = systemById('ars-ti')!;
    const lenient = withReadings(strict, ['i-kick-without-contact']);
    const blocks = (system: RotationSystem) =>
      openWitness(system, rotation(system, { piece: 'I', from: 1, turn: 'cw' }), 2)!.blocks.length;
    expect([blocks(strict), blocks(lenient)]).toEqual([2, 1]);
    const found = openWitness(lenient, rotation(lenient, { piece: 'I', from: 1, turn: 'cw' }), 2)!;
    expect(found.scenario.readings).toEqual(['i-kick-without-contact']);
  });
});
