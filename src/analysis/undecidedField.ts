import type { Vec } from '#engine/geometry.ts';
import { playfield, type Playfield } from '#engine/playfield.ts';

const EMPTY = 46; // "."
const FILLED = 35; // "#"

/** A square of an undecided field, as one number: `y * width + x`. */
export type Square = number;

export interface UndecidedField {
  /** The field to hand to the engine. */
  readonly field: Playfield;
  /** The same squares seen in a mirror. */
  readonly mirrored: Playfield;
  /** Forgets everything, then decides these squares; all others are undecided again. */
  readonly reset: (empty: readonly Square[], filled: readonly Square[]) => void;
  /** The squares that were looked at since `reset` and decided by that, in order. They read as empty. */
  readonly newlyRead: readonly Square[];
  readonly squareAt: (cell: Vec) => Square;
  readonly cellAt: (square: Square) => Vec;
}

/**
 * A field whose squares are decided only when somebody looks at them, and which remembers who looked: so a rule, whatever it
 * looks at, tells itself which squares its answer depends on. Walls and floor are those of any field of that size; the squares
 * above it are empty.
 */
export function undecidedField(width: number, height: number): UndecidedField {
  const UNDECIDED = 0;
  const content = new Uint8Array(width * height);
  const newlyRead: Square[] = [];

  const read = (square: Square): number => {
    if (content[square] === UNDECIDED) {
      content[square] = EMPTY;
      newlyRead.push(square);
    }
    return content[square]!;
  };

  /** Stands in for a row of text: the engine asks a row for one character at a time, and for nothing else. */
  const row = (y: number, squareOf: (x: number) => Square): string => {
    const characterAt = (x: number): number => read(y * width + squareOf(x));
    return new Proxy(Object.create(null) as object, {
      get(_target, name) {
        if (name === 'charCodeAt') return characterAt;
        if (typeof name === 'string' && /^\d+$/.test(name)) return String.fromCharCode(characterAt(Number(name)));
        throw new Error(`An undecided row can only be read square by square, not by ${String(name)}`);
      },
    }) as unknown as string;
  };

  // Without the packed form the engine reads the rows.
  const view = (squareOf: (x: number) => Square): Playfield => ({
    ...playfield({ width, height }),
    rows: Array.from({ length: height }, (_, y) => row(y, squareOf)),
    packed: null,
  });

  return {
    field: view((x) => x),
    mirrored: view((x) => width - 1 - x),
    newlyRead,
    reset: (empty, filled) => {
      content.fill(UNDECIDED);
      newlyRead.length = 0;
      for (const square of empty) content[square] = EMPTY;
      for (const square of filled) content[square] = FILLED;
    },
    squareAt: ([x, y]) => y * width + x,
    cellAt: (square) => [square % width, Math.floor(square / width)],
  };
}
