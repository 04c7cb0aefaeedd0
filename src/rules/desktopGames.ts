import type { RotationSystem } from '#engine/system.ts';
import { shapeTable } from '#engine/shapes.ts';
import { NINTENDO_LEFT_SHAPES } from './classicShapes.ts';
import {
  COUNTER_CLOCKWISE_ONLY,
  defineSystem,
  forPieces,
  NO_KICKS,
  QUARTER_TURNS,
  TOP_ROW_SPAWN,
  UNKNOWN_LOCK,
} from './define.ts';
import { SRS_SHAPES } from './shapes.ts';

// Games of desktops and terminals without kicks. Sources: Block.cpp and BlockPosition.cpp of Bastet, KBlocksPiece.cpp of KBlocks,
// tetris.el of Emacs, shapes.c of the BSD games.

const COMMON = {
  family: 'Consoles and desktops',
  spawn: TOP_ROW_SPAWN,
  kicks: NO_KICKS,
  turns: QUARTER_TURNS,
  palette: 'guideline',
  lock: UNKNOWN_LOCK,
} as const;

/** Bastet: the shapes of SRS, and no kicks. */
const bastet = defineSystem({
  ...COMMON,
  id: 'bastet',
  name: 'Bastet',
  shapes: SRS_SHAPES,
  mirror: ['J', 'L', 'O', 'S', 'T', 'Z'],
  unknown: ['unknown.spawn', 'unknown.lockRules'],
});

/** KBlocks of KDE: shapes of its own, and no kicks. */
const kblocks = defineSystem({
  ...COMMON,
  id: 'kblocks',
  name: 'KBlocks (KDE)',
  shapes: shapeTable(
    'KBlocks',
    `
  I  0,2 1,2 2,2 3,2 | 1,3 1,2 1,1 1,0 | 0,2 1,2 2,2 3,2 | 1,3 1,2 1,1 1,0
  J  0,1 0,0 1,0 2,0 | 0,2 1,2 0,1 0,0 | 0,2 1,2 2,2 2,1 | 2,2 2,1 1,0 2,0
  L  2,1 0,0 1,0 2,0 | 0,2 0,1 0,0 1,0 | 0,2 1,2 2,2 0,1 | 1,2 2,2 2,1 2,0
  O  0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0
  S  1,1 2,1 0,0 1,0 | 0,2 0,1 1,1 1,0 | 1,1 2,1 0,0 1,0 | 0,2 0,1 1,1 1,0
  T  1,2 0,1 1,1 2,1 | 1,2 1,1 2,1 1,0 | 0,1 1,1 2,1 1,0 | 1,2 0,1 1,1 1,0
  Z  0,1 1,1 1,0 2,0 | 1,2 0,1 1,1 0,0 | 0,1 1,1 1,0 2,0 | 1,2 0,1 1,1 0,0`,
  ),
  mirror: ['J', 'L', 'O', 'T'],
  unknown: ['unknown.spawn', 'unknown.lockRules'],
});

/** `M-x tetris` of GNU Emacs: J and L begin with the nub down, T with the nub up, and no kicks. */
const emacsTetris = defineSystem({
  ...COMMON,
  id: 'emacs-tetris',
  name: 'M-x tetris (GNU Emacs)',
  shapes: shapeTable(
    'Emacs',
    `
  I  0,2 1,2 2,2 3,2 | 1,3 1,2 1,1 1,0 | 0,2 1,2 2,2 3,2 | 1,3 1,2 1,1 1,0
  J  0,1 1,1 2,1 2,0 | 1,2 1,1 0,0 1,0 | 0,2 0,1 1,1 2,1 | 1,2 2,2 1,1 1,0
  L  0,1 1,1 2,1 0,0 | 0,2 1,2 1,1 1,0 | 2,2 0,1 1,1 2,1 | 1,2 1,1 1,0 2,0
  O  0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0
  S  1,2 2,2 0,1 1,1 | 0,2 0,1 1,1 1,0 | 1,2 2,2 0,1 1,1 | 0,2 0,1 1,1 1,0
  T  1,2 0,1 1,1 2,1 | 1,2 1,1 2,1 1,0 | 0,1 1,1 2,1 1,0 | 1,2 0,1 1,1 1,0
  Z  0,2 1,2 1,1 2,1 | 1,2 0,1 1,1 0,0 | 0,2 1,2 1,1 2,1 | 1,2 0,1 1,1 0,0`,
  ),
  // With the border drawn, the row above the field is wall.
  headroom: 0,
  mirror: ['J', 'L', 'O', 'T'],
  unknown: ['unknown.spawn', 'unknown.lockRules'],
});

/** tetris of the BSD games: each shape names the next one, one key turns counter-clockwise, and no kicks. */
const bsdTetris = defineSystem({
  ...COMMON,
  id: 'bsd-tetris',
  name: 'tetris (BSD games)',
  shapes: shapeTable(
    'BSD games',
    `
  I  0,2 1,2 2,2 3,2 | 1,3 1,2 1,1 1,0 | 0,2 1,2 2,2 3,2 | 1,3 1,2 1,1 1,0
  J  0,2 0,1 1,1 2,1 | 1,2 2,2 1,1 1,0 | 0,1 1,1 2,1 2,0 | 1,2 1,1 0,0 1,0
  L  2,2 0,1 1,1 2,1 | 1,2 1,1 1,0 2,0 | 0,1 1,1 2,1 0,0 | 0,2 1,2 1,1 1,0
  O  0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0
  S  1,2 2,2 0,1 1,1 | 1,2 1,1 2,1 2,0 | 1,2 2,2 0,1 1,1 | 1,2 1,1 2,1 2,0
  T  1,2 0,1 1,1 2,1 | 1,2 1,1 2,1 1,0 | 0,1 1,1 2,1 1,0 | 1,2 0,1 1,1 1,0
  Z  0,2 1,2 1,1 2,1 | 1,2 0,1 1,1 0,0 | 0,2 1,2 1,1 2,1 | 1,2 0,1 1,1 0,0`,
  ),
  spawn: { ...TOP_ROW_SPAWN, orientation: forPieces(0), drawn: true },
  // The option -c turns the other way.
  turns: COUNTER_CLOCKWISE_ONLY,
  mirror: ['O'],
  unknown: ['unknown.spawn', 'unknown.lockRules'],
});

/** vitetris: the left-handed shapes of Nintendo, or by an option the right-handed ones, and no kicks. */
const vitetris = defineSystem({
  ...COMMON,
  id: 'vitetris',
  name: 'vitetris',
  shapes: NINTENDO_LEFT_SHAPES,
  mirror: ['J', 'L', 'O', 'T'],
  unknown: ['unknown.spawn', 'unknown.lockRules'],
});

/** Games that pages draw, and that no picker lists: they turn a piece in its box or not at all. */
export const DESKTOP_GAMES: readonly RotationSystem[] = [kblocks, bastet, emacsTetris, bsdTetris, vitetris];
