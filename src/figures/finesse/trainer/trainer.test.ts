import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { PIECES } from '#engine/piece.ts';
import { stateOf } from '#figure/record/run.ts';
import { voice } from '../../testing/reports.ts';
import { shown, textOf, withRole } from '../../testing/shown.ts';
import FinesseTrainer from './FinesseTrainer.svelte';
import { report } from './report.ts';
import { answerTo, exerciseOf, TRAINER } from './trainerState.ts';
import { trainerSentence } from './trainerTexts.ts';

const state = (query: string) => stateOf(TRAINER, query);

describe('a series of exercises', () => {
  const asked = (query: string) => {
    const { piece, place } = exerciseOf(state(query));
    return `${piece} ${place.minos.join(' ')}`;
  };

  test('is the same for everybody with its seed, and another one with another seed', () => {
    const series = (seed: number) =>
      Array.from({ length: 40 }, (_, index) => asked(`seed=${seed} number=${index + 1}`));
    expect(series(5)).toEqual(series(5));
    expect(series(5)).not.toEqual(series(6));
    expect(new Set(series(5)).size).toBeGreaterThan(25);
  });

  test('asks for every piece', () => {
    const pieces = Array.from({ length: 200 }, (_, index) => exerciseOf(state(`number=${index + 1}`)).piece);
    expect([...new Set(pieces)].sort()).toEqual([...PIECES]);
  });
});

describe('an answer', () => {
  // Found below: an exercise that needs a key.
  const number = Array.from({ length: 50 }, (_, index) => index + 1).find(
    (one) => exerciseOf(state(`number=${one}`)).place.keys === 2,
  )!;
  const own = state(`number=${number}`);
  const exercise = exerciseOf(own);
  const [way] = exercise.place.ways;

  test('with each of the shortest ways has the fewest keys', () => {
    for (const shortest of exercise.place.ways)
      expect(answerTo(own, exercise, shortest)).toEqual({ is: 'fewest', presses: 2 });
  });

  test('with two taps more has too many, and names a shortest way', () => {
    const answer = answerTo(own, exercise, `lr${way}`);
    expect(answer).toEqual({ is: 'more', presses: 4 });
    expect(trainerSentence(exercise, answer, voice)).toMatch(/^4 keys\. 2 keys are enough: /);
  });

  test('without a key is elsewhere', () => {
    expect(answerTo(own, exercise, '')).toEqual({ is: 'elsewhere', presses: 0 });
  });
});

test('the exercise is shown and shared without its answer', () => {
  const elements = shown(render(FinesseTrainer, { props: { query: '', figure: 'finesse' } }));
  const { sentence } = report('', voice);
  expect(withRole(elements, 'status').map(textOf)).toContain(sentence);
  expect(sentence).toMatch(/^Bring the [IJLOSTZ] to the marked squares/);
  expect(elements.map(textOf).join(' ')).not.toMatch(/are enough|is enough/);
});
