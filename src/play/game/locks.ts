import type { Vec } from '#engine/geometry.ts';
import type { Piece } from '#engine/piece.ts';
import type { Playfield } from '#engine/playfield.ts';
import { playFrame } from '../frame.ts';
import type { Tape } from './tape.ts';

/** A piece where it locked, and the field without it. */
export interface LockedPiece {
  readonly field: Playfield;
  readonly piece: Piece;
  readonly minos: readonly Vec[];
  readonly frame: number;
}

/** Every locked piece of a game, in order: the pages of its fumen. */
export function lockedPieces({ start, held }: Tape): readonly LockedPiece[] {
  const locked: LockedPiece[] = [];
  let state = start;
  for (const [index, now] of held.entries()) {
    const frame = playFrame(state, now);
    for (const event of frame.events)
      if (event.is === 'locked')
        locked.push({
          field: state.field,
          piece: event.placement.piece,
          minos: event.minos,
          frame: index + 1,
        });
    state = frame.state;
  }
  return locked;
}
