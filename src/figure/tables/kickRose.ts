import type { Vec } from '#engine/geometry.ts';
import boardCss from '#board/styles/board.css?raw';
import { CELL } from '#board/geometry.ts';
import type { Drawing } from '#board/drawing.ts';
import css from './rose.css?raw';

/** The kicks of one rotation in the order of its tests; basic rotation is the first. */
export interface RoseList {
  readonly kicks: readonly Vec[];
}

/** Half the side of the square with the number of a test. */
const TIP = 11;
/** How far the tips of two lists lie from the middle of their square. */
const APART = 11.5;
const MARGIN = 4;
const RING = 8;

/** The squares that a rose of some lists needs in every direction. */
export const roseReach = (lists: readonly RoseList[]): number =>
  Math.max(1, ...lists.flatMap(({ kicks }) => kicks.flat().map(Math.abs)));

const TIP_SQUARE = `h${2 * TIP}v${2 * TIP}h${-2 * TIP}z`;

/** Draws a line from the ring to a tip. */
function rayPath(middle: number, [x, y]: Vec): string {
  const share = RING / Math.hypot(x - middle, y - middle);
  return `M${round(middle + (x - middle) * share)} ${round(middle + (y - middle) * share)}L${x} ${y}`;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Draws the kicks of up to two lists from one point, with the numbers of their tests at the tips. */
export function kickRose(lists: readonly RoseList[], reach: number): Drawing {
  const squares = 2 * reach + 1;
  const side = squares * CELL;
  const middle = MARGIN + side / 2;
  const lines = Array.from({ length: squares + 1 }, (_, index) => MARGIN + index * CELL);
  const grid = lines.map((at) => `M${at} ${MARGIN}v${side}M${MARGIN} ${at}h${side}`).join('');
  const kicked = lists.map(({ kicks }, index) => {
    const aside = lists.length === 1 ? 0 : (2 * index - 1) * APART;
    const tips = kicks.flatMap(([dx, dy], test) =>
      dx === 0 && dy === 0 ? [] : [{ number: test + 1, at: [middle + dx * CELL + aside, middle - dy * CELL] as const }],
    );
    return {
      rays: `<path class="rose-ray rose-${index}" d="${tips.map(({ at }) => rayPath(middle, at)).join('')}"/>`,
      tips:
        `<path class="rose-tip rose-${index}" d="${tips.map(({ at: [x, y] }) => `M${x - TIP} ${y - TIP}${TIP_SQUARE}`).join('')}"/>` +
        tips
          .map(
            ({ number, at: [x, y] }) =>
              `<text class="rose-number rose-${index}" x="${x}" y="${y + 6}">${number}</text>`,
          )
          .join(''),
    };
  });
  return {
    content:
      `<rect class="rose-sheet" x="${MARGIN}" y="${MARGIN}" width="${side}" height="${side}"/>` +
      `<path class="rose-grid" d="${grid}"/>` +
      `<path class="rose-axis" d="M${MARGIN} ${middle}h${side}M${middle} ${MARGIN}v${side}"/>` +
      kicked.map(({ rays }) => rays).join('') +
      `<circle class="b-ring" cx="${middle}" cy="${middle}" r="${RING}"/>` +
      kicked.map(({ tips }) => tips).join(''),
    width: side + 2 * MARGIN,
    height: side + 2 * MARGIN,
    classes: 'board rose',
    css: boardCss + css,
  };
}
