import type { Vec } from './geometry.ts';
import { PIECES, type Piece } from './piece.ts';

/** What a square holds: nothing, an anonymous block, or the block of a known piece. */
export type Content = '.' | '#' | Piece;

export const OBSTACLE_KINDS = ['stack', 'left wall', 'right wall', 'floor', 'ceiling'] as const;
/** The kinds of things that block a mino. */
export type ObstacleKind = (typeof OBSTACLE_KINDS)[number];

/** Why a mino cannot be somewhere: the square, and what is there. */
export interface Obstacle {
  readonly cell: Vec;
  readonly kind: ObstacleKind;
}

/** Fields of up to this width have the packed form that the fast path reads. */
export const PACKED_WIDTH = 10;
/** Solid rows below row 0 in the packed form. */
export const PACKED_BELOW = 8;
/** Open rows above the highest row with a fact in it (block, ceiling, visible edge) in the packed form. */
const PACKED_ABOVE = 32;
/** Bit of column 0 in a packed row; the bits on either side of the columns are wall. */
export const PACKED_LEFT = 3;

/**
 * What is the same at every square for all fields of a size: which squares are wall, floor or ceiling. One object for each width and
 * ceiling, numbered, so that facts about poses can be kept for it.
 */
export interface Bounds {
  readonly number: number;
  readonly width: number;
  readonly ceiling: number | null;
}

const knownBounds = new Map<string, Bounds>();

function boundsOf(width: number, ceiling: number | null): Bounds {
  const key = `${width} ${ceiling}`;
  const bounds = knownBounds.get(key) ?? { number: knownBounds.size, width, ceiling };
  knownBounds.set(key, bounds);
  return bounds;
}

/** A field without the piece in play. It never changes: `fill` and `clearFullRows` return a new one. */
export interface Playfield {
  /** Columns. */
  readonly width: number;
  /** Visible rows; blocks may lie above them. */
  readonly height: number;
  /** Bottom row first, one character a square (`.`, `#` or a piece letter). Rows that are not given are empty. */
  readonly rows: readonly string[];
  /** No mino may be in this row or above it; null when the field is open at the top. */
  readonly ceiling: number | null;
  /**
   * Two rows an integer: row y in the low 16 bits, row y + 1 in the high ones, at index y + 8, walls as set bits. Null for fields
   * wider than ten columns. Made once here; a speed-up that only `fits.ts` reads.
   */
  readonly packed: Int32Array | null;
  readonly bounds: Bounds;
}

interface PlayfieldOptions {
  readonly width?: number;
  readonly height?: number;
  readonly rows?: readonly string[];
  readonly ceiling?: number | null;
}

const UNKNOWN_CONTENT = new RegExp(`[^.#${PIECES.join('')}]`, 'u');

/**
 * Builds a field. It drops empty rows above the highest block, so that equal fields have equal rows.
 * @param options width in columns (10), visible rows (20), rows from the bottom up, and the row that is a ceiling (none)
 * @throws RangeError if a row has the wrong length or a character that no square can hold
 * @example
 * import { playfield } from 'wallkick';
 *
 * const field = playfield({ rows: ['####.#####', '..........'] });
 * field.rows; // → ['####.#####']
 */
export function playfield({ width = 10, height = 20, rows = [], ceiling = null }: PlayfieldOptions = {}): Playfield {
  rows.forEach((row, y) => {
    if (row.length !== width)
      throw new RangeError(`row ${y + 1} has ${row.length} squares, the field has ${width} columns`);
    const unknown = UNKNOWN_CONTENT.exec(row);
    if (unknown) throw new RangeError(`row ${y + 1} holds "${unknown[0]}"`);
  });
  const trimmed = [...rows];
  while (trimmed.length > 0 && /^\.*$/.test(trimmed[trimmed.length - 1]!)) trimmed.pop();
  return Object.freeze({
    width,
    height,
    rows: Object.freeze(trimmed),
    ceiling,
    packed: width <= PACKED_WIDTH ? pack(width, height, trimmed, ceiling) : null,
    bounds: boundsOf(width, ceiling),
  });
}

function pack(width: number, height: number, rows: readonly string[], ceiling: number | null): Int32Array {
  const columns = ((1 << width) - 1) << PACKED_LEFT;
  const walls = 0xffff & ~columns;
  const top = Math.max(rows.length, height, ceiling ?? 0) + PACKED_ABOVE;
  const row = (y: number): number => {
    if (y < 0 || (ceiling !== null && y >= ceiling)) return 0xffff;
    const text = rows[y];
    if (text === undefined) return walls;
    let bits = walls;
    for (let x = 0; x < width; x++) if (text.charCodeAt(x) !== 46) bits |= 1 << (x + PACKED_LEFT);
    return bits;
  };
  const packed = new Int32Array(PACKED_BELOW + top);
  let low = row(-PACKED_BELOW);
  for (let index = 0; index < packed.length; index++) {
    const high = row(index - PACKED_BELOW + 1);
    packed[index] = low | (high << 16);
    low = high;
  }
  return packed;
}

export function contentAt(field: Playfield, x: number, y: number): Content {
  return (field.rows[y]?.[x] as Content | undefined) ?? '.';
}

/** What a solid square is: walls come before floor and ceiling, and all of them before the stack. */
export function kindAt({ width, ceiling }: Bounds, x: number, y: number): ObstacleKind {
  if (x < 0) return 'left wall';
  if (x >= width) return 'right wall';
  if (y < 0) return 'floor';
  return ceiling !== null && y >= ceiling ? 'ceiling' : 'stack';
}

/** What stops a mino at a square; null when it is free. */
export function obstacleAt(field: Playfield, x: number, y: number): ObstacleKind | null {
  const kind = kindAt(field.bounds, x, y);
  if (kind !== 'stack') return kind;
  const row = field.rows[y];
  return row === undefined || row.charCodeAt(x) === 46 ? null : 'stack';
}

/** True when a mino cannot be at the square, whatever the reason. */
export const isSolid = (field: Playfield, x: number, y: number): boolean => obstacleAt(field, x, y) !== null;

/** The same field with a ceiling `headroom` rows above the visible ones; null leaves the top as it is. */
export function withHeadroom(field: Playfield, headroom: number | null): Playfield {
  if (headroom === null || field.ceiling !== null) return field;
  return playfield({ width: field.width, height: field.height, rows: field.rows, ceiling: field.height + headroom });
}
