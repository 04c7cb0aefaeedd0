import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newGame, replay, step, type GameInput, type GameState } from '#rotatris/index.ts';
import { GAME_LETTERS, gameLog, LETTERS, withInput } from './gameLog.ts';

const input: fc.Arbitrary<GameInput> = fc.oneof(
  fc.constantFrom(...LETTERS).map((letter): GameInput => GAME_LETTERS[letter]),
  fc.integer({ min: 1, max: 900 }).map((ms): GameInput => ({ do: 'tick', ms })),
);

describe('the log of a game', () => {
  test('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.array(input, { maxLength: 200 }), (inputs) => {
        const log = inputs.reduce<readonly GameInput[]>(withInput, []);
        expect(gameLog.read(gameLog.print(log))).toEqual(log);
      }),
      { seed: 20261120, numRuns: 200 },
    );
  });

  test('leads to the state that was played', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 32 - 1), fc.array(input, { maxLength: 120 }), (seed, inputs) => {
        let played: GameState = newGame(seed);
        let log: readonly GameInput[] = [];
        for (const next of inputs) {
          if (played.phase === 'over') break;
          played = step(played, next).state;
          log = withInput(log, next);
        }
        expect(replay(seed, gameLog.read(gameLog.print(log)) ?? []).state).toEqual(played);
      }),
      { seed: 20261120, numRuns: 200 },
    );
  });

  test.each([
    ['none', []],
    ['h', [GAME_LETTERS.h]],
    ['12lx', [{ do: 'tick', ms: 12 }, GAME_LETTERS.l, GAME_LETTERS.x]],
    ['600000', [{ do: 'tick', ms: 600_000 }]],
  ])('%s is understood', (text, inputs) => {
    expect(gameLog.read(text)).toEqual(inputs);
  });

  test.each(['', 'hello', 'h h', '-5h', '600001', '1234567', 'noneh'])('“%s” is refused', (text) => {
    expect(gameLog.read(text)).toBeNull();
  });
});
