import type { Span } from '#engine/diagnostics.ts';
import type { GameRecord } from '#notation/gameRecord.ts';

/** Returns the position of a step's move in the text; null at the start. */
export function spanOfStep({ places, document }: Pick<GameRecord, 'places' | 'document'>, step: number): Span | null {
  const item = document.items[places[step] ?? -1];
  return item === undefined ? null : item.span;
}

/** Returns the step of the last move that begins at or before an offset of the text. */
export function stepAtOffset(record: Pick<GameRecord, 'places' | 'document' | 'length'>, offset: number): number {
  let low = 0;
  let high = record.length + 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (spanOfStep(record, middle)!.start <= offset) low = middle;
    else high = middle;
  }
  return low;
}
