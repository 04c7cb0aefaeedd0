import type { HeldKeys } from '#engine/heldKeys.ts';
import type { Playfield } from '#engine/playfield.ts';
import type { RotationSystem } from '#engine/system.ts';
import type { Shift } from './das.ts';
import type { Drop } from './drop.ts';
import type { PlayEvent } from './events.ts';
import { fallDue, NO_PROGRESS } from './gravity.ts';
import { lowered, restored, runDown, type Restorer } from './lockDelay.ts';
import { fallenBy, isInContact, movedBy } from './place.ts';
import { runPlans, type Plan, type PlanStep } from './plans.ts';
import type { PlayRules } from './playRules.ts';
import type { PlaySettings } from './settings.ts';
import { delayOf, type ActivePiece } from './state.ts';

/** What all phases of one frame look at. */
export interface Moment {
  readonly system: RotationSystem;
  readonly rules: PlayRules;
  readonly settings: PlaySettings;
  /** As the system sees it: see `fieldFor`. */
  readonly field: Playfield;
  /** What is held in the frame beside the rotation buttons. */
  readonly heldKeys: HeldKeys;
  /** Each phase adds what happened in it. */
  readonly events: PlayEvent[];
}

function restore({ rules, settings, events }: Moment, active: ActivePiece, by: Restorer): ActivePiece {
  const counted = lowered(active.delay, rules, active.placement.at[1]);
  const delay = restored(counted, rules, by, delayOf(settings, active.memory));
  if (delay !== counted) events.push({ is: 'delay restored', by, delay });
  return delay === active.delay ? active : { ...active, delay };
}

/** Phase 1, rotation: the plans of the buttons, of which the first that turns the piece is carried out. */
export function turnPiece(
  moment: Moment,
  active: ActivePiece,
  plans: readonly Plan[],
): { readonly active: ActivePiece; readonly made: readonly PlanStep[] } {
  if (plans.length === 0) return { active, made: [] };
  const run = runPlans(moment.system, moment.field, active.placement, active.memory, plans, moment.heldKeys);
  moment.events.push({ is: 'rotation', run, placement: run.placement });
  if (run.carriedOut === null) return { active, made: run.made };
  const { placement, memory } = run;
  const left = Math.min(active.delay.left, delayOf(moment.settings, memory));
  const turned = { ...active, placement, memory, delay: { ...active.delay, left } };
  return { active: restore(moment, turned, 'turn'), made: run.made };
}

/** Phase 2, movement: one cell, or as far as the piece can go. */
export function movePiece(moment: Moment, active: ActivePiece, shift: Shift | null): ActivePiece {
  if (shift === null) return active;
  const { system, field } = moment;
  const dx = shift.side === 'left' ? -1 : 1;
  let placement = movedBy(system, field, active.placement, dx, 0);
  if (shift.far) for (let next = placement; next; next = movedBy(system, field, next, dx, 0)) placement = next;
  const outcome = placement === null ? 'blocked' : 'moved';
  moment.events.push({ is: 'movement', shift, outcome, placement: placement ?? active.placement });
  return placement === null ? active : restore(moment, { ...active, placement }, 'move');
}

/** Phase 3, gravity and drops: the rows that are due, as far as the way is free. */
export function dropPiece(moment: Moment, active: ActivePiece, { cause, speed }: Drop): ActivePiece {
  const due = speed === 'to the ground' ? { rows: Infinity, progress: NO_PROGRESS } : fallDue(active.progress, speed);
  const { placement, rows } = fallenBy(moment.system, moment.field, active.placement, due.rows);
  if (rows > 0 || cause === 'hard drop') moment.events.push({ is: 'gravity', cause, rows, placement });
  const fallen = { ...active, placement, progress: due.progress };
  return rows > 0 ? restore(moment, fallen, 'fall') : fallen;
}

type ContactOutcome =
  | { readonly is: 'in play'; readonly active: ActivePiece }
  | { readonly is: 'locks'; readonly because: Extract<PlayEvent, { is: 'locked' }>['because'] };

/**
 * Phase 4, contact test: a piece that could fall goes on; one that could not locks by its drop or loses a frame of its lock delay,
 * and locks when there is none left. The part of a row that it had fallen is gone.
 */
export function testContact(
  { system, rules, settings, field, events }: Moment,
  active: ActivePiece,
  drop: Drop,
): ContactOutcome {
  const { delay, memory } = active;
  if (!isInContact(system, field, active.placement)) {
    events.push({ is: 'contact test', below: 'nothing', delay });
    return { is: 'in play', active };
  }
  const left = settings.locks === 'in time' ? runDown(delay, rules) : delay;
  events.push({ is: 'contact test', below: 'contact', delay: typeof left === 'string' ? delay : left });
  if (drop.locks === 'locks') return { is: 'locks', because: drop.cause === 'hard drop' ? 'hard drop' : 'soft drop' };
  if (left === 'no resets left') return { is: 'locks', because: left };
  if (left === 'run out') return { is: 'locks', because: memory.lockDelayGone ? 'no lock delay' : 'lock delay' };
  return { is: 'in play', active: { ...active, delay: left, progress: NO_PROGRESS } };
}
