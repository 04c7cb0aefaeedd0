import { describe, expect, test } from 'vitest';
import { reachCounts } from '#analysis/reachCounts.ts';
import { add, subtract, vecKey, type Vec } from '#engine/geometry.ts';
import { sameSquares } from '#engine/squares.ts';
import { PIECES } from '#engine/piece.ts';
import { playfield } from '#engine/playfield.ts';
import { rotate } from '#engine/rotate.ts';
import { requestOf } from '#engine/requestOf.ts';
import { shapeOf } from '#engine/shapes.ts';
import { placementAfter } from '#engine/trace.ts';
import { systemById } from '#rules/registry.ts';
import { reachScene } from './reachScene.ts';
import {
  drawnWay,
  heatOf,
  mostPresses,
  notable,
  pressesOf,
  REACH_MAP,
  reachView,
  stationsOf,
  stopsOf,
  systemOf,
  turnsOnWay,
  type ReachState,
} from './reachView.ts';

const { standard } = REACH_MAP;
const state = (changes: Partial<ReachState>): ReachState => ({ ...standard, ...changes });

describe('the heat of the map', () => {
  // The O enters over columns 5 and 6. Each column to the side takes one press, and its two columns cover two of them.
  test('is the distance from the entry, for the O over a flat floor', () => {
    const levels = heatOf(reachView(state({ piece: 'O', board: playfield({ rows: [] }) })).placements);
    const row = levels.flatMap(({ presses, squares }) =>
      squares.flatMap(([x, y]) => (y === 0 ? [[x, presses] as const] : [])),
    );
    expect(row.sort(([one], [other]) => one - other).map(([, presses]) => presses)).toEqual([
      4, 3, 2, 1, 0, 0, 1, 2, 3, 4,
    ]);
  });

  test('leaves out squares that only a kick reaches', () => {
    const { placements } = reachView(standard);
    const keys = (some: readonly (readonly Vec[])[]): ReadonlySet<string> => new Set(some.flat().map(vecKey));
    const plain = keys(placements.filter(({ kick }) => kick === 'not needed').map(({ minos }) => minos));
    expect(keys(heatOf(placements).map(({ squares }) => squares))).toEqual(plain);
    expect(plain.size).toBeLessThan(keys(placements.map(({ minos }) => minos)).size);
  });
});

test('a drawn way goes from entry to placement, has only corners, and shows the piece before each rotation', () => {
  for (const placement of reachView(standard).placements) {
    const stations = stationsOf(standard, placement);
    const { corners, turns } = drawnWay(placement, stations);
    const centre = systemOf(placement.under).shapes.T.centre;
    expect(corners[0]).toEqual(add(stations[0]!.placement.at, centre));
    expect(corners.at(-1)).toEqual(add(stations.at(-1)!.placement.at, centre));
    const ways = corners.slice(1).map((corner, index) => subtract(corner, corners[index]!).map(Math.sign).join());
    if (turns.length === 0) expect(ways.filter((way, index) => way === ways[index + 1])).toEqual([]);
    expect(turns).toHaveLength(turnsOnWay(standard, placement, stations).length);
  }
});

test('a way is gone through by presses, each with the falling after it', () => {
  expect(stopsOf(['right', 'down', 'down', 'left', 'cw'])).toEqual([0, 3, 4, 5]);
  expect(stopsOf(['down', 'down', 'cw', 'down'])).toEqual([0, 4]);
  expect(stopsOf(['down', 'down'])).toEqual([0, 2]);
  expect(stopsOf([])).toEqual([0, 0]);
});

test('the placements to look at are that of the kick, then those with the most presses', () => {
  const { placements } = reachView(standard);
  const chosen = notable(placements, 7).map((index) => placements[index]!);
  expect(chosen.map(({ kick }) => kick)).toEqual(['needed', ...Array.from({ length: 6 }, () => 'not needed')]);
  const presses = chosen.slice(1).map(({ inputs }) => pressesOf(inputs));
  expect(presses[0]).toBe(mostPresses(placements));
  expect(presses).toEqual([...presses].sort((one, other) => other - one));
});

test('the board is torn between spawn and stack, and shows the piece at each press in one of both parts', () => {
  const view = reachView(standard);
  for (const [way, { inputs }] of view.placements.entries())
    for (const step of stopsOf(inputs).keys()) {
      const { spawn, low, scene } = reachScene({ ...standard, way, step }, view);
      expect(low.view.top - low.view.bottom).toBeLessThan(12);
      expect([spawn!.scene.body, low.scene.body].filter((body) => body.length > 0)).toEqual([scene.body]);
    }
});

describe('the reach map', () => {
  test.each(PIECES)('finds as many placements of %s as the count by rows', (piece) => {
    const own = state({ piece });
    expect(reachView(own).placements).toHaveLength(
      reachCounts(systemById('srs-guideline')!, own.board, piece).placements,
    );
  });

  test('marks placements that need a kick, and none where nothing kicks', () => {
    expect(reachView(standard).placements.filter(({ kick }) => kick === 'needed').length).toBeGreaterThan(0);
    const still = reachView(state({ system: 'nintendo-right' })).placements;
    expect(still.every(({ kick }) => kick === 'not needed')).toBe(true);
  });

  test('compares with another system by squares', () => {
    const same = reachView(state({ beside: 'tetr-js' }));
    expect([same.count.onlyThis, same.count.onlyOther]).toEqual([0, 0]);
    const other = reachView(state({ beside: 'nintendo-right' }));
    expect(other.count.onlyThis).toBeGreaterThan(0);
  });

  test('shows what only the other system reaches, with its way under that system', () => {
    const one = reachView(state({ system: 'nintendo-right', beside: 'srs-guideline' }));
    const other = reachView(state({ system: 'srs-guideline', beside: 'nintendo-right' }));
    expect(one.count.onlyOther).toBe(other.count.onlyThis);
    expect(one.placements).toHaveLength(one.count.all + one.count.onlyOther);
    const extra = one.placements.filter(({ reachedBy }) => reachedBy === 'other');
    expect(extra.map(({ under }) => under)).toEqual(extra.map(() => 'srs-guideline'));
    expect(extra.some(({ kick }) => kick === 'needed')).toBe(true);
  });

  test('has every turn of a way as a scenario that leads where the way goes on', () => {
    for (const id of ['srs-guideline', 'ars-ti', 'dtet', 'sega']) {
      const own = state({ system: id });
      for (const placement of reachView(own).placements) {
        const stations = stationsOf(own, placement);
        for (const { step, scenario } of turnsOnWay(own, placement, stations)) {
          const trace = rotate(scenario.system, requestOf(scenario), scenario.memory);
          const press = placement.inputs.flatMap((input, index) => (input === 'down' ? [] : [index]))[step - 1]!;
          expect(placementAfter(trace)).toEqual(stations[press + 1]!.placement);
        }
      }
    }
  });

  test('follows each shortest way to the squares of the placement', () => {
    for (const id of ['srs-guideline', 'ars-ti', 'dtet']) {
      const own = state({ system: id });
      for (const placement of reachView(own).placements) {
        const end = stationsOf(own, placement).at(-1)!.placement;
        const squares = shapeOf(systemOf(id).shapes, end.piece, end.orientation).map((cell) => add(cell, end.at));
        expect(sameSquares(squares, placement.minos)).toBe(true);
      }
    }
  });

  test('has nothing to show where the piece cannot enter', () => {
    const board = playfield({ rows: Array.from({ length: 20 }, () => '.#########') });
    const full = state({ system: 'ars-tgm', board });
    expect(reachView(full).placements).toEqual([]);
    expect(stationsOf(full, { under: full.system, inputs: [] })).toEqual([]);
  });
});
