import type { Vec } from '#engine/geometry.ts';
import {
  checkCore,
  collisionErrors,
  rotateNode,
  senseOfTurn,
  squaresOfGrid,
  TABLE_DEGREES,
  turnPoint,
  turnTableMistakes,
  CORE,
  type QuarterTurn,
  type SpriteNode,
  type TableDegrees,
} from '#rotatris/index.ts';
import { oneOf, oneOfNumbers, squareWithin, wholeNumber, type FigureSpec } from '#figure/fields.ts';
import { MAP_NAMES, MAPS, type MapName } from './maps.ts';

/** Squares from the middle to the side of the boards. */
export const ROTATION_BOARD = 4;

/** The block of the figure: the core with an arm, whose orientation is visible. */
const ARM: SpriteNode = { stored: [...CORE, [1, 0], [2, 0], [2, 1]], quarterTurns: 0 };

/** Returns the node after some clockwise quarter turns. */
export const nodeAfter = (turns: number): SpriteNode =>
  Array.from({ length: turns }).reduce<SpriteNode>((node) => rotateNode(node, 'cw'), ARM);

export const wrongCollisions = (turns: number) => collisionErrors(nodeAfter(turns), squaresOfGrid(2 * ROTATION_BOARD));

export interface NodeTurnState {
  /** Clockwise quarter turns of the node. */
  readonly turns: number;
  /** The chosen square. */
  readonly at: Vec;
}
export const NODE_TURN: FigureSpec<NodeTurnState> = {
  fields: { turns: wholeNumber(0, 3), at: squareWithin(ROTATION_BOARD) },
  standard: { turns: 1, at: [0, -3] },
  outcome: ({ turns }) => {
    const { missed, phantom } = wrongCollisions(turns);
    return `${missed.length} missed, ${phantom.length} phantom`;
  },
};

export interface MatrixState {
  /** The angle in degrees. */
  readonly theta: number;
  /** The direction of y on the screen. */
  readonly 'y-axis': 'up' | 'down';
}

/** Returns the visible direction of the point between 0 and θ; null if it does not move. */
export function seenTurn({ theta, 'y-axis': y }: MatrixState): QuarterTurn | null {
  if (theta === 0) return null;
  const [along, across] = turnPoint([1, 0], (Math.sign(theta) * Math.PI) / 180);
  return senseOfTurn([1, 0], [along, y === 'up' ? across : -across]);
}

export const MATRIX: FigureSpec<MatrixState> = {
  fields: { theta: wholeNumber(-360, 360, 15), 'y-axis': oneOf(['up', 'down']) },
  standard: { theta: 90, 'y-axis': 'up' },
  outcome: (state) => seenTurn(state) ?? 'none',
};

export interface RotationLabState {
  readonly map: MapName;
  readonly turns: number;
}
export const ROTATION_LAB: FigureSpec<RotationLabState> = {
  fields: { map: oneOf(MAP_NAMES), turns: wholeNumber(0, 4) },
  standard: { map: 'corrected-cw', turns: 1 },
  outcome: ({ map }) => (checkCore(MAPS[map].apply).same ? 'core kept' : 'core moved'),
};

export interface TurnTableState {
  readonly table: 'printed' | 'computed';
  readonly degrees: TableDegrees;
}

export const mistakesIn = (table: TurnTableState['table'], degrees: number): number =>
  table === 'computed' ? 0 : turnTableMistakes().filter((mistake) => mistake.degrees === degrees).length;

export const TURN_TABLE: FigureSpec<TurnTableState> = {
  fields: { table: oneOf(['printed', 'computed']), degrees: oneOfNumbers(TABLE_DEGREES) },
  standard: { table: 'printed', degrees: 270 },
  outcome: ({ table, degrees }) => `${mistakesIn(table, degrees)} wrong`,
};
