import { describe, expect, test } from 'vitest';
import { testList } from '#engine/kicks.ts';
import { rotate } from '#engine/rotate.ts';
import { requestOf } from '#engine/requestOf.ts';
import { parseScenario, printScenario } from '#engine/scenario.ts';
import { ownFault } from './ownFault.ts';
import { labelFrom, ownId, ownLabel } from './ownSystems.ts';
import { srsGuideline } from './srsGuideline.ts';
import { systemById } from './registry.ts';
import { readScenario, VOCABULARY } from './vocabulary.ts';

const ID = 'srs-guideline~I01:-2_0;1_0;-2_1;1_2';

describe('a system that a reader made', () => {
  test('has the rows of its id, and those of its base elsewhere', () => {
    const own = systemById(ID)!;
    expect(testList(own.kicks, 'I', 0, 1, null)).toEqual([
      [0, 0],
      [-2, 0],
      [1, 0],
      [-2, 1],
      [1, 2],
    ]);
    expect(testList(own.kicks, 'I', 1, 0, null)).toEqual(testList(srsGuideline.kicks, 'I', 1, 0, null));
    expect(testList(own.kicks, 'T', 0, 1, null)).toEqual(testList(srsGuideline.kicks, 'T', 0, 1, null));
    expect(own.name).toBe('Guideline SRS*');
  });

  test('has no offsets of its base: they make other kicks', () => {
    expect(srsGuideline.offsetForm).not.toBeNull();
    expect(systemById(ID)!.offsetForm).toBeNull();
  });

  test('is kept while it is in use, let go after many others, and turns in the same way when it is made again', () => {
    const first = systemById(ID)!;
    expect(systemById(ID)).toBe(first);
    for (let left = 0; left < 60; left++) systemById(`srs-guideline~T01:${left % 10}_${Math.floor(left / 10)};9_9`);
    const second = systemById(ID)!;
    expect(second).not.toBe(first);
    expect(second).toEqual(first);
    const line = `system=${ID} piece=I from=0 at=3,2 turn=cw board=#.........`;
    const [before, after] = [first, second].map((system) => {
      const read = parseScenario(line, { ...VOCABULARY, systemById: () => system });
      if (!read.ok) throw new Error('the line is readable');
      return rotate(system, requestOf(read.value));
    });
    expect(after!.outcome).toEqual(before!.outcome);
  });

  test('can be named in a scenario line, which is printed as it was read', () => {
    const line = `system=${ID} piece=I from=0 at=3,2 turn=cw board=..........`;
    const read = readScenario(line);
    expect(read.ok && printScenario(read.value)).toBe(line);
  });

  test('makes half turns where it has a row for one', () => {
    expect(systemById('srs-guideline~T02:0_1')!.turns.rules['180'].is).toBe('made');
  });

  test.each([
    'srs-guideline~',
    'srs-guideline~Q01:1_0',
    'srs-guideline~I00:1_0',
    'srs-guideline~I01:1',
    'dtet~I01:1_0',
    'nes~I01:1_0',
  ])('is not made of %s', (id) => expect(systemById(id)).toBeUndefined());

  test('has the id of its base where nothing differs', () => {
    expect(ownId(srsGuideline, [])).toBe('srs-guideline');
  });
});

describe('a name that a reader gave', () => {
  const rows = [{ piece: 'I', name: '0>>1', kicks: [[-2, 0]] }] as const;

  test.each([['My game'], ['SRS~2, (new)!'], ['回転'], ["L'essai"]])('%s comes back from the id', (label) => {
    const id = ownId(srsGuideline, rows, label);
    expect(id).not.toMatch(/[\s,]/);
    expect(ownLabel(id)).toBe(label);
    expect(systemById(id)).toMatchObject({ id, name: label });
    const line = `system=${id} piece=I from=0 at=3,2 turn=cw board=..........`;
    const read = readScenario(line);
    expect(read.ok && printScenario(read.value)).toBe(line);
  });

  test.each([
    ['  My\u0000 game ', 'My game'],
    ['\ud83d', null],
    [' ', null],
    ['x'.repeat(90), 'x'.repeat(20)],
  ])('%j is kept as %j', (typed, label) => expect(labelFrom(typed)).toBe(label));

  test.each([
    'srs-guideline~.',
    'srs-guideline~.My%20game',
    'srs-guideline~.%E0%A4~I01:1_0',
    `srs-guideline~.${'x'.repeat(41)}~I01:1_0`,
  ])('is not read from %s', (id) => {
    expect(systemById(id)).toBeUndefined();
    expect(ownFault(id, 0)).toMatchObject({ code: 'system.row', span: { start: 14 } });
  });

  test('a wrong row behind it is named', () => {
    expect(ownFault('srs-guideline~.My%20game~I0', 0)).toMatchObject({
      code: 'system.row',
      span: { start: 25, end: 27 },
    });
  });
});

describe('an id with rows that cannot be read', () => {
  const READABLE = 'srs-guideline~I01:1_0';
  test.each([
    ['nonsense~I01:1_0', 'system.base', 'nonsense'],
    ['dtet~I01:1_0', 'system.base', 'dtet'],
    ['srs-guideline~I01:1_0~Q01:1_0', 'system.row', 'Q01:1_0'],
    ['srs-guideline~I00:1_0', 'system.row', 'I00:1_0'],
    [`srs-guideline~I01:${'1_0;'.repeat(25)}`, 'system.row', `I01:${'1_0;'.repeat(25)}`],
    ['srs-guideline~<script>', 'system.row', '<script>'],
    ['srs-guideline~I01:1_0~I01:2_0', 'system.twice', 'I01:2_0'],
  ])('%s is explained at its place', (id, code, wrong) => {
    expect(systemById(id)).toBeUndefined();
    const line = `system=${id} piece=T from=0 at=3,3 turn=cw board=..........`;
    const read = readScenario(line);
    const [fault] = read.ok ? [] : read.diagnostics;
    expect([fault?.code, fault && line.slice(fault.span.start, fault.span.end)]).toEqual([code, wrong]);
  });

  test('is no matter where it can be read, or is not meant so', () => {
    expect(ownFault(READABLE, 0)).toBeNull();
    expect(ownFault('nes', 0)).toBeNull();
  });
});
