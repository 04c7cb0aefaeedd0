import 'strings:nodeTurn';
import 'strings:rotatris';
import { sameVec, type Vec } from '#engine/geometry.ts';
import { drawnSquares } from '#rotatris/index.ts';
import { phrase, type Part } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import type { TextTable } from '#text/textTable.ts';
import { accepted, blocked, squarePart } from '../common/squareText.ts';
import { nodeAfter, wrongCollisions, type NodeTurnState } from '../common/rotation/rotationStates.ts';

// The texts of a rotated node.

export const NODE_TURNS: readonly number[] = [0, 1, 2, 3];

const among = (squares: readonly Vec[], square: Vec): boolean => squares.some((other) => sameVec(other, square));

/** What is drawn on a square after some rotations, and what the collision test finds there. */
export function squareAfter(turns: number, square: Vec) {
  const node = nodeAfter(turns);
  const seen = among(drawnSquares(node), square);
  const stored = among(node.stored, square);
  return { seen, stored, is: seen === stored ? ('right' as const) : seen ? ('missed' as const) : ('phantom' as const) };
}

const degreesText = (turns: number, say: Say): string => say('rotatris.degrees', { degrees: turns * 90 });

/** Counts the wrong squares of each rotation. */
export const collisionsTable = (say: Say): TextTable<number> => ({
  label: say('nodeTurn.table'),
  heads: ['turned', 'missed', 'phantom'].map((head) => say(`nodeTurn.head.${head}`)),
  rows: NODE_TURNS.map((turns) => {
    const { missed, phantom } = wrongCollisions(turns);
    return {
      key: turns,
      name: degreesText(turns, say),
      cells: [missed, phantom].map(({ length }) => ({
        text: String(length),
        is: length > 0 ? ('wrong' as const) : undefined,
      })),
    };
  }),
});

export const nodeTurnFrames = (say: Say) =>
  NODE_TURNS.map((turns) => {
    const { missed, phantom } = wrongCollisions(turns);
    return {
      key: turns,
      head: degreesText(turns, say),
      foot: say('nodeTurn.foot', { missed: missed.length, phantom: phantom.length }),
      is: missed.length > 0 ? ('wrong' as const) : ('good' as const),
    };
  });

export function nodeTurnSentence({ turns, at }: NodeTurnState, say: Say): readonly Part[] {
  const { seen, stored, is } = squareAfter(turns, at);
  return phrase(say, 'nodeTurn.sentence', {
    degrees: turns * 90,
    square: squarePart(at),
    seen: say(seen ? 'nodeTurn.seen' : 'nodeTurn.unseen'),
    test: say(stored ? 'nodeTurn.hit' : 'nodeTurn.free'),
    verdict: is === 'right' ? accepted(say('nodeTurn.right')) : blocked(say(`nodeTurn.${is}`)),
  });
}

export function nodeTurnTitle({ turns }: NodeTurnState, say: Say): string {
  const { missed, phantom } = wrongCollisions(turns);
  return say('nodeTurn.title', { degrees: turns * 90, missed: missed.length, phantom: phantom.length });
}
