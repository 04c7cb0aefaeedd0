import type { Placement, Turn } from './piece.ts';
import type { RotationSystem, TurnRule } from './system.ts';

/** What the system makes of a turn that is asked for, piece by piece. */
export function turnRule(system: RotationSystem, piece: Placement['piece'], turn: Turn): TurnRule {
  const { rules, never } = system.turns;
  return never?.pieces.includes(piece) ? { is: 'refused', because: never.because } : rules[turn];
}
