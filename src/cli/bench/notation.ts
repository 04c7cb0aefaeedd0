import { parsePtn } from '#notation/parse.ts';
import { printPtn } from '#notation/print.ts';
import { randomGame } from '#notation/randomGame.ts';
import { replay } from '#notation/replay.ts';
import { measureRate, printRate, type Rate } from './measure.ts';

const GAMES = 60;
const LONGEST = 400;
/** Least rates of a release, in moves a second. */
const LEAST = { parsed: 200_000, replayed: 50_000 } as const;

const verdict = ({ median }: Rate, least: number): string =>
  `at least ${least / 1000} k${median < least ? ': NOT REACHED' : ''}`;

/** Times parsing and replaying of random games with levels, comments, ratings and marked clears, in moves and lines a second. */
export function benchNotation(): readonly string[] {
  const texts = Array.from({ length: GAMES }, (_, seed) => printPtn(randomGame(seed, LONGEST)));
  const parsed = texts.map(parsePtn);
  const lines = parsed.reduce((sum, text) => sum + text.lines.starts.length, 0);
  const games = parsed.map(({ document }) => document);
  const played = games.map(replay);
  const moves = played.reduce((sum, game) => sum + game.played.length, 0);
  if (played.some(({ end }) => end.stopped)) throw new Error('a random game stops before its end');

  const parsing = measureRate(() => texts.reduce((sum, text) => sum + parsePtn(text).document.items.length, 0), moves);
  const replaying = measureRate(() => games.reduce((sum, game) => sum + replay(game).played.length, 0), moves);
  const perLine = (rate: Rate): string => `${((rate.median * lines) / moves / 1000).toFixed(0)} k lines/s`;
  return [
    `Notation (${GAMES} random games, ${moves} moves, ${lines} lines of text)`,
    `  read              ${printRate(parsing, ' moves')}, ${perLine(parsing)} (${verdict(parsing, LEAST.parsed)})`,
    `  played            ${printRate(replaying, ' moves')}, ${perLine(replaying)} (${verdict(replaying, LEAST.replayed)})`,
  ];
}
