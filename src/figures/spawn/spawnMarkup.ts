import 'strings:spawnViewer';
import type { RotationSystem } from '#engine/system.ts';
import type { BoardFrame, BoardSize } from '#board/geometry.ts';
import { escapeText } from '#text/escape.ts';
import type { Say } from '#text/strings.ts';

/** Marks the top of the visible field, with its name on a large board. */
export function edgeMarkup(
  frame: BoardFrame,
  { field }: RotationSystem,
  ceiling: number | null,
  size: BoardSize,
  say: Say,
): string {
  const [, y] = frame.point([0, field.height]);
  const name = say(ceiling === field.height ? 'spawnViewer.ceiling' : 'spawnViewer.edge');
  return (
    `<path class="spawn-edge" d="M${frame.left} ${y}H${frame.right}"/>` +
    (size === 'big' ? `<text class="spawn-word" x="${frame.right - 6}" y="${y - 8}">${escapeText(name)}</text>` : '')
  );
}
