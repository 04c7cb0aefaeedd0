import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { vecKey, type Vec } from '#engine/geometry.ts';
import { FRESH_MEMORY, type Memory } from '#engine/memory.ts';
import { PIECES, TURNS, type Piece, type Placement } from '#engine/piece.ts';
import { contentAt, playfield, type Playfield } from '#engine/playfield.ts';
import { spawnPlacement } from '#engine/spawn.ts';
import { byRow } from '#engine/squares.ts';
import type { RotationSystem } from '#engine/system.ts';
import { expectedOf } from '#rules/oracle/answer.ts';
import { systemById, SYSTEMS } from '#rules/registry.ts';
import { tested } from '#rules/testing/testedSystems.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { tetrioSrsPlus } from '#rules/tetrio.ts';
import { finesse, keysOf, playKeys, pressesOf, type FinesseKey, type FinesseRules } from './finesse.ts';

interface Recorded {
  readonly width: number;
  readonly keys: string;
  readonly total: Readonly<Record<Piece, readonly [places: number, sum: number, largest: number]>>;
  readonly pieces: Readonly<
    Record<
      Piece,
      {
        readonly states: Readonly<Record<string, readonly number[]>>;
        readonly places: readonly {
          readonly cells: readonly Vec[];
          readonly keys: number;
          readonly ways: readonly string[];
        }[];
      }
    >
  >;
}

const recorded = (name: string): Recorded =>
  JSON.parse(readFileSync(new URL(`testing/finesse/${name}.jsonl`, import.meta.url), 'utf8')) as Recorded;

// Their origin is in testing/finesse/README.md.
const RECORDED = [
  ['srs-10', srsGuideline],
  ['srs-10-half', tetrioSrsPlus],
  ['srs-10-taps', srsGuideline],
] as const;

describe.each(RECORDED)('the recorded counts of %s', (name, system) => {
  const { width, keys, pieces, total } = recorded(name);
  const rules = { keys: keys.split(' ') as FinesseKey[] };

  test.each(PIECES)('are those of the engine for %s, with every shortest way', (piece) => {
    const { places, states } = finesse(system, playfield({ width }), piece, rules);
    expect(places.map(({ minos, ...place }) => ({ cells: minos, ...place }))).toEqual(pieces[piece].places);
    const counted = Object.keys(pieces[piece].states).map((state) => states[Number(state)]);
    expect(counted).toEqual(Object.values(pieces[piece].states));
    const counts = places.map((place) => place.keys);
    expect([places.length, counts.reduce((sum, count) => sum + count), Math.max(...counts)]).toEqual(total[piece]);
  });
});

/**
 * The fewest keys and all shortest ways, by trying every way of up to so many keys. It asks the oracle for turns and shares no code with
 * the search.
 */
function everyWay(system: RotationSystem, field: Playfield, start: Placement, keys: readonly string[], most: number) {
  const minosOf = ({ piece, orientation, at: [x, y] }: Placement): readonly Vec[] =>
    system.shapes[piece].states[orientation].map(([mx, my]): Vec => [x + mx, y + my]);
  const isFree = (placement: Placement): boolean =>
    minosOf(placement).every(
      ([x, y]) =>
        x >= 0 &&
        x < field.width &&
        y >= 0 &&
        (field.ceiling === null || y < field.ceiling) &&
        contentAt(field, x, y) === '.',
    );
  const shifted = (placement: Placement, dx: number, dy: number, times: number): Placement => {
    const next: Placement = { ...placement, at: [placement.at[0] + dx, placement.at[1] + dy] };
    return times === 0 || !isFree(next) ? placement : shifted(next, dx, dy, times - 1);
  };
  const turns = new Map(['>', '<', '2'].map((key, index) => [key, TURNS[index]!]));
  const steps = new Map<string, readonly [number, number]>([['l', [-1, 1]], ['r', [1, 1]], ['L', [-1, 99]], ['R', [1, 99]]]); // prettier-ignore
  function after(placement: Placement, memory: Memory, key: string): readonly [Placement, Memory] {
    if (key === 'd') return [shifted(placement, 0, -1, 99), memory];
    const step = steps.get(key);
    if (step) return [shifted(placement, step[0], 0, step[1]), memory];
    const answer = expectedOf(system, { field, placement, turn: turns.get(key)! }, memory);
    return [answer.placement, answer.memory];
  }
  const found = new Map<string, string[]>();
  let level: readonly (readonly [string, Placement, Memory])[] = [['', start, FRESH_MEMORY]];
  for (let count = 0; count <= most; count++) {
    for (const [way, placement] of level) {
      const key = [...minosOf(shifted(placement, 0, -1, 99))].sort(byRow).map(vecKey).join(' ');
      const ways = found.get(key) ?? [];
      if (ways.length === 0 || ways[0]!.length === count) found.set(key, [...ways, way]);
    }
    level = level.flatMap(([way, placement, memory]) =>
      keys.flatMap((key) => {
        const [next, remembered] = after(placement, memory, key);
        const stays = next.orientation === placement.orientation && vecKey(next.at) === vecKey(placement.at);
        return stays ? [] : [[way + key, next, remembered] as const];
      }),
    );
  }
  return found;
}

const bySquares = (found: ReturnType<typeof finesse>, most: number) =>
  new Map(
    found.places
      .filter(({ keys }) => keys <= most)
      .map(({ minos, ways }) => [minos.map(vecKey).join(' '), ways] as const),
  );

describe('a plain walk over every way of a few keys', () => {
  const MOST = 3;
  const KNOWN = SYSTEMS.filter(({ unknown }) => !unknown.includes('unknown.kicks'));

  test.each(tested(KNOWN).map((system) => [system.id, system] as const))(
    'finds the same for %s at two widths',
    (_id, system) => {
      for (const width of [system.field.width, 7]) {
        const high = playfield({ width, height: 60 });
        for (const piece of PIECES) {
          const keys = keysOf(system, ['2']);
          const spawn = spawnPlacement(system, piece);
          // The start of the search is a case of its own below.
          const start: Placement = {
            ...spawn,
            at: [playKeys(system, playfield({ width }), piece, '')!.start.at[0], 30],
          };
          const plain = everyWay(system, high, start, keys, MOST);
          const found = bySquares(finesse(system, playfield({ width }), piece, { keys }), MOST);
          expect(new Map([...plain].map(([key, ways]) => [key, ways.sort()]))).toEqual(found);
        }
      }
    },
  );

  test('finds the same on a board, with and without a soft drop', () => {
    const board = playfield({
      rows: ['.#########', '..####.###', '..###..###', '..........', '#.........', '#.........'],
    });
    for (const keys of [keysOf(srsGuideline), [...keysOf(srsGuideline), 'd' as const]])
      for (const piece of PIECES) {
        const plain = everyWay(srsGuideline, board, spawnPlacement(srsGuideline, piece), keys, MOST);
        const found = bySquares(finesse(srsGuideline, board, piece, { keys }), MOST);
        expect(new Map([...plain].map(([key, ways]) => [key, ways.sort()]))).toEqual(found);
      }
  });
});

describe('the spawn in a field of another width', () => {
  // floor((width - box) / 2), where the box is 4 for I, 2 for O and 3 for the others.
  test.each([
    [4, 0, 1, 0],
    [5, 0, 1, 1],
    [7, 1, 2, 2],
    [9, 2, 3, 3],
    [10, 3, 4, 3],
    [11, 3, 4, 4],
    [12, 4, 5, 4],
  ])('of %i columns is in columns %i, %i and %i for I, O and T', (width, ...columns) => {
    const start = (piece: Piece) => playKeys(srsGuideline, playfield({ width }), piece, '')!.start.at[0];
    expect([start('I'), start('O'), start('T')]).toEqual(columns);
  });
});

describe('the rules of a search', () => {
  const sum = (rules: FinesseRules, system: RotationSystem = srsGuideline): number =>
    PIECES.flatMap((piece) => finesse(system, playfield(), piece, rules).places).reduce(
      (all, { keys }) => all + keys,
      0,
    );

  test('no kick of SRS saves a press, but one that leads to the other side of the field does', () => {
    expect(sum({ kicks: 'left out' })).toBe(sum({}));
    const far = systemById('srs-guideline~T12:6_0')!;
    expect(sum({ kicks: 'left out' }, far)).toBe(sum({}, far) + 1);
  });

  test('a turn that was held before the entry costs no press', () => {
    const { places } = finesse(srsGuideline, playfield(), 'I', { keys: [...keysOf(srsGuideline), '(', ')'] });
    const best = places.filter(({ keys }) => keys === 0).map(({ ways }) => ways);
    expect(best).toEqual([[''], ['('], [')']]);
    expect(pressesOf('(lr')).toBe(2);
  });

  test('a button that makes the turn of another one is no key', () => {
    const sega = systemById('sega')!;
    expect(keysOf(sega)).not.toContain('>');
    expect(keysOf(srsGuideline).join(' ')).toBe('l r L R < >');
  });

  test('a piece that cannot enter has no placement', () => {
    const rows = Array.from({ length: 22 }, () => '.########.');
    expect(finesse(srsGuideline, playfield({ rows }), 'T').places).toEqual([]);
  });
});

test('every shortest way of every system leads to its placement when it is played', () => {
  for (const system of SYSTEMS)
    for (const piece of PIECES)
      for (const { minos, ways, keys } of finesse(system, playfield(), piece).places)
        for (const way of ways) {
          const { steps, landed } = playKeys(system, playfield(), piece, way)!;
          expect(pressesOf(way)).toBe(keys);
          expect(steps.every(({ trace }) => trace === null || trace.outcome.is === 'rotated')).toBe(true);
          const squares = system.shapes[piece].states[landed.orientation].map(([x, y]): Vec => [
            x + landed.at[0],
            y + landed.at[1],
          ]);
          expect([...squares].sort(byRow)).toEqual(minos);
        }
});
