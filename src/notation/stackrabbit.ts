import { ORIENTATIONS, PIECES, type Orientation, type Piece, type Placement } from '#engine/piece.ts';
import type { Span } from '#engine/diagnostics.ts';
import { spawnPlacement } from '#engine/spawn.ts';
import type { Export, Import } from './conversion.ts';
import { isError, type Remark } from './diagnostic.ts';
import { moveAt, type Move, type PtnDocument } from './document.ts';
import { formIn, formsOf, NES, spotOf } from './forms.ts';
import { lineTable, lineText } from './lines.ts';
import { placementsOf } from './placements.ts';
import { replay } from './replay.ts';

/** Clockwise turns, columns to the right and rows down, all counted from where the piece enters. */
export type Triple = readonly [rotation: number, shift: number, drop: number];

/**
 * What the third number means: rows fallen since the piece entered, or, in answers from before 30 January 2024, the row of its
 * 4 by 4 box counted from the top of the board. The box enters one row above the board, that of the I two.
 */
type DropMeaning = 'from entry' | 'from the top';

const boxAbove = (piece: Piece, meaning: DropMeaning): number => (meaning === 'from entry' ? 0 : piece === 'I' ? 2 : 1);

/** A placement as StackRabbit prints it. */
export function tripleOf({ piece, orientation, at }: Placement, meaning: DropMeaning = 'from entry'): Triple {
  const spawn = spawnPlacement(NES, piece);
  const form = formIn(piece, orientation);
  return [form.orientation, at[0] - spawn.at[0], spawn.at[1] - at[1] - boxAbove(piece, meaning)];
}

/** What is wrong with a triple of a piece; null when it lies on the board. */
function faultOf(piece: Piece, [rotation, shift, drop]: Triple, meaning: DropMeaning): Omit<Remark, 'span'> | null {
  const forms = formsOf(piece);
  const form = forms.find(({ orientation }) => orientation === rotation);
  if (form === undefined) {
    return { code: 'E_CONVERT_ORIENTATION', values: { piece, rotation, most: forms.length - 1 } };
  }
  const [left, bottom] = form.entry;
  const least = 0 - left;
  const most = NES.field.width - form.width - left;
  const above = boxAbove(piece, meaning);
  if (shift >= least && shift <= most && drop + above >= 0 && drop + above <= bottom) return null;
  return {
    code: 'E_CONVERT_PLACE',
    values: { piece, least, most, first: 0 - above, last: bottom - above },
  };
}

/** The placement of a triple that lies on the board. */
function placementOfTriple(piece: Piece, [rotation, shift, drop]: Triple, meaning: DropMeaning): Placement {
  const { at } = spawnPlacement(NES, piece);
  const orientation = ORIENTATIONS[rotation] as Orientation;
  return { piece, orientation, at: [at[0] + shift, at[1] - drop - boxAbove(piece, meaning)] };
}

export interface StackRabbitOptions {
  /** Pieces of the lines that do not name theirs, in order. */
  readonly pieces?: string;
  readonly meaning?: DropMeaning;
}

/** A placement as a text has it, before its piece is known. */
interface Written {
  readonly letter: string | undefined;
  readonly triple: Triple;
  readonly span: Span;
}

interface Answer {
  readonly written: readonly Written[];
  readonly remarks: readonly Remark[];
}

const TRIPLE = String.raw`(-?\d{1,4})\s*,\s*(-?\d{1,4})\s*,\s*(-?\d{1,4})`;
const LINE = new RegExp(String.raw`^\s*(?:(\p{Letter})\s*)?(?:\[\s*${TRIPLE}\s*\]\s*|${TRIPLE}\s*\|.*)$`, 'u');

/** The lines of a text that are not blank, with their places. */
function* linesOf(text: string): Generator<{ readonly line: string; readonly span: Span }> {
  const lines = lineTable(text);
  for (const [index, start] of lines.starts.entries()) {
    const line = lineText(text, lines, index + 1);
    if (line.trim() !== '') yield { line, span: { start, end: start + line.length } };
  }
}

const tripleIn = (match: RegExpExecArray, group: number): Triple => [
  Number(match[group]),
  Number(match[group + 1]),
  Number(match[group + 2]),
];

/** Placements one a line; an answer with a placement, buttons and a board between bars is a line, too. */
function readLines(text: string): Answer {
  const remarks: Remark[] = [];
  const written: Written[] = [];
  for (const { line, span } of linesOf(text)) {
    const match = LINE.exec(line);
    if (match === null) {
      remarks.push({ code: 'E_CONVERT_SYNTAX', span });
      continue;
    }
    const isAnswer = match[2] === undefined;
    if (isAnswer) {
      const start = span.start + line.indexOf('|');
      remarks.push({ code: 'I_CONVERT_REST', span: { start, end: span.end }, sentence: 'barsLeft' });
    }
    written.push({ letter: match[1], triple: tripleIn(match, isAnswer ? 5 : 2), span });
  }
  return { written, remarks };
}

const KEYS = /["']?\b(first|second)Placement\b["']?\s*:\s*/g;
const IN_BRACKETS = new RegExp(String.raw`^\[\s*${TRIPLE}\s*\]`);

/**
 * The list of moves that the engine answers in JSON: the placements of the current and of the next piece of the first move in it. Keys
 * are sought in the text, because some answers are not strict JSON and places in it are to be named.
 */
function readMoveList(text: string): Answer {
  const keys = [...text.matchAll(KEYS)];
  const others = keys.findIndex((key, index) => index > 0 && key[1] === 'first');
  const written: Written[] = [];
  const remarks: Remark[] = [];
  for (const key of others < 0 ? keys : keys.slice(0, others)) {
    const start = key.index + key[0].length;
    const value = text.slice(start, start + 60);
    if (value.startsWith('null')) continue;
    const match = IN_BRACKETS.exec(value);
    if (match === null) remarks.push({ code: 'E_CONVERT_SYNTAX', span: { start: key.index, end: start } });
    else written.push({ letter: undefined, triple: tripleIn(match, 1), span: { start, end: start + match[0].length } });
  }
  const rest = others < 0 ? text.search(/["']?\bplayout\d/) : keys[others]!.index;
  if (rest >= 0) remarks.push({ code: 'I_CONVERT_REST', span: { start: rest, end: text.length } });
  return { written, remarks };
}

const isMoveList = (text: string): boolean => /\bfirstPlacement\b/.test(text);

/**
 * Reads placements, one a line: `I [0, 2, 19]`, or the numbers alone where `pieces` gives the letters. Also reads whole answers of the
 * engine: its list of moves in JSON, and its move with buttons and board. Every move gets its row, so the result does not depend on a
 * board.
 */
export function readStackRabbit(text: string, options: StackRabbitOptions = {}): Import {
  const { meaning = 'from entry' } = options;
  const pieces = (options.pieces ?? '').replace(/[\s,]/g, '');
  const answer = isMoveList(text) ? readMoveList(text) : readLines(text);
  const remarks: Remark[] = [...answer.remarks];
  const triples: { readonly piece: Piece; readonly triple: Triple; readonly span: Span }[] = [];
  let unnamed = 0;
  for (const { letter: own, triple, span } of answer.written) {
    const letter = own ?? pieces[unnamed++];
    const piece = PIECES.find((known) => known === letter);
    if (letter === undefined)
      remarks.push({
        code: 'E_CONVERT_PIECE',
        span,
        ...(isMoveList(text) ? { sentence: 'answerPieces' as const } : {}),
      });
    else if (piece === undefined) remarks.push({ code: 'E_PIECE_UNKNOWN', span, values: { piece: letter } });
    else triples.push({ piece, triple, span });
  }
  const faults = triples.flatMap(({ piece, triple, span }): readonly Remark[] => {
    const fault = faultOf(piece, triple, meaning);
    return fault === null ? [] : [{ ...fault, span }];
  });
  if ([...remarks, ...faults].some(isError)) {
    return { document: { headers: [], items: [] }, remarks: [...remarks, ...faults] };
  }
  const documentOf = (read: DropMeaning): PtnDocument => ({
    headers: [],
    items: triples.map(({ piece, triple, span }): Move => {
      const { form, left, bottom } = spotOf(placementOfTriple(piece, triple, read));
      return { ...moveAt(form, left, bottom), span };
    }),
  });
  const document = documentOf(meaning);
  const older =
    meaning === 'from entry' &&
    triples.length > 0 &&
    replay(document).end.stopped &&
    triples.every(({ piece, triple }) => faultOf(piece, triple, 'from the top') === null) &&
    !replay(documentOf('from the top')).end.stopped;
  const [first] = triples;
  return {
    document,
    remarks: older && first !== undefined ? [...remarks, { code: 'W_CONVERT_OLD_ROWS', span: first.span }] : remarks,
  };
}

/** The placements of a document, one a line with the letter first. */
export function writeStackRabbit(document: PtnDocument, meaning: DropMeaning = 'from entry'): Export {
  const { placements, remarks } = placementsOf(document);
  if (remarks.length > 0) return { text: null, remarks };
  const lines = placements.map((placement) => `${placement.piece} [${tripleOf(placement, meaning).join(', ')}]\n`);
  return { text: lines.join(''), remarks };
}
