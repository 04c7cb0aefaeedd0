import type { Vec } from '#engine/geometry.ts';
import { NO_KEYS, readHeldKeys, type HeldKeys } from '#engine/heldKeys.ts';
import { ownEntry } from '#engine/ownEntry.ts';
import {
  ORIENTATIONS,
  PIECES,
  PRECEDENCES,
  turned,
  TURNS,
  type Orientation,
  type Piece,
  type Precedence,
  type Turn,
} from '#engine/piece.ts';

/** One line of a reference-vector file: a position, a turn, and the result of a program. */
export interface Vector {
  /** Line number in its file, from 1. */
  readonly line: number;
  readonly id: number;
  readonly piece: Piece;
  readonly from: Orientation;
  readonly rot: Turn;
  /** Bottom row first; a board without rows has the width of the system's field. */
  readonly board: readonly string[];
  readonly before: readonly Vec[];
  readonly ok: boolean;
  readonly after: readonly Vec[];
  /** Displacement from basic rotation; null when the turn failed. */
  readonly d: Vec | null;
  readonly kick: number | null;
  readonly floorKicksUsed: number;
  readonly precedence: Precedence | null;
  /** Keys held, `held`, or the side that was pressed last, `last`. */
  readonly heldKeys: HeldKeys;
  /** How far held keys pushed the test that won; null where the line does not say it. */
  readonly bias: Vec | null;
  /** Programs whose own result differs from the recorded one. */
  readonly dissent: readonly string[];
  /** Results by program, if sources disagree. */
  readonly results: Readonly<Record<string, Vec | 'fail'>>;
}

/** The result of reading a file: its lines, or the first malformed one and how to correct it. */
export type VectorReading =
  | { readonly is: 'read'; readonly vectors: readonly Vector[] }
  | { readonly is: 'malformed'; readonly line: number; readonly because: string };

/** Leaves the reader of a line at its first fault. `readVectors` catches it. */
export class MalformedLine extends Error {}

export type LineFields = Readonly<Record<string, unknown>>;

const show = (value: unknown): string => (value === undefined ? 'missing' : JSON.stringify(value));

export function reject(name: string, value: unknown, allowed: string): never {
  throw new MalformedLine(`"${name}" is ${show(value)}; it must be ${allowed}`);
}

export function oneOf<T>(fields: LineFields, name: string, allowed: readonly T[]): T {
  const value = ownEntry(fields, name);
  return allowed.find((item) => item === value) ?? reject(name, value, `one of ${allowed.map(show).join(', ')}`);
}

const isWhole = (value: unknown): value is number => Number.isInteger(value);
const isVec = (value: unknown): value is Vec => Array.isArray(value) && value.length === 2 && value.every(isWhole);
const isName = (value: unknown): value is string => typeof value === 'string';

export function wholeOr<T>(fields: LineFields, name: string, otherwise: T, allowed: string): number | T {
  const value = ownEntry(fields, name);
  return value === otherwise || (isWhole(value) && value >= 0) ? (value as number | T) : reject(name, value, allowed);
}

export function squares(fields: LineFields, name: string): readonly Vec[] {
  const value = ownEntry(fields, name);
  const allowed = 'four squares [x, y] of whole numbers';
  return Array.isArray(value) && value.length === 4 && value.every(isVec) ? value : reject(name, value, allowed);
}

const ROW = /^[.#]{4,32}$/;

export function rows(fields: LineFields): readonly string[] {
  const { board } = fields;
  if (!Array.isArray(board)) return reject('board', board, 'a list of rows');
  return board.map((row: unknown) =>
    isName(row) && ROW.test(row) && row.length === (board[0] as string).length
      ? row
      : reject('board', row, 'rows of 4 to 32 characters . and #, all of one width'),
  );
}

function displacement(fields: LineFields): Vec | null {
  const { d } = fields;
  return d === null || isVec(d) ? d : reject('d', d, 'null or [dx, dy] of whole numbers');
}

function heldKeys(fields: LineFields): HeldKeys {
  const name = 'last' in fields ? 'last' : 'held';
  const held = fields[name];
  if (held === undefined) return NO_KEYS;
  return (isName(held) ? readHeldKeys(held) : undefined) ?? reject(name, held, 'letters L, R and D, each once');
}

function biasIn(fields: LineFields): Vec | null {
  const { bias = null } = fields;
  return bias === null || isVec(bias) ? bias : reject('bias', bias, 'null or [dx, dy] of whole numbers');
}

function programs(fields: LineFields): readonly string[] {
  const { dissent = [] } = fields;
  return Array.isArray(dissent) && dissent.every(isName) ? dissent : reject('dissent', dissent, 'a list of programs');
}

export const isRecord = (value: unknown): value is LineFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function resultsOf(fields: LineFields): Vector['results'] {
  const { results = {} } = fields;
  const allowed = '[dx, dy] or "fail" for each program';
  if (!isRecord(results)) return reject('results', results, allowed);
  for (const result of Object.values(results))
    if (result !== 'fail' && !isVec(result)) reject('results', result, allowed);
  return results as Vector['results'];
}

function readVector(fields: LineFields, line: number): Vector {
  const from = oneOf(fields, 'from', ORIENTATIONS);
  const rot = oneOf(fields, 'rot', TURNS);
  const to = oneOf(fields, 'to', ORIENTATIONS);
  if (to !== turned(from, rot)) reject('to', to, `${turned(from, rot)}, which is ${rot} from ${from}`);
  return {
    line,
    id: isWhole(fields['id']) ? fields['id'] : reject('id', fields['id'], 'a whole number'),
    piece: oneOf(fields, 'piece', PIECES),
    from,
    rot,
    board: rows(fields),
    before: squares(fields, 'before'),
    ok: oneOf(fields, 'ok', [true, false]),
    after: squares(fields, 'after'),
    d: displacement(fields),
    kick: wholeOr(fields, 'kick', null, 'null or a whole number'),
    floorKicksUsed: wholeOr(fields, 'floorKicksUsed', undefined, 'a whole number') ?? 0,
    precedence: 'precedence' in fields ? oneOf(fields, 'precedence', PRECEDENCES) : null,
    heldKeys: heldKeys(fields),
    bias: biasIn(fields),
    dissent: programs(fields),
    results: resultsOf(fields),
  };
}

function notAnObject(): never {
  throw new MalformedLine('not a JSON object');
}

function fieldsOf(text: string): LineFields {
  let fields: unknown;
  try {
    fields = JSON.parse(text);
  } catch (error) {
    throw new MalformedLine(`not JSON (${(error as Error).message})`);
  }
  return isRecord(fields) ? fields : notAnObject();
}

/** The items of a file with one JSON object a line, or its first malformed line. Empty lines are skipped. */
export function readLines<T>(
  text: string,
  read: (fields: LineFields, line: number) => T,
): { readonly is: 'read'; readonly items: readonly T[] } | (VectorReading & { readonly is: 'malformed' }) {
  const items: T[] = [];
  for (const [index, content] of text.split('\n').entries()) {
    if (content.trim() === '') continue;
    try {
      items.push(read(fieldsOf(content), index + 1));
    } catch (error) {
      if (!(error instanceof MalformedLine)) throw error;
      return { is: 'malformed', line: index + 1, because: error.message };
    }
  }
  return { is: 'read', items };
}

/**
 * Reads a vector file: one JSON object a line. It skips empty lines.
 * @returns the vectors, or the first line that is malformed and why
 * @example
 * import { readVectors } from 'wallkick/vectors';
 *
 * const read = readVectors('{"id": 1}');
 * read.is === 'malformed' ? read.line : 0; // → 1
 */
export function readVectors(text: string): VectorReading {
  const read = readLines(text, readVector);
  return read.is === 'read' ? { is: 'read', vectors: read.items } : read;
}
