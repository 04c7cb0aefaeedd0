import { expect, test } from 'vitest';
import { FigureState } from '#figure/figureState.svelte.ts';
import { framesByHand } from '#figure/testing/frames.ts';
import { readGame } from '#notation/readGame.ts';
import { EXAMPLE_GAMES } from '#notation/games.ts';
import { GameView } from './game.svelte.ts';
import { gameFormat } from './gameFormat.ts';

framesByHand();

function opened(step: number) {
  const view = new GameView(readGame(EXAMPLE_GAMES.sample), step);
  return {
    view,
    state: new FigureState(
      gameFormat(() => view.last),
      view,
    ),
  };
}

test('a game shows the requested step and goes back to the one that it opened with', () => {
  const { view, state } = opened(2);
  state.show('step=1');
  expect([view.step, state.query, state.openingQuery]).toEqual([1, 'step=1', 'step=2']);
  state.reset();
  expect(view.step).toBe(2);
});

test('a wrong request changes nothing, and its problem goes with the next step', () => {
  const { view, state } = opened(2);
  state.show('step=x');
  expect([view.step, state.problemText, state.problems.map(({ code }) => code)]).toEqual([2, 'step=x', ['ptn.step']]);
  view.steps.goTo(1);
  expect(state.problems).toEqual([]);
});

test.each([
  ['?figure=game&step=1', 1],
  ['?figure=other&step=1', 2],
  ['?figure=game&step=1&ptn=0QQ', 2],
])('the link %s opens step %i', (search, step) => {
  const { view, state } = opened(2);
  state.openLink(search, 'game');
  expect([view.step, state.problems]).toEqual([step, []]);
});

test('a link opens the step from which it was made', () => {
  const { view, state } = opened(1);
  const link = state.linkFrom('https://example.org/notation/', 'game');
  view.steps.goTo(0);
  state.openLink(new URL(link).search, 'game');
  expect(view.step).toBe(1);
});
