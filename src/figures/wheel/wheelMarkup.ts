import 'strings:orientation';
import 'strings:wheel';
import type { Orientation, Turn } from '#engine/piece.ts';
import type { BoardFrame } from '#board/geometry.ts';
import { outlinePath } from '#board/outline.ts';
import { formatOrientation } from '#text/conventions.ts';
import type { Voice } from '#text/voice.ts';
import type { MadeTurn, Wheel } from './orientationWheel.ts';
import { wheelArrow } from './wheelArrows.ts';

/** Draws the bounding box of the piece. */
export function boxMarkup({ point }: BoardFrame, { box }: Wheel): string {
  const [x, y] = point([box.left, box.top + 1]);
  const [right, bottom] = point([box.right + 1, box.bottom]);
  return `<rect class="wheel-box" x="${x}" y="${y}" width="${right - x}" height="${bottom - y}"/>`;
}

/** The tints of the states, from light to strong. */
const ONION = [0.08, 0.16, 0.26, 0.38] as const;

/** Draws the other orientations of a piece under the shown one, so that the turning point and the way of the squares can be seen. */
export const onionMarkup = ({ point }: BoardFrame, { poses }: Wheel, shown: Orientation): string =>
  poses
    .filter(({ orientation }) => orientation !== shown)
    .map(
      ({ minos, orientation }) =>
        `<path class="wheel-onion" fill-opacity="${ONION[orientation]}" d="${outlinePath(minos, point, 3)}"/>`,
    )
    .join('');

/**
 * Draws the arrows between the orientations. Four half turns would cross each other, so only one that was just made is drawn.
 * @param turns the rotations of the system
 * @param made the last rotations
 */
export const rimMarkup = ({ poses }: Wheel, turns: readonly Turn[], made: readonly MadeTurn[]): string =>
  turns
    .flatMap((turn) =>
      poses.map(({ orientation }) => {
        const { shaft, head } = wheelArrow(orientation, turn);
        const isLate = made.some((one) => one.turn === turn && one.from === orientation);
        if (turn === '180' && !isLate) return '';
        const arrow = `<path class="wheel-shaft" d="${shaft}"/><path class="wheel-head" d="${head}"/>`;
        return `<g class="wheel-arrow${isLate ? ' wheel-late' : ''}">${arrow}</g>`;
      }),
    )
    .join('');

/** Returns the name of an orientation, or the earlier one with the same squares. */
export function orientationName({ alike }: Wheel, orientation: Orientation, { say, conventions }: Voice): string {
  const first = alike.find((group) => group.includes(orientation))?.[0] ?? orientation;
  return first === orientation
    ? say(`orientation.${orientation}`)
    : say('wheel.as', { state: formatOrientation(first, conventions) });
}
