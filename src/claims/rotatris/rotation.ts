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
import { evidence, type Claim } from '../claim.ts';
import { point, points } from './text.ts';

const page = 'systems/rotatris/rotation/';
const GRID = squaresOfGrid(18);
const QUARTER = Math.PI / 2;

/** The core with an arm to the right and up: it looks different after each quarter turn. */
const ARM: SpriteNode = { stored: [...CORE, [1, 0], [2, 0], [2, 1]], quarterTurns: 0 };

const clockwise = (square: Vec): Vec => quarterTurn(square, 'cw');

export const ROTATION_CLAIMS: readonly Claim[] = [
  {
    id: 'rotatris.one-algorithm',
    row: '1-03',
    statement: 'One algorithm turns the central block as well as the tetromino.',
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
    statement:
      'A SpriteKit node stores its position in the frame of its parent, and (0,\u00a00) is the parent’s centre.',
    status: 'unverifiable',
    page,
    check: null,
    remark: 'A property of SpriteKit; the model on this page takes it as given.',
  },
  {
    id: 'rotatris.node-turn',
    row: '1-05',
    statement:
      'The node’s own rotate action could turn the block by 90° about the corner that its middle squares share.',
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
    statement:
      'It fails: the frame turns with the node, the stored positions stay, and collisions are tested in the wrong places.',
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
    statement: 'The matrix (x cos θ − y sin θ, y cos θ + x sin θ) is said to turn clockwise by θ.',
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
    statement: 'At 90° the matrix becomes (x, y) → (−y, x).',
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
    statement: 'The point (32,\u00a00) goes to (0,\u00a032), (−32,\u00a00), (0,\u00a0−32) and back.',
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
    statement:
      'Turning lower-left corners alone fails: the square at (0,\u00a00) stays where it is and the rest turns about it.',
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
    statement: 'A table gives four squares after 0°, 90°, 180°, 270° and 360°.',
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
    statement: 'After turning, every square has to move down by one, so that none can stay at (0,\u00a00).',
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
    statement: 'The final formula is (x, y) → (−y, x − α), α being the side of a square.',
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
    statement: 'To turn a block, the formula is applied to each of its squares.',
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
