import { FRESH_MEMORY, type Memory } from '#engine/memory.ts';
import type { Piece, Placement } from '#engine/piece.ts';
import type { Playfield } from '#engine/playfield.ts';
import { rotate } from '#engine/rotate.ts';
import { spawnPlacements } from '#engine/spawn.ts';
import type { RotationSystem } from '#engine/system.ts';
import { placementAfter, type RotationTrace } from '#engine/trace.ts';
import { NO_KICKS } from '#rules/define.ts';
import type { Held } from './buttons.ts';
import { isFree } from './place.ts';
import type { PlayRules } from './playRules.ts';
import { turnHeld } from './pressButtons.ts';

/** How a piece came in. */
export type Entry =
  | {
      readonly is: 'entered';
      readonly placement: Placement;
      readonly memory: Memory;
      /** Rows by which the spawn moved up because it was blocked. */
      readonly raised: number;
      /** The turn that a held button asked for at entry; null when none did. */
      readonly turn: RotationTrace | null;
    }
  /** The spawn is blocked, raised as far as the system allows. `placement` is the spawn before it was raised. */
  | { readonly is: 'block out'; readonly placement: Placement };

const unkicked = new WeakMap<RotationSystem, RotationSystem>();

/** The system as it turns a piece at entry. */
function atEntry(system: RotationSystem): RotationSystem {
  if (system.lock.initialKicks) return system;
  const known = unkicked.get(system) ?? { ...system, kicks: NO_KICKS };
  unkicked.set(system, known);
  return known;
}

/**
 * Brings a piece in: turned at once where the system does that and a button is held, else as it spawns; one row higher at a time
 * where a blocked spawn may be raised.
 * @param field as the system sees it: see `fieldFor`
 */
export function enter(system: RotationSystem, rules: PlayRules, field: Playfield, piece: Piece, now: Held): Entry {
  const places = spawnPlacements(system, piece);
  const asked = rules.initialRotation === 'yes' ? turnHeld(now) : null;
  for (const [raised, placement] of places.entries()) {
    const turn = asked === null ? null : rotate(atEntry(system), { field, placement, turn: asked });
    if (turn?.outcome.is === 'rotated') {
      return { is: 'entered', placement: placementAfter(turn), memory: turn.memory.after, raised, turn };
    }
    if (isFree(system, field, placement)) return { is: 'entered', placement, memory: FRESH_MEMORY, raised, turn };
  }
  return { is: 'block out', placement: places[0]! };
}
