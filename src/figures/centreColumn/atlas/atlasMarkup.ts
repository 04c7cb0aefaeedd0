import type { Vec } from '#engine/geometry.ts';
import { ATLAS_COLUMNS, ATLAS_ROWS, type AtlasCase } from '#analysis/centreBoards.ts';
import { BOX_OUTCOMES } from '#analysis/centreBox.ts';
import { OUTCOME_SIGNS } from '../common/outcomeSigns.ts';

/** The side of a square in drawing units. The sign is in its middle. */
export const ATLAS_SIDE = 24;
const INSET = (ATLAS_SIDE - 12) / 2;

/** The room at the left and above for the heads of rows and columns. */
export const ATLAS_HEAD = 18;
/** The side of a cell in a head. */
const CELL = 4;

/** Draws the box of nine cells with those that a row or column fills, its middle at a point. */
function headGlyph(filled: readonly number[], [x, y]: Vec): readonly [frame: string, cells: string] {
  const [left, top] = [x - 1.5 * CELL, y - 1.5 * CELL];
  const side = 3 * CELL;
  const cells = filled.map((number) => {
    const [column, row] = [(number - 1) % 3, Math.floor((number - 1) / 3)];
    return `M${left + column * CELL} ${top + row * CELL}h${CELL}v${CELL}h-${CELL}z`;
  });
  return [`M${left} ${top}h${side}v${side}h-${side}z`, cells.join('')];
}

/** Draws over each column and beside each row the cells that its boards share. */
export function headsMarkup({ boards, across, down }: AtlasCase): string {
  const shared = (index: number, cells: readonly number[]): readonly number[] =>
    boards[index]!.filled.filter((number) => cells.includes(number));
  const middle = (at: number): number => (at + 0.5) * ATLAS_SIDE;
  const glyphs = [
    ...Array.from({ length: ATLAS_COLUMNS }, (_, column) =>
      headGlyph(shared(column, across), [middle(column), -ATLAS_HEAD / 2]),
    ),
    ...Array.from({ length: ATLAS_ROWS }, (_, row) =>
      headGlyph(shared(row * ATLAS_COLUMNS, down), [-ATLAS_HEAD / 2, middle(row)]),
    ),
  ];
  const joined = (part: 0 | 1): string => glyphs.map((glyph) => glyph[part]).join('');
  return `<path class="atlas-head-cells" d="${joined(1)}"/><path class="atlas-head" d="${joined(0)}"/>`;
}

const placeOf = (index: number): Vec => [
  (index % ATLAS_COLUMNS) * ATLAS_SIDE,
  Math.floor(index / ATLAS_COLUMNS) * ATLAS_SIDE,
];

/**
 * Draws every board of a turn as a square with the sign of its outcome. The squares of one outcome are one path, and so are its signs, so that
 * a map has few elements.
 * @param open the open board; null if none of this turn is open
 */
export function mapMarkup({ boards }: AtlasCase, open: number | null): string {
  const outcomes = BOX_OUTCOMES.map((outcome) => {
    const places = boards.flatMap((board, index) => (board.outcome === outcome ? [placeOf(index)] : []));
    if (places.length === 0) return '';
    const ground = places.map(([x, y]) => `M${x} ${y}h${ATLAS_SIDE}v${ATLAS_SIDE}h-${ATLAS_SIDE}z`).join('');
    const signs = places.map(([x, y]) => `M${x + INSET} ${y + INSET}${OUTCOME_SIGNS[outcome]}`).join('');
    return (
      `<path class="atlas-ground atlas-${outcome}" d="${ground}"/>` +
      `<path class="atlas-sign atlas-${outcome}-sign" d="${signs}"/>`
    );
  });
  const [x, y] = placeOf(open ?? 0);
  const mark = `<rect class="atlas-open" x="${x}" y="${y}" width="${ATLAS_SIDE}" height="${ATLAS_SIDE}"/>`;
  return outcomes.join('') + (open === null ? '' : mark);
}
