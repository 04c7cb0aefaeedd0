import type { Vec } from '#engine/geometry.ts';
import { ATLAS_COLUMNS, type AtlasCase } from '#analysis/centreBoards.ts';
import { BOX_OUTCOMES } from '#analysis/centreBox.ts';
import { OUTCOME_SIGNS } from '../outcomeSigns.ts';

/** The side of a square in drawing units. The sign is in its middle. */
export const ATLAS_SIDE = 24;
const INSET = (ATLAS_SIDE - 12) / 2;

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
