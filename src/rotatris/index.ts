/**
 * Rotatris: rotation, shells, collapse, score, speed and the game, and the versions of its source as printed. "Rotatris article"
 * is the blog post "Rotatris: Interesting Algorithms"; R1 to R12 number the errata this project found in it.
 */
export {
  centreOfTurn,
  checkCore,
  printedBaseTurn,
  printedFinalTurn,
  senseOfTurn,
  turnCorner,
  turnPoint,
  type CoreCheck,
} from './printedTurn.ts';
export { CORE, orbit, QUARTER_TURNS, quarterTurn, turnSquare, type QuarterTurn } from './quarterTurn.ts';
export { collisionErrors, drawnSquares, rotateNode, type CollisionErrors, type SpriteNode } from './nodeTurn.ts';
export {
  correctedTurnTable,
  PRINTED_TURN_TABLE,
  TABLE_COLOURS,
  TABLE_DEGREES,
  turnTableMistakes,
  type TableColour,
  type TableDegrees,
  type TurnTableMistake,
  type TurnTableRow,
} from './turnTable.ts';

export { GAME_END_SHELL, LAST_SHELL, shellOf, squaresInShell, squaresOfShell } from './shells.ts';
export { dominantComponent, measureShell, SHELL_RULES, type MeasuredShell, type ShellRule } from './shellRules.ts';
export { type Operations } from './meter.ts';
export { comparisonsOn, squaresOfGrid, wrongSquares, type ComparisonRange } from './grid.ts';
export {
  componentSketch,
  correctedSketch,
  PRINTED_COMPONENTS,
  PRINTED_SKETCH,
  sketchMistakes,
  type SketchedComponent,
  type SketchMistake,
} from './sketch.ts';

export {
  categoryOf,
  COLLAPSE_CATEGORIES,
  printedCategoryOf,
  printedStepInward,
  squaresFallingInto,
  stepInward,
  type CollapseCategory,
} from './collapseStep.ts';
export { collapse, type Collapse, type Fall, type Merge, type Placed } from './collapse.ts';
export { fullShells, settle, shellCounts, type RemovalSet } from './settle.ts';

export { MOST_SHELLS_AT_ONCE, score } from './score.ts';
export {
  CUMULATIVE_RULES,
  cumulativeBy,
  PRINTED_SCORE_TABLE,
  rulesBehind,
  scoreTable,
  type CumulativeRule,
  type ScoreRow,
} from './scoreTable.ts';
export { outcomeOf, STRATEGIES, strategyOutcome, type Strategy, type StrategyOutcome } from './strategies.ts';

export { LEAST_WAIT, multipliedWait, START_WAIT, waitAfter } from './speed.ts';
export { capReachedAt, NES_FRAMES, NES_FRAMES_PER_SECOND, SPEED_CURVES, waitOn, type SpeedCurve } from './curves.ts';
export {
  CURVE_METRICS,
  curveDistance,
  nearestCurves,
  rankByNearness,
  type CurveMetric,
  type LevelRange,
  type RankedCurve,
} from './closest.ts';

export { squaresOf, TETROMINOES, type FallingPiece, type Quarters, type Tetromino } from './tetrominoes.ts';
export { PREVIEW, type Order } from './order.ts';
export { FIELD, landing, type FieldObstacle, type FieldObstacleKind } from './field.ts';
export {
  newGame,
  type BlockSquare,
  type EndedGame,
  type GameEvent,
  type GameInput,
  type GameState,
  type RunningGame,
  type Turnover,
} from './game.ts';
export { replay, step } from './step.ts';
