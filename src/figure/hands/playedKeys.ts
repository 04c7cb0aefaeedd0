import type { GameButton } from '#play/buttons.ts';
import { use, type KeyUse } from '../record/keys.ts';
import { KEY_PRESETS } from './keyMap.ts';

/** The keys of a player's first preset, as browsers name them. */
const played = (does: string, ...buttons: readonly GameButton[]): KeyUse =>
  use(
    does,
    ...buttons
      .flatMap((button): readonly string[] => KEY_PRESETS.guideline[button])
      .map((key) => key.replace(/^arrow./, (name) => `Arrow${name.at(-1)!.toUpperCase()}`)),
  );

/** Keys of a piece in play, until a player changes them. */
export const PLAYED = [
  played('push', 'left', 'right'),
  played('softDrop', 'soft drop'),
  played('hardDrop', 'hard drop'),
  played('rotateLeft', 'rotate left'),
  played('rotateRight', 'rotate right'),
  played('halfTurn', 'half turn'),
];
export const HOLD = played('holdPiece', 'hold');
