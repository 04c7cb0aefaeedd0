import { diagnoser, failed, ok, type Diagnostic, type Result, type Span } from '#engine/diagnostics.ts';
import type { RotationSystem } from '#engine/system.ts';
import { assignmentsOf } from './assignments.ts';
import { COMPARED, judge, type Judgement, type Part } from './judge.ts';
import { groups, type List } from './groups.ts';
import { plainText } from './plainText.ts';
import { recordsOf } from './records.ts';
import type { Row } from './row.ts';
import { rowsOf } from './rows.ts';
import { tokens } from './tokens.ts';
import { divisions } from './turns.ts';
import { listValues, shapeOf } from './vectors.ts';
import { unusedNotes, unusedNumbers } from './unused.ts';

/** A list or a number that is not part of the table. */
export interface Unused extends Span {
  readonly text: string;
}

/** What a text is: its convention, the nearest systems and each difference. */
export interface TableReading extends Judgement {
  readonly unused: readonly Unused[];
}

/** What a pasted text may hold at most: far more than any table. */
const MOST_CHARACTERS = 50_000;

const diagnose = diagnoser({
  'table.empty': 'There is no table here; paste lists of pairs of whole numbers such as (0, 0), (-1, 0).',
  'table.rows':
    'There are vectors here, but no table. Paste 4, 8 or 12 rows, or begin each row with its rotation, such as 0>>1.',
  'table.vector': 'A vector has {found} numbers here; write two, x and y.',
  'table.long': 'The text has {found} characters; up to {most} are read. Paste the table alone.',
});

interface ReadText {
  readonly tree: List | null;
  readonly rows: readonly Row[];
  /** What is left of the text where those parts are read. */
  readonly unused: (parts: readonly Part[], left: readonly Row[]) => readonly Span[];
}

/** What is used of the rows: their vectors, and the numbers in their names where those say how they are read. */
const spansOf = (parts: readonly Part[]): readonly Span[] =>
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

function readRows(plain: string): Result<ReadText> {
  const records = recordsOf(plain);
  if (records) return ok({ tree: null, rows: records.rows, unused: (_parts, left) => [...records.unread, ...left] });
  const read = tokens(plain);
  const tree = groups(read, plain.length);
  if (!tree.ok) return tree;
  const assigned = assignmentsOf(plain);
  const { rows, heads } = assigned ? { rows: assigned.rows, heads: assigned.used } : rowsOf(tree.value, plain);
  const unused = (parts: readonly Part[], left: readonly Row[]): readonly Span[] => [
    ...left,
    ...unusedNumbers(
      tree.value,
      plain,
      [...spansOf(parts), ...heads, ...left],
      sizesOf(parts.flatMap((part) => part.rows)),
    ),
    ...unusedNotes(read),
  ];
  return ok({ tree: tree.value, rows, unused });
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

/** Why a text has no table. */
function noTable({ tree, rows }: ReadText, whole: Span): Diagnostic {
  const odd = tree && oddVector(tree);
  if (odd) return diagnose('table.vector', odd, { found: listValues(odd).length });
  return diagnose(rows.length > 0 ? 'table.rows' : 'table.empty', rows[0] ?? whole);
}

/**
 * Reads kick tables as programs, wikis and spreadsheets write them, and says which system they are.
 * @param text up to 200,000 characters in any layout
 * @param systems those to compare with
 * @returns what the table is; or why no table was found
 * @example
 * import { readTable } from 'wallkick/table';
 *
 * const read = readTable('"T 0->1": [[0, 0], [-1, 0], [-1, 1], [0, -2], [-1, -2]]');
 * read.ok ? read.value.nearest[0]?.id : read.diagnostics[0]?.sentence; // → 'srs-guideline'
 */
export function readTable(text: string, systems: readonly RotationSystem[] = COMPARED): Result<TableReading> {
  const whole = { start: 0, end: text.length };
  if (text.length > MOST_CHARACTERS)
    return failed(diagnose('table.long', whole, { found: text.length, most: MOST_CHARACTERS }));
  const read = readRows(plainText(text));
  if (!read.ok) return read;
  const judgement = judge(divisions(read.value.rows), systems);
  if (!judgement) return failed(noTable(read.value, whole));
  const unused = read.value
    .unused(judgement.parts, judgement.left)
    .map(({ start, end }): Unused => ({ start, end, text: text.slice(start, end) }));
  return ok({ ...judgement, unused: unused.sort((a, b) => a.start - b.start) });
}
