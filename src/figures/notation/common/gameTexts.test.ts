import { describe, expect, test } from 'vitest';
import { readGame } from '#notation/readGame.ts';
import { DEFAULT_CONVENTIONS } from '#text/conventions.ts';
import { speaker } from '#text/strings.ts';
import { gameAt, type GameMoment } from './gameMoment.ts';
import { gameSentences, remarksAt, textUpTo } from './gameTexts.ts';

const voice = { say: speaker('en'), conventions: DEFAULT_CONVENTIONS };
const viewOf = (text: string, step?: number): GameMoment => gameAt(readGame(text), step);

describe('the text that a report on a game holds', () => {
  test.each([
    ['the start', 'Title: t\n\n19: O-12 I-3456', 0, 'Title: t\n\n19:'],
    ['the start without a level', 'Title: t\nO-12', 0, 'Title: t'],
    ['the start of an empty game', 'Title: t\n', 0, 'Title: t'],
    ['a move', 'Title: t\nO-12 I-3456 O-78', 2, 'Title: t\nO-12 I-3456'],
    ['a move with its suffixes', 'O-12!? O-34', 1, 'O-12!?'],
    ['a move and the words behind it', 'O-12 (there) O-34', 1, 'O-12 (there)'],
    ['the last move', 'O-12 O-34\n', 2, 'O-12 O-34'],
    // The second O would overlap the first one.
    ['the move before one that cannot be', 'O-12 I-3456@1 O-12@1 O-78', 1, 'O-12'],
    ['the last move with one that cannot be', 'O-12 I-3456@1 O-12@1 O-78', 2, 'O-12 I-3456@1 O-12@1'],
    ['a game that stops at once', 'Tx-34 O-12', 0, 'Tx-34'],
  ])('goes up to %s', (_what, text, step, expected) => {
    expect(textUpTo(viewOf(text, step))).toBe(expected);
  });

  test.each([
    [1, []],
    // The I leaves six columns of its row empty.
    [2, ['2:6 error: clears no line, marked SINGLE']],
    [3, []],
  ])('has at move %i what is to be said about that move', (step, remarks) => {
    expect(remarksAt(viewOf('Title: t\nO-12 I-3456/SINGLE O-78', step), voice)).toEqual(remarks);
  });
});

describe('all that is said of a step', () => {
  test('counts, where a game is shown', () => {
    const view = viewOf('Title: t\n=Level 19\nO-12 I-3456 I-789 Lu-789 Td-345', 3);
    expect(gameSentences(view, 'ptn-viewer', voice).slice(1, 3)).toEqual(['Score from clears: 0', 'Level: 19']);
    expect(gameSentences(view, 'ptn-editor', voice)).toEqual(gameSentences(view, 'ptn-viewer', voice));
  });

  test('takes the move apart in an example, and says each thing once', () => {
    expect(gameSentences(viewOf('Board: 16,,4\n=Level 19\nI-0@1/TETRIS!', 1), 'ptn-example', voice).slice(1)).toEqual(
      expect.arrayContaining(['-0: columns column 10', '@1: row lowest row 1', '!: rating good']),
    );
  });
});
