import { expect, test } from 'vitest';
import { EXAMPLE_GAMES, EXAMPLE_NAMES } from './games.ts';
import { printPtn } from './print.ts';
import { randomGame } from './randomGame.ts';
import { readGame } from './readGame.ts';
import { openSheet, sheetOf } from './sheet.ts';

const TEXTS: readonly (readonly [name: string, text: string])[] = [
  ...EXAMPLE_NAMES.map((name) => [name, EXAMPLE_GAMES[name]] as const),
  ...[1, 2, 3, 4].map((seed) => [`random game ${seed}`, printPtn(randomGame(seed, 120))] as const),
  ['a game that stops', 'Score: 7\n=Level 3\nO-12@1!? (a) O-12@1 O-34 (b)'],
  ['a board that cannot be read', 'Board: x\nO-12'],
  ['a game that goes on', 'O-12 (score=3) ... (later)'],
  ['nothing', ''],
];

test.each(TEXTS)('%s is on the sheet, every position of it', (_name, text) => {
  const game = readGame(text);
  const sheet = sheetOf(game);
  // It goes into a page as JSON.
  const opened = openSheet(JSON.parse(JSON.stringify(sheet)) as typeof sheet);
  const { at, remarks: _remarks, ...record } = game.record;
  const { at: atSheet, remarks: _others, ...shown } = opened.record;
  expect({ ...opened, record: shown }).toEqual({ ...game, record });
  for (let step = 0; step <= record.length; step++) expect(atSheet(step)).toEqual(at(step));
});
