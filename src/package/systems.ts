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
export { ars2, arsAce } from '#rules/arsAce.ts';
export { arsSakura } from '#rules/arsSakura.ts';
export { arsTgm } from '#rules/arsTgm.ts';
export { arsTi } from '#rules/arsTi.ts';
export { asc, ascPlus } from '#rules/asc.ts';
export { cultris2 } from '#rules/cultris2.ts';
export { ALL_TURNS, defineSystem, GUIDELINE_LOCK, GUIDELINE_SPAWN, NO_KICKS, QUARTER_TURNS } from '#rules/define.ts';
export { dtet } from '#rules/dtet.ts';
export { dtetHeboris } from '#rules/dtetHeboris.ts';
export { jstris } from '#rules/jstris.ts';
export { bothWays, JLSTZ, withMirror } from '#rules/kickTables.ts';
export { nintendoLeft, nintendoRight } from '#rules/nintendo.ts';
export { withOwnRows, type OwnRow } from '#rules/ownSystems.ts';
export { readingNames, withReadings } from '#rules/readings.ts';
export { systemById, SYSTEMS } from '#rules/registry.ts';
export { sega } from '#rules/sega.ts';
export { SRS_SHAPES } from '#rules/shapes.ts';
export { srsArika } from '#rules/srsArika.ts';
export { srsGuideline } from '#rules/srsGuideline.ts';
export { srsNullpomino180 } from '#rules/srsNullpomino180.ts';
export { techminoSrsPlus, techminoSrsX, techminoTrs } from '#rules/techmino.ts';
export { techminoBirs } from '#rules/techminoBirs.ts';
export { tetraX } from '#rules/tetraX.ts';
export { tetrioSrs, tetrioSrsPlus } from '#rules/tetrio.ts';
export { tetrisBest } from '#rules/tetrisBest.ts';
export { tetrisDx } from '#rules/tetrisDx.ts';
export { tetrisPerfect } from '#rules/tetrisPerfect.ts';
export { tetrisWorlds } from '#rules/tetrisWorlds.ts';
export { tetrJs } from '#rules/tetrJs.ts';
export { readScenario } from '#rules/vocabulary.ts';
