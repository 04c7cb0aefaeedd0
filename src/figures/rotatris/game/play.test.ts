import { beforeEach, expect, test, vi } from 'vitest';
import { figureState } from '#figure/figureState.svelte.ts';
import { GAME } from './gameStates.ts';
import { Play } from './play.svelte.ts';

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  return () => vi.unstubAllGlobals();
});

test('a game opens paused, and a link holds the moves that were made since', () => {
  const play = new Play();
  const state = figureState(GAME, 'seed=7', play);
  expect([play.game.phase, state.openingQuery]).toEqual(['paused', state.query]);
  play.resume();
  play.do({ do: 'tick', ms: 40 });
  const running = new URL(state.linkFrom('https://example.org/', 'play'));
  expect(running.searchParams.get('moves')).toBe('40');
  const again = new Play();
  const reopened = figureState(GAME, '', again);
  reopened.openLink(running.search, 'play');
  expect([reopened.problems, reopened.query]).toEqual([[], state.query]);
  expect(again.game.phase).toBe('paused');
  state.reset();
  expect([play.game.phase, state.query]).toEqual(['paused', state.openingQuery]);
});

test('moves that cannot be read leave the game as it is', () => {
  const play = new Play();
  const state = figureState(GAME, 'seed=7', play);
  const { game } = play;
  state.show('moves=jump');
  expect(state.problems.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining('moves cannot be "jump"; allowed: none, or the letters'),
  ]);
  expect(play.game).toBe(game);
});
