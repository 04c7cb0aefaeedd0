/** Rotations and their traces: why a piece turned, kicked or stayed. */
export { parseBoard, printBoard } from '#engine/boardText.ts';
export type { Diagnostic, Result, Span } from '#engine/diagnostics.ts';
export type { Vec } from '#engine/geometry.ts';
export type { HeldKey, HeldKeys } from '#engine/heldKeys.ts';
export { FRESH_MEMORY, type Memory } from '#engine/memory.ts';
export {
  ORIENTATIONS,
  PIECES,
  TURNS,
  turned,
  type Orientation,
  type Piece,
  type Placement,
  type Precedence,
  type Transition,
  type Turn,
} from '#engine/piece.ts';
export { drop, lock, move, type Locked } from '#engine/moves.ts';
export { isFree } from '#engine/places.ts';
export { placementOf } from '#engine/placementOf.ts';
export { playfield, type Content, type Obstacle, type ObstacleKind, type Playfield } from '#engine/playfield.ts';
export { prepare, rotationCode, type Prepared } from '#engine/prepared.ts';
export { requestOf } from '#engine/requestOf.ts';
export { fieldFor } from '#engine/rotate.ts';
export { printScenario, type Scenario } from '#engine/scenario.ts';
export { minosOf } from '#engine/shapes.ts';
export { spawnPlacement } from '#engine/spawn.ts';
export { clearFullRows, fill, fullRows } from '#engine/stack.ts';
export type { RotationSystem } from '#engine/system.ts';
export {
  placementAfter,
  type KickTest,
  type Leg,
  type Outcome,
  type RotationRequest,
  type RotationTrace,
  type Verdict,
} from '#engine/trace.ts';
export { underSystem } from '#engine/underSystem.ts';
export { winningTest } from '#engine/winningTest.ts';
export { explain, title } from './explain.ts';
export { rotate } from './rotate.ts';
