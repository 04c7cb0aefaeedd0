import { describe, expect, test } from 'vitest';
import { inputsText } from '#figure/rotation/inputWords.ts';
import { speaker } from '#text/strings.ts';
import { spinKicks, questionOf, SPIN_FINDER, spinTurns, withKnownKick } from './spinState.ts';

const example = SPIN_FINDER.standard;

describe('what is asked for', () => {
  test('is a turn as the system carries it out', () => {
    const question = questionOf(example);
    expect(question.is === 'query' && question.query).toMatchObject({
      rotation: { piece: 'T', from: 0, to: 1, turn: 'cw' },
      test: 5,
      entry: 'from spawn',
      ways: 'only this kick',
      walls: 'may help',
    });
  });

  test.each([
    // Four kicks of the T never win: the claim srs.never-for-t.
    ['a kick that can never win', { test: 4 }, 'never'],
    ['a turn that the system does not make', { turn: '180' }, 'no turn'],
    ['a test that there is none of', { system: 'ars-tgm', test: 4 }, 'no test'],
    ['a piece that does not turn', { system: 'ars-tgm', piece: 'O' }, 'no test'],
  ] as const)('%s is said instead', (_what, changes, is) => {
    expect(questionOf({ ...example, ...changes }).is).toBe(is);
  });

  test('the side of a DTET button is the natural one', () => {
    const question = questionOf({ ...example, system: 'dtet', turn: 'cw', test: 2 });
    expect(question.is === 'query' && question.query.rotation.precedence).toBe('right');
  });
});

test('choosing another system keeps as much of the kick as it has', () => {
  const state = withKnownKick({ ...example, system: 'ars-tgm', piece: 'J', found: 3 });
  expect([state.turn, state.test, state.found]).toEqual(['cw', 3, 0]);
  expect(spinKicks(state)).toHaveLength(3);
  const sega = withKnownKick({ ...example, system: 'sega', turn: 'cw' });
  expect([spinTurns(sega), sega.turn, sega.test]).toEqual([['ccw'], 'ccw', 1]);
});

test('the outcome counts the blocks of the smallest board', () => {
  expect(SPIN_FINDER.outcome(example)).toBe('29 blocks');
  expect(SPIN_FINDER.outcome({ ...example, most: 5 })).toBe('none');
});

test('a way is told with what is pressed several times counted', () => {
  const say = speaker();
  expect(inputsText(['right', 'down', 'down', 'down', 'cw', 'down'], say)).toBe('right, down 3 times, clockwise, down');
  expect(inputsText([], say)).toBe('no press needed, it rests at its spawn');
});
