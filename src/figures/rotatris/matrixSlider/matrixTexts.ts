import 'strings:matrix';
import 'strings:rotatris';
import 'strings:turn';
import type { Vec } from '#engine/geometry.ts';
import { turnPoint } from '#rotatris/index.ts';
import { phrase, type Part } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import type { TextTable } from '#text/textTable.ts';
import { accepted, blocked, squareText, vector } from '../common/squareText.ts';
import { seenTurn, type MatrixState } from '../common/rotation/rotationStates.ts';

// The texts of the rotation matrix.

/** The article's example point, in pixels of its game. */
export const MATRIX_START: Vec = [32, 0];

const QUARTERS: readonly number[] = [0, 90, 180, 270, 360];

/** Returns the rotated point. */
export const turnedTo = (degrees: number): Vec => turnPoint(MATRIX_START, (degrees * Math.PI) / 180);

/** Formats a point to a tenth of a pixel. */
export const pointText = ([x, y]: Vec): string =>
  squareText([Math.round(x * 10) / 10 + 0, Math.round(y * 10) / 10 + 0]);

export const quartersTable = (say: Say): TextTable<number> => ({
  label: say('matrix.table'),
  heads: [say('matrix.head.theta'), say('matrix.head.image')],
  rows: QUARTERS.map((degrees) => ({
    key: degrees,
    name: say('rotatris.degrees', { degrees }),
    cells: [{ text: pointText(turnedTo(degrees)) }],
  })),
});

export function matrixSentence(state: MatrixState, say: Say): readonly Part[] {
  const { theta } = state;
  const seen = seenTurn(state);
  // The article calls positive angles clockwise.
  const called = theta > 0 ? 'cw' : 'ccw';
  return phrase(say, theta === 0 ? 'matrix.sentence.still' : 'matrix.sentence', {
    theta: vector(say('rotatris.degrees', { degrees: theta })),
    start: vector(squareText(MATRIX_START)),
    image: vector(pointText(turnedTo(theta))),
    seen: say(`turn.${seen ?? 'cw'}`),
    called: say(`turn.${called}`),
    verdict: seen === called ? accepted(say('matrix.right')) : blocked(say('matrix.wrong')),
  });
}

export const matrixTitle = (state: MatrixState, say: Say): string =>
  say('matrix.title', { axis: say(`matrix.y.${state['y-axis']}`) });
