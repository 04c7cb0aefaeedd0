import { add, type Vec } from '#engine/geometry.ts';
import { inAxes } from './conventions.ts';
import type { Difference } from './differences.ts';
import type { TurnPart } from './judge.ts';
import type { OffsetSlip } from './offsetSlips.ts';

/** An entry as the text has it, and as the text would have to have it. */
export interface WrittenEntry {
  /** Null where the text has no such entry. */
  readonly given: string | null;
  /** Null where there should be none. */
  readonly expected: string | null;
}

export const vectorText = ([x, y]: Vec): string => `(${x}, ${y})`;

/** The vector by which a row is moved: rows that are measured from true rotation begin with it. */
function startOf({ first, rows, table }: TurnPart, { transition }: Difference): Vec {
  if (first !== 'from true rotation') return [0, 0];
  const place = table.get(transition)?.find((entry) => entry.place !== null)?.place;
  const row = rows.find(({ vectors }) => vectors.some((own) => own === place));
  return row ? [row.vectors[0]!.first, row.vectors[0]!.second] : [0, 0];
}

/**
 * What of a difference is in the text. Both are in the text's own convention; a table of offsets has no kick in it, so there both are kicks
 * as on this site.
 */
export function writtenEntry(text: string, part: TurnPart, difference: Difference & Partial<OffsetSlip>): WrittenEntry {
  const { found, wanted, place } = difference;
  if (part.convention.kind === 'offsets' && difference.state === undefined)
    return { given: found && vectorText(found), expected: wanted && vectorText(wanted) };
  return {
    given: place ? text.slice(place.start, place.end).replace(/\s+/g, ' ') : found && vectorText(found),
    expected: wanted && vectorText(add(inAxes(wanted, part.convention), startOf(part, difference))),
  };
}
