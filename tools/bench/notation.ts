import { checkPtn } from '#notation/check.ts';
import { parsePtn } from '#notation/parse.ts';
import { printPtn } from '#notation/print.ts';
import { randomGame } from '#notation/randomGame.ts';
import { replay } from '#notation/replay.ts';
import { LONG_TEXTS } from '#notation/sampleWords.ts';
import { measureRate, printRate, type Rate } from './measure.ts';

const GAMES = 60;
const LONGEST = 400;
/** Least rates of a release, in moves a second. */
const LEAST = { parsed: 200_000, replayed: 50_000 } as const;

const verdict = ({ median }: Rate, least: number): string =>
  `at least ${least / 1000} k${median < least ? ': NOT REACHED' : ''}`;

/** How much longer four times the text may take: the square of it would be sixteen times. */
const MOST_GROWTH = 10;

/** Processor time for a text of one kind, in milliseconds. */
function workFor(word: string, length: number): number {
  const text = word.repeat(length / word.length);
  const before = process.threadCpuUsage();
  checkPtn(`O-12 ${text}`);
  checkPtn(`(${text}`);
  return process.threadCpuUsage(before).user / 1000;
}

/** Kinds of hostile text that are not read in linear time. Little work is all noise: 20 ms at least. */
function slowKinds(): readonly string[] {
  return LONG_TEXTS.filter(([, word]) => {
    workFor(word, 50_000);
    return workFor(word, 200_000) > MOST_GROWTH * Math.max(workFor(word, 50_000), 20);
  }).map(([kind]) => kind);
}

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
  const slow = slowKinds();
  return [
    `Notation (${GAMES} random games, ${moves} moves, ${lines} lines of text)`,
    `  read              ${printRate(parsing, ' moves')}, ${perLine(parsing)} (${verdict(parsing, LEAST.parsed)})`,
    `  played            ${printRate(replaying, ' moves')}, ${perLine(replaying)} (${verdict(replaying, LEAST.replayed)})`,
    `  hostile texts     ${LONG_TEXTS.length} kinds in linear time${slow.length > 0 ? `, but not ${slow.join(', ')}: NOT REACHED` : ''}`,
  ];
}
