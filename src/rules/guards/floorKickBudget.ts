import type { Attempt } from '#engine/attempt.ts';
import type { Guard } from '#engine/guard.ts';
import type { Piece } from '#engine/piece.ts';
import { getsUp, pointsUp } from './turns.ts';

const NAME = 'floor-kick-budget';

/** Turns that could end in a floor kick. */
const mayFloorKick = (attempt: Attempt): boolean => getsUp(attempt) || pointsUp(attempt);

/** How many kicks upwards one piece may make; pieces that are not named may make as many as they like. */
export function floorKickBudget(limits: Readonly<Partial<Record<Piece, number>>>): Guard {
  const spent = ({ piece, memory }: Attempt): boolean => memory.floorKicks >= (limits[piece] ?? Infinity);
  const account = ({ piece, memory }: Attempt) => ({ piece, made: memory.floorKicks, limit: limits[piece]! });
  return {
    name: NAME,
    refuses: (attempt, kick) => kick[1] > 0 && spent(attempt),
    explain: (attempt) => ({ because: { code: 'refused.floorKicksSpent', values: account(attempt) }, cells: [] }),
    finding: (attempt) =>
      limits[attempt.piece] === undefined || !mayFloorKick(attempt)
        ? null
        : {
            guard: NAME,
            message: { code: `finding.floorKicks.${spent(attempt) ? 'spent' : 'left'}`, values: account(attempt) },
            cells: [],
            searched: [],
          },
  };
}
