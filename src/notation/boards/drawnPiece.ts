import type { Vec } from '#engine/geometry.ts';
import { PIECES, type Piece } from '#engine/piece.ts';
import { placementOf } from '#engine/placementOf.ts';
import { SRS_TRUE_SHAPES } from '#rules/trueShapes.ts';
import { contentOf, mayBePiece, pieceOfSign } from './signs.ts';

export interface DrawnPiece {
  readonly piece: Piece;
  /** The sign that it is drawn with. */
  readonly sign: string;
  readonly squares: readonly Vec[];
}

/** Groups of connected squares of one sign. Rows are given bottom first. */
function groupsOf(rows: readonly string[]): readonly { readonly sign: string; readonly squares: readonly Vec[] }[] {
  const seen = rows.map((row) => Array.from(row, () => false));
  const groups: { readonly sign: string; readonly squares: readonly Vec[] }[] = [];
  const grow = (x: number, y: number, sign: string): readonly Vec[] => {
    const squares: Vec[] = [];
    const waiting: Vec[] = [[x, y]];
    seen[y]![x] = true;
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [column, row] = next;
      squares.push(next);
      for (const [left, up] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        // prettier-ignore
        const [a, b] = [column + left, row + up];
        if (rows[b]?.[a] !== sign || seen[b]![a]) continue;
        seen[b]![a] = true;
        waiting.push([a, b]);
      }
    }
    return squares;
  };
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (seen[y]![x] || contentOf(row[x]!) === '.') continue;
      groups.push({ sign: row[x]!, squares: grow(x, y, row[x]!) });
    }
  });
  return groups;
}

const isShapeOf = (piece: Piece, squares: readonly Vec[]): boolean =>
  placementOf(SRS_TRUE_SHAPES, piece, squares) !== null;

/** The piece that a group of squares is: by its letter, or by its shape where its sign is no letter of a piece. */
function pieceOfGroup(sign: string, squares: readonly Vec[]): Piece | null {
  if (squares.length !== 4) return null;
  const named = pieceOfSign(sign);
  if (named) return isShapeOf(named, squares) ? named : null;
  return mayBePiece(sign) ? (PIECES.find((piece) => isShapeOf(piece, squares)) ?? null) : null;
}

/**
 * Groups of four connected squares of one sign that make a piece. A sign that is no letter makes one only beside a stack of
 * another sign, with no other square of its own, and where no letter does; `@` also beside letters.
 */
export function drawnPieces(rows: readonly string[]): readonly DrawnPiece[] {
  const groups = groupsOf(rows);
  const made = groups.flatMap(({ sign, squares }): readonly DrawnPiece[] => {
    const piece = pieceOfGroup(sign, squares);
    return piece ? [{ piece, sign, squares }] : [];
  });
  // A falling piece drawn with @ needs no question.
  const marked = made.filter(({ sign }) => sign === '@');
  if (marked.length === 1) return marked;
  const lettered = made.filter(({ sign }) => pieceOfSign(sign) !== null);
  if (lettered.length > 0) return lettered;
  const isStack = (sign: string): boolean => pieceOfSign(sign) === null;
  return made.filter(
    ({ sign }) =>
      groups.some((other) => other.sign !== sign && isStack(other.sign)) &&
      groups.filter((other) => other.sign === sign).length === 1,
  );
}
