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
        `We ran a game. One formula gives the new positions of the ${squaresOf(before.falling).length} squares of a tetromino and of the ${turned.block.length} squares of the block.`,
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
        `The drawing does rotate: all ${drawn.length} squares are where a quarter turn puts them.`,
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
        `We rotated a block of ${ARM.stored.length} squares. A test with the stored positions misses ${missed.length} squares that are there: ${points(missed)}. It hits ${phantom.length} squares that are not there: ${points(phantom)}.`,
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
        `θ = 90° sends ${point([1, 0])} to ${point(image)}. With y up this is counter-clockwise.`,
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
      return evidence(
        same.length === GRID.length,
        `Both formulas agree on all ${same.length} points of an 18 by 18 grid.`,
      );
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
        `Applied four times, (x, y) → (−y, x) gives ${points(walk)}.`,
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
        `The square (0,\u00a00) stays where it is. The four core squares move to ${points(image)}, which is not the core.`,
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
        `${entries - mistakes.length} of ${entries} entries follow from a clockwise rotation. The other ${mistakes.length} are those of the 270° column, in reverse order.`,
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
        'After the clockwise rotation, (x, y) → (y, −x), a move of one square down puts the core back. After the printed (−y, x) it does not. With the correct rotation no square of an 18 by 18 grid stays where it is.',
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
        `The printed formula sends the core to ${points(printed.image)}. Core squares among these: ${kept} of 4. The formula (y, −x − α) maps the core onto itself and gives the author’s table.`,
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
        `We applied the corrected formula to a block of ${squares.length} squares. It keeps the distance between any two squares, and four rotations bring each square back.`,
      );
    },
  },
];
