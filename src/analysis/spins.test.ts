import { describe, expect, test } from 'vitest';
import { add, vecKey, type Vec } from '#engine/geometry.ts';
import type { Orientation, Piece, Placement, Turn } from '#engine/piece.ts';
import { isFree } from '#engine/places.ts';
import { contentAt, playfield, type Playfield } from '#engine/playfield.ts';
import { fill, fullRows } from '#engine/stack.ts';
import { rotate } from '#engine/rotate.ts';
import { requestOf } from '#engine/requestOf.ts';
import { minosOf } from '#engine/shapes.ts';
import { spawnPlacement } from '#engine/spawn.ts';
import type { RotationSystem } from '#engine/system.ts';
import { placementAfter } from '#engine/trace.ts';
import { systemById } from '#rules/registry.ts';
import { deadTests, fatesOf } from './deadKicks.ts';
import { rotationsOf, rotationsOfPiece, type Rotation } from './rotations.ts';
import { onWidth } from './spinBoard.ts';
import { findSpins, type Spin } from './spins.ts';
import type { SpinQuery } from './spinQuery.ts';
import { openWitness } from './witness.ts';

const system = (id: string): RotationSystem => systemById(id)!;

function rotationOf(own: RotationSystem, piece: Piece, from: Orientation, turn: Turn): Rotation {
  return rotationsOfPiece(own, piece).find((rotation) => rotation.from === from && rotation.turn === turn)!;
}

const PLAIN = {
  ground: 'hangs',
  entry: 'anywhere',
  ways: 'any',
  rest: 'any',
  lines: 0,
  walls: 'out of reach',
  width: 10,
  most: 40,
} as const;

/** The first boards of a search, of which each step is one board looked at. */
function firstOf(own: RotationSystem, query: SpinQuery, { steps = 200_000, boards = 1 } = {}): readonly Spin[] {
  const found: Spin[] = [];
  for (const spin of findSpins(own, query)) {
    if (spin) found.push(spin);
    if (found.length >= boards || --steps === 0) break;
  }
  return found;
}

describe.each(['srs-guideline', 'srs-arika', 'ars-tgm', 'ars-ti', 'dtet'])(
  'boards far from walls and floor: %s',
  (id) => {
    const own = system(id);
    // What #analysis/witness.ts proves with sets of squares or by running the guards is found here by branching.
    test('have as few blocks as the smallest board known, and none where a kick can never win', () => {
      for (const rotation of rotationsOf(own)) {
        const dead = deadTests(fatesOf(own, rotation)).map(({ test }) => test);
        for (const { test } of fatesOf(own, rotation).tests) {
          const [spin] = firstOf(own, { rotation, test, ...PLAIN, width: 12 });
          const { piece, from, turn, precedence } = rotation;
          const where = `${piece} ${from} ${turn} ${precedence} test ${test}`;
          expect(spin?.blocks.length, where).toBe(
            dead.includes(test) ? undefined : openWitness(own, rotation, test)!.blocks.length,
          );
          if (!spin) continue;
          const { outcome } = rotate(own, requestOf(spin.scenario), rotation.memory);
          expect('test' in outcome && outcome.test.number, where).toBe(test);
        }
      }
    });
  },
);

// Everything below is asked anew, in the plainest way: the engine, a flood and a walk over poses.

const isFilled = (field: Playfield, [x, y]: Vec): boolean =>
  x >= 0 && x < field.width && y >= 0 && contentAt(field, x, y) !== '.';

const AROUND: readonly Vec[] = [[0, -1], [-1, 0], [1, 0], [0, 1]]; // prettier-ignore

function allStand(field: Playfield, blocks: readonly Vec[]): boolean {
  const seen = new Set<string>();
  const flood = (cell: Vec): void => {
    if (seen.has(vecKey(cell)) || !isFilled(field, cell)) return;
    seen.add(vecKey(cell));
    for (const step of AROUND) flood(add(cell, step));
  };
  for (let x = 0; x < field.width; x++) flood([x, 0]);
  return blocks.every((block) => seen.has(vecKey(block)));
}

/** Every pose that is reached from the spawn, as text, by moves and turns of the engine; without presses that `skip` names. */
function walk(
  own: RotationSystem,
  field: Playfield,
  piece: Piece,
  skip: (at: Placement, turn: Turn, test: number) => boolean,
) {
  const poses = new Map<string, Placement>();
  const waiting = [spawnPlacement(own, piece)];
  const keyOf = ({ orientation, at }: Placement): string => `${orientation} ${vecKey(at)}`;
  for (let pose = waiting.pop(); pose; pose = waiting.pop()) {
    if (poses.has(keyOf(pose)) || !isFree(own, field, pose) || pose.at[1] > 24) continue;
    poses.set(keyOf(pose), pose);
    for (const step of [[-1, 0], [1, 0], [0, -1]] as const) waiting.push({ ...pose, at: add(pose.at, step) }); // prettier-ignore
    for (const turn of ['cw', 'ccw'] as const) {
      const trace = rotate(own, { field, placement: pose, turn, precedence: null });
      if ('test' in trace.outcome && !skip(pose, turn, trace.outcome.test.number)) waiting.push(placementAfter(trace));
    }
  }
  return poses;
}

const squaresOf = (own: RotationSystem, placement: Placement): string =>
  minosOf(own.shapes, placement).map(vecKey).sort().join(' ');

/** Whether a board is as wished, by the rules as they read. */
function isAsWished(
  own: RotationSystem,
  query: SpinQuery,
  field: Playfield,
  blocks: readonly Vec[],
  start: Placement,
): boolean {
  const { rotation, test } = query;
  const trace = rotate(own, { field, placement: start, turn: rotation.turn, precedence: null });
  if (!('test' in trace.outcome) || trace.outcome.test.number !== test) return false;
  const after = placementAfter(trace);
  const minos = minosOf(own.shapes, after);
  if (query.ground === 'stands' && !allStand(field, blocks)) return false;
  if (query.rest === 'locks' && isFree(own, field, { ...after, at: add(after.at, [0, -1]) })) return false;
  if (fullRows(fill(field, minos, '#')).length < query.lines) return false;
  if (query.entry === 'anywhere' && query.ways === 'any') return true;
  const all = walk(own, field, rotation.piece, () => false);
  if (
    ![...all.values()].some(
      ({ orientation, at }) => orientation === start.orientation && vecKey(at) === vecKey(start.at),
    )
  )
    return false;
  if (query.ways === 'any') return true;
  const others = walk(
    own,
    field,
    rotation.piece,
    (pose, turn, won) => pose.orientation === rotation.from && turn === rotation.turn && won === test,
  );
  const target = squaresOf(own, after);
  return ![...others.values()].some((pose) => squaresOf(own, pose) === target);
}

function* combinations<T>(items: readonly T[], size: number, from = 0): Generator<readonly T[]> {
  if (size === 0) yield [];
  else
    for (let index = from; index <= items.length - size; index++)
      for (const rest of combinations(items, size - 1, index + 1)) yield [items[index]!, ...rest];
}

/** The fewest blocks of any board of so many rows that is as wished, by trying all boards; null where there is none of up to `most`. */
function fewestByTrying(given: RotationSystem, query: SpinQuery, rows: number): number | null {
  const own = onWidth(given, query.width);
  const { rotation, width } = query;
  const squares = Array.from({ length: width * rows }, (_, index): Vec => [index % width, Math.floor(index / width)]);
  for (let count = 0; count <= query.most; count++) {
    for (const blocks of combinations(squares, count)) {
      const field = fill(playfield({ width }), blocks, '#');
      for (let y = -2; y < rows; y++)
        for (let x = -3; x < width; x++) {
          const start: Placement = { piece: rotation.piece, orientation: rotation.from, at: [x, y] };
          if (isFree(own, field, start) && isAsWished(own, query, field, blocks, start)) return count;
        }
    }
  }
  return null;
}

describe('boards on a narrow field have as few blocks as any', () => {
  const STANDING = { ...PLAIN, ground: 'stands', entry: 'from spawn', walls: 'may help', width: 4, most: 6 } as const;
  const srs = system('srs-guideline');
  const tgm = system('ars-tgm');
  test.each([
    // The fewest blocks, or null where no board of up to `most` blocks will do.
    [1, srs, 'T', 0, 'cw', 2, {}],
    [0, srs, 'T', 0, 'cw', 3, { rest: 'locks' }],
    [3, srs, 'T', 0, 'cw', 2, { lines: 1 }],
    [1, srs, 'L', 3, 'cw', 2, { rest: 'locks' }],
    [2, srs, 'I', 0, 'cw', 3, { width: 6 }],
    [5, srs, 'J', 3, 'ccw', 3, { width: 5, lines: 1 }],
    [2, system('srs-arika'), 'I', 0, 'cw', 3, { entry: 'anywhere' }],
    [1, system('tetris-perfect'), 'Z', 0, 'cw', 2, {}],
    [1, tgm, 'J', 0, 'cw', 2, { entry: 'anywhere' }],
    [1, tgm, 'T', 1, 'cw', 2, { width: 5 }],
    [3, srs, 'T', 1, 'ccw', 3, { ways: 'only this kick' }],
    [4, srs, 'J', 3, 'cw', 3, { ways: 'only this kick' }],
    [5, srs, 'Z', 0, 'cw', 4, { ways: 'only this kick' }],
    [5, srs, 'S', 3, 'ccw', 3, { ways: 'only this kick' }],
    [3, srs, 'I', 1, 'cw', 5, { ways: 'only this kick', width: 5, rows: 3 }],
    [4, srs, 'Z', 3, 'ccw', 3, { ways: 'only this kick', width: 5, rows: 3 }],
    [4, tgm, 'L', 1, 'cw', 3, { ways: 'only this kick' }],
    [null, srs, 'T', 1, 'cw', 2, { ways: 'only this kick', most: 4 }],
  ] as const)('%s: $1.id %s %d %s test %d with %o', (fewest, own, piece, from, turn, test, asked) => {
    const { rows = 4, ...more }: Partial<SpinQuery> & { readonly rows?: number } = asked;
    const query: SpinQuery = { rotation: rotationOf(own, piece, from, turn), test, ...STANDING, ...more };
    expect(firstOf(own, query)[0]?.blocks.length ?? null).toBe(fewest);
    expect(fewestByTrying(own, query, rows)).toBe(fewest);
  });
});

describe('a T-spin triple of Guideline SRS', () => {
  const own = system('srs-guideline');
  const query: SpinQuery = {
    ...PLAIN,
    rotation: rotationOf(own, 'T', 0, 'cw'),
    test: 5,
    ground: 'stands',
    entry: 'from spawn',
    ways: 'only this kick',
    rest: 'locks',
    lines: 3,
    walls: 'may help',
  };

  test('needs three full rows but for the T, and three blocks above them', () => {
    const [spin] = firstOf(own, query);
    expect(spin!.blocks).toHaveLength(3 * 10 - 4 + 3);
    const { field } = spin!.scenario;
    expect(isAsWished(own, query, field, spin!.blocks, spin!.scenario.placement)).toBe(true);
    expect(spin!.inputs!.length).toBeGreaterThan(0);
  });

  test('is found on several boards, none of which is another one shifted', () => {
    const spins = firstOf(own, { ...query, lines: 0 }, { boards: 6 });
    expect(spins).toHaveLength(6);
    for (const { scenario, blocks } of spins)
      expect(isAsWished(own, { ...query, lines: 0 }, scenario.field, blocks, scenario.placement)).toBe(true);
    const counts = spins.map(({ blocks }) => blocks.length);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    const shapes = spins.map(({ scenario: { placement }, blocks }) =>
      blocks
        .map(([x, y]) => vecKey([x - placement.at[0], y]))
        .sort()
        .join(' '),
    );
    expect(new Set(shapes).size).toBe(6);
  });

  test('of more blocks than allowed is none', () => {
    expect(firstOf(own, { ...query, most: 28 })).toEqual([]);
  });
});
