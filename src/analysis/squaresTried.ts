import type { Vec } from '#engine/geometry.ts';
import { precedenceOf } from '#engine/kicks.ts';
import { FRESH_MEMORY } from '#engine/memory.ts';
import { turned, type Placement, type Turn } from '#engine/piece.ts';
import { turnRule } from '#engine/rotate.ts';
import type { RotationSystem, TurnRule } from '#engine/system.ts';
import { cellsOf } from './rotations.ts';

/** What a system does with a turn that it does not make as it was asked for. */
export type Instead = Exclude<TurnRule['is'], 'made'>;

/** Where a turn of a piece may end, test by test; otherwise what the system does instead. */
export function squaresTried(
  system: RotationSystem,
  placement: Placement,
  turn: Turn,
): readonly (readonly Vec[])[] | Instead {
  const { piece, orientation: from } = placement;
  const rule = turnRule(system, piece, turn);
  if (rule.is !== 'made') return rule.is;
  const precedence = precedenceOf(system.kicks, turn, null);
  const rotation = { piece, from, to: turned(from, turn), turn, precedence, memory: FRESH_MEMORY };
  return cellsOf(system, rotation, placement.at).tests;
}
