import 'strings:rotatrisGame';
import 'strings:turn';
import { landing, LAST_SHELL, shellCounts, shellOf, squaresInShell, squaresOf } from '#rotatris/index.ts';
import type { FieldObstacleKind, GameEvent, GameState } from '#rotatris/index.ts';
import { phrase, type Part } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import { accepted, blocked } from '../common/squareText.ts';

const shellsText = (shells: readonly number[], say: Say): string =>
  say('rotatrisGame.shells', { count: shells.length, list: shells.join(', ') });

const piecePart = (piece: string): Part => ({ text: piece, kind: 'piece' });

/** Returns the sentence of an event. Moves have none, because they would hide the other messages. */
function eventParts(event: GameEvent, say: Say): readonly Part[] {
  switch (event.is) {
    case 'entered':
      return phrase(say, 'rotatrisGame.entered', { piece: piecePart(event.falling.piece) });
    case 'block turned':
      return phrase(say, 'rotatrisGame.blockTurned', { turn: say(`turn.${event.turn}`) });
    case 'refused': {
      const kinds = [...new Set(event.obstacles.map(({ kind }) => kind))] satisfies readonly FieldObstacleKind[];
      return phrase(say, `rotatrisGame.refused.${event.what}`, {
        verdict: blocked(say('rotatrisGame.noRoom')),
        obstacles: kinds.map((kind) => say(`rotatrisGame.obstacle.${kind}`)).join(', '),
      });
    }
    case 'stuck':
      return phrase(say, 'rotatrisGame.stuck', {
        piece: piecePart(event.piece),
        shells: shellsText(event.shells, say),
      });
    case 'removed':
      return phrase(say, 'rotatrisGame.removed', {
        shells: accepted(shellsText(event.shells, say)),
        squares: event.squares.length,
        points: event.points,
      });
    case 'collapsed': {
      const lost = event.merges.reduce((sum, { from }) => sum + from.length - 1, 0);
      return lost === 0 ? [] : phrase(say, 'rotatrisGame.merged', { count: lost });
    }
    case 'faster':
      return phrase(say, 'rotatrisGame.faster', { seconds: event.seconds.toFixed(3) });
    case 'over':
      return phrase(say, 'rotatrisGame.over', { shell: event.shell, score: event.score });
    case 'paused':
      return phrase(say, 'rotatrisGame.paused', {});
    case 'resumed':
      return phrase(say, 'rotatrisGame.resumed', {});
    case 'moved':
    case 'dropped':
    case 'tetromino turned':
      return [];
  }
}

/** Whether an event has a sentence. */
export const isSpoken = ({ is }: GameEvent): boolean => is !== 'moved' && is !== 'dropped' && is !== 'tetromino turned';

/** Returns the text of some events, in order; null if none has a sentence. */
export function announcement(events: readonly GameEvent[], say: Say): readonly Part[] | null {
  const sentences = events.map((event) => eventParts(event, say)).filter((parts) => parts.length > 0);
  return sentences.length === 0
    ? null
    : sentences.flatMap((parts, index) => (index === 0 ? parts : [{ text: ' ' }, ...parts]));
}

/** Describes the board for players who do not see it: the tetromino, the position in which it would stick, and every used shell. */
export function description(game: GameState, say: Say): readonly Part[] {
  const filled = shellCounts(game.block)
    .map((count, shell) => ({ count, shell }))
    .filter(({ count, shell }) => shell > 0 && shell <= LAST_SHELL && count > 0)
    .map(({ count, shell }) => say('rotatrisGame.shellFilled', { shell, count, of: squaresInShell(shell) }));
  const shells = filled.length > 0 ? filled.join(' ') : say('rotatrisGame.empty');
  if (game.falling === null) return [{ text: shells }];
  const squares = squaresOf(game.falling);
  const reached = [...new Set(squaresOf(landing(game.falling, game.block)).map(shellOf))].sort((a, b) => a - b);
  const xs = squares.map(([x]) => x);
  const ys = squares.map(([, y]) => y);
  return [
    ...phrase(say, 'rotatrisGame.where', {
      piece: piecePart(game.falling.piece),
      left: Math.min(...xs),
      right: Math.max(...xs),
      bottom: Math.min(...ys),
      shells: shellsText(reached, say),
    }),
    { text: ` ${shells}` },
  ];
}
