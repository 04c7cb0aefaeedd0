import { describe, expect, test } from 'vitest';
import { sameSquares } from '#engine/squares.ts';
import {
  censusCounts,
  countsByY,
  exampleOf,
  hasMistake,
  isRight,
  MISTAKES,
  PROGRAMS,
  READ,
  wrongTable,
  type MistakeId,
} from './census.ts';
import { linesFailed, partingOf, squaresAfter } from './parting.ts';
import { useCount, usePositions } from './tries.ts';

test('the counts are those of the readers, by comparison with our tables', () => {
  expect(censusCounts()).toEqual({ all: 122, read: 81, right: 48, wrong: 33, misused: 17 });
  expect(countsByY('down, added')).toEqual({ all: 19, right: 19 });
  expect(countsByY('up, sign changed')).toEqual({ all: 9, right: 8 });
  expect(countsByY('up, added')).toEqual({ all: 11, right: 0 });
});

test('a program has a mistake where its table is wrong, and each mistake is one of ten', () => {
  const named = MISTAKES.flatMap(({ mistakes }): readonly string[] => mistakes);
  expect(READ.flatMap(({ mistakes = [] }) => mistakes).filter((name) => !named.includes(name))).toEqual([]);
  for (const program of READ) {
    if (program.mistakes === undefined) expect(isRight(program), program.table).toBe(true);
    else expect(wrongTable(program).rows.length, program.table).toBeGreaterThan(0);
  }
});

test('private persons have no name', () => {
  const named = PROGRAMS.filter(({ name }) => name !== undefined);
  expect(named.length).toBeLessThan(25);
  for (const program of PROGRAMS)
    expect('address' in program, JSON.stringify(program)).toBe(program.name !== undefined);
});

/** Failed lines of the small set, program by program. */
const LINES: Readonly<Record<MistakeId, readonly number[]>> = {
  y: [90, 143, 156, 161, 175, 180, 180, 180, 180, 180, 180, 180, 184, 191, 202],
  twice: [90, 180, 180],
  part: [44, 103],
  number: [2, 3, 7, 10, 11, 175, 184, 202],
  row: [15, 143, 161, 184, 191, 202],
  index: [104, 202, 208],
  axes: [195, 235],
  none: [40, 143, 195],
  centre: [44, 46],
  offset: [20],
};

describe.each(MISTAKES)('$id', (kind) => {
  test('a board shows it, on which the two tables part', () => {
    const parting = partingOf(wrongTable(exampleOf(kind.id)))!;
    const [right, wrong] = parting.scenarios.map(squaresAfter);
    expect(sameSquares(right!, wrong!)).toBe(false);
  });

  test('the vectors catch every program that has it, each by so many lines', () => {
    const lines = READ.filter((program) => hasMistake(program, kind)).map((program) =>
      linesFailed(wrongTable(program)),
    );
    expect(lines.sort((a, b) => a - b)).toEqual(LINES[kind.id]);
  });
});

test('three positions tell a wrong use, and say where the piece ends', () => {
  expect(useCount().sentence).toMatch(
    /^Every number is right\. Is its use\? Of 33 wrong programs in our census, 17 had right numbers\./,
  );
  for (const { says, scenarios } of usePositions()) {
    const [right, wrong] = scenarios.map((scenario) => [...squaresAfter(scenario)].map(([x, y]) => `(${x}, ${y})`));
    for (const square of right!) expect(String(says.values['right'])).toContain(square);
    for (const square of wrong!) expect(String(says.values['found'])).toContain(square);
    expect(says.values['right']).not.toBe(says.values['found']);
  }
});
