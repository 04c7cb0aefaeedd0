import type { LockRule, RotationSystem } from '#engine/system.ts';
import { history, type History } from '#play/history.ts';
import { beginScene, type PlayScene } from '#play/sceneText.ts';
import { arsAce } from '#rules/arsAce.ts';
import { arsTgm } from '#rules/arsTgm.ts';
import { withReadings } from '#rules/readings.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { firstLock, fullDelayOf } from '../common/figures.ts';

/** Rules for resetting the lock delay, each from a system of the registry. */
const LOCK_RULES = [
  { id: 'infinity', of: srsGuideline },
  { id: '15', of: withReadings(srsGuideline, ['15-resets']) },
  { id: 'step', of: arsTgm },
  { id: '128', of: arsAce },
] as const satisfies readonly { readonly id: string; readonly of: RotationSystem }[];
type LockRuleId = (typeof LOCK_RULES)[number]['id'];

const variants = new WeakMap<RotationSystem, Map<string, RotationSystem>>();

/** Returns a system with the reset rule of another. */
function underRule(
  system: RotationSystem,
  id: string,
  { reset, resetLimit, afterLastReset, countsAnew }: LockRule,
): RotationSystem {
  const known = variants.get(system) ?? new Map<string, RotationSystem>();
  variants.set(system, known);
  const { afterLastReset: _end, countsAnew: _count, turnResetLimit: _turns, ...lock } = system.lock;
  const made = known.get(id) ?? {
    ...system,
    lock: { ...lock, reset, resetLimit, ...(afterLastReset && { afterLastReset }), ...(countsAnew && { countsAnew }) },
  };
  known.set(id, made);
  return made;
}

/** One input under one rule. */
export interface LockRun {
  readonly id: LockRuleId;
  readonly run: History;
  /** The frame in which the piece locks; null if it is still in play at the end. */
  readonly locks: number | null;
}

/** Plays the same input under every rule. */
export const lockRuns = (scene: PlayScene): readonly LockRun[] =>
  LOCK_RULES.map(({ id, of }) => {
    const run = history(beginScene({ ...scene, system: underRule(scene.system, id, of.lock) }), scene.held);
    return { id, run, locks: firstLock(run) };
  });

export interface LockStanding {
  /** Frames of contact that are left; null once the piece has locked. */
  readonly left: number | null;
  readonly resets: number;
  readonly full: number;
}

/** The state of a run after a frame. */
export function standingAt({ run, locks }: LockRun, frame: number): LockStanding {
  const full = fullDelayOf(run);
  const last = locks !== null && frame >= locks ? locks - 1 : frame;
  const { phase } = last > 0 ? run.frames[last - 1]!.state : run.start;
  const resets = phase.is === 'piece' ? phase.active.delay.resets : 0;
  if (locks !== null && frame >= locks) {
    // The last reset may be in the frame of the lock.
    const restored = run.frames[locks - 1]!.events.findLast((event) => event.is === 'delay restored');
    return { left: null, resets: restored?.delay.resets ?? resets, full };
  }
  return { left: phase.is === 'piece' ? phase.active.delay.left : null, resets, full };
}

/** `infinity in play, 15 locks 97, step locks 31, 128 in play`: the form of `expect`. */
export const lockRulesWord = (scene: PlayScene): string =>
  lockRuns(scene)
    .map(({ id, locks }) => `${id} ${locks === null ? 'in play' : `locks ${locks}`}`)
    .join(', ');
