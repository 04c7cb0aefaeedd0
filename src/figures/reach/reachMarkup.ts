import type { Vec } from '#engine/geometry.ts';
import { arrowPaths, type BoardFrame } from '#board/geometry.ts';
import { outlinePath } from '#board/outline.ts';
import { heatOf, type DrawnWay, type ReachedPlacement } from './reachView.ts';

/** The grey of a square that one press more would make stronger, up to the strongest on which its number can be read. */
const FAINTEST = 0.05;
const EACH = 0.045;
const STRONGEST = 6;

const outlined = (name: string, minos: readonly Vec[], point: BoardFrame['point']): string =>
  `<path class="${name}" d="${outlinePath(minos, point)}"/>`;

/** Draws squares in a stronger grey the more presses lead there, and the placements that need a kick or that only the other system has. */
export function placementsMarkup({ point }: BoardFrame, placements: readonly ReachedPlacement[]): string {
  const heat = heatOf(placements).map(({ presses, squares }) => {
    const grey = FAINTEST + EACH * Math.min(presses, STRONGEST);
    const ground = squares.map((square) => outlinePath([square], point)).join('');
    return `<path class="reach-heat" fill-opacity="${grey.toFixed(3)}" d="${ground}"/>`;
  });
  const kicked = placements.filter(({ kick, reachedBy }) => kick === 'needed' && reachedBy !== 'other');
  const others = placements.filter(({ reachedBy }) => reachedBy === 'other');
  return (
    heat.join('') +
    kicked.map(({ minos }) => outlined('reach-kick', minos, point)).join('') +
    others.map(({ minos }) => outlined('reach-other', minos, point)).join('')
  );
}

/** Writes the number of presses into the first square of each kind, over the way. Small boards have no room for it. */
export const numbersMarkup = ({ point }: BoardFrame, placements: readonly ReachedPlacement[]): string =>
  heatOf(placements)
    .flatMap(({ presses, squares: [first] }) => {
      if (!first) return [];
      const [middle, height] = point([first[0] + 0.5, first[1] + 0.5]);
      return `<text class="reach-number" x="${middle}" y="${height + 5.5}">${presses}</text>`;
    })
    .join('');

/** Draws a way as a line of the point that the piece turns about: a dot at each press, and the piece before each rotation. */
export function wayMarkup(
  { point, left, right, top, bottom }: BoardFrame,
  { corners, presses, turns }: DrawnWay,
): string {
  const line = corners.map((corner, index) => `${index === 0 ? 'M' : 'L'}${point(corner).join(' ')}`).join('');
  const dots = presses
    .map(point)
    .map(([x, y]) => `<circle class="reach-press" cx="${x}" cy="${y}" r="4.5"/>`)
    .join('');
  const rings = turns.map(({ at, minos, to }) => {
    const [x, y] = point(at);
    const kick = arrowPaths(point(at), point(to), 'big');
    return `${outlined('b-start', minos, point)}${kick ? `<path class="b-arrow" d="${kick.outline}"/>` : ''}<circle class="b-ring" cx="${x}" cy="${y}" r="6.5"/>`;
  });
  // Of a torn board the other part has the rest of the way.
  const box = `${left} ${top} ${right - left} ${bottom - top}`;
  const [x, y, width, height] = box.split(' ');
  return (
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}">` +
    `<path class="reach-way-ground" d="${line}"/><path class="reach-way" d="${line}"/>${dots}${rings.join('')}</svg>`
  );
}

/** Draws the edge of a torn board. */
export const tornMarkup = ({ left, columns }: BoardFrame, height: number): string =>
  `<path class="reach-torn" d="M${left} ${height}${'l10-6 10 12 10-12 10 6'.repeat(columns)}"/>`;
