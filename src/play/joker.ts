/** What a line clear is to Joker: four lines at once, or fewer. */
export type Clear = 'quadruple' | 'other';

/** The level that Joker starts at, the one from which clears cost stock, and the one that it is played for. */
export const JOKER_LEVELS = { start: 50, costs: 200, goal: 300 } as const;

/** One game of Joker between two clears. */
export interface Joker {
  readonly level: number;
  /** Clears of fewer than four lines that can still be paid for. */
  readonly stock: number;
  /** True when a clear could not be paid for. */
  readonly isOver: boolean;
}

/** What becomes of a player who comes to level 200 with an empty stock, as the source can be read; the ruling first. */
export const JOKER_READINGS = ['plays-on', 'out-at-200'] as const;
export type JokerReading = (typeof JOKER_READINGS)[number];

export const JOKER_START: Joker = Object.freeze({ level: JOKER_LEVELS.start, stock: 0, isOver: false });

/**
 * The game after one more clear. Source: DTET, "Game modes": every clear counts a level; a quadruple adds to the stock below level
 * 200 and costs nothing from there on; any other clear costs one from there on; without stock the game ends.
 *
 * The source does not say what happens to somebody who comes to level 200 with an empty stock. By the ruling the game goes on until
 * a clear has to be paid for, and ends at level 300 at the latest, since going on from there takes at least one. By the other reading
 * it ends on arrival.
 */
export function clearInJoker(game: Joker, clear: Clear, reading: JokerReading = 'plays-on'): Joker {
  if (game.isOver) return game;
  const level = game.level + 1;
  if (game.level < JOKER_LEVELS.costs) {
    const stock = game.stock + (clear === 'quadruple' ? 1 : 0);
    const out = reading === 'out-at-200' && level === JOKER_LEVELS.costs && stock === 0;
    return { level, stock, isOver: out };
  }
  const stock = clear === 'quadruple' ? game.stock : Math.max(0, game.stock - 1);
  const broke = stock === 0 && (clear === 'other' || level >= JOKER_LEVELS.goal);
  return { level, stock, isOver: broke };
}

/** The game before the first clear and after each one, up to its end. */
export function jokerGame(clears: readonly Clear[], reading: JokerReading = 'plays-on'): readonly Joker[] {
  const games: Joker[] = [JOKER_START];
  for (const clear of clears) {
    const last = games.at(-1)!;
    if (last.isOver) break;
    games.push(clearInJoker(last, clear, reading));
  }
  return games;
}

/** Clears of which `percent` in a hundred are quadruples, spread as evenly as whole clears can be. */
export const evenClears = (percent: number, count: number): readonly Clear[] =>
  Array.from({ length: count }, (_, n) =>
    Math.floor(((n + 1) * percent) / 100) > Math.floor((n * percent) / 100) ? 'quadruple' : 'other',
  );

/** The least whole percentage of quadruples, evenly spread, with which the game goes on beyond level 300. */
export function leastShareToGoOn(): number {
  const needed = JOKER_LEVELS.goal - JOKER_LEVELS.start;
  const goesOn = (percent: number): boolean => {
    const { level, isOver } = jokerGame(evenClears(percent, needed)).at(-1)!;
    return level === JOKER_LEVELS.goal && !isOver;
  };
  return Array.from({ length: 101 }, (_, percent) => percent).find(goesOn) ?? 100;
}
