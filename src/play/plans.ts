import { NO_KEYS, type HeldKeys } from '#engine/heldKeys.ts';
import type { Memory } from '#engine/memory.ts';
import type { Placement, Precedence, Turn } from '#engine/piece.ts';
import type { Playfield } from '#engine/playfield.ts';
import { rotate } from '#engine/rotate.ts';
import type { RotationSystem } from '#engine/system.ts';
import { placementAfter, type RotationTrace } from '#engine/trace.ts';
import type { Button } from './buttons.ts';

export type RotationButton = Extract<Button, 'rotate left' | 'rotate right' | 'half turn'>;

/** One turn of a plan. */
export interface PlanStep {
  /** The buttons that ask for the turn. */
  readonly asks: readonly RotationButton[];
  /** Those of them that have done their work when it is made. */
  readonly uses: readonly RotationButton[];
  readonly turn: Turn;
  /** The side whose kicks come first; null where the system's own order holds. */
  readonly precedence: Precedence | null;
}

/** Turns to be made one after the other, within one frame. */
export interface Plan {
  readonly name: 'press' | 'retry' | 'left, then right' | 'right, then left' | 'direct half turn';
  readonly steps: readonly PlanStep[];
}

export interface TriedPlan {
  readonly plan: Plan;
  /** One trace for each step that was tried; a step is tried when those before it were made. */
  readonly traces: readonly RotationTrace[];
  readonly made: 'nothing' | 'a part' | 'all';
}

export interface RotationRun {
  /** All plans of the frame, in order. */
  readonly asked: readonly Plan[];
  /** The first of them; plans after the one that was carried out are not tried. */
  readonly tried: readonly TriedPlan[];
  /** Index in `tried`; null when no plan turned the piece at all. */
  readonly carriedOut: number | null;
  /** The turns that were made, in order. */
  readonly made: readonly PlanStep[];
  readonly placement: Placement;
  readonly memory: Memory;
}

const turnedIn = ({ outcome }: RotationTrace): boolean => outcome.is === 'rotated' || outcome.is === 'half done';

/**
 * Tries plans in order and carries out the first that turns the piece at all: a plan that can be made in part is kept, and those after
 * it are not tried.
 * @param heldKeys what is held beside the rotation buttons
 */
export function runPlans(
  system: RotationSystem,
  field: Playfield,
  placement: Placement,
  memory: Memory,
  plans: readonly Plan[],
  heldKeys: HeldKeys = NO_KEYS,
): RotationRun {
  const tried: TriedPlan[] = [];
  for (const plan of plans) {
    const traces: RotationTrace[] = [];
    for (const { turn, precedence } of plan.steps) {
      const last = traces.at(-1);
      const request = {
        field,
        placement: last ? placementAfter(last) : placement,
        turn,
        precedence,
        ...(heldKeys.length > 0 ? { heldKeys } : {}),
      };
      traces.push(rotate(system, request, last ? last.memory.after : memory));
      if (!turnedIn(traces.at(-1)!)) break;
    }
    const steps = traces.filter(turnedIn);
    const made = steps.length === 0 ? 'nothing' : steps.length < plan.steps.length ? 'a part' : 'all';
    tried.push({ plan, traces, made });
    const won = steps.at(-1);
    if (won) {
      return {
        asked: plans,
        tried,
        carriedOut: tried.length - 1,
        made: plan.steps.slice(0, steps.length),
        placement: placementAfter(won),
        memory: won.memory.after,
      };
    }
  }
  return { asked: plans, tried, carriedOut: null, made: [], placement, memory };
}
