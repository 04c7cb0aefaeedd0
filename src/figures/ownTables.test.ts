import { describe, expect, test } from 'vitest';
import { printState, readState, type FigureSpec } from '#figure/fields.ts';
import { readComparison } from './compare/common/comparison.ts';
import { DATA_BROWSER } from './data/dataState.ts';
import { TABLE_CHECKER } from './checker/tableState.ts';
import { OFFSET_DERIVER } from './offsets/offsetState.ts';
import { ORIENTATION_WHEEL } from './wheel/orientationWheel.ts';
import { printTables, withoutTable, withTable } from '#figure/ownTables/keepTables.ts';
import { numbered } from '#figure/ownTables/numbered.ts';
import { readTables } from '#figure/ownTables/readTables.ts';
import { REACH_MAP } from './reach/reachView.ts';
import { SPAWN_VIEWER } from './spawn/spawnView.ts';
import { parseParams } from '#text/params.ts';

const OWN = 'srs-guideline~I01:-2_0;1_0;-2_1;1_2';
const OTHER = 'srs-arika~T01:1_1';

describe('tables that a reader keeps', () => {
  test('are stored with the last first, each once', () => {
    const both = withTable(withTable([OWN], OTHER), OWN);
    expect(both).toEqual([OWN, OTHER]);
    expect(readTables(printTables(both))).toEqual(both);
    expect(withoutTable(both, OWN)).toEqual([OTHER]);
  });

  test.each([null, '', 'srs-guideline', '<script>alert(1)</script>', 'srs-guideline~ nonsense~I01:1_0'])(
    'are none where the storage holds %j',
    (text) => expect(readTables(text)).toEqual([]),
  );

  test('are the first eight, however much the storage holds', () => {
    expect(readTables(`${OWN} ${'x~ '.repeat(200_000)}${OTHER}`)).toEqual([OWN]);
  });

  test('have numbers where their names are the same', () => {
    const options = ['a', 'b', 'a'].map((text, index) => ({ value: String(index), text }));
    expect(numbered(options).map(({ text }) => text)).toEqual(['a, 1', 'b', 'a, 2']);
  });

  test('are eight at most', () => {
    const many = Array.from({ length: 9 }, (_, y) => `srs-guideline~T01:0_${y}`);
    expect(many.reduce<readonly string[]>(withTable, [])).toHaveLength(8);
  });
});

describe('figures take the system of a reader from their words', () => {
  test.each([
    ['the reach map', REACH_MAP, 'system'],
    ['the reach map, beside another', REACH_MAP, 'beside'],
    ['the data browser', DATA_BROWSER, 'system'],
    ['the wheel', ORIENTATION_WHEEL, 'system'],
    ['the offsets', OFFSET_DERIVER, 'system'],
    ['the spawn viewer', SPAWN_VIEWER, 'system'],
    ['the checker, to compare with', TABLE_CHECKER, 'against'],
  ])('%s', (_name, spec, word) => {
    const { fields, standard } = spec as unknown as FigureSpec<Readonly<Record<string, unknown>>>;
    const read = readState(fields, `${word}=${OWN}`, standard);
    expect(read.ok && printState(fields, read.value)).toContain(`${word}=${OWN}`);
    const wrong = readState(fields, `${word}=srs-guideline~I0`, standard);
    expect(wrong.ok ? 'read' : wrong.diagnostics[0]).toMatchObject({
      code: 'system.row',
      span: { start: word.length + 15, end: word.length + 17 },
    });
  });

  test('the comparison, among others', () => {
    const rest = 'piece=I from=0 at=3,4 turn=cw board=..........';
    const read = readComparison(parseParams(`systems=${OWN},srs-arika ${rest}`));
    expect(read.ok && read.value.scenario.system.id).toBe(OWN);
    const wrong = readComparison(parseParams(`systems=srs-arika,srs-guideline~Z ${rest}`));
    const [fault] = wrong.ok ? [] : wrong.diagnostics;
    expect([fault?.code, !wrong.ok && fault && wrong.text.slice(fault.span.start, fault.span.end)]).toEqual([
      'system.row',
      'Z',
    ]);
  });
});
