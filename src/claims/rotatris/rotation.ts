import { ORIGIN, sameVec, subtract, type Vec } from '#engine/geometry.ts';
import { sameSquares } from '#engine/squares.ts';
import {
  checkCore,
  collisionErrors,
  CORE,
  correctedTurnTable,
  drawnSquares,
  newGame,
  orbit,
  printedBaseTurn,
  printedFinalTurn,
  quarterTurn,
  rotateNode,
  senseOfTurn,
  squaresOf,
  squaresOfGrid,
  squaresOfShell,
  step,
  turnCorner,
  turnPoint,
  turnTableMistakes,
  type SpriteNode,
} from '#rotatris/index.ts';
import { evidence, type ClaimCheck } from '../claim.ts';
import { point, points } from './text.ts';

const page = 'systems/rotatris/rotation/';
const GRID = squaresOfGrid(18);
const QUARTER = Math.PI / 2;

/** The core with an arm to the right and up: it looks different after each quarter turn. */
const ARM: SpriteNode = { stored: [...CORE, [1, 0], [2, 0], [2, 1]], quarterTurns: 0 };

const clockwise = (square: Vec): Vec => quarterTurn(square, 'cw');

export const ROTATION_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'rotatris.one-algorithm',
    row: '1-03',
    status: 'holds',
    page,
    check: () => {
      const before = newGame(4);
      const { falling } = step(before, { do: 'turn tetromino', turn: 'cw' }).state;
      const local = (piece: typeof before.falling): readonly Vec[] =>
        squaresOf(piece).map((square) => subtract(square, piece.at));
      const tetromino = falling !== null && sameSquares(local(before.falling).map(clockwise), local(falling));
      const stuck = step(before, { do: 'hard drop' }).state;
      const turned = step(stuck, { do: 'turn block', turn: 'cw' }).state;
      const block = sameSquares(
        stuck.block.map(({ at }) => clockwise(at)),
        turned.block.map(({ at }) => at),
      );
      return evidence(
        tetromino && block,
        `In a game, one map moved the ${squaresOf(before.falling).length} squares of a tetromino and the ${turned.block.length} squares of the block to where a turn put them.`,
      );
    },
  },
  {
    id: 'rotatris.local-positions',
    row: '1-04',
    status: 'unverifiable',
    page,
    check: null,
  },
  {
    id: 'rotatris.node-turn',
    row: '1-05',
    status: 'holds',
    page,
    check: () => {
      const drawn = drawnSquares(rotateNode(ARM, 'cw'));
      return evidence(
        sameSquares(drawn, ARM.stored.map(clockwise)),
        `What is drawn does turn: all ${drawn.length} squares stand where a quarter turn puts them.`,
      );
    },
  },
  {
    id: 'rotatris.stored-positions-stay',
    row: '1-06',
    status: 'holds',
    page,
    check: () => {
      const turned = rotateNode(ARM, 'cw');
      const { missed, phantom } = collisionErrors(turned, GRID);
      return evidence(
        sameSquares(turned.stored, ARM.stored) && missed.length > 0 && phantom.length > 0,
        `After a turn of a block of ${ARM.stored.length} squares, a test against the stored positions misses ${missed.length} squares that are there (${points(missed)}) and hits ${phantom.length} that are not (${points(phantom)}).`,
      );
    },
  },
  {
    id: 'rotatris.matrix-sense',
    row: '1-07',
    status: 'corrected',
    page,
    check: () => {
      const image = turnPoint([1, 0], QUARTER);
      return evidence(
        senseOfTurn([1, 0], image) === 'ccw',
        `θ = 90° sends ${point([1, 0])} to ${point(image)}: with y up that is counter-clockwise.`,
      );
    },
  },
  {
    id: 'rotatris.matrix-at-90',
    row: '1-08',
    status: 'holds',
    page,
    check: () => {
      const same = GRID.filter((square) => {
        const [x, y] = turnPoint(square, QUARTER);
        return sameVec([Math.round(x) + 0, Math.round(y) + 0], printedBaseTurn(square));
      });
      return evidence(same.length === GRID.length, `Both agree on all ${same.length} points of an 18 by 18 grid.`);
    },
  },
  {
    id: 'rotatris.four-steps',
    row: '1-09',
    status: 'holds',
    page,
    check: () => {
      const walk = orbit([32, 0], printedBaseTurn, 4);
      const expected: readonly Vec[] = [[32, 0], [0, 32], [-32, 0], [0, -32], [32, 0]]; // prettier-ignore
      return evidence(
        walk.every((at, index) => sameVec(at, expected[index] ?? ORIGIN)),
        `(x, y) → (−y, x), applied four times: ${points(walk)}.`,
      );
    },
  },
  {
    id: 'rotatris.corner-drift',
    row: '1-10',
    status: 'holds',
    page,
    check: () => {
      const turn = (square: Vec): Vec => turnCorner(square, 'ccw');
      const { image, same } = checkCore(turn);
      return evidence(
        sameVec(turn(ORIGIN), ORIGIN) && !same,
        `The square (0,\u00a00) keeps its place, and the four core squares go to ${points(image)}, which is not the core.`,
      );
    },
  },
  {
    id: 'rotatris.turn-table',
    row: '1-11',
    status: 'corrected',
    page,
    check: () => {
      const mistakes = turnTableMistakes();
      const entries = correctedTurnTable().reduce((sum, { positions }) => sum + positions.length, 0);
      const reversed = mistakes.map(({ printed }) => printed);
      return evidence(
        mistakes.length === 4 &&
          mistakes.every(({ degrees }) => degrees === 270) &&
          mistakes.every(({ corrected }, index) => sameVec(corrected, reversed[3 - index] ?? ORIGIN)),
        `${entries - mistakes.length} of ${entries} entries follow from a clockwise turn. The ${mistakes.length} others are the 270° column, whose entries stand in reverse order.`,
      );
    },
  },
  {
    id: 'rotatris.one-square-down',
    row: '1-12',
    status: 'corrected',
    page,
    check: () => {
      const lowered = (turn: 'cw' | 'ccw') =>
        checkCore((square) => {
          const [x, y] = turnCorner(square, turn);
          return [x, y - 1];
        }).same;
      const fixed = GRID.filter((square) => sameVec(clockwise(square), square));
      return evidence(
        lowered('cw') && !lowered('ccw') && fixed.length === 0,
        'One square down puts the core back after (x, y) → (y, −x), the clockwise turn, and not after the printed (−y, x). With the right turn no square of an 18 by 18 grid stays where it is.',
      );
    },
  },
  {
    id: 'rotatris.final-formula',
    row: '1-13',
    status: 'corrected',
    page,
    check: () => {
      const printed = checkCore((square) => printedFinalTurn(square, 1));
      const right = checkCore(clockwise);
      const kept = printed.image.filter((square) => CORE.some((core) => sameVec(core, square))).length;
      return evidence(
        !printed.same && right.same,
        `As printed it sends the core to ${points(printed.image)}: ${kept} of 4 squares are core squares. (y, −x − α) maps the core onto itself and gives the author’s table.`,
      );
    },
  },
  {
    id: 'rotatris.every-square',
    row: '1-14',
    status: 'holds',
    page,
    check: () => {
      const squares = [...CORE, ...squaresOfShell(1), ...squaresOfShell(2).slice(0, 7)];
      const four = squares.map((square) => orbit(square, clockwise, 4).at(-1) ?? square);
      const once = squares.map(clockwise);
      const gaps = (list: readonly Vec[]) => list.flatMap((a) => list.map((b) => Math.hypot(a[0] - b[0], a[1] - b[1])));
      const rigid = gaps(squares).every((gap, index) => gap === gaps(once)[index]);
      return evidence(
        rigid && sameSquares(four, squares),
        `Applied to a block of ${squares.length} squares it keeps the distance of every two, and four turns bring each square back.`,
      );
    },
  },
];
