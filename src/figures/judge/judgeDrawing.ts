import { sameVec, type Vec } from '#engine/geometry.ts';
import { extentOf, type Extent } from '#engine/shapes.ts';
import { fullRowsMarkup } from '#board/fullRows.ts';
import type { BoardFrame } from '#board/geometry.ts';
import { outlinePath } from '#board/outline.ts';
import { sceneAt, union, wholeView, type Scene } from '#board/scene.ts';
import type { SpinFinding, SpinSquare } from '#spins/conditions.ts';
import { rowsCompleted, squaresOf, STEPS } from '#spins/landing.ts';
import type { Direction } from '#spins/rule.ts';
import { scenarioOf, type Judged, type JudgeState } from './judgeState.ts';

// The board of a judgement: the piece where it rests, and the squares that conditions looked at.

/** The piece where it rests; before its rotation if it does not rotate. */
export function judgeScene(state: JudgeState, { trace, landing }: Judged): Scene {
  if (!trace) {
    const { field, placement } = scenarioOf(state);
    const minos = squaresOf(placement);
    return {
      field,
      piece: state.piece,
      start: minos,
      body: [],
      bodyIs: 'solid',
      obstacles: [],
      marked: [],
      arrow: null,
    };
  }
  const scene = sceneAt(trace, trace.tests.length + 1);
  if (!landing) return scene;
  const stays = sameVec(landing.turned.at, landing.rest.at);
  return { ...scene, body: squaresOf(landing.rest), arrow: stays ? scene.arrow : null };
}

/** The whole width, the stack, all tests, and a square around the piece at rest. */
export function judgeView(state: JudgeState, { trace, landing }: Judged): Extent {
  const { width, rows } = state.board;
  const least: Extent = { left: 0, right: width - 1, bottom: 0, top: Math.max(7, rows.length) };
  const start = squaresOf(scenarioOf(state).placement);
  const seen = trace ? wholeView(trace) : extentOf(start);
  const rest = landing ? extentOf(squaresOf(landing.rest)) : seen;
  const all = [least, seen, { ...rest, top: rest.top + 1 }].reduce(union);
  return { ...all, left: Math.min(all.left, 0), bottom: Math.min(all.bottom, 0) };
}

const middle = ({ point }: BoardFrame, [x, y]: Vec): Vec => point([x + 0.5, y + 0.5]);

/** Walls and floor have no squares in the view, so a mark there moves to their edge. */
const shownAt = ({ view }: BoardFrame, [x, y]: Vec): Vec => [
  Math.max(view.left - 0.5, Math.min(view.right + 0.5, x)),
  Math.max(view.bottom - 0.5, y),
];

/** The radius of a mark, in drawing units. */
const RADIUS = 12;

function squareMarkup(frame: BoardFrame, { square, filled, is }: SpinSquare): string {
  const [x, y] = middle(frame, shownAt(frame, square));
  const classes = `j-corner${filled ? ' filled' : ''}`;
  if (is === 'point')
    return `<path class="${classes}" d="M${x} ${y - RADIUS}L${x + RADIUS} ${y}L${x} ${y + RADIUS}L${x - RADIUS} ${y}Z"/>`;
  const ring = `<circle class="${classes}" cx="${x}" cy="${y}" r="${RADIUS}"/>`;
  return is === 'front' ? `${ring}<text class="j-letter" x="${x}" y="${y + 5}">F</text>` : ring;
}

/** The side on which a block stops the piece, or an arrow in a direction in which nothing does. */
function directionMarkup(frame: BoardFrame, finding: SpinFinding, direction: Direction): string {
  const [dx, dy] = STEPS[direction];
  const squares = finding.squares.filter(({ is }) => is === direction);
  if (!finding.open.includes(direction))
    return squares
      .filter(({ filled }) => filled)
      .map(({ square }) => {
        const [x, y] = middle(frame, square);
        const [along, across] = [20 * dx, 20 * dy];
        return `<path class="j-side" d="M${x - along - across * 0.7} ${y + across - along * 0.7}L${x - along + across * 0.7} ${y + across + along * 0.7}"/>`;
      })
      .join('');
  const [first] = squares;
  if (!first) return '';
  const [x, y] = middle(frame, first.square);
  const [ux, uy] = [dx, -dy];
  const [tipX, tipY] = [x + 12 * ux, y + 12 * uy];
  return `<path class="j-way" d="M${x - 14 * ux} ${y - 14 * uy}L${tipX} ${tipY}M${tipX - 8 * ux - 8 * uy} ${tipY - 8 * uy - 8 * ux}L${tipX} ${tipY}L${tipX - 8 * ux + 8 * uy} ${tipY - 8 * uy + 8 * ux}"/>`;
}

function findingMarkup(frame: BoardFrame, finding: SpinFinding): string {
  const { condition, squares } = finding;
  if ('blocked' in condition)
    return condition.blocked.map((direction) => directionMarkup(frame, finding, direction)).join('');
  if ('grounded' in condition) return directionMarkup(frame, finding, 'down');
  if ('turnBlocked' in condition)
    return `<path class="j-turn" d="${outlinePath(
      squares.filter(({ filled }) => filled).map(({ square }) => square),
      frame.point,
      3,
    )}"/>`;
  if ('lines' in condition) return '';
  return squares.map((square) => squareMarkup(frame, square)).join('');
}

/** The findings that a step shows: those of one condition, or of the clause that decides. */
export function shownFindings({ judgement, conditions }: Judged, step: number): readonly SpinFinding[] {
  const one = conditions[step - 1];
  if (one) return [one.finding];
  if (judgement?.cancelled) return [];
  return (judgement?.decided ?? judgement?.clauses[0])?.findings ?? [];
}

/** Marks of the conditions of a step, and the rows that are completed. */
export function marksMarkup(frame: BoardFrame, all: Judged, step: number): string {
  const { landing } = all;
  if (!landing) return '';
  const rows = fullRowsMarkup(frame, rowsCompleted(landing, landing.rest), landing.field.width);
  // A corner may count in two conditions of a clause: the later one knows more.
  const shown = new Map<string, SpinFinding>();
  for (const finding of shownFindings(all, step)) shown.set(Object.keys(finding.condition)[0]!, finding);
  return rows + [...shown.values()].map((finding) => findingMarkup(frame, finding)).join('');
}
