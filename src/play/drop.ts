import { isHeld, isPressed, type Held } from './buttons.ts';
import { faster, type Speed } from './gravity.ts';
import type { PlayRules } from './playRules.ts';

/** How a piece falls in one frame. */
export interface Drop {
  readonly cause: 'gravity' | 'soft drop' | 'sonic drop' | 'hard drop';
  readonly speed: Speed | 'to the ground';
  /** Whether the drop itself locks the piece that is in contact afterwards. */
  readonly locks: 'locks' | 'does not lock';
}

/**
 * What the drop buttons ask for. A hard drop is one press, so that a button left down does not drop the next piece too; sonic and
 * soft drop act as long as they are held. The sources do not say this; it is what the names usually mean.
 */
export function dropAsked(rules: PlayRules, before: Held, now: Held, gravity: Speed, softDrop: Speed): Drop {
  const soft = isHeld(now, 'soft drop');
  const softLocks = soft && rules.softDrop === 'locks' ? 'locks' : 'does not lock';
  switch (rules.hardDrop) {
    case 'locks':
      if (isPressed(before, now, 'hard drop')) return { cause: 'hard drop', speed: 'to the ground', locks: 'locks' };
      break;
    case 'sonic':
      if (isHeld(now, 'hard drop')) return { cause: 'sonic drop', speed: 'to the ground', locks: softLocks };
      break;
    case 'none':
      break;
  }
  return soft
    ? { cause: 'soft drop', speed: faster(softDrop, gravity), locks: softLocks }
    : { cause: 'gravity', speed: gravity, locks: 'does not lock' };
}
