import { createRequire, registerHooks } from 'node:module';

// Libraries of npm that rotate pieces, each behind the same function. Rows and y count downwards here, as in all of them.

export type Square = readonly [x: number, y: number];

/** Where a piece is, in the terms of a library. */
export interface Held {
  readonly rotation: number;
  readonly x: number;
  readonly y: number;
}

export interface Game {
  /** The squares of each rotation of a piece, from its own corner. */
  readonly rotations: (piece: string) => readonly (readonly Square[])[];
  /** Rotates on a board of 20 rows, which are true where they are filled; null where the piece stays or the library cannot. */
  readonly rotate: (piece: string, held: Held, turn: string, rows: readonly (readonly boolean[])[]) => Held | null;
}

export const ROWS = 20;
const COLUMNS = 10;

const load = createRequire(import.meta.url);
// react-tetris imports its files without their endings.
registerHooks({
  resolve: (name, context, next) =>
    /^\.{1,2}\//.test(name) && context.parentURL?.includes('/react-tetris/')
      ? next(`${name}.js`, context)
      : next(name, context),
});

/** The squares of a grid that are filled. */
const squaresOf = (grid: readonly (readonly unknown[])[]): readonly Square[] =>
  grid.flatMap((row, y) => row.flatMap((cell, x): readonly Square[] => (cell ? [[x, y]] : [])));

const filled = (rows: readonly (readonly boolean[])[]): readonly Square[] => squaresOf(rows);

async function reactTetris(): Promise<Game> {
  const path = (file: string): string => `./node_modules/react-tetris/lib/models/${file}.js`;
  const { getBlocks } = await import(path('Piece'));
  const { buildMatrix, flipClockwise, flipCounterclockwise } = await import(path('Matrix'));
  return {
    rotations: (piece) => getBlocks(piece).map(squaresOf),
    rotate: (piece, { rotation, x, y }, turn, rows) => {
      const matrix = buildMatrix();
      for (const [column, row] of filled(rows)) matrix[row][column] = 'I';
      const flip = turn === 'cw' ? flipClockwise : flipCounterclockwise;
      const made = flip(matrix, { piece, rotation, position: { x, y } });
      return made ? { rotation: made.rotation, ...made.position } : null;
    },
  };
}

function tetrion(): Game {
  const { piece: own } = load('tetrion');
  return {
    rotations: (type) => own.states[type],
    rotate: (type, { rotation, x, y }, turn, rows) => {
      const held = { type, position: [x, y], rotation };
      const matrix = { size: [COLUMNS, ROWS], pieces: [filled(rows)] };
      if (!own.actions.rotate(held, turn === 'cw' ? 'right' : 'left', matrix)) return null;
      return { rotation: held.rotation, x: held.position[0]!, y: held.position[1]! };
    },
  };
}

/** It turns a grid about its corner; the caller keeps the place. */
function tetrisjs(): Game {
  const { blocks, rotateBlock, createBoard, canAddBlockToBoard } = load('tetrisjs');
  const first = new Map(['O', 'I', 'Z', 'S', 'J', 'L', 'T'].map((piece, index) => [piece, blocks[index]]));
  const grids = (piece: string): unknown[][][] => {
    const all = [first.get(piece)];
    while (all.length < 4) all.push(rotateBlock(all.at(-1)));
    return all;
  };
  return {
    rotations: (piece) => grids(piece).map(squaresOf),
    rotate: (piece, { rotation, x, y }, turn, rows) => {
      if (turn !== 'cw') return null;
      const board = createBoard(ROWS, COLUMNS);
      for (const [column, row] of filled(rows)) board[row][column] = 1;
      const next = (rotation + 1) % 4;
      return canAddBlockToBoard(board, grids(piece)[next], y, x) ? { rotation: next, x, y } : null;
    },
  };
}

function simpleTetris(): Game {
  const { createStore, gameLoopIteration, matrixBlocksToRenderSelector, KEY_CODE_ROTATE } = load('simple-tetris');
  const store = createStore();
  const { matrix, tetrimino } = store.getState();
  const indices = new Map(['I', 'J', 'L', 'O', 'S', 'T', 'Z'].map((piece, index) => [piece, index]));
  const [left, top] = [3, 8];
  const shown = (): readonly Square[] =>
    (matrixBlocksToRenderSelector(store.getState()) as unknown[]).flatMap((cell, index): readonly Square[] =>
      cell ? [[(index % COLUMNS) - left, Math.floor(index / COLUMNS) - top]] : [],
    );
  const rotations = (piece: string): readonly (readonly Square[])[] =>
    [0, 1, 2, 3].map((rotation) => {
      matrix.blocks.fill(0);
      Object.assign(tetrimino, { index: indices.get(piece), rotation, x: left, y: top });
      return shown();
    });
  return {
    rotations,
    rotate: (piece, held, turn, rows) => {
      if (turn !== 'cw') return null;
      rows.flat().forEach((isFilled, index) => (matrix.blocks[index] = isFilled ? 1 : 0));
      Object.assign(tetrimino, { index: indices.get(piece), ...held });
      gameLoopIteration(store, 0, KEY_CODE_ROTATE);
      const { rotation, x, y } = store.getState().tetrimino;
      return rotation === held.rotation ? null : { rotation, x, y };
    },
  };
}

interface CoreBlock {
  readonly types: Readonly<Record<string, number[][]>>;
}

/** Its board cannot be set from outside, so its own fields are set. */
async function tetrisCore(): Promise<Game> {
  const Core = load('tetris-core/dist/index.cjs.js');
  const { default: options } = await import('./node_modules/tetris-core/src/OPTIONS.js');
  const grids = new Map(['I', 'T', 'O', 'L', 'J', 'S', 'Z'].map((piece) => [piece, blockOf(piece)]));
  function blockOf(piece: string): CoreBlock {
    const isOf = ({ types }: CoreBlock): boolean =>
      Object.values(types).some((grid) => grid.map((row) => row.join('')).join('/') === GRIDS[piece]);
    return options.blocks.find(isOf)!;
  }
  return {
    rotations: (piece) => Object.values(grids.get(piece)!.types).map(squaresOf),
    rotate: (piece, { rotation, x, y }, turn, rows) => {
      if (turn !== 'cw') return null;
      const core = new Core({
        ...options,
        display: { ...options.display, rows: ROWS, cols: COLUMNS },
        blocks: [grids.get(piece)],
      });
      const manager = core._block;
      const block = manager._block;
      for (const [column, row] of filled(rows)) manager._total[row][column] = '#000';
      block._type = rotation;
      block._setBlockSize();
      manager._position = { x, y };
      core.rotate();
      return manager._block !== block || block._type === rotation
        ? null
        : { rotation: block._type, ...manager._position };
    },
  };
}
const GRIDS: Readonly<Record<string, string>> = {
  I: '1111',
  T: '010/111',
  O: '11/11',
  L: '001/111',
  J: '100/111',
  S: '011/110',
  Z: '110/011',
};

export const GAMES: Readonly<Record<string, () => Game | Promise<Game>>> = {
  'react-tetris': reactTetris,
  'simple-tetris': simpleTetris,
  'tetris-core': tetrisCore,
  tetrion,
  tetrisjs,
};
