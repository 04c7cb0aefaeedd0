import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vecKey } from '#engine/geometry.ts';
import { newGame, type GameInput, type GameState, type Turnover } from './game.ts';
import { shellOf } from './shells.ts';
import { replay, step } from './step.ts';
import { squaresOf } from './tetrominoes.ts';

/** One letter an input, so that a whole game is a line. */
const INPUTS: Readonly<Record<string, GameInput>> = {
  l: { do: 'move', way: 'left' },
  r: { do: 'move', way: 'right' },
  x: { do: 'turn tetromino', turn: 'cw' },
  z: { do: 'turn tetromino', turn: 'ccw' },
  e: { do: 'turn block', turn: 'cw' },
  q: { do: 'turn block', turn: 'ccw' },
  s: { do: 'soft drop' },
  h: { do: 'hard drop' },
  t: { do: 'tick', ms: 1000 / 60 },
  w: { do: 'tick', ms: 60_000 },
  p: { do: 'pause' },
  u: { do: 'resume' },
};
const LETTERS = Object.keys(INPUTS);

const inputsOf = (script: string): readonly GameInput[] => [...script].flatMap((letter) => INPUTS[letter] ?? []);
const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

function freezeDeep<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freezeDeep);
  return value;
}

function checkState(state: GameState): void {
  const cells = state.block.map(({ at }) => vecKey(at));
  const falling = state.falling ? squaresOf(state.falling).map(vecKey) : [];
  expect(new Set([...cells, ...falling]).size).toBe(cells.length + falling.length);
  if (state.phase !== 'over') expect(Math.max(...state.block.map(({ at }) => shellOf(at)))).toBeLessThanOrEqual(8);
  expect(state.block.filter(({ from }) => from === 'core')).toHaveLength(4);
}

/** What the events tell must add up to what the state holds. */
function checkAccounts({ state, events }: Turnover): void {
  const removed = events.flatMap((event) => (event.is === 'removed' ? [event] : []));
  const merges = events.flatMap((event) => (event.is === 'collapsed' ? event.merges : []));
  expect(state.stuck).toBe(events.filter(({ is }) => is === 'stuck').length);
  expect(state.removals).toBe(removed.length);
  expect(state.score).toBe(removed.reduce((sum, { points }) => sum + points, 0));
  const gone = removed.reduce((sum, { squares }) => sum + squares.length, 0);
  const lost = merges.reduce((sum, { from }) => sum + from.length - 1, 0);
  expect(state.block).toHaveLength(4 + 4 * state.stuck - gone - lost);
}

/** Plays input by input on frozen states, checking each. */
function playChecked(seed: number, inputs: readonly GameInput[]): GameState {
  let state: GameState = freezeDeep(newGame(seed));
  for (const input of inputs) {
    state = freezeDeep(step(state, input)).state;
    checkState(state);
  }
  return state;
}

// Played by a program that tried every drop of each tetromino, then left alone until the end.
const GAMES = [
  {
    seed: 46,
    script:
      'hehellhlhezlhelhexlhelheexxhllhexlllheerrhxlllhlllhlheexlllhzrhehqzlhxrrrheexrhrrrherhexllllhex' +
      'llhqxlllhxxrrhxllhelhellhexlhexrhexrheezrhxxlhqxhllheexlhellhzhw',
    sets: ['1', '2', '3', '2', '1', '1', '1'],
    links: [1, 1, 1, 1, 1, 2, 1],
    end: '5065eab53342a61b',
  },
  {
    seed: 67,
    script:
      'xxrhehexlheelheexhllhelhexxhexxlhelhrrrhelhexlllhllhrheezlllhllhqxlheelllhqxrhrrheezllllhqlhxrr' +
      'hexllllhxhxrrrrheelllheexrrhexlhllhezlhllllheexlhqxxheexrrheheexxlllhexheellhw',
    sets: ['1', '2', '3', '2', '2', '1+2'],
    links: [1, 1, 1, 1, 1, 1],
    end: 'fc77e56de263cd35',
  },
];

describe('a seeded game', () => {
  test.each(GAMES)('from seed $seed ends the same way every time', ({ seed, script, sets, links, end }) => {
    const played = replay(seed, inputsOf(script));
    const removed = played.events.flatMap((event) => (event.is === 'removed' ? [event] : []));
    expect(removed.map(({ shells }) => shells.join('+'))).toEqual(sets);
    expect(removed.map(({ link }) => link)).toEqual(links);
    expect(played.state.phase).toBe('over');
    expect(digest(played.state)).toBe(end);
    expect(playChecked(seed, inputsOf(script))).toEqual(played.state);
    checkAccounts(played);
  });

  test('takes its pieces from the seed alone', () => {
    expect(newGame(46)).toEqual(newGame(46));
    expect(newGame(-1)).toEqual(newGame(2 ** 32 - 1));
    const first = (seed: number) => [newGame(seed).falling.piece, ...newGame(seed).order.queue].join('');
    expect(new Set(Array.from({ length: 50 }, (_, seed) => first(seed))).size).toBeGreaterThan(40);
  });
});

describe('any game', () => {
  const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 });
  const script = fc.array(
    fc.constantFrom(...LETTERS, 'h', 'h', 'l', 'r', 'e').filter((letter) => letter !== 'w'),
    { maxLength: 150 },
  );

  test('never puts two squares in one place, keeps the core, and leaves frozen states alone', () => {
    fc.assert(
      fc.property(seed, script, (from, letters) => {
        playChecked(from, inputsOf(letters.join('')));
      }),
      { seed: 20261120, numRuns: 60 },
    );
  });

  test('has events that add up to its state', () => {
    fc.assert(
      fc.property(seed, script, (from, letters) => {
        checkAccounts(replay(from, inputsOf(letters.join(''))));
      }),
      { seed: 20261120, numRuns: 60 },
    );
  });

  test('is the same in two pieces: a state kept as JSON goes on where it stopped', () => {
    fc.assert(
      fc.property(seed, script, script, (from, before, after) => {
        const middle = replay(from, inputsOf(before.join(''))).state;
        const kept = JSON.parse(JSON.stringify(middle)) as GameState;
        let resumed = kept;
        for (const input of inputsOf(after.join(''))) resumed = step(resumed, input).state;
        expect(resumed).toEqual(replay(from, inputsOf([...before, ...after].join(''))).state);
      }),
      { seed: 20261120, numRuns: 40 },
    );
  });
});
