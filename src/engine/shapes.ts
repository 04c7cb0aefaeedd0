import { add, type Vec } from './geometry.ts';
import { PIECES, type Orientation, type Piece, type Placement } from './piece.ts';

/** Four squares inside the bounding box, lower-left square `0,0`. */
export type Shape = readonly [Vec, Vec, Vec, Vec];

/** The four states of a piece in its bounding box. */
export interface PieceShape {
  /** Side of the square bounding box. */
  readonly box: number;
  /** Where the ring is drawn: the point that basic rotation turns about, in squares from the box's lower-left corner. */
  readonly centre: Vec;
  /** By orientation. */
  readonly states: readonly [Shape, Shape, Shape, Shape];
}

/** The shapes of all seven pieces. */
export type ShapeTable = Readonly<Record<Piece, PieceShape>>;

function parseShape(text: string, where: string): Shape {
  const squares = text
    .trim()
    .split(/\s+/)
    .map((pair): Vec => {
      const match = /^(\d),(\d)$/.exec(pair);
      if (!match) throw new Error(`${where}: "${pair}" is not a square "x,y"`);
      return [Number(match[1]), Number(match[2])];
    });
  if (squares.length !== 4) throw new Error(`${where}: ${squares.length} squares, 4 are needed`);
  return squares as unknown as Shape;
}

/**
 * Reads a shape table: one line a piece, states `0 | 1 | 2 | 3`, squares `x,y` in the box with y up.
 * @param name what messages call the table
 * @param boxes side of the bounding box where it is not 3; I 4 and O 2 without it
 * @param centres point of rotation where it is not the middle of the box
 * @throws Error with piece and state if the table is malformed
 * @example
 * import { SRS_SHAPES, shapeTable } from 'wallkick/systems';
 *
 * const table = Object.entries(SRS_SHAPES).map(
 *   ([piece, { states }]) => `${piece} ${states.map((squares) => squares.map((square) => square.join()).join(' ')).join(' | ')}`,
 * );
 * shapeTable('mine', table.join('\n')).T.states[0]; // → [[1, 2], [0, 1], [1, 1], [2, 1]]
 */
export function shapeTable(
  name: string,
  text: string,
  boxes: Partial<Record<Piece, number>> = { I: 4, O: 2 },
  centres: Partial<Record<Piece, Vec>> = {},
): ShapeTable {
  const lines = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => [line.trim()[0], line.trim().slice(1)] as const),
  );
  return Object.fromEntries(
    PIECES.map((piece) => {
      const states = lines.get(piece)?.split('|');
      if (states?.length !== 4) throw new Error(`${name}, ${piece}: four states are needed`);
      const box = boxes[piece] ?? 3;
      const shape: PieceShape = {
        box,
        centre: centres[piece] ?? [box / 2, box / 2],
        states: states.map((state, index) =>
          parseShape(state, `${name}, ${piece}, state ${index}`),
        ) as unknown as PieceShape['states'],
      };
      for (const [x, y] of shape.states.flat()) {
        if (x >= box || y >= box) throw new Error(`${name}, ${piece}: ${x},${y} lies outside the ${box} by ${box} box`);
      }
      return [piece, shape];
    }),
  ) as unknown as ShapeTable;
}

export const shapeOf = (shapes: ShapeTable, piece: Piece, orientation: Orientation): Shape =>
  shapes[piece].states[orientation];

/**
 * The four squares of the field that a piece covers.
 * @example
 * import { minosOf } from 'wallkick';
 * import { SRS_SHAPES } from 'wallkick/systems';
 *
 * minosOf(SRS_SHAPES, { piece: 'O', orientation: 0, at: [4, 0] }); // → [[4, 1], [5, 1], [4, 0], [5, 0]]
 */
export const minosOf = (shapes: ShapeTable, { piece, orientation, at }: Placement): readonly Vec[] =>
  shapeOf(shapes, piece, orientation).map((square) => add(square, at));

/** Left, right, bottom and top edge of a list of squares, inclusive. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

export function extentOf(squares: readonly Vec[]): Extent {
  const xs = squares.map(([x]) => x);
  const ys = squares.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

/** The lower left corner of the least rectangle that holds some squares. */
export const cornerOf = (squares: readonly Vec[]): Vec => {
  const { left, bottom } = extentOf(squares);
  return [left, bottom];
};
