/** Rotation systems, and what makes one. A bundler leaves out every system that is not imported. */
export type { Shape, PieceShape, ShapeTable } from '#engine/shapes.ts';
export { shapeTable } from '#engine/shapes.ts';
export type {
  KickGroup,
  KickPolicy,
  KickRows,
  LockRule,
  OffsetGroup,
  Reading,
  RotationSystem,
  SpawnRule,
  TurnRule,
  TurnRules,
} from '#engine/system.ts';
export * from '#rules/byName.ts';
export { ALL_TURNS, defineSystem, GUIDELINE_LOCK, GUIDELINE_SPAWN, NO_KICKS, QUARTER_TURNS } from '#rules/define.ts';
export { bothWays, JLSTZ, withMirror } from '#rules/kickTables.ts';
export { withOwnRows, type OwnRow } from '#rules/ownSystems.ts';
export { readingNames, withReadings } from '#rules/readings.ts';
export { systemById, SYSTEMS } from '#rules/registry.ts';
export { SRS_SHAPES } from '#rules/shapes.ts';
export { readScenario } from '#rules/vocabulary.ts';
