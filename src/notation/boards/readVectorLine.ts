import type { Vec } from '#engine/geometry.ts';
import {
  ORIENTATIONS,
  PIECES,
  PRECEDENCES,
  TURNS,
  type Orientation,
  type Piece,
  type Precedence,
  type Turn,
} from '#engine/piece.ts';
import { BOARD_LIMITS } from '#engine/boardText.ts';

/** What is pressed in a position. */
export interface VectorPress {
  readonly turn: Turn;
  readonly precedence: Precedence | null;
  readonly floorKicks: number;
}

/** The position of a line of a conformance file. */
export interface VectorPosition {
  readonly rows: readonly string[];
  readonly piece: { readonly piece: Piece; readonly squares: readonly Vec[]; readonly orientation: Orientation };
  readonly press: VectorPress;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The text may be a list of another kind; other readers try it.
    return null;
  }
}

const oneOf = <T>(known: readonly T[], value: unknown): T | undefined => known.find((one) => one === value);

const WIDTH = 10;

const isRow = (row: unknown): row is string => typeof row === 'string' && /^[.#]+$/.test(row) && row.length === WIDTH;

const isSquare = (square: unknown): square is Vec =>
  Array.isArray(square) && square.length === 2 && square.every((value) => Number.isInteger(value));

/** Reads a line of a conformance file; null where a text is none. */
export function readVectorLine(text: string): VectorPosition | null {
  const json = parseJson(text);
  if (typeof json !== 'object' || json === null) return null;
  const line = json as Readonly<Record<string, unknown>>;
  const piece = oneOf(PIECES, line['piece']);
  const orientation = oneOf(ORIENTATIONS, line['from']);
  const turn = oneOf(TURNS, line['rot']);
  const { board, before, floorKicksUsed = 0, precedence = null } = line;
  if (piece === undefined || orientation === undefined || turn === undefined) return null;
  if (!Array.isArray(board) || board.length > BOARD_LIMITS.rows[1] || !board.every(isRow)) return null;
  if (!Array.isArray(before) || before.length !== 4 || !before.every(isSquare)) return null;
  if (!Number.isInteger(floorKicksUsed) || Number(floorKicksUsed) < 0 || Number(floorKicksUsed) > 9) return null;
  const side = oneOf<Precedence | null>([...PRECEDENCES, null], precedence);
  if (side === undefined) return null;
  return {
    rows: board.length > 0 ? board : ['.'.repeat(WIDTH)],
    piece: { piece, squares: before, orientation },
    press: { turn, precedence: side, floorKicks: Number(floorKicksUsed) },
  };
}
