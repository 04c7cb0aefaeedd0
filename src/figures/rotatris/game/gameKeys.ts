import { use } from '#figure/record/keys.ts';
import type { GameLetter } from './gameLog.ts';

/** What a player does in a game that runs, with the letter of each key. */
const MOVES: readonly (readonly [does: string, letters: Readonly<Record<string, GameLetter>>])[] = [
  ['push', { ArrowLeft: 'l', ArrowRight: 'r' }],
  ['softDrop', { ArrowDown: 's' }],
  ['hardDrop', { ' ': 'h' }],
  ['turnLeft', { z: 'z' }],
  ['turnRight', { x: 'x', ArrowUp: 'x' }],
  ['blockLeft', { a: 'q' }],
  ['blockRight', { d: 'e' }],
];

export const MOVE_KEYS = MOVES.flatMap(([, letters]) => Object.entries(letters));
/** The same for the record. */
export const MOVE_USES = MOVES.map(([does, letters]) => use(does, ...Object.keys(letters)));
