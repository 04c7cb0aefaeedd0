import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { readScenario } from '#rules/vocabulary.ts';
import { printState, readState } from '#figure/fields.ts';
import { shown, textOf, withRole } from '../testing/shown.ts';
import { report } from './report.ts';
import { voice } from '../testing/reports.ts';
import { marksOf, printScores, readScores, scoreKey, withAnswer } from './guessScore.ts';
import { askedScenario, GUESS, setOf } from './guessState.ts';
import KickGuess from './KickGuess.svelte';
import { printScenario } from '#engine/scenario.ts';
import type { Exercise } from '#analysis/exercises.ts';

const queryOf = (exercise: Exercise): string => printScenario(askedScenario(exercise));

describe('a set of exercises', () => {
  test('has a link by its seed, and the same boards for everybody', () => {
    const state = { system: 'ars-tgm', level: 4, seed: 77 } as const;
    const read = readState(GUESS.fields, printState(GUESS.fields, state), GUESS.standard);
    expect(read).toEqual({ ok: true, value: state });
    expect(setOf(state).map(queryOf)).toEqual(setOf({ ...state }).map(queryOf));
    expect(GUESS.outcome(state)).toBe('10 exercises');
  });

  test('asks in a scenario of each', () => {
    for (const exercise of setOf(GUESS.standard))
      expect(readScenario(queryOf(exercise))).toMatchObject({ ok: true, value: { ask: 'winner' } });
  });

  test('leaves the page as questions: no picture tells what stops a piece', () => {
    for (let at = 0; at < 10; at++) {
      const { sentence, pictures } = report('level=3', voice, { answers: [], at });
      expect(sentence).toBe('Which test fits?');
      expect(pictures!.step).toHaveLength(1);
      const drawings = [...pictures!.step, ...pictures!.steps!, ...pictures!.frames!().flatMap((one) => one.drawings)];
      for (const { content, foot = '' } of drawings)
        expect(`${content} ${foot}`).not.toMatch(/b-hatch|b-bad|accepted|blocked/);
    }
  });

  test('is refused for a system without kicks', () => {
    expect(readState(GUESS.fields, 'system=sega', GUESS.standard).ok).toBe(false);
  });

  test('opens with the first question', () => {
    const elements = shown(render(KickGuess, { props: { query: '', figure: 'bench' } }));
    expect(withRole(elements, 'status').map(textOf)).toContain('Exercise 1 of 10.');
    expect(withRole(elements, 'group', 'Which test fits?')).toHaveLength(1);
  });
});

describe('scores', () => {
  test('count answers by system and level', () => {
    const key = scoreKey('srs-guideline', 2);
    const scores = withAnswer(withAnswer(new Map(), key, true), key, false);
    expect(scores.get(key)).toEqual([1, 2]);
    expect(readScores(printScores(scores))).toEqual(scores);
  });

  test.each([
    null,
    '',
    '{',
    '{}',
    '[1]',
    '[["sega 1",[1,1]]]',
    '[["srs-guideline 9",[1,1]]]',
    '[["srs-guideline 1",[2,1]]]',
  ])('are empty for stored %j', (text) => {
    expect(readScores(text).size).toBe(0);
  });

  test('are pasted as signs that tell nothing', () => {
    expect(marksOf([true, false, true])).toBe('■□■');
  });
});
