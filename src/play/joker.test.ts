import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clearInJoker, evenClears, JOKER_START, jokerGame, leastShareToGoOn, type Clear, type Joker } from './joker.ts';

// Source: DTET, "Game modes", the paragraph on the FINAL modes.

const at = (level: number, stock: number): Joker => ({ level, stock, isOver: false });
const words = ({ level, stock, isOver }: Joker): string => `${level} ${stock} ${isOver ? 'out of stock' : 'no'}`;

describe('Joker', () => {
  test('starts at level 50 with nothing in stock', () => {
    expect(words(JOKER_START)).toBe('50 0 no');
  });

  test.each<[string, Joker, Clear, string]>([
    ['every clear counts one level', at(50, 0), 'other', '51 0 no'],
    ['a quadruple counts one level as well, and adds to the stock', at(50, 0), 'quadruple', '51 1 no'],
    ['below 200 nothing costs', at(199, 3), 'other', '200 3 no'],
    ['the last quadruple that adds is made at 199', at(199, 3), 'quadruple', '200 4 no'],
    ['at 200 a quadruple only counts', at(200, 3), 'quadruple', '201 3 no'],
    ['at 200 another clear costs one', at(200, 3), 'other', '201 2 no'],
    ['the last of the stock ends the game', at(240, 1), 'other', '241 0 out of stock'],
    ['at 300 the game goes on while there is stock', at(299, 1), 'quadruple', '300 1 no'],
    ['and from there clears cost as before', at(300, 1), 'other', '301 0 out of stock'],
    // Not in the source: see the remark on the function.
    ['with an empty stock a quadruple still counts', at(200, 0), 'quadruple', '201 0 no'],
    ['with an empty stock another clear cannot be paid', at(200, 0), 'other', '201 0 out of stock'],
    ['with an empty stock the game does not go on at 300', at(299, 0), 'quadruple', '300 0 out of stock'],
  ])('%s', (_says, game, clear, after) => {
    expect(words(clearInJoker(game, clear))).toBe(after);
  });

  // "Once the player's stock reaches 0, the game ends": read so that it has reached 0 for whoever brings nothing to level 200.
  test.each<[string, Joker, Clear, string]>([
    ['an empty stock costs nothing below 200', at(198, 0), 'other', '199 0 no'],
    ['who comes to 200 with an empty stock is out', at(199, 0), 'other', '200 0 out of stock'],
    ['who comes to 200 with the last quadruple that adds is not', at(199, 0), 'quadruple', '200 1 no'],
    ['nor is who brings something', at(199, 3), 'other', '200 3 no'],
    ['from there it is as by the ruling', at(240, 1), 'other', '241 0 out of stock'],
  ])('where nothing at 200 is the end, %s', (_says, game, clear, after) => {
    expect(words(clearInJoker(game, clear, 'out-at-200'))).toBe(after);
  });

  test('without a quadruple up to 200 and with nothing else from there is over at 200 or at 300', () => {
    const clears = Array.from({ length: 250 }, (_, n): Clear => (n < 150 ? 'other' : 'quadruple'));
    expect(words(jokerGame(clears).at(-1)!)).toBe('300 0 out of stock');
    expect(words(jokerGame(clears, 'out-at-200').at(-1)!)).toBe('200 0 out of stock');
  });

  test('changes nothing after its end', () => {
    const over: Joker = { level: 241, stock: 0, isOver: true };
    expect(clearInJoker(over, 'quadruple')).toBe(over);
    expect(jokerGame(Array<Clear>(400).fill('other'))).toHaveLength(152);
  });

  test('spreads quadruples evenly', () => {
    expect(evenClears(50, 4)).toEqual(['other', 'quadruple', 'other', 'quadruple']);
    for (const percent of [0, 1, 37, 100]) {
      expect(evenClears(percent, 100).filter((clear) => clear === 'quadruple')).toHaveLength(percent);
    }
  });

  // By hand: 150 clears give 1.5 p, of the next 100 all but p cost one: 1.5 p - (100 - p) >= 1 gives p >= 40.4.
  test('goes on beyond 300 when 41 of 100 clears are quadruples, and not when 40 are', () => {
    expect(leastShareToGoOn()).toBe(41);
    expect(words(jokerGame(evenClears(40, 250)).at(-1)!)).toBe('299 0 out of stock');
    expect(words(jokerGame(evenClears(41, 250)).at(-1)!)).toMatch(/^300 [1-9] no$/);
  });

  test('never owes, never counts backwards, and ends without stock only', () => {
    const clears = fc.array(fc.constantFrom<Clear>('quadruple', 'other'), { maxLength: 400 });
    fc.assert(
      fc.property(clears, (made) => {
        const games = jokerGame(made);
        games.forEach((game, n) => {
          expect(game.level).toBe(50 + n);
          expect(game.stock).toBeGreaterThanOrEqual(0);
          if (game.isOver) expect([game.stock, n]).toEqual([0, games.length - 1]);
        });
      }),
      { seed: 20261120 },
    );
  });
});
