import { deadTests, fatesOf } from './deadKicks.ts';
import { rotationsOfPiece } from './rotations.ts';
import { turnRule } from '#engine/rotate.ts';
import { PIECES, type Piece } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';

/** What is proved of the half turns of a system, for all boards. */
export interface HalfTurns {
  /** The most kicks after basic rotation. */
  readonly kicks: number;
  /** Pieces whose half turn succeeds from every state on every board. */
  readonly neverFail: readonly Piece[];
  /** Tests that can never win. */
  readonly dead: number;
}

/** Null where the system makes no half turn in one turn. */
export function halfTurnsOf(system: RotationSystem): HalfTurns | null {
  if (PIECES.every((piece) => turnRule(system, piece, '180').is !== 'made')) return null;
  const fates = PIECES.flatMap((piece) => rotationsOfPiece(system, piece).filter(({ turn }) => turn === '180')).map(
    (rotation) => fatesOf(system, rotation),
  );
  const of = (piece: Piece) => fates.filter(({ rotation }) => rotation.piece === piece);
  return {
    kicks: Math.max(...fates.map(({ tests }) => tests.length - 1)),
    neverFail: PIECES.filter((piece) => of(piece).length > 0 && of(piece).every(({ canFail }) => !canFail)),
    dead: fates.reduce((sum, own) => sum + deadTests(own).length, 0),
  };
}
