import type { Vec } from '#engine/geometry.ts';
import type { Scenario } from '#engine/scenario.ts';
import type { Extent } from '#engine/shapes.ts';
import { arrowPaths, boardFrame, gridPath, inView, wallPath, type BoardFrame } from '#board/geometry.ts';
import { outlinePath } from '#board/outline.ts';
import { croppedView, sceneAt } from '#board/scene.ts';
import { traceOf } from './traceOf.ts';

/** The drawing of the outcome of a scenario. */
export interface AtlasBoardDrawn {
  readonly frame: BoardFrame;
  readonly markup: string;
}

/** One path for each pen: an atlas has many of these. */
export function atlasBoard(scenario: Scenario, wanted?: Extent): AtlasBoardDrawn {
  const trace = traceOf(scenario);
  const scene = sceneAt(trace, trace.tests.length + 1);
  const all = wanted ?? croppedView(trace);
  // Tests may reach below the floor; the picture ends there.
  const view = { ...all, bottom: Math.max(0, all.bottom) };
  const frame = boardFrame(view, 'mini');
  const stack = scene.field.rows.flatMap((row, y) =>
    [...row].flatMap((content, x): Vec[] => (content !== '.' && inView(view, [x, y]) ? [[x, y]] : [])),
  );
  const path = (name: string, d: string): string => (d === '' ? '' : `<path class="a-${name}" d="${d}"/>`);
  const arrow = scene.arrow && { from: frame.point(scene.arrow.from), to: frame.point(scene.arrow.to) };
  const kick = arrow && arrowPaths(arrow.from, arrow.to, 'mini');
  const markup =
    path('grid', gridPath(frame, scene.field).squares) +
    path('stack', outlinePath(stack, frame.point)) +
    path('wall', wallPath(frame, scene.field).path) +
    path('start', outlinePath(scene.start, frame.point, 1)) +
    path('body', outlinePath(scene.body, frame.point, 1)) +
    (kick ? path('shaft', kick.shaft) + path('tip', kick.head) : '') +
    (arrow ? `<circle class="a-ring" cx="${arrow.from[0]}" cy="${arrow.from[1]}" r="8.5"/>` : '');
  return { frame, markup };
}
