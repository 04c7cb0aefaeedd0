import 'strings:rotatrisGame';
import { FIELD, LAST_SHELL, shellCounts, squaresInShell, waitAfter, type GameState } from '#rotatris/index.ts';
import type { Say } from '#text/strings.ts';

// The texts of a Rotatris game.

/** The field, with space for a tetromino that rotates at its entry. */
export const GAME_VIEW = { left: FIELD.left, right: FIELD.right, bottom: FIELD.left, top: FIELD.entryRow + 2 };

/** The number of next tetrominoes that are shown. */
const SHOWN = 3;
const SHELLS = Array.from({ length: LAST_SHELL }, (_, index) => index + 1);

export const nextPieces = ({ order }: GameState) => order.queue.slice(0, SHOWN);

export const gameFacts = (game: GameState, say: Say) =>
  [
    { key: 'score', value: String(game.score) },
    { key: 'removals', value: String(game.removals) },
    { key: 'stuck', value: String(game.stuck) },
    { key: 'wait', value: say('rotatrisGame.seconds', { seconds: waitAfter(game.removals).toFixed(3) }) },
    { key: 'seed', value: String(game.seed) },
  ].map(({ key, value }) => ({ key, name: say(`rotatrisGame.fact.${key}`), value }));

/** Counts the filled squares of each shell. */
export function shellFacts(game: GameState, say: Say) {
  const counts = shellCounts(game.block);
  return SHELLS.map((shell) => {
    const [count, of] = [counts[shell] ?? 0, squaresInShell(shell)];
    return {
      shell,
      part: count / of,
      name: say('rotatrisGame.shellName', { shell }),
      value: say('rotatrisGame.count', { count, of }),
    };
  });
}

/** The sentence of a game before anything happens in it. */
export const readyText = ({ phase }: GameState, say: Say): string =>
  say(phase === 'over' ? 'rotatrisGame.ended' : 'rotatrisGame.ready');
