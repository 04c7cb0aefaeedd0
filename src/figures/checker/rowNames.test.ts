import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readTable, type TableReading } from '#data/tableReader/readTable.ts';
import { reportOf } from '#data/tableReader/report.ts';
import { unnamedRows, withNames, withTurn } from './rowNames.ts';

const field = (name: string): string =>
  readFileSync(new URL(`../../data/tableReader/testing/field/${name}.txt`, import.meta.url), 'utf8');

function read(text: string): TableReading {
  const own = readTable(text);
  if (!own.ok) throw new Error(own.diagnostics[0]!.sentence);
  return own.value;
}

const I_BY_STATE = `int I[8][4][2] = {
  {{-2,0},{1,0},{-2,-1},{1,2}}, {{-1,0},{2,0},{-1,2},{2,-1}},
  {{-1,0},{2,0},{-1,2},{2,-1}}, {{2,0},{-1,0},{2,1},{-1,-2}},
  {{2,0},{-1,0},{2,1},{-1,-2}}, {{1,0},{-2,0},{1,-2},{-2,1}},
  {{1,0},{-2,0},{1,-2},{-2,1}}, {{-2,0},{1,0},{-2,-1},{1,2}}
};`;
const LINES =
  '(0,0) (-1,0) (-1,1) (0,-2) (-1,-2)\n(0,0) (1,0) (1,-1) (0,2) (1,2)\n(0,0) (1,0) (1,1) (0,-2) (1,-2)\n(0,0) (-1,0) (-1,-1) (0,2) (-1,2)';

describe('rows without names', () => {
  test.each([
    ['a list of Kotlin', field('kt-list-of'), 8],
    ['arrays of C#', field('cs-clockwise-only'), 8],
    ['an array of C', I_BY_STATE, 8],
    ['lines', LINES, 4],
  ])('are read alike when their names are written before them: %s', (_what, text, count) => {
    const before = read(text);
    let named = text;
    for (let [own] = unnamedRows(before); own; [own] = unnamedRows(read(named)))
      named = withNames(named, own, own.turns);
    const after = read(named);
    expect(named.match(/\d>>\d: /g)).toHaveLength(count);
    const said = ({ entries, agree, missing, nearest }: ReturnType<typeof reportOf>) => ({
      entries,
      agree,
      missing,
      nearest,
    });
    expect(said(reportOf('', named, after))).toEqual(said(reportOf('', text, before)));
  });

  test('can be given another name, and the row that had it gets theirs', () => {
    const [own] = unnamedRows(read(I_BY_STATE));
    const turns = withTurn(own!.turns, 0, own!.turns[3]!);
    const renamed = read(withNames(I_BY_STATE, own!, turns));
    expect(renamed.parts[0]!.reading).toMatchObject({ how: 'named', turns });
    expect([turns[0], turns[3]]).toEqual([own!.turns[3], own!.turns[0]]);
  });

  test('are not said of rows that have them', () => {
    expect(unnamedRows(read(field('go-map')))).toEqual([]);
  });
});
