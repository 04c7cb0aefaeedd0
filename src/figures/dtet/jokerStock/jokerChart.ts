import 'strings:jokerStock';
import { curveStepAfter, line, max, nice } from 'd3';
import { JOKER_LEVELS, type Joker } from '#play/joker.ts';
import type { ChartDrawn } from '#figure/charts/chartMarkup.ts';
import { scale } from '#figure/charts/scale.ts';
import { escapeText } from '#text/escape.ts';
import type { Say } from '#text/strings.ts';
import { clearsAt } from './jokerTexts.ts';
import { gamesOf, type JokerState } from './jokerState.ts';

const WIDTH = 448;
const HEIGHT = 320;
const MOST_LEVEL = JOKER_LEVELS.goal + 50;
const { start, costs, goal } = JOKER_LEVELS;

/** The largest stock of a game, but at least ten. */
export const mostStock = (state: JokerState): number => Math.max(10, max(gamesOf(state), ({ stock }) => stock) ?? 0);

/** Draws the stock of Joker by level, and the current point of the game. */
export function jokerChart(state: JokerState, say: Say): ChartDrawn {
  const games = gamesOf(state);
  const at = clearsAt(state);
  const game = games[at]!;
  const final = games.at(-1)!;
  const x = scale([start, MOST_LEVEL], [38, WIDTH - 10]);
  const y = scale(nice(0, mostStock(state) * 1.15, 10), [HEIGHT - 34, 16]);
  const most = y.domain[1]!;
  const path = (some: readonly Joker[]): string =>
    line<Joker>(
      ({ level }) => x(level),
      ({ stock }) => y(stock),
    ).curve(curveStepAfter)(some) ?? '';
  const word = (level: number, key: string): string =>
    `<text class="c-word" x="${x(level) + 8}" y="${y(most) + 18}">${escapeText(say(key))}</text>`;
  const over = `<path class="joker-over" d="M${x(final.level) - 6} ${y(0) - 6}l12 12M${x(final.level) + 6} ${y(0) - 6}l-12 12"/>`;
  return {
    width: WIDTH,
    height: HEIGHT,
    x,
    y,
    columns: x.ticks(6),
    rows: y.ticks(6).filter(Number.isInteger),
    names: { x: say('jokerStock.axis.x'), y: say('jokerStock.axis.y') },
    now: game.level,
    shade: `<rect class="joker-costs" x="${x(costs)}" y="${y(most)}" width="${x(MOST_LEVEL) - x(costs)}" height="${y(0) - y(most)}"/>`,
    curves:
      `<path class="joker-goal" d="M${x(goal)} ${y(0)}V${y(most)}"/>` +
      word(start, 'jokerStock.adds') +
      word(costs, 'jokerStock.costs') +
      `<path class="c-beside" d="${path(games)}"/><path class="c-curve" d="${path(games.slice(0, at + 1))}"/>` +
      (final.isOver ? over : '') +
      `<circle class="c-point" cx="${x(game.level)}" cy="${y(game.stock)}" r="4.5"/>`,
  };
}
