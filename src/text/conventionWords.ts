import type { Orientation, Transition } from '#engine/piece.ts';
import { formatOrientation, formatRow, formatTransition, formatVec, type Conventions } from './conventions.ts';

/**
 * Kinds of values in static text that follow the conventions. Their elements carry the kind as `data-word` and the value as `data-value`.
 */
export const WORD_KINDS = ['vec', 'state', 'transition', 'row'] as const;
export type WordKind = (typeof WORD_KINDS)[number];

/**
 * Formats a marked value.
 * @param value the `data-value`: `1 -2` for a vector, an orientation `0` to `3`, a transition `0>>1`, a row from 0
 */
export function formatWord(kind: WordKind, value: string, conventions: Conventions): string {
  switch (kind) {
    case 'vec': {
      const [x = 0, y = 0] = value.split(' ').map(Number);
      return formatVec([x, y], conventions);
    }
    case 'state':
      return formatOrientation(Number(value) as Orientation, conventions);
    case 'transition':
      return formatTransition(value as Transition, conventions);
    case 'row':
      return formatRow(Number(value), conventions);
  }
}
