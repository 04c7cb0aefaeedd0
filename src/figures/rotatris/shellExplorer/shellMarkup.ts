import type { Vec } from '#engine/geometry.ts';
import { CORE, measureShell, shellOf, squaresOfGrid } from '#rotatris/index.ts';
import { outlinePath } from '#board/outline.ts';
import type { PaperFrame } from '../common/paper.ts';
import { pathMarkup, signMarkup, squareMarkup } from '../common/paperMarkup.ts';
import { measurePath } from './measurePath.ts';
import { measuredSquare } from './shellTexts.ts';
import type { ShellExplorerState } from './shellStates.ts';

/** Pixels of a number below the middle of its square. */
const BELOW = 4.6;

/**
 * Draws the answers of a rule for every square, and its measurement of one square.
 * @param id makes the name of the pattern unique
 */
export function shellMarkup(frame: PaperFrame, state: ShellExplorerState, id: string): string {
  const { rule, size } = state;
  const at = measuredSquare(state);
  const pitch = 6 * frame.unit;
  const squares = squaresOfGrid(size).map((square) => {
    const answer = measureShell(rule, square).shell;
    return { square, answer, wrong: answer !== shellOf(square) };
  });
  const grounds = squares.map(({ square, answer, wrong }) => {
    if (wrong)
      return (
        squareMarkup(frame, square, 'wrong-ground') + squareMarkup(frame, square, 'hatched', ` fill="url(#${id}h)"`)
      );
    return answer % 2 === 0 ? squareMarkup(frame, square, 'even') : '';
  });
  const answers = squares.map(({ square, answer, wrong }) =>
    signMarkup(frame, square, String(answer), wrong ? 'answer p-wrong' : 'answer', BELOW),
  );
  return (
    `<defs><pattern id="${id}h" width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
    `<line class="p-hatch" x1="0" y1="0" x2="0" y2="${pitch}"/></pattern></defs>` +
    grounds.join('') +
    answers.join('') +
    pathMarkup('core', outlinePath(CORE, frame.point)) +
    pathMarkup('here-ground', outlinePath([at], frame.point)) +
    signMarkup(frame, at, String(measureShell(rule, at).shell), 'answer p-now', BELOW) +
    pathMarkup('here', outlinePath([at], frame.point)) +
    wayMarkup(frame, measurePath(rule, at))
  );
}

function wayMarkup({ point, unit }: PaperFrame, path: readonly Vec[]): string {
  if (path.length < 2) return '';
  const drawn = path.map(point);
  const line = `M${drawn.map((corner) => corner.join(' ')).join('L')}`;
  const stops = drawn.slice(1).map(([x, y]) => `<circle class="p-stop" cx="${x}" cy="${y}" r="${2.6 * unit}"/>`);
  return pathMarkup('way-halo', line) + pathMarkup('way', line) + stops.join('');
}
