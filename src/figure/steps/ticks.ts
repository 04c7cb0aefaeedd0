/** Stops that have room for a tick each; of more, every quarter is marked. */
const MOST_TICKS = 16;

/** The stops of a scrubber that are marked, from 0 to the last. */
export function tickPlaces(last: number): readonly number[] {
  const ticks = last > MOST_TICKS ? 4 : last;
  return Array.from({ length: ticks + 1 }, (_, tick) => Math.round((tick * last) / (ticks || 1)));
}
