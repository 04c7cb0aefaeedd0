import { describe, expect, test } from 'vitest';
import { SYSTEMS } from '#rules/registry.ts';
import { tableParams } from '#figure/tables/kickTable.ts';
import { printParams } from '#text/params.ts';
import { readTable } from './tableQuery.ts';

describe('the words of a kick table', () => {
  test('left out are those of the guideline', () => {
    const read = readTable('');
    expect(read.ok && read.value.query).toBe('system=srs-guideline group=all turns=all');
    expect(read.ok && read.value.data.system.name).toBe('Guideline SRS');
  });

  test('choose pieces and turns', () => {
    const read = readTable('group=I turns=quarter');
    expect(read.ok && read.value.data.sections.map(({ pieces, rows }) => [pieces.join(''), rows.length])).toEqual([
      ['I', 8],
    ]);
  });

  test.each([
    ['system=srs', 7, 10, /^system cannot be "srs"; allowed: srs-guideline, /],
    [
      'system=srs-guideline group=IT',
      27,
      29,
      /^"IT" are not pieces of srs-guideline that share their rows; those are all, JLSTZ, I/,
    ],
    ['turns=180 system=srs-guideline', 6, 9, /^srs-guideline has no separate half turns/],
    ['tables=all', 0, 6, /^"tables" is not a parameter of this figure; the parameters are system, group, turns\.$/],
  ])('in %s are explained', (line, start, end, sentence) => {
    const read = readTable(line);
    expect(read.ok).toBe(false);
    if (read.ok) return;
    expect(read.diagnostics[0]?.span).toEqual({ start, end });
    expect(read.diagnostics[0]?.sentence).toMatch(sentence);
  });
});

test.each([
  ...SYSTEMS.map(({ id }) => `system=${id}`),
  'group=I turns=quarter',
  'system=srs-nullpomino-180 turns=180',
  'system=srs-nullpomino-180 group=JLSTZ turns=quarter',
])('the table of %s is shared in words that bring it again', (line) => {
  const read = readTable(line);
  if (!read.ok) throw new Error(line);
  const again = readTable(printParams(tableParams(read.value.data)));
  expect(again.ok && again.value.data).toEqual(read.value.data);
});
