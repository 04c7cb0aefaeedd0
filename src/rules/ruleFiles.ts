import type { LockRule, SpawnRule } from '#engine/system.ts';
import { forPieces, GUIDELINE_SPAWN, TOP_ROW_SPAWN, USUAL_COLUMNS } from './define.ts';

/** What a file of a public program says about entry, drops and lock delay. */
export interface RuleFile {
  /** The work on the site's source list. */
  readonly source: string;
  /** The file or table as `origins.ts` names it. */
  readonly file: string;
  readonly lock?: Partial<LockRule>;
  readonly spawn?: SpawnRule;
}

// A system takes the facts of a file by its name, so that no page calls unknown what a cited file says.

/** No key of these files moves a piece to the ground, and soft drop locks. Only falling a row restores the lock delay. */
const NINTENDO_LOCK = { reset: 'step', softDrop: 'locks', hardDrop: 'none' } as const;

export const NINTENDO_R = {
  source: 'nullpomino',
  file: 'NintendoR.rul',
  lock: NINTENDO_LOCK,
} as const satisfies RuleFile;

export const NINTENDO_L = {
  source: 'nullpomino',
  file: 'NintendoL.rul',
  lock: NINTENDO_LOCK,
} as const satisfies RuleFile;

/** No key moves a piece to the ground, soft drop locks, and only falling a row restores the delay. Nothing turns or holds a piece at entry. */
export const CLASSIC_S = {
  source: 'nullpomino',
  file: 'ClassicS.rul',
  lock: { ...NINTENDO_LOCK, initialRotation: 'no', initialHold: 'no', hold: 'none' },
} as const satisfies RuleFile;

export const DTET_RULE = {
  source: 'nullpomino',
  file: 'DTET.rul',
  lock: { reset: 'step', softDrop: 'does not lock', hardDrop: 'locks' },
} as const satisfies RuleFile;

export const STANDARD_HARD = {
  source: 'nullpomino',
  file: 'StandardHard.rul',
  lock: { softDrop: 'does not lock', hardDrop: 'locks', initialRotation: 'yes' },
} as const satisfies RuleFile;

/** Settings of a player, `handling.irs` and `handling.ihs`, choose between a tap and a held key, or nothing. */
export const TRIANGLE_ENGINE = {
  source: 'triangle',
  file: 'engine/index.ts',
  lock: {
    softDrop: 'does not lock',
    hardDrop: 'locks',
    initialRotation: 'yes',
    initialKicks: true,
    initialHold: 'yes',
    reset: 'moves',
    resetLimit: 15,
    countsAnew: 'lowest row',
    afterLastReset: 'locks',
  },
} as const satisfies RuleFile;

/** The settings that a new player has, and the limit of resets of a game. */
export const TECHMINO_SETTINGS = {
  source: 'techmino',
  file: 'gameTables.lua',
  lock: { reset: 'moves', resetLimit: 15, initialRotation: 'yes', initialHold: 'yes' },
} as const satisfies RuleFile;

/** A field of 22 rows, of which 20 show. Every piece has its box in the top row of the field. */
export const TETR_JS_PIECES = {
  source: 'tetrjs',
  file: 'piece.js',
  spawn: GUIDELINE_SPAWN,
} as const satisfies RuleFile;

/** `tetrax`: the program then moves the piece two rows down, as far as it fits. */
export const TETRA_X_OFFSETS = {
  source: 'tetralegends',
  file: 'SPAWN_OFFSETS.tetrax',
  spawn: { ...TOP_ROW_SPAWN, row: 22 },
} as const satisfies RuleFile;

export const DELUXE_OFFSETS = {
  source: 'tetralegends',
  file: 'SPAWN_OFFSETS.deluxe',
  spawn: { ...TOP_ROW_SPAWN, row: 18, orientation: forPieces(0), column: USUAL_COLUMNS },
} as const satisfies RuleFile;

export const RULE_FILES: readonly RuleFile[] = [
  NINTENDO_R,
  NINTENDO_L,
  CLASSIC_S,
  DTET_RULE,
  STANDARD_HARD,
  TRIANGLE_ENGINE,
  TECHMINO_SETTINGS,
  TETR_JS_PIECES,
  TETRA_X_OFFSETS,
  DELUXE_OFFSETS,
];
