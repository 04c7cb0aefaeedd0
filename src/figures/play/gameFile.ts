import { diagnoser, failed, type Result } from '#engine/diagnostics.ts';
import { printState, readState } from '#figure/fields.ts';
import { PLAYED_GAME, type PlayedGame } from './playState.ts';

// A game as a file: the name of the format, then a parameter a line.

const FORMAT = 'Wallkick game 1';
/** An hour of play is shorter. */
const LONGEST = 4_000_000;

const diagnose = diagnoser({
  'game.format':
    'This file is no game of this site. Open one that “Save game” wrote; it begins with the line "{format}".',
  'game.long': 'This file has {length} characters; a game has at most {most}. Open one that “Save game” wrote.',
} as const);

export const printGame = (state: PlayedGame): string =>
  `${FORMAT}\n${printState(PLAYED_GAME.fields, state).replaceAll(' ', '\n')}\n`;

/** Opens a file. One that cannot be a game is not read. */
export const openGame = async (file: Blob): Promise<Result<PlayedGame>> =>
  file.size > LONGEST ? tooLong(file.size) : readGame(await file.text());

const tooLong = (length: number): Result<never> =>
  failed(diagnose('game.long', { start: 0, end: length }, { length, most: LONGEST }));

/** Reads a file. Parameters that it leaves out have their defaults. */
export function readGame(text: string): Result<PlayedGame> {
  const span = { start: 0, end: text.length };
  if (text.length > LONGEST) return tooLong(text.length);
  const lines = text.trimStart().split(/\r?\n/);
  if (lines[0]?.trim() !== FORMAT) return failed(diagnose('game.format', span, { format: FORMAT }));
  return readState(PLAYED_GAME.fields, lines.slice(1).join(' '), PLAYED_GAME.standard);
}
