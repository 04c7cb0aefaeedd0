import { ok, type Result } from '#engine/diagnostics.ts';
import type { Vec } from '#engine/geometry.ts';
import type { Orientation, Piece } from '#engine/piece.ts';
import { readDrawing, signNotes } from './drawing.ts';
import { drawnPieces } from './drawnPiece.ts';
import { cut, isBlank, linesOf, type Line } from './line.ts';
import { kindOf } from './lineKind.ts';
import { note, type Note } from './note.ts';
import { readVectorLine, type VectorPress } from './readVectorLine.ts';
import { contentOf } from './signs.ts';
import { unwrapped } from './wrapped.ts';

/** A piece by the squares that it covers; its state, where the text names it. */
export interface ReadPiece {
  readonly piece: Piece;
  readonly squares: readonly Vec[];
  readonly orientation?: Orientation;
}

/** What a text says of a board. */
export interface ReadBoard {
  /** Bottom row first, as `playfield` takes them, without the piece. */
  readonly rows: readonly string[];
  readonly piece: ReadPiece | null;
  /** The piece after its turn, where the text shows it. */
  readonly after: ReadPiece | null;
  /** What is pressed, where the text names it. */
  readonly press: VectorPress | null;
  readonly notes: readonly Note[];
}

const squareName = ([x, y]: Vec): string => `${x},${y}`;

/** The rows without the squares of a piece. */
function withoutSquares(rows: readonly string[], squares: readonly Vec[]): readonly string[] {
  const taken = new Set(squares.map(squareName));
  return rows.map((row, y) => Array.from(row, (sign, x) => (taken.has(`${x},${y}`) ? '.' : sign)).join(''));
}

function readLines(
  lines: readonly Line[],
  text: string,
  around: 'text' | 'nothing' = 'text',
): Result<Pick<ReadBoard, 'rows' | 'piece' | 'notes'>> {
  const drawing = readDrawing(lines, { start: 0, end: text.length }, around);
  if (!drawing.ok) return drawing;
  const { rows, notes } = drawing.value;
  const pieces = drawnPieces(rows);
  const piece = pieces.length === 1 ? pieces[0]! : null;
  const found = piece
    ? [note('piece', { sign: piece.sign, piece: piece.piece })]
    : pieces.length > 1
      ? [note('several', { signs: [...new Set(pieces.map(({ sign }) => sign))].join(' ') })]
      : [];
  const stack = withoutSquares(rows, piece?.squares ?? []);
  return ok({
    rows: stack.map((row) => Array.from(row, contentOf).join('')),
    piece: piece && { piece: piece.piece, squares: piece.squares },
    notes: [
      note('size', { columns: rows[0]!.length, rows: rows.length }),
      ...notes,
      ...signNotes(stack.join(''), 'filled'),
      ...found,
    ],
  });
}

const ARROW = /\s(?:->|=>|→|⇒)\s/;

/** Two boards side by side with an arrow between them: before and after a turn. Null where a text has no such boards. */
function besideArrow(
  lines: readonly Line[],
): { readonly before: readonly Line[]; readonly after: readonly Line[] } | null {
  const arrow = lines.map(({ text }) => ARROW.exec(text)).find((match) => match !== null);
  if (!arrow) return null;
  const [left, right] = [arrow.index, arrow.index + arrow[0].length];
  const sides = lines
    .filter((line) => !isBlank(line))
    .map((line) => [cut(line, 0, left), cut(line, right - 1)] as const);
  const part = (side: 0 | 1): readonly Line[] => {
    const all = sides.map((both) => both[side]);
    const from =
      side === 0 ? 0 : Math.min(...all.filter((line) => !isBlank(line)).map(({ text }) => text.search(/\S/)));
    const to = Math.max(...all.map(({ text }) => text.trimEnd().length));
    return all.map((line) => cut(line, Math.min(from, line.text.length), to));
  };
  const isDrawn = (part: readonly Line[]): boolean => part.every((line) => ['row', 'blank'].includes(kindOf(line).is));
  const [before, after] = [part(0), part(1)];
  return isDrawn(before) && isDrawn(after) ? { before, after } : null;
}

function readSides(text: string, sides: NonNullable<ReturnType<typeof besideArrow>>): Result<ReadBoard> {
  const before = readLines(sides.before, text);
  if (!before.ok) return before;
  const after = readLines(sides.after, text);
  const { rows, piece, notes } = before.value;
  const moved = after.ok && piece && after.value.rows.join() === rows.join() ? after.value.piece : null;
  const isSame = moved?.piece === piece?.piece;
  return ok({
    rows,
    piece,
    after: isSame ? moved : null,
    press: null,
    notes: isSame && moved ? notes : [...notes, note('behindArrow')],
  });
}

/** Rows between slashes, or rows of cells between semicolons, count as lines, where all between them is drawn. */
const unslashed = (lines: readonly Line[]): readonly Line[] =>
  lines.flatMap((line) => {
    const separator = /,[^,;]*;/.test(line.text) ? ';' : '/';
    if (!line.text.includes(separator)) return [line];
    let from = 0;
    const parts = line.text.split(separator).map((part) => {
      const cutOut = cut(line, from, from + part.length);
      from += part.length + 1;
      return cutOut;
    });
    return parts.every((part) => ['row', 'blank', 'broken'].includes(kindOf(part).is)) ? parts : [line];
  });

/** What a page or a program writes behind each row. */
const END = /(?:<br\s{0,3}\/?>|[;\u200b])\s{0,3}$/i;
const withoutEnd = (line: Line): Line => (END.test(line.text) ? cut(line, 0, line.text.search(END)) : line);

/** The marks of a list, `- ` or `* `, before rows without blanks. */
function withoutMarks(lines: readonly Line[]): readonly Line[] {
  const rows = lines.filter((line) => !isBlank(line));
  const areMarked = rows.length > 1 && rows.every(({ text }) => /^\s*[-*]\s+\S{4,}\s*$/.test(text));
  return areMarked ? lines.map((line) => cut(line, /^\s*(?:[-*]\s+)?/.exec(line.text)![0].length)) : lines;
}

/** The order of a list whose first row has blocks under nothing: it begins at the floor. */
const isUpsideDown = (lines: readonly Line[]): boolean => {
  const isEmpty = ({ text }: Line): boolean => Array.from(text).every((sign) => contentOf(sign) === '.');
  return isEmpty(lines.at(-1)!) && !isEmpty(lines[0]!);
};

/** The first line of a conformance file in a text, and how many there are. */
function vectorIn(text: string): ReadBoard | null {
  const whole = readVectorLine(text);
  const lines = whole ? [] : linesOf(text).filter((line) => !isBlank(line));
  const vectors = lines.map((line) => (line.text.trimStart().startsWith('{') ? readVectorLine(line.text) : null));
  const first = whole ?? vectors.find((vector) => vector !== null);
  if (!first) return null;
  const left = vectors.length > 1 ? [note('firstLine', { count: vectors.length })] : [];
  return { ...first, after: null, notes: left };
}

/**
 * Reads a board as people draw and paste it. It takes rows between walls or numbers, boards of wikis, lists of rows and lines of conformance files. The time is in proportion to the text.
 * @param given any text
 * @returns the stack, the falling piece if the text shows one, and what was done with the text; or what is wrong and where
 * @example
 * import { readBoard } from 'wallkick/notation';
 *
 * const read = readBoard('|..@@..|\n|.@@...|\n|XX__XX|');
 * read.ok ? read.value.rows : []; // → ['##..##', '......', '......']
 * read.ok ? read.value.piece?.piece : null; // → 'S'
 */
export function readBoard(given: string): Result<ReadBoard> {
  // Other line ends of Unicode.
  const text = given.replace(/[\u0085\u2028\u2029]/g, '\n');
  const vector = vectorIn(text);
  if (vector) return ok(vector);
  const wrapped = unwrapped(text);
  if (wrapped) {
    const upsideDown = wrapped.isList && isUpsideDown(wrapped.lines);
    const read = readLines(upsideDown ? [...wrapped.lines].reverse() : wrapped.lines, text, 'nothing');
    if (!read.ok) return read;
    const order = wrapped.isList ? [note(upsideDown ? 'bottomFirst' : 'topFirst')] : [];
    const outside = wrapped.outside === null ? [] : [note('text', { line: wrapped.outside })];
    return ok({ ...read.value, after: null, press: null, notes: [...read.value.notes, ...order, ...outside] });
  }
  const lines = withoutMarks(linesOf(text).map(withoutEnd));
  const sides = besideArrow(lines);
  if (sides) return readSides(text, sides);
  const read = readLines(unslashed(lines), text);
  return read.ok ? ok({ ...read.value, after: null, press: null }) : read;
}

/** Whether a text holds a board in a form of its own, whatever else stands in it. */
export const holdsWrappedBoard = (text: string): boolean => vectorIn(text) !== null || unwrapped(text) !== null;
