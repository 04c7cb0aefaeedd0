import type { PressAnswer } from '#analysis/onePress.ts';
import { vecKey, type Vec } from '#engine/geometry.ts';
import type { Playfield } from '#engine/playfield.ts';
import { minosOf, extentOf, type Extent } from '#engine/shapes.ts';
import type { Scenario } from '#engine/scenario.ts';
import type { BoardFrame } from '#board/geometry.ts';
import { outlinePath } from '#board/outline.ts';
import { sceneAt, union, type Scene } from '#board/scene.ts';

/** Strength of a square in which no system ends, and what all systems together add to it. */
const FAINTEST = 0.1;
const STRONGEST = 0.72;
/** The line of each answer, in turn: a number tells two with the same one apart. */
const DASHES = ['', '9 4', '2.5 3.5', '11 3 2.5 3'];
const TAG = 11;

/** A square for the number of each answer: one that few others cover, and no two numbers in one square. */
export function numberSquares(answers: readonly PressAnswer[]): readonly Vec[] {
  const covered = new Map<string, number>();
  for (const { minos } of answers)
    for (const square of minos) covered.set(vecKey(square), (covered.get(vecKey(square)) ?? 0) + 1);
  const uses = (square: Vec): number => covered.get(vecKey(square))!;
  const fewest = ({ minos }: PressAnswer): number => Math.min(...minos.map(uses));
  const taken = new Set<string>();
  const squares = new Map<PressAnswer, Vec>();
  // An answer whose squares are all shared chooses first.
  for (const answer of answers.toSorted((a, b) => fewest(b) - fewest(a))) {
    const free = answer.minos.filter((square) => !taken.has(vecKey(square)));
    const square = free.toSorted((a, b) => uses(a) - uses(b) || b[1] - a[1])[0] ?? answer.minos[0]!;
    taken.add(vecKey(square));
    squares.set(answer, square);
  }
  return answers.map((answer) => squares.get(answer)!);
}

/** Where the piece of an answer comes from on its way, in drawing units from its end. */
function wayOf({ point }: BoardFrame, { way }: PressAnswer): Vec {
  const [x0, y0] = point([0, 0]);
  const [x1, y1] = point(way ?? [0, 0]);
  return [x0 - x1, y0 - y1];
}

/** The copy of an answer, and where it comes from, in drawing units from its end. */
export interface AnswerCopy {
  readonly markup: string;
  readonly from: Vec;
}

/**
 * Draws all answers over each other: the more systems end on a square, the stronger it is. Each answer has an outline of its own and its
 * number, so that no colour is needed.
 * @param chosen the index of the answer that is solid; the others fade
 */
export function cloudOf(
  frame: BoardFrame,
  answers: readonly PressAnswer[],
  chosen: number | null,
): { readonly cloud: string; readonly copies: readonly AnswerCopy[] } {
  const all = answers.reduce((sum, { traces }) => sum + traces.length, 0);
  const systems = new Map<string, { readonly square: Vec; count: number }>();
  for (const { minos, traces } of answers)
    for (const square of minos) {
      const known = systems.get(vecKey(square)) ?? { square, count: 0 };
      known.count += traces.length;
      systems.set(vecKey(square), known);
    }
  const faded = chosen === null ? '' : ' faded';
  // Squares of one strength are one path, so that a press is painted sooner.
  const cloud = Array.from(
    Map.groupBy(systems.values(), ({ count }) => count),
    ([count, alike]) => {
      const strength = (FAINTEST + (STRONGEST * count) / all).toFixed(3);
      const squares = alike.map(({ square }) => square);
      return `<path class="press-cloud${faded}" fill-opacity="${strength}" d="${outlinePath(squares, frame.point)}"/>`;
    },
  );
  const at = numberSquares(answers);
  const copies = answers.map((answer, index): AnswerCopy => {
    const is = index === chosen ? ' solid' : faded;
    const dashes = DASHES[index % DASHES.length]!;
    const outline = `<path class="press-copy${is}"${dashes === '' ? '' : ` stroke-dasharray="${dashes}"`} d="${outlinePath(answer.minos, frame.point, 1.5 + 2.5 * (index % DASHES.length))}"/>`;
    const [x, y] = frame.point([at[index]![0] + 0.5, at[index]![1] + 0.5]);
    const tag = `<circle class="press-tag${is}" cx="${x}" cy="${y}" r="${TAG}"/><text class="press-number${is}" x="${x}" y="${y + 5}">${index + 1}</text>`;
    return { markup: outline + tag, from: wayOf(frame, answer) };
  });
  return { cloud: cloud.join(''), copies };
}

/** The answers as one text, with copies at rest. */
export function cloudMarkup(frame: BoardFrame, answers: readonly PressAnswer[], chosen: number | null): string {
  const { cloud, copies } = cloudOf(frame, answers, chosen);
  return cloud + copies.map(({ markup }) => markup).join('');
}

/** The board before the press; the piece is an outline, because its copies lie over it. */
export const startScene = ({ field, placement, system }: Pick<Scenario, 'field' | 'placement' | 'system'>): Scene => ({
  field,
  piece: placement.piece,
  start: minosOf(system.shapes, placement),
  body: [],
  bodyIs: 'solid',
  obstacles: [],
  marked: [],
  arrow: null,
});

/** The kick of a system that gives an answer; of the first one, where none is named. Null where the piece stays. */
export function arrowTo({ stays, traces }: PressAnswer, id?: string | null): Scene['arrow'] {
  if (stays) return null;
  const trace = traces.find(({ system }) => system.id === id) ?? traces[0]!;
  return sceneAt(trace, trace.tests.length + 1).arrow;
}

/** The piece where an answer takes it. */
export const answerScene = (start: Scene, answer: PressAnswer): Scene => ({
  ...start,
  start: answer.stays ? [] : start.start,
  body: answer.minos,
  arrow: arrowTo(answer),
});

const LEAST_COLUMNS = 5;

/** What the small boards of all answers show: the piece and all its ends, with one square around them. */
export function answersView({ field, start }: Scene, answers: readonly PressAnswer[]): Extent {
  const ends = answers.map(({ minos }) => extentOf(minos));
  const { left, right, bottom, top } = ends.reduce(union, extentOf(start));
  const { width } = field;
  const missing = Math.max(0, LEAST_COLUMNS - (right - left + 1));
  return {
    left: Math.max(0, left - 1 - Math.floor(missing / 2)),
    right: Math.min(width - 1, right + 1 + Math.ceil(missing / 2)),
    bottom: Math.max(0, bottom - 1),
    top: top + 1,
  };
}

/** The highest row of the large board: it has room for the stack and all ends. */
export const boardTop = (start: Scene, answers: readonly PressAnswer[]): number =>
  Math.max(answersView(start, answers).top, start.field.rows.length, 9);

/** What the large board shows: the field from wall to wall. */
export const boardView = ({ width }: Playfield, top: number): Extent => ({ left: 0, right: width - 1, bottom: 0, top });
