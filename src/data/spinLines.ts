import { ORIENTATIONS, PIECES, turned, TURNS } from '#engine/piece.ts';
import { DIRECTIONS, type Direction, type SpinVerdict } from '#spins/rule.ts';
import { landingOfLine, type SpinLine } from '#spins/spinLine.ts';
import { isRecord, oneOf, readLines, reject, rows, squares, wholeOr, type LineFields } from './vectorLines.ts';

/** The lines of a file of positions with verdicts, or the first malformed one and how to correct it. */
export type SpinReading =
  | { readonly is: 'read'; readonly lines: readonly SpinLine[] }
  | { readonly is: 'malformed'; readonly line: number; readonly because: string };

const VERDICTS: readonly SpinVerdict[] = ['none', 'mini', 'full', 'ez'];
const isVerdict = (value: unknown): value is SpinVerdict => VERDICTS.some((verdict) => verdict === value);
const isDirection = (value: unknown): value is Direction => DIRECTIONS.some((direction) => direction === value);

function verdictIn({ verdict }: LineFields): SpinLine['verdict'] {
  if (isVerdict(verdict)) return verdict;
  if (isRecord(verdict) && Object.values(verdict).every(isVerdict)) return verdict as SpinLine['verdict'];
  return reject('verdict', verdict, `${VERDICTS.join(', ')}, or one of them for each rule`);
}

function movesIn({ then = [] }: LineFields): readonly Direction[] {
  return Array.isArray(then) && then.every(isDirection) ? then : reject('then', then, 'a list of left, right and down');
}

function readSpinLine(fields: LineFields, line: number): SpinLine {
  const from = oneOf(fields, 'from', ORIENTATIONS);
  const rot = oneOf(fields, 'rot', TURNS);
  const to = oneOf(fields, 'to', ORIENTATIONS);
  if (to !== turned(from, rot)) reject('to', to, `${turned(from, rot)}, which is ${rot} from ${from}`);
  const piece = oneOf(fields, 'piece', PIECES);
  const read: SpinLine = {
    id: wholeOr(fields, 'id', undefined, 'a whole number') ?? line,
    piece,
    from,
    to,
    rot,
    board: rows(fields),
    before: squares(fields, 'before'),
    after: squares(fields, 'after'),
    kick: wholeOr(fields, 'kick', undefined, 'a whole number') ?? reject('kick', undefined, 'a whole number'),
    then: movesIn(fields),
    verdict: verdictIn(fields),
  };
  if (!landingOfLine(read))
    reject('after', read.after, `squares of ${piece} in state ${to}, with "before" in state ${from}`);
  return read;
}

/**
 * Reads a file of positions with verdicts: one JSON object a line. It skips empty lines.
 * @returns the lines, or the first one that is malformed and why
 * @example
 * import { readSpinLines } from 'wallkick/spins';
 *
 * const read = readSpinLines('{"from": 7}');
 * read.is === 'malformed' ? read.because : ''; // → '"from" is 7; it must be one of 0, 1, 2, 3'
 */
export function readSpinLines(text: string): SpinReading {
  const read = readLines(text, readSpinLine);
  return read.is === 'read' ? { is: 'read', lines: read.items } : read;
}
