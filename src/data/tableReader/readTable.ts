import { diagnoser, failed, ok, type Diagnostic, type Result, type Span } from '#engine/diagnostics.ts';
import type { RotationSystem } from '#engine/system.ts';
import { compared, judge, type Judgement, type TurnPart } from './judge.ts';
import { groups, type List } from './groups.ts';
import { layoutsOf } from './layouts.ts';
import { plainText } from './plainText.ts';
import type { PlainText, ReadRows, Row } from './row.ts';
import { tokens } from './tokens.ts';
import { divisions } from './tables.ts';
import { listValues, shapeOf } from './vectors.ts';
import { unusedAt, unusedNotes, unusedNumbers, vectorsIn, type Unused } from './unused.ts';

/** What a text is: its convention, the nearest systems and each difference. */
export interface TableReading extends Judgement {
  /** Numbers and lists of the text that are no part of the table. */
  readonly unused: readonly Unused[];
}

/** What a pasted text may hold at most: far more than any table. A system has 84 rows, one with button sides 168. */
const MOST_CHARACTERS = 60_000;
const MOST_ROWS = 256;

const diagnose = diagnoser({
  'table.empty': 'There is no table here; paste lists of pairs of whole numbers such as (0, 0), (-1, 0).',
  'table.flat':
    'The numbers have no brackets here. Write each test as a pair, such as (-1, 0), and each row on its own line.',
  'table.rows':
    'There are vectors here, but no table. Paste 4, 8 or 12 rows, or begin each row with its rotation, such as 0>>1.',
  'table.vector': 'A vector has {found} numbers here; write two, x and y.',
  'table.many': 'The text has {found} rows; up to {most} are read. Paste the table of one system.',
  'table.long': 'The text has {found} characters; up to {most} are read. Paste the table alone.',
});

/** What is used of the rows: their vectors, and the numbers in their names where those say how they are read. */
const spansOf = (parts: readonly TurnPart[]): readonly Span[] =>
  parts.flatMap(({ reading, rows }) => {
    const isNamed = reading.kind === 'offsets' || reading.how.startsWith('named');
    return rows.flatMap(({ path, vectors }) => [
      ...vectors,
      ...(isNamed ? path.flatMap(({ numbers }) => numbers) : []),
    ]);
  });

/** Numbers of lists that a program may write beside them: of vectors in a row, rows in a table, numbers in a vector. */
const sizesOf = (rows: readonly Row[]): ReadonlySet<number> =>
  new Set([
    2,
    4,
    7,
    rows.length,
    ...rows.flatMap(({ path, vectors }) => [vectors.length, ...path.map(({ count }) => count)]),
  ]);

/** What of a text is in no table. */
function unusedOf({ text, tokens: read, tree }: PlainText, { heads, unread }: ReadRows, { parts, left }: Judgement) {
  const used = [...spansOf(parts), ...heads, ...left];
  const numbers = unread ?? unusedNumbers(tree, text, used, sizesOf(parts.flatMap((part) => part.rows)));
  return [
    ...[...left, ...numbers].map((own) => unusedAt(text, own, false)),
    ...(unread ? [] : unusedNotes(read).map((own) => unusedAt(text, own, true))),
  ].sort((a, b) => a.start - b.start);
}

/** The first list of three numbers, which is a vector with one too many. */
function oddVector(list: List): List | null {
  if (list.open !== '' && shapeOf(list) === 'flat' && listValues(list).length === 3) return list;
  for (const item of list.items) {
    const found = item.is === 'list' && item.numbers > 2 ? oddVector(item) : null;
    if (found) return found;
  }
  return null;
}

/** A table of four rows of two vectors has so many. */
const LEAST_NUMBERS = 16;

/** Why a text has no table. */
function noTable({ text, tree }: PlainText, rows: readonly Row[]): Diagnostic {
  const odd = oddVector(tree);
  if (odd) return diagnose('table.vector', odd, { found: listValues(odd).length });
  const at = text.search(/\d/);
  if (rows.length === 0 && (text.match(/\d+/g)?.length ?? 0) >= LEAST_NUMBERS)
    return diagnose('table.flat', { start: at, end: at + 1 });
  return diagnose(rows.length > 0 ? 'table.rows' : 'table.empty', rows[0] ?? { start: 0, end: text.length });
}

/**
 * Reads kick tables as programs, wikis and spreadsheets write them, and says which system they are.
 * @param text up to 60,000 characters in any layout
 * @param systems those to compare with
 * @returns what the table is; or why no table was found
 * @example
 * import { readTable } from 'wallkick/table';
 *
 * const read = readTable('"T 0->1": [[0, 0], [-1, 0], [-1, 1], [0, -2], [-1, -2]]');
 * read.ok ? read.value.nearest[0]?.id : read.diagnostics[0]?.sentence; // → 'srs-guideline'
 */
export function readTable(text: string, systems: readonly RotationSystem[] = compared()): Result<TableReading> {
  const whole = { start: 0, end: text.length };
  if (text.length > MOST_CHARACTERS)
    return failed(diagnose('table.long', whole, { found: text.length, most: MOST_CHARACTERS }));
  const plain = plainText(text);
  const read = tokens(plain);
  const tree = groups(read, plain.length);
  if (!tree.ok) return tree;
  const given: PlainText = { text: plain, tokens: read, tree: tree.value };
  const laidOut = layoutsOf(given);
  const found = Math.max(...laidOut.map(({ rows }) => rows.length));
  if (found > MOST_ROWS) return failed(diagnose('table.many', whole, { found, most: MOST_ROWS }));
  const readings = laidOut.flatMap((own) => {
    const judgement = judge(divisions(own.rows), systems);
    if (!judgement) return [];
    const unused = unusedOf(given, own, judgement);
    // A vector that is not read weighs as much as one that differs; two numbers may be one.
    const numbers = unused.filter(({ is }) => is === 'numbers').length;
    return [{ judgement, unused, cost: judgement.cost + vectorsIn(unused) + numbers / 2 }];
  });
  if (readings.length === 0)
    return failed(
      noTable(
        given,
        laidOut.flatMap(({ rows }) => rows),
      ),
    );
  const { judgement, unused } = readings.reduce((a, b) => (b.cost < a.cost ? b : a));
  return ok({ ...judgement, unused: unused.map((own) => ({ ...own, text: text.slice(own.start, own.end) })) });
}
