import { expect, test } from 'vitest';
import { held } from '#play/buttons.ts';
import { startGame } from '#play/game/setup.ts';
import { playTape } from '#play/game/tape.ts';
import { verdictOf } from '#spins/judge.ts';
import { rowsCompleted } from '#spins/landing.ts';
import { judgeById } from '#spins/rules.ts';
import { lockedBefore, lockedLanding } from './lockedSpin.ts';
import { PlayLab } from '../playLab.svelte.ts';
import { PLAYED_GAME, setupOf } from '../playState.ts';

const guideline = judgeById('guideline')!;

// The opening example: a T that gets three rows down by test 5.
test('the piece that locks in the opening example is a T-spin triple', () => {
  const { tape } = new PlayLab();
  const lock = lockedBefore({ pieces: tape.pieces, at: tape.length });
  const landing = lockedLanding(tape, lock)!;
  expect(lockedBefore({ pieces: tape.pieces, at: lock - 1 })).toBe(0);
  expect([verdictOf(guideline, landing), rowsCompleted(landing, landing.rest).length]).toEqual(['full', 3]);
});

test('a piece that never rotated has nothing to judge', () => {
  const tape = playTape(startGame(setupOf(PLAYED_GAME.standard)), [held('hard drop'), held()]);
  const lock = lockedBefore({ pieces: tape.pieces, at: tape.length });
  expect(lock).toBe(1);
  expect(lockedLanding(tape, lock)).toBeNull();
});
