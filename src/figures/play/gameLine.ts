import type { Piece } from '#engine/piece.ts';
import { isKicked, isMade, type Press } from '#play/game/presses.ts';
import type { PieceSpan } from '#play/game/tape.ts';

/** Frames that a time line shows at most, two minutes: more presses would not be told apart. */
const MOST_SHOWN = 7200;
const SECOND = 60;

/** A part of a game, in frames. */
export interface FrameSpan {
  readonly from: number;
  readonly to: number;
}

/** The part of a game around a frame that the time line shows. It ends with a whole number of five seconds, so that it moves seldom. */
export function shownSpan(at: number, length: number): FrameSpan {
  const step = 5 * SECOND;
  const end = Math.max(step, Math.ceil(length / step) * step);
  if (end <= MOST_SHOWN) return { from: 0, to: end };
  const from = Math.max(0, Math.min(end - MOST_SHOWN, Math.floor((at - MOST_SHOWN / 2) / step) * step));
  return { from, to: from + MOST_SHOWN };
}

export interface PieceBar {
  readonly piece: Piece;
  /** Parts of the width, from 0 to 1. */
  readonly left: number;
  readonly width: number;
  readonly key: number;
}

export interface PressMark {
  readonly press: Press;
  readonly left: number;
  readonly is: 'plain' | 'kicked' | 'none';
}

export const partOf = ({ from, to }: FrameSpan, frame: number): number =>
  Math.max(0, Math.min(1, (frame - from) / (to - from)));

export function barsIn(span: FrameSpan, pieces: readonly PieceSpan[], length: number): readonly PieceBar[] {
  return pieces
    .filter(({ from, to }) => from < span.to && (to ?? length) > span.from)
    .map(({ piece, from, to }) => {
      const left = partOf(span, from);
      return { piece, left, width: partOf(span, to ?? length) - left, key: from };
    });
}

export const marksIn = (span: FrameSpan, presses: readonly Press[]): readonly PressMark[] =>
  presses
    .filter(({ frame }) => frame >= span.from && frame <= span.to)
    .map((press) => ({
      press,
      left: partOf(span, press.frame),
      is: !isMade(press) ? 'none' : isKicked(press) ? 'kicked' : 'plain',
    }));

/** Whole seconds that are written under a time line. */
export function secondsIn({ from, to }: FrameSpan): readonly number[] {
  const every = [1, 2, 5, 10, 20, 30].find((step) => (to - from) / SECOND / step <= 6) ?? 30;
  const first = Math.ceil(from / SECOND / every);
  const last = Math.floor(to / SECOND / every);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * every);
}
