import { NO_KEYS, type HeldKeys } from '#engine/heldKeys.ts';
import { choiceOf } from '#engine/kicks.ts';
import type { Placement } from '#engine/piece.ts';
import type { Playfield } from '#engine/playfield.ts';
import { heldKeysIn } from './buttons.ts';
import { movedBy } from './place.ts';
import type { PlayState } from './state.ts';

/**
 * What the hands hold as far as a system looks at them. T-EX: a side presses once its auto-repeat is charged, or where the piece has no room
 * on that side. Minote: the side that was pressed last, also after it was let go.
 */
export function keysFor(
  { system, settings, held, das, lastSide }: PlayState,
  field: Playfield,
  placement: Placement,
): HeldKeys {
  const choice = choiceOf(system);
  if (!choice?.keys) return heldKeysIn(held);
  const side = choice.lasts ? lastSide : das.direction;
  if (side === null) return NO_KEYS;
  const presses =
    choice.lasts ||
    das.charge >= settings.das.delay ||
    movedBy(system, field, placement, side === 'left' ? -1 : 1, 0) === null;
  return presses ? [side === 'left' ? 'L' : 'R'] : NO_KEYS;
}
