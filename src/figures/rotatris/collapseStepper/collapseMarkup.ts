import { vecKey, type Vec } from '#engine/geometry.ts';
import { CORE, type Fall } from '#rotatris/index.ts';
import { CELL } from '#board/geometry.ts';
import { outlinePath } from '#board/outline.ts';
import type { PaperFrame, PaperSize } from '../common/paper.ts';
import { pathMarkup, signMarkup, squaresMarkup } from '../common/paperMarkup.ts';
import type { CollapseScene } from '../common/collapse/collapseStates.ts';

function fallPath({ point, unit }: PaperFrame, { from, to }: Fall, size: PaperSize): string {
  const [x, y] = point([from[0] + 0.5, from[1] + 0.5]);
  const [tx, ty] = point([to[0] + 0.5, to[1] + 0.5]);
  const length = Math.hypot(tx - x, ty - y);
  const [ux, uy] = [(tx - x) / length, (ty - y) / length];
  const head = (size === 'big' ? 6.5 : 4) * unit;
  const at = (along: number, across: number): string =>
    `${tx - ux * along - uy * across} ${ty - uy * along + ux * across}`;
  return `M${x} ${y}L${at(0, 0)}M${at(head, -head * 0.8)}L${at(0, 0)}L${at(head, head * 0.8)}`;
}

/** Draws shells that are full, or were just removed. */
export function fullMarkup(frame: PaperFrame, { full, fullAre }: CollapseScene): string {
  if (full.length === 0) return '';
  return fullAre === 'there'
    ? squaresMarkup(frame, full, 'full') + pathMarkup('rim', outlinePath(full, frame.point))
    : pathMarkup('rim-gone', outlinePath(full, frame.point));
}

/** Draws the remaining squares, grouped by their movement in drawing units. */
export function settledSquares(frame: PaperFrame, { squares, full, fullAre, falls, fallsAre }: CollapseScene) {
  const fullKeys = new Set(fullAre === 'there' ? full.map(vecKey) : []);
  const ways = new Map<string, Vec>(
    fallsAre === 'done'
      ? falls.map(({ from, to }) => [vecKey(to), [(from[0] - to[0]) * CELL, (to[1] - from[1]) * CELL]])
      : [],
  );
  const groups = new Map<string, { readonly way: Vec | null; readonly squares: Vec[] }>();
  for (const square of squares) {
    if (fullKeys.has(vecKey(square))) continue;
    const way = ways.get(vecKey(square)) ?? null;
    const key = way === null ? '' : vecKey(way);
    const group = groups.get(key) ?? { way, squares: [] };
    group.squares.push(square);
    groups.set(key, group);
  }
  return Array.from(groups, ([key, group]) => ({
    key,
    way: group.way,
    markup: squaresMarkup(frame, group.squares, 'square'),
  }));
}

/** Draws the core, targets of falling squares, and squares in which several have merged. */
export function fallsMarkup(frame: PaperFrame, { falls, fallsAre, merges }: CollapseScene, size: PaperSize): string {
  const arrows = fallsAre === 'coming' ? falls.map((fall) => fallPath(frame, fall, size)) : [];
  const met = merges.map(
    ({ at, from }) =>
      pathMarkup('merged', outlinePath([at], frame.point, 1.5)) +
      (size === 'big' ? signMarkup(frame, at, String(from.length), 'merged-count', 5) : ''),
  );
  return (
    pathMarkup('core', outlinePath(CORE, frame.point)) +
    arrows.map((arrow) => pathMarkup('fall-halo', arrow)).join('') +
    arrows.map((arrow) => pathMarkup('fall', arrow)).join('') +
    met.join('')
  );
}

/** Draws a step of a collapse. */
export const collapseMarkup = (frame: PaperFrame, scene: CollapseScene, size: PaperSize): string =>
  fullMarkup(frame, scene) +
  settledSquares(frame, scene)
    .map(({ markup }) => markup)
    .join('') +
  fallsMarkup(frame, scene, size);
