import type { Checked } from './check.ts';

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/**
 * What comes of a text, in a few words that a page can expect: `30 moves, 7 lines, score 26800`, and behind a semicolon the codes of
 * what is said about it. That headers are missing is not worth a word.
 */
export function outcomeOf({ replay, diagnostics }: Checked): string {
  const { moves, lines, score } = replay.end.game;
  const facts = [count(moves, 'move'), count(lines, 'line'), ...(score === null ? [] : [`score ${score}`])];
  const codes = diagnostics.map(({ code }) => code).filter((code) => code !== 'W_NO_HEADERS');
  return facts.join(', ') + (codes.length === 0 ? '' : `; ${codes.join(' ')}`);
}
