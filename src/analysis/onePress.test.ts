import { describe, expect, test } from 'vitest';
import { vecKey, type Vec } from '#engine/geometry.ts';
import { NO_KEYS } from '#engine/heldKeys.ts';
import { placementOn } from '#engine/placementOf.ts';
import type { Scenario } from '#engine/scenario.ts';
import { minosOf } from '#engine/shapes.ts';
import { byRow } from '#engine/squares.ts';
import { cases } from '#engine/testing/wide.ts';
import { expectedOf } from '#rules/oracle/answer.ts';
import { randomScenes } from '#rules/randomScenes.ts';
import { SYSTEMS, systemById } from '#rules/registry.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { onePress } from './onePress.ts';
import { pressSystems } from './pressSystems.ts';

function scenarioOf(line: string): Scenario {
  const read = readScenario(line);
  if (!read.ok) throw new Error(read.diagnostics[0]?.sentence);
  return read.value;
}

const keyOf = (squares: readonly Vec[]): string => [...squares].sort(byRow).map(vecKey).join(' ');
const srs = systemById('srs-guideline')!;

test('each group is what the oracle says of its systems, on random boards', () => {
  const faults: string[] = [];
  for (const { request, memory } of randomScenes(srs, cases(2000), 20261128)) {
    const scenario: Scenario = {
      system: srs,
      readings: [],
      field: request.field,
      placement: request.placement,
      turn: request.turn,
      precedence: null,
      heldKeys: NO_KEYS,
      memory,
      step: null,
    };
    const start = minosOf(srs.shapes, request.placement);
    const { answers, without } = onePress(scenario, SYSTEMS);
    const expected = new Map<string, string[]>();
    for (const system of SYSTEMS) {
      if (without.some((one) => one.system === system)) continue;
      const { piece, orientation } = request.placement;
      const placement = placementOn(system.shapes, piece, start, orientation)!;
      const asked = { field: request.field, placement, turn: request.turn, precedence: null };
      const end = minosOf(system.shapes, expectedOf(system, asked, memory).placement);
      expected.set(keyOf(end), [...(expected.get(keyOf(end)) ?? []), system.id]);
    }
    const ways = answers.map(({ stays, way }) => (stays ? 'stays' : way?.join()));
    // Where a system makes another turn than was asked for, no way leads there.
    const known = ways.filter((way) => way !== undefined);
    if (new Set(known).size < known.length) faults.push(`two answers have one way: ${ways.join(' ')}`);
    const got = new Map(answers.map(({ minos, traces }) => [keyOf(minos), traces.map(({ system }) => system.id)]));
    const stays = answers.filter((answer) => answer.stays).map(({ minos }) => keyOf(minos));
    if (stays.some((key) => key !== keyOf(start))) faults.push('a group that stays is elsewhere');
    try {
      expect(got).toEqual(expected);
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  expect(faults).toEqual([]);
});

test('every system is in one group, or has a reason for none', () => {
  const { answers, without } = onePress(
    scenarioOf('system=srs-guideline piece=T from=0 at=3,0 turn=cw board=...##.....'),
    SYSTEMS,
  );
  const ids = [
    ...answers.flatMap(({ traces }) => traces.map(({ system }) => system.id)),
    ...without.map(({ system }) => system.id),
  ];
  expect(ids.toSorted()).toEqual(SYSTEMS.map(({ id }) => id).toSorted());
  const counts = answers.map(({ traces }) => traces.length);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
});

describe('a system without an answer', () => {
  test.each([
    // The source of Tetris Best names no kicks.
    ['tetris-best', 'piece=T from=0 at=3,0 turn=cw board=..........', 'unknown kicks'],
    // The NES has two rows above the visible ones; this T is in the rows above them.
    ['nintendo-right', 'piece=T from=0 at=3,22 turn=cw board=..........', 'no room'],
    ['nintendo-right', 'piece=T from=0 at=3,19 turn=cw board=..........', null],
    // Two buttons of quarter turns.
    ['sega', 'piece=T from=0 at=3,0 turn=180 board=..........', 'no such rotation'],
  ])('%s, %s: %s', (id, query, because) => {
    const { without } = onePress(scenarioOf(`system=srs-guideline ${query}`), SYSTEMS);
    expect(without.find(({ system }) => system.id === id)?.because ?? null).toBe(because);
  });

  test('a state whose squares it does not have', () => {
    const { T, ...others } = srs.shapes;
    const [up] = T.states;
    const flat = { ...srs, id: 'one-state', shapes: { ...others, T: { ...T, states: [up, up, up, up] as const } } };
    const { without } = onePress(scenarioOf('system=srs-guideline piece=T from=1 at=3,0 turn=cw board=..........'), [
      flat,
    ]);
    expect(without.map(({ because }) => because)).toEqual(['no such state']);
  });
});

test('a system under another reading answers once, under that reading', () => {
  const line = 'system=ars-tgm readings=READING piece=T from=0 at=3,0 turn=cw board=..........';
  const [reading] = Object.keys(systemById('ars-tgm')!.readings);
  const scenario = scenarioOf(line.replace('READING', reading!));
  const systems = pressSystems(scenario.system);
  expect(systems.filter(({ id }) => id === 'ars-tgm')).toEqual([scenario.system]);
  expect(systems.map(({ id }) => id)).toEqual(SYSTEMS.map(({ id }) => id));
});

test('a table of a reader answers beside the others', () => {
  const own = systemById('srs-guideline~T01:2_3')!;
  const line = 'system=srs-guideline piece=T from=0 at=3,0 turn=cw board=...##.....';
  const { answers } = onePress(scenarioOf(line), [...SYSTEMS, own]);
  expect(answers.find(({ traces }) => traces.some(({ system }) => system === own))?.traces).toHaveLength(1);
});
