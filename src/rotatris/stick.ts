import { byRow } from '#engine/squares.ts';
import { FIELD, type FieldObstacle } from './field.ts';
import type { BlockSquare, GameEvent, RunningGame, Turnover } from './game.ts';
import { deal } from './order.ts';
import { settle, type RemovalSet } from './settle.ts';
import { GAME_END_SHELL, shellOf } from './shells.ts';
import { waitAfter } from './speed.ts';
import { entering, squaresOf } from './tetrominoes.ts';

function removalEvents(sets: readonly RemovalSet<BlockSquare>[], score: number): readonly GameEvent[] {
  let total = score;
  return sets.flatMap(({ shells, squares, points, falls, merges }, index): GameEvent[] => {
    total += points;
    const removed: GameEvent = { is: 'removed', shells, squares, points, score: total, link: index + 1 };
    return falls.length > 0 ? [removed, { is: 'collapsed', falls, merges }] : [removed];
  });
}

function speedEvents(before: number, removals: number): readonly GameEvent[] {
  const seconds = waitAfter(removals);
  return seconds < waitAfter(before) ? [{ is: 'faster', removals, seconds }] : [];
}

/**
 * Makes the falling tetromino part of the block. A square in shell 9 or beyond ends the game at once, before anything is
 * removed; otherwise full shells go, the rest falls, and the next tetromino comes in. Source: Rotatris article, "Scores" (shell 9:
 * game end) and "Speed Increase" (every set of shells removed makes the game faster).
 */
export function stick(game: RunningGame, under: readonly FieldObstacle[]): Turnover {
  const { piece } = game.falling;
  const squares = squaresOf(game.falling);
  const shells = [...new Set(squares.map(shellOf))].sort((a, b) => a - b);
  const joined = squares.map((at): BlockSquare => ({ at, from: piece }));
  const block = [...game.block, ...joined].sort((a, b) => byRow(a.at, b.at));
  const on = [...new Set(under.map(({ kind }) => kind))];
  const stuck: GameEvent = { is: 'stuck', piece, squares, shells, on };
  const shell = Math.max(...shells);
  if (shell >= GAME_END_SHELL) {
    const over: GameEvent = { is: 'over', shell, score: game.score };
    return { state: { ...game, phase: 'over', falling: null, block, stuck: game.stuck + 1 }, events: [stuck, over] };
  }
  const sets = settle(block);
  const removals = game.removals + sets.length;
  const next = deal(game.order);
  const falling = entering(next.piece, FIELD.entryRow);
  return {
    state: {
      ...game,
      order: next.order,
      block: sets.at(-1)?.block ?? block,
      falling,
      score: sets.reduce((sum, { points }) => sum + points, game.score),
      removals,
      stuck: game.stuck + 1,
    },
    events: [
      stuck,
      ...removalEvents(sets, game.score),
      ...speedEvents(game.removals, removals),
      { is: 'entered', falling },
    ],
  };
}
