import { BOARD_LIMITS } from '#engine/boardText.ts';
import { diagnoser, failed, ok, type Result, type Span } from '#engine/diagnostics.ts';
import { cut, isBlank, picked, placeIn, spanOf, type Line } from './line.ts';
import { kindOf, unspaced, withoutNumbers, type LineKind } from './lineKind.ts';
import { note, type Note } from './note.ts';
import { contentOf, isEmptySign, isPlain } from './signs.ts';

/** The English sentences of what is wrong with a drawn board. */
const SENTENCES = {
  'drawn.none':
    'No board was found here. Write one row a line, top row first, with . for empty squares and # or letters for filled ones.',
  'drawn.sign':
    '"{found}" is not a square of a board. Write . _ - or 0 for empty squares, and # X @ * 1 or letters for filled ones.',
  'drawn.ragged':
    'This row has {width} squares, the others have {most}; all rows need the same number. Write . for empty squares.',
  'drawn.columns': 'The board has {columns} columns; 4 to 32 are allowed. Add or remove columns.',
  'drawn.rows': 'The board has {rows} rows; 1 to 40 are allowed. Remove the highest.',
} as const;
const diagnose = diagnoser(SENTENCES);

/** A board as it is drawn. */
export interface DrawnBoard {
  /** Bottom row first, in the signs of the text; empty squares are `.`. */
  readonly rows: readonly string[];
  readonly notes: readonly Note[];
}

type Found = LineKind & { readonly line: Line };

/** Lines that follow one another and are one board: rows, with blank lines between them where blanks are squares. */
interface Block {
  readonly from: number;
  readonly to: number;
  readonly rows: readonly (Found & { readonly is: 'row' | 'blank' })[];
}

const rowOf = (found: Found): Line => ('row' in found ? found.row : found.line);

/** The boards of a text. A line of blanks as wide as the rows around it is a row of empty squares. */
function blocksOf(lines: readonly Found[]): readonly Block[] {
  const blocks: Block[] = [];
  let open: { from: number; to: number; rows: Block['rows'][number][] } | null = null;
  const close = (): void => {
    if (open?.rows.some(({ is }) => is === 'row')) blocks.push(open);
    open = null;
  };
  lines.forEach((found, index) => {
    switch (found.is) {
      case 'row':
      case 'blank': {
        if (found.is === 'blank' && !/^\s{4,}$/.test(found.line.text)) return close();
        open ??= { from: index, to: index, rows: [] };
        open.rows.push(found as Block['rows'][number]);
        open.to = index;
        return;
      }
      case 'frame':
      case 'columns':
      case 'height':
        return;
      case 'broken':
      case 'text':
        return close();
    }
  });
  close();
  return blocks;
}

/** Blank lines at the ends of a block that are not as wide as its rows are no rows of it. */
function withoutEnds({ rows, ...block }: Block): Block {
  const width = Math.max(...rows.filter(({ is }) => is === 'row').map((found) => rowOf(found).text.length));
  const counts = (found: Found): boolean => found.is === 'row' || rowOf(found).text.length === width;
  const first = rows.findIndex(counts);
  const last = rows.findLastIndex(counts);
  return { ...block, rows: rows.slice(first, last + 1) };
}

/** A floor, or a ceiling, that is drawn with a sign that no other row has. */
function withoutFloor(rows: readonly Line[]): readonly Line[] {
  const isDash = (row: Line | undefined): boolean => row !== undefined && /^(?:-+|_+|=+)$/.test(row.text.trim());
  const isAlone = (row: Line): boolean =>
    isDash(row) && rows.every((other) => other === row || isDash(other) || !other.text.includes(row.text.trim()[0]!));
  const drawn = rows.filter((row) => !isDash(row));
  if (drawn.length === 0) return rows;
  const from = isAlone(rows[0]!) && !isDash(rows[1]) ? 1 : 0;
  const to = isAlone(rows.at(-1)!) && !isDash(rows.at(-2)) ? rows.length - 1 : rows.length;
  return to - from < rows.length ? rows.slice(from, to) : rows;
}

const WALLED = 12;

/** A board of ten columns between walls of the sign of its stack, as programs draw it. */
function withoutSolidSides(rows: readonly Line[]): readonly Line[] {
  const [first] = rows;
  const sign = first?.text[0];
  if (rows.length < 2 || sign === undefined || isEmptySign(sign) || sign.trim() === '') return rows;
  if (!rows.every(({ text }) => text.length === WALLED && text[0] === sign && text.at(-1) === sign)) return rows;
  const isSolid = ({ text }: Line): boolean => text === sign.repeat(WALLED);
  const inner = rows.slice(isSolid(first!) ? 1 : 0, isSolid(rows.at(-1)!) ? -1 : undefined);
  return inner.length > 0 ? inner.map((row) => cut(row, 1, WALLED - 1)) : rows;
}

const widths = (rows: readonly Line[]): readonly number[] => rows.map(({ text }) => text.length);
const isEven = (numbers: readonly number[]): boolean => new Set(numbers).size === 1;
const blanksOf = ({ text }: Line): string =>
  Array.from(text, (sign) => (sign.trim() === '' ? ' ' : '#'))
    .join('')
    .trimEnd();

/** Rows in which every blank is an empty square, or in which none is one. */
function withBlanksRead(rows: readonly Line[], walled: boolean): Drawn {
  if (!rows.some(({ text }) => /\s/.test(text))) return { rows, notes: [] };
  const apart = unspaced(rows);
  if (apart) return { rows: apart, notes: [note('spacing')] };
  const squeezed = rows.map((row) =>
    picked(
      row,
      Array.from(row.text, (sign, index) => (sign.trim() === '' ? -1 : index)).filter((index) => index >= 0),
    ),
  );
  const marked = rows.some(({ text }) => Array.from(text).some(isEmptySign));
  const alike = new Set(rows.map(blanksOf)).size === 1;
  if (marked && isEven(widths(squeezed)) && (alike || !isEven(widths(rows))))
    return { rows: squeezed, notes: [note('spacing')] };
  // An indentation of all rows is none of their squares where it makes them wider than a field.
  const indent = Math.min(...rows.filter((row) => !isBlank(row)).map(({ text }) => text.search(/\S/)));
  const ends = rows.map(({ text }) => text.trimEnd().length);
  const isIndent = !walled && indent > 0 && Math.max(...ends) > 10;
  const body = isIndent ? rows.map((row) => cut(row, Math.min(indent, row.text.length))) : rows;
  const width = Math.max(...(isEven(widths(body)) ? widths(body) : body.map(({ text }) => text.trimEnd().length)));
  const filled = body.map((row) => {
    const text = row.text.slice(0, width).replace(/\s/g, '.');
    const at = Array.from(text, (_, index) => placeIn(row, index));
    return { ...row, text: text.padEnd(marked ? 0 : width, '.'), at };
  });
  const short = marked ? 0 : body.filter(({ text }) => text.length < width).length;
  return {
    rows: filled,
    notes: [
      ...(isIndent ? [note('spacing')] : []),
      note('blanks'),
      ...(short > 0 ? [note('padded', { count: short })] : []),
    ],
  };
}

interface Drawn {
  readonly rows: readonly Line[];
  readonly notes: readonly Note[];
}

/** Names signs that are read as something that they do not look like on this site. */
export function signNotes(signs: Iterable<string>, code: 'empty' | 'filled'): readonly Note[] {
  const read = [...new Set(signs)].filter((sign) => !isPlain(sign) && (contentOf(sign) === '.') === (code === 'empty'));
  return read.length > 0 ? [note(code, { signs: read.join(' ') })] : [];
}

/** What is wrong with the measures of a board; null where they are right. */
function measured(rows: readonly Line[], whole: Span) {
  const [leastColumns, mostColumns] = BOARD_LIMITS.columns;
  const counts = new Map<number, number>();
  for (const width of widths(rows)) counts.set(width, (counts.get(width) ?? 0) + 1);
  const most = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
  const ragged = rows.find(({ text }) => text.length !== most);
  if (ragged) return diagnose('drawn.ragged', spanOf(ragged), { width: ragged.text.length, most });
  if (most < leastColumns || most > mostColumns) return diagnose('drawn.columns', spanOf(rows[0]!), { columns: most });
  if (rows.length > BOARD_LIMITS.rows[1]) return diagnose('drawn.rows', whole, { rows: rows.length });
  return null;
}

/** The rows of a block without what stands around its squares. */
function bared(block: Block): Drawn {
  const found = withoutEnds(block).rows;
  const walled = found.some((one) => one.is === 'row' && one.walls);
  const given = found.map(rowOf);
  const numberless = withoutNumbers(given) ?? given;
  const floorless = withoutFloor(numberless);
  const read = withBlanksRead(floorless, walled);
  const open = isEven(widths(read.rows)) ? withoutSolidSides(read.rows) : read.rows;
  return {
    rows: open,
    notes: [
      ...(given !== numberless ? [note('numbers')] : []),
      ...(walled || read.rows !== open ? [note('walls')] : []),
      ...(numberless !== floorless ? [note('frame')] : []),
      ...read.notes,
    ],
  };
}

/** What stands around the board that is read. */
function aroundNotes(found: readonly Found[], blocks: readonly Block[], chosen: Block): readonly Note[] {
  const texts = found.filter(
    (one) => one.is === 'text' || (one.is === 'row' && one.outside && chosen.rows.includes(one)),
  );
  const height = found.find((one) => one.is === 'height');
  const other = blocks.find((block) => block !== chosen);
  return [
    ...(found.some(({ is }) => is === 'columns') ? [note('columns')] : []),
    ...(found.some(({ is }) => is === 'frame') ? [note('frame')] : []),
    ...(height ? [note('height', { found: height.found })] : []),
    ...(texts.length > 0 ? [note('text', { line: texts[0]!.line.number })] : []),
    ...(other ? [note('other', { line: found[other.from]!.line.number })] : []),
  ];
}

/**
 * Reads a board that is drawn in lines, whatever stands around and between its squares.
 * @param around whether other text may stand around the board
 */
export function readDrawing(lines: readonly Line[], whole: Span, around: 'text' | 'nothing'): Result<DrawnBoard> {
  const found = lines.map((line): Found => ({ ...kindOf(line), line }));
  const broken = found.find((one) => one.is === 'broken' || (one.is === 'text' && around === 'nothing'));
  if (broken && 'index' in broken) {
    const at = placeIn(broken.row, broken.index);
    const sign = String.fromCodePoint(broken.row.text.codePointAt(broken.index)!);
    return failed(diagnose('drawn.sign', { start: at, end: at + sign.length }, { found: sign }));
  }
  const blocks = blocksOf(found);
  const [first] = blocks;
  if (!first) {
    const written = found.find(({ is }) => is !== 'blank');
    return failed(diagnose('drawn.none', written ? spanOf(written.line) : whole));
  }
  const chosen = blocks.reduce((a, b) => (b.rows.length > a.rows.length ? b : a), first);
  const { rows, notes } = bared(chosen);
  const wrong = measured(rows, whole);
  if (wrong) return failed(wrong);
  const texts = rows.map(({ text }) => text);
  return ok({
    rows: texts.map((text) => Array.from(text, (sign) => (contentOf(sign) === '.' ? '.' : sign)).join('')).reverse(),
    notes: [
      ...new Map(
        [...notes, ...aroundNotes(found, blocks, chosen), ...signNotes(texts.join(''), 'empty')].map((one) => [
          one.code,
          one,
        ]),
      ).values(),
    ],
  });
}
