import { finesse, keysOf, type FinessePlace } from '#analysis/finesse.ts';
import type { Piece, Placement } from '#engine/piece.ts';
import type { Playfield } from '#engine/playfield.ts';
import { sameSquares } from '#engine/squares.ts';
import { spawnPlacement } from '#engine/spawn.ts';
import type { RotationSystem } from '#engine/system.ts';
import type { Vec } from '#engine/geometry.ts';
import { isPressed, type GameButton } from '#play/buttons.ts';
import type { Tape } from '#play/game/tape.ts';

/** The keys that a player pressed for a piece, and the fewest. */
export interface PieceKeys {
  readonly piece: Piece;
  /** The frame in which it locked. */
  readonly frame: number;
  readonly used: number;
  /** Null where no way without gravity leads there. */
  readonly fewest: FinessePlace | null;
}

const COUNTED: readonly GameButton[] = ['left', 'right', 'rotate left', 'rotate right', 'half turn'];
const WITH_SOFT_DROP: readonly GameButton[] = [...COUNTED, 'soft drop'];

/** The fewest keys from where a piece entered to where it locked; a soft drop is a key where it cannot be done without one. */
function fewestTo(system: RotationSystem, field: Playfield, entered: Placement, minos: readonly Vec[]) {
  const spawn = spawnPlacement(system, entered.piece);
  const isTurned = entered.orientation !== spawn.orientation || entered.at[0] !== spawn.at[0];
  const counts = (keys: Parameters<typeof keysOf>[1]) =>
    finesse(system, field, entered.piece, {
      keys: keysOf(system, keys),
      ...(isTurned && { from: entered }),
    }).places.find((place) => sameSquares(place.minos, minos));
  const dropped = counts(['2']);
  return dropped
    ? { fewest: dropped, counted: COUNTED }
    : { fewest: counts(['2', 'd']) ?? null, counted: WITH_SOFT_DROP };
}

/** The keys of the last pieces that locked up to a frame. A key that was down before its piece entered does not count. */
export function pieceKeys(tape: Tape, until: number, most: number): readonly PieceKeys[] {
  const spans = tape.pieces.filter(({ end, to }) => end === 'locked' && to !== null && to <= until);
  return spans.slice(-most).flatMap(({ piece, from, to }) => {
    const { system, field, phase } = tape.stateAt(from);
    const frame = to!;
    const lock = tape.frameAt(frame)?.events.find((event) => event.is === 'locked');
    if (phase.is !== 'piece' || !lock) return [];
    const { fewest, counted } = fewestTo(system, field, phase.active.placement, lock.minos);
    let used = 0;
    for (let index = from; index < frame; index++)
      for (const button of counted) if (isPressed(tape.held[index - 1] ?? 0, tape.held[index]!, button)) used++;
    return [{ piece, frame, used, fewest }];
  });
}
