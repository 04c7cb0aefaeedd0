import type { Vec } from '#engine/geometry.ts';
import { PIECES, type Piece, type Transition } from '#engine/piece.ts';
import type { KickRows, RotationSystem } from '#engine/system.ts';
import { asc } from './asc.ts';
import { cultris2 } from './cultris2.ts';
import { ALL_TURNS } from './define.ts';
import { bothWays } from './kickTables.ts';
import { nintendoRight } from './nintendo.ts';
import { withOwnRows, type OwnRow } from './ownSystems.ts';
import { withReadings } from './readings.ts';
import { SRS_SHAPES } from './shapes.ts';
import { ARIKA_I } from './srsArika.ts';
import { srsGuideline } from './srsGuideline.ts';
import { srsNullpomino180 } from './srsNullpomino180.ts';
import { TETRIO_180_JLSTZ, tetrioSrs, tetrioSrsPlus } from './tetrio.ts';
import { tetrisDx } from './tetrisDx.ts';

// Tables of public programs that differ from every system of the registry, some by design and some by a slip. Each is a system of the
// registry with the rows that differ. They can be compared, but links and pickers do not offer them.

const rows = (pieces: string, table: KickRows): readonly OwnRow[] =>
  [...pieces].flatMap((piece) =>
    Object.entries(table).map(([name, kicks]) => ({ piece: piece as Piece, name: name as Transition, kicks })),
  );

const copyOf = (base: RotationSystem, ...changes: readonly (readonly OwnRow[])[]): RotationSystem =>
  withOwnRows(base, changes.flat());

/** Techmino, “SRS”: half turns of all pieces without kicks. */
export const TECHMINO_SRS = copyOf(srsGuideline, rows('T', { '0>>2': [] }));

/** Techmino Galaxy, “SRS”. */
// prettier-ignore
export const GALAXY_SRS = copyOf(
  srsGuideline,
  rows('JLSTZ', { '1>>3': [[ 2, 0]], '3>>1': [[-2, 0]] }),
  rows('I', {
    '0>>2': [[-3,-1], [ 3,-1], [-3, 0], [ 3, 0]],
    '1>>3': [[ 0, 3], [ 0,-3]],
    '2>>0': [[ 3, 1], [-3, 1], [ 3, 0], [-3, 0]],
    '3>>1': [[ 0,-3], [ 0, 3]],
  }),
);

/** python-tetris 0d2e1e3, “SRS”. */
// prettier-ignore
export const PYTHON_TETRIS_SRS = copyOf(
  srsGuideline,
  rows('I', {
    '0>>1': [[-1, 0], [ 1, 0], [-2,-1], [ 1, 2]],
    '2>>1': [[ 1, 0], [-2, 0], [ 1,-2], [ 2, 1]],
  }),
);

/** Cobra d4301ed: the I has the half turns of the other pieces. */
export const COBRA_SRS_PLUS = copyOf(tetrioSrsPlus, rows('I', TETRIO_180_JLSTZ));

/** sfinder-cpp 827a56d, of which only the I was read. */
// prettier-ignore
export const SFINDER_CPP_SRS_PLUS = copyOf(
  tetrioSrsPlus,
  rows('I', {
    '3>>0': [[ 1, 0], [-2, 0], [ 2,-2], [-2, 1]],
    '0>>3': [[-1, 0], [ 2, 0], [ 2,-1], [-1, 3]],
  }),
);

/** four-tris bd736a5: quarter turns of the Guideline, half turns of TETR.IO. */
// prettier-ignore
export const FOUR_TRIS_SRS = copyOf(
  tetrioSrs,
  rows('I', { '2>>1': [[ 1, 0], [-2, 0], [ 1,-2], [-2,-1]] }),
  rows('JLSTZ', { '3>>1': [[-1, 0], [-1,-2], [-1, 1], [ 0, 2], [ 0, 1]] }),
);

/** Cambridge, “SRS-X” and “Ti-World”: the I of Arika, half turns of NullpoMino. */
export const CAMBRIDGE_SRS_X = copyOf(srsNullpomino180, rows('I', ARIKA_I));

/** Heboris C.E., “SRS-X” as it is shipped. Three of the turns have a kick less than others. Its y grows downwards and is negated. */
// prettier-ignore
export const HEBORIS_SRS_X = copyOf(
  srsNullpomino180,
  rows('I', {
    '0>>1': [[-2, 0], [ 1, 0], [ 1, 2]],
    '1>>0': [[-1, 0], [ 2, 0], [ 2, 1], [-1,-2]],
    '1>>2': [[-1, 0], [ 2, 0], [-1, 2], [ 2,-1]],
    '2>>1': [[ 1, 0], [-2, 0], [-2, 1]],
    '2>>3': [[-1, 0], [ 2, 0], [ 2, 1]],
    '3>>2': [[ 1, 0], [-2, 0], [ 1, 2], [-2,-1]],
    '3>>0': [[ 1, 0], [-2, 0], [-2, 1], [ 1,-2]],
    '0>>3': [[ 2, 0], [-1, 0], [-1, 2]],
  }),
);

/** The same with its setting world_i_rot. */
// prettier-ignore
export const HEBORIS_SRS_X_SET = copyOf(
  srsNullpomino180,
  rows('I', {
    '0>>1': [[-2, 0], [ 1, 0], [-2,-1], [ 1, 2]],
    '1>>0': [[ 2, 0], [-1, 0], [ 2, 1], [-1,-2]],
    '1>>2': [[ 2, 0], [-1, 0], [ 2,-1], [-1, 2]],
    '2>>1': [[-2, 0], [ 1, 0], [-2, 1], [ 1,-1]],
    '2>>3': [[ 2, 0], [-1, 0], [-1,-1], [ 2, 1]],
    '3>>2': [[-2, 0], [ 1, 0], [ 1, 2], [-2,-1]],
    '3>>0': [[-2, 0], [ 1, 0], [ 1,-2], [-2, 1]],
    '0>>3': [[-1, 0], [ 2, 0], [-1, 2], [ 2,-1]],
  }),
);

/** ASC of Blocks, the old Ascension: 15 kicks, one of them twice. */
// prettier-ignore
const BLOCKS_CLOCKWISE: readonly Vec[] = [
  [-1, 0], [ 0,-1], [-1,-1], [ 0,-2], [-1,-2], [-2,-1], [-2,-2], [-2, 0],
  [ 1, 0], [ 0, 1], [ 1, 0], [-1, 1], [-2, 1], [ 0, 2], [-1, 2],
];
export const BLOCKS_ASC = copyOf(asc, rows(PIECES.join(''), bothWays(BLOCKS_CLOCKWISE)));

/** ASC of solution-finder, branch for-ascension: 18 kicks and no half turn. */
// prettier-ignore
const SOLUTION_FINDER_CLOCKWISE: readonly Vec[] = [
  [-1, 0], [ 0,-1], [-1,-1], [ 0,-2], [-1,-2], [-2, 0], [-2,-1], [-2,-2], [ 1, 0],
  [ 1,-1], [ 0, 1], [-1, 1], [-2, 1], [ 1,-3], [ 2, 0], [ 0, 2], [-1, 2], [-2, 2],
];
export const SOLUTION_FINDER_ASC: RotationSystem = {
  ...copyOf(asc, rows(PIECES.join(''), bothWays(SOLUTION_FINDER_CLOCKWISE))),
  turns: srsGuideline.turns,
};

/** ASC of TETR.IO in 2024. */
export const TETRIO_ASC_2024 = withReadings(asc, ['i-about-third-mino']);

/** teti a1b258a: the kicks of ASC without its offsets, so that pieces turn as in SRS. */
export const TETI_ASC: RotationSystem = { ...asc, shapes: SRS_SHAPES };

/** Cultris II in tetr.js of farteryhr. */
export const FARTERYHR_CULTRIS_2 = withReadings(cultris2, ['eighth-kick-up']);

/** Tetris DX in NullpoMino. */
export const NULLPOMINO_TETRIS_DX = withReadings(tetrisDx, ['i-never-kicks']);

/** NRS of TETR.IO and “retro” of Tetra Legends: the NES game with a half turn. */
export const NRS: RotationSystem = { ...nintendoRight, turns: ALL_TURNS };
