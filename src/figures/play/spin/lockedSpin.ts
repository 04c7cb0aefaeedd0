import { playFrame } from '#play/frame.ts';
import { isMade, traceOfPress } from '#play/game/presses.ts';
import type { PieceSpan, Tape } from '#play/game/tape.ts';
import { landingOf, type SpinLanding } from '#spins/landing.ts';

/** The frame in which the last piece locked up to a frame; 0 before the first. */
export const lockedBefore = ({ pieces, at }: { readonly pieces: readonly PieceSpan[]; readonly at: number }): number =>
  pieces.findLast(({ end, to }) => end === 'locked' && to !== null && to <= at)?.to ?? 0;

/** What judges ask about the piece that locked in a frame; null if it never rotated, or has other shapes than SRS. */
export function lockedLanding(tape: Tape, lock: number): SpinLanding | null {
  const span = tape.pieces.find(({ end, to }) => end === 'locked' && to === lock);
  const press =
    span &&
    tape.presses.findLast(
      (one) => isMade(one) && one.frame <= lock && one.frame >= span.from && one.piece === span.piece,
    );
  if (!press) return null;
  let landing: SpinLanding | null = null;
  let state = tape.stateAt(press.frame - 1);
  for (const held of tape.held.slice(press.frame - 1, lock)) {
    const frame = playFrame(state, held);
    if (landing === null) {
      const trace = traceOfPress(frame, press);
      const turned = trace && landingOf(trace);
      if (!turned) return null;
      landing = { ...turned, moved: false };
    }
    for (const event of frame.events) {
      if (event.is === 'movement' && event.outcome === 'moved') landing = { ...landing, moved: true };
      if (event.is === 'gravity' && event.rows > 0) landing = { ...landing, moved: true };
      if (event.is === 'locked') return { ...landing, rest: event.placement };
    }
    state = frame.state;
  }
  return null;
}
