/**
 * Answers conformance vectors with a library: `node answer.ts NAME` reads a vector a line and writes the squares of the piece after the
 * rotation, or null. It finds the library's own name of the state by its squares.
 */
import { createInterface } from 'node:readline';
import { GAMES, ROWS, type Game, type Held, type Square } from './games.ts';

interface Vector {
  readonly piece: string;
  readonly from: number;
  readonly rot: string;
  readonly board: readonly string[];
  readonly before: readonly Square[];
}

const sorted = (squares: readonly Square[]): readonly Square[] => [...squares].sort(([a, b], [c, d]) => b - d || a - c);
const cornerOf = (squares: readonly Square[]): Square => [
  Math.min(...squares.map(([x]) => x)),
  Math.min(...squares.map(([, y]) => y)),
];
/** The same for two groups of squares of one shape. */
function shapeKey(squares: readonly Square[]): string {
  const [left, top] = cornerOf(squares);
  return sorted(squares.map(([x, y]): Square => [x - left, y - top])).join(' ');
}

/** The squares of the next state, up to where they are. */
const turned = (squares: readonly Square[]): readonly Square[] => squares.map(([x, y]): Square => [-y, x]);

/** The library's rotation for a piece: counted clockwise, as states are. Of two that look alike the first. */
function heldOf(game: Game, { piece, from }: Vector, squares: readonly Square[]): Held | null {
  const rotations = game.rotations(piece);
  let spawn = squares;
  for (let state = from; state % 4 !== 0; state++) spawn = turned(spawn);
  const first = rotations.findIndex((own) => shapeKey(own) === shapeKey(spawn));
  if (first < 0) return null;
  const rotation = (first + from) % rotations.length;
  const own = rotations[rotation]!;
  if (shapeKey(own) !== shapeKey(squares)) return null;
  const [[left, top], [ownLeft, ownTop]] = [cornerOf(squares), cornerOf(own)];
  return { rotation, x: left - ownLeft, y: top - ownTop };
}

/** A library that throws leaves the piece where it is. */
function rotated(game: Game, { piece, rot }: Vector, held: Held, rows: readonly (readonly boolean[])[]): Held | null {
  try {
    return game.rotate(piece, held, rot, rows);
  } catch {
    return null;
  }
}

function answer(game: Game, vector: Vector): readonly Square[] | null {
  const rows = Array.from({ length: ROWS }, (_, y) =>
    Array.from({ length: 10 }, (_cell, x) => vector.board[ROWS - 1 - y]?.[x] === '#'),
  );
  const squares = vector.before.map(([x, y]): Square => [x, ROWS - 1 - y]);
  const held = heldOf(game, vector, squares);
  const made = held && rotated(game, vector, held, rows);
  if (!made) return null;
  return game.rotations(vector.piece)[made.rotation]!.map(([x, y]): Square => [x + made.x, ROWS - 1 - (y + made.y)]);
}

const game = await GAMES[process.argv[2]!]!();
for await (const line of createInterface(process.stdin)) console.log(JSON.stringify(answer(game, JSON.parse(line))));
