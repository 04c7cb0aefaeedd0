import { describe, expect, test } from 'vitest';
import { newGame, replay, step, type GameInput } from '#rotatris/index.ts';
import { textOf } from '#text/phrases.ts';
import { speaker } from '#text/strings.ts';
import { gameLog } from './gameLog.ts';
import { announcement, description, isSpoken } from './gameVoice.ts';

const say = speaker();
const told = (moves: string, input: GameInput): string | null => {
  const before = replay(46, gameLog.read(moves) ?? []).state;
  const parts = announcement(step(before, input).events, say);
  return parts && textOf(parts);
};

describe('what is said of a game', () => {
  // The first shell of the game that the library’s tests replay.
  test('is a removal with its points, and what it leads to', () => {
    expect(told('hehellhlhezl', { do: 'hard drop' })).toMatch(
      /^L sticks: Shells 1, 2, 3\. Shell 1 full, 12 squares removed: 120 points\. .*The wait is 0\.585 s now\. [IJLOSTZ] enters\.$/,
    );
  });

  test.each([
    ['none', { do: 'turn block', turn: 'ccw' }, 'The block rotates counter-clockwise.'],
    ['llllllllllll', { do: 'move', way: 'left' }, 'The move has no room: the field ends.'],
    ['none', { do: 'pause' }, 'Paused.'],
  ] as const)('after %s and an input is its sentence', (moves, input, sentence) => {
    expect(told(moves, input)).toBe(sentence);
  });

  test('is nothing for plain moves, which would drown the rest', () => {
    expect(told('none', { do: 'move', way: 'left' })).toBeNull();
    expect(told('none', { do: 'soft drop' })).toBeNull();
    expect(told('none', { do: 'turn tetromino', turn: 'cw' })).toBeNull();
  });

  test('agrees with what counts as spoken, over a whole game', () => {
    const { events } = replay(5, [{ do: 'tick', ms: 600_000 }]);
    for (const event of events) expect(announcement([event], say) !== null, event.is).toBe(isSpoken(event));
    expect(textOf(announcement(events.slice(-1), say) ?? [])).toMatch(
      /^Game over: a square stuck in shell \d+\. Score 0\.$/,
    );
  });

  test('names the place of the tetromino and every shell in use, when asked', () => {
    expect(textOf(description(newGame(46), say))).toMatch(
      /; it would stick in: Shells? .*\. No piece has stuck yet\.$/,
    );
    const after = replay(46, gameLog.read('hehellhlhezl') ?? []).state;
    expect(textOf(description(after, say))).toMatch(/ Shell 1: 11 of 12\. Shell 2: 5 of 20\.$/);
  });
});
