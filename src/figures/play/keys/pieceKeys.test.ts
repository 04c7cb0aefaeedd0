import { expect, test } from 'vitest';
import { parseRecording } from '#play/recording.ts';
import { startGame } from '#play/game/setup.ts';
import { playTape } from '#play/game/tape.ts';
import { pieceKeys } from './pieceKeys.ts';
import { PLAYED_GAME, setupOf } from '../playState.ts';

function played(recording: string, changes: Partial<typeof PLAYED_GAME.standard> = {}) {
  const held = parseRecording(recording);
  if (!held.ok) throw new Error(held.diagnostics[0]!.sentence);
  const setup = setupOf({ ...PLAYED_GAME.standard, board: [], first: 'spawn', pieces: ['J', 'O'], ...changes });
  return playTape(startGame(setup), held.value);
}

/** `J 3 of 2`, and the shortest way. */
const counted = (tape: ReturnType<typeof played>) =>
  pieceKeys(tape, tape.length, 10).map(
    ({ piece, used, fewest }) => `${piece} ${used} of ${fewest?.keys} ${fewest?.ways[0]}`,
  );

test('the kicks of a system of a reader count', () => {
  // The turn at the left wall leads to the other side.
  const changes = { system: 'srs-guideline~T12:6_0', pieces: ['T'] } as const;
  expect(counted(played('R . A*40 . R . W', changes))).toEqual(['T 3 of 3 >L>']);
  expect(counted(played('R . R . D . D . W', changes))).toEqual(['T 4 of 3 >L>']);
});

// The letters of a recording: A and D move, R turns clockwise, W drops.
test.each([
  ['turn, then hold to the wall', 'R . A*40 . W', ['J 2 of 2 >L']],
  ['turn, then three taps', 'R . A . A . A . W', ['J 4 of 2 L>']],
  ['one tap there and one back', 'A . D . W', ['J 2 of 0 ']],
  ['two pieces', 'A . W . D . W', ['J 1 of 1 l', 'O 1 of 1 r']],
])('%s is counted', (_what, recording, expected) => {
  expect(counted(played(recording))).toEqual(expected);
});

test('the pieces before the shown frame are looked at, the last ones of many', () => {
  const tape = played('A . W . D . W . W . W');
  const [first] = pieceKeys(tape, tape.length, 10);
  expect(pieceKeys(tape, first!.frame, 10)).toEqual([first]);
  expect(pieceKeys(tape, tape.length, 2)).toEqual(pieceKeys(tape, tape.length, 10).slice(-2));
});

test('a soft drop is a key only where a piece gets under blocks', () => {
  const board = ['..........', '..........', '.......###'];
  expect(counted(played('S*60 . D*40 . W', { board, pieces: ['O'] }))).toEqual(['O 2 of 2 dR']);
  expect(counted(played('A . S*60 . W', { board, pieces: ['O'] }))).toEqual(['O 1 of 1 l']);
});
