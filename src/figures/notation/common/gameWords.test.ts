import { describe, expect, test } from 'vitest';
import { EXAMPLE_GAMES } from '#notation/games.ts';
import { readGame } from '#notation/readGame.ts';
import { DEFAULT_CONVENTIONS } from '#text/conventions.ts';
import { textOf } from '#text/phrases.ts';
import { speaker } from '#text/strings.ts';
import { GameView } from './game.svelte.ts';
import { commentsAt, shownComments, stepParts, titleOf } from './gameWords.ts';
import { gameView, sceneOf } from './board/gameScene.ts';

const voice = { say: speaker('en'), conventions: DEFAULT_CONVENTIONS };
const viewOf = (text: string, step: number | null = null): GameView => new GameView(readGame(text), step);
const said = (text: string, step: number | null = null): string => {
  const view = viewOf(text, step);
  return textOf(stepParts(view, view.position, voice));
};

describe('what is said of a game', () => {
  test.each([
    ['sample', 0, 'Start: the board is empty. Level 19. 30 moves follow.'],
    ['sample', 1, 'Move 1 of 30, Lr-12: L at columns 1 and 2, rows 1 to 3.'],
    ['sample', 16, 'Move 16 of 30, Tl-90?!: T at columns 9 and 10, rows 6 to 8. Rated ?!: dubious.'],
    ['sample', 18, 'Move 18 of 30, O-67/DOUBLE: O at columns 6 and 7, rows 6 and 7. 2 lines cleared.'],
    ['sample', 30, 'Move 30 of 30, I-0@1/TETRIS!: I at column 10, rows 1 to 4. 4 lines cleared. Rated !: good.'],
    ['fragment', 0, 'Start: the stack is 9 rows high. Level 19. 5 moves follow.'],
    ['tuck', 3, 'Move 3 of 3, I-9@1: I at column 9, rows 1 to 4. A straight drop would end on row 6.'],
    [
      'faults',
      0,
      'Start: the board is empty. 0 moves follow. The game stops at Tx-34: direction is u, d, l or r (lower case).',
    ],
  ] as const)('%s at step %i', (name, step, sentence) => {
    expect(said(EXAMPLE_GAMES[name], step)).toBe(sentence);
  });

  test('a game that cannot go on says where and why, at its last move only', () => {
    const text = 'O-12 I-3456@1 O-12@1';
    expect(said(text)).toMatch(/^Move 2 of 2, .* The game stops at O-12@1: O-12@1 overlaps the stack\.$/);
    expect(said(text, 1)).not.toContain('stops');
  });

  test('a tuck for which there is no straight drop', () => {
    // Columns 2 to 5 are closed at the entry row; the flat I comes in from the right, under that roof.
    const roofed = `Board: 0111100000${'0'.repeat(190)}`;
    expect(said(`${roofed}\nI-2345@1`)).toMatch(/A straight drop is not possible: the stack closes these columns\.$/);
  });

  test('comments, and what a game is called', () => {
    expect(commentsAt(viewOf(EXAMPLE_GAMES.sample, 21).position)).toEqual(['tetris ready!']);
    expect(titleOf(viewOf(EXAMPLE_GAMES.sample), voice)).toBe("Blue Scuti's famous game");
    expect(titleOf(viewOf('Title:\nO-12'), voice)).toBe('A game of 1 move');
  });
});

describe('the board of a game', () => {
  test('shows the field before the move, the rows that go, the columns, and where a straight drop would have ended', () => {
    const { scene, completed, columns } = sceneOf(viewOf(EXAMPLE_GAMES.sample).position);
    expect(completed).toEqual([0, 1, 2, 3]);
    expect(columns).toEqual([9, 9]);
    expect(scene.start).toEqual([]);
    const tuck = sceneOf(viewOf(EXAMPLE_GAMES.tuck).position);
    expect(tuck.scene.start.map(([, y]) => y).sort()).toEqual([5, 6, 7, 8]);
    expect(sceneOf(viewOf('', 0).position)).toMatchObject({ columns: null, completed: [], scene: { body: [] } });
  });

  test('is as high as the game needs, eight rows at least and two above the board at most', () => {
    expect(gameView({ peak: 2 }).top).toBe(7);
    expect(gameView({ peak: 12 }).top).toBe(12);
    expect(gameView({ peak: 22 }).top).toBe(21);
  });
});

test('many comments and long ones are shown as far as there is room', () => {
  const many = shownComments(viewOf('(a)'.repeat(300)).position);
  expect([many.comments.length, many.more]).toEqual([12, 288]);
  const long = shownComments(viewOf(`(${'a'.repeat(5000)})`).position);
  expect([long.comments, long.more]).toEqual([[`${'a'.repeat(1000)}…`], 0]);
});

test('a title does not turn the text around it', () => {
  expect(titleOf(viewOf('Title: \u202eleft\u2066 right\nO-12'), voice)).toBe('left right');
});
