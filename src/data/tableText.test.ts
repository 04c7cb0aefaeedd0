import { expect, test } from 'vitest';
import { readTable } from './tableText.ts';

const refused = (text: string) => {
  const read = readTable(text);
  if (read.ok) throw new Error('the text was read');
  const [{ code, span, sentence }] = read.diagnostics as [(typeof read.diagnostics)[number]];
  return { code, start: span.start, sentence };
};

test('brackets nested deeper than in any table are refused at the first that is too deep', () => {
  const nested = (depth: number): string => `${'['.repeat(depth)}[0,0],[1,1]${']'.repeat(depth)}`;
  expect(readTable(nested(20)).ok).toBe(true);
  expect(refused(`x${nested(5000)}`)).toEqual({
    code: 'table.deep',
    start: 33,
    sentence: 'The brackets are nested more than 32 deep here; paste the table without the brackets around it.',
  });
});

test('a text longer than any table is refused before it is read', () => {
  expect(refused('['.repeat(50_000))).toEqual({
    code: 'table.long',
    start: 0,
    sentence: 'The text has 50000 characters; up to 40000 are read. Paste the table alone.',
  });
});

// Strings and comments as JavaScript, C, Lua and Python have them; an apostrophe in a sentence opens none.
test.each([
  ['a quote in a quote', `{"a\\"]": [[0,0],[1,0]]}`, ['a\\"]']],
  ['a quote without an end', `that's mine: [[0,0],[1,0]]`, ['that', 's', 'mine']],
  ['a bracket in a comment', `/* [ */ kicks: [[0,0],[1,0]]`, ['kicks']],
  ['a comment without an end', `/* kicks: [[0,0],[1,0]]`, ['kicks']],
])('%s', (_what, text, labels) => {
  expect(readTable(text)).toMatchObject({
    ok: true,
    value: {
      rows: [
        {
          labels,
          vectors: [
            [0, 0],
            [1, 0],
          ],
        },
      ],
    },
  });
});

test('a kick file is read with blanks and carriage returns around its signs', () => {
  const rows = readTable('\n T.NE = (0,0)( @ -1 , 0 ) \r\n# T.NE\n T.SW=T.NE\r\n');
  expect(rows).toMatchObject({
    ok: true,
    value: {
      form: 'properties',
      rows: [
        {
          labels: ['T', 'NE'],
          vectors: [
            [0, 0],
            [-1, 0],
          ],
        },
        {
          labels: ['T', 'SW'],
          vectors: [
            [0, 0],
            [-1, 0],
          ],
        },
      ],
    },
  });
});
