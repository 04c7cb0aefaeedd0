import type { LockRule, RotationSystem } from '#engine/system.ts';
import type { ResetRule } from './lockDelay.ts';

/** A system's lock rule with every unknown decided, so that it can be played. */
export interface PlayRules extends ResetRule {
  readonly softDrop: Exclude<LockRule['softDrop'], 'unknown'>;
  readonly hardDrop: Exclude<LockRule['hardDrop'], 'unknown'>;
  readonly entryDelay: boolean;
  readonly initialRotation: Exclude<LockRule['initialRotation'], 'unknown'>;
  /** What no source says and the plainest rule stands in for. */
  readonly assumed: readonly (keyof LockRule)[];
}

/** The plainest behaviour: nothing but a fall restores the delay, nothing locks early, nothing delays or turns a piece at entry. */
const PLAINEST = {
  reset: 'step',
  softDrop: 'does not lock',
  hardDrop: 'none',
  entryDelay: 'no',
  initialRotation: 'no',
} as const satisfies Partial<LockRule>;

const made = new WeakMap<LockRule, PlayRules>();

/** What play takes for the facts of a system; `assumed` names those that no source gives. */
export function playRules({ lock }: RotationSystem): PlayRules {
  const known = made.get(lock);
  if (known) return known;
  const rules: PlayRules = Object.freeze({
    reset: lock.reset === 'unknown' ? PLAINEST.reset : lock.reset,
    resetLimit: lock.resetLimit,
    turnResetLimit: lock.turnResetLimit ?? null,
    afterLastReset: lock.afterLastReset ?? 'runs out',
    countsAnew: lock.countsAnew ?? 'never',
    softDrop: lock.softDrop === 'unknown' ? PLAINEST.softDrop : lock.softDrop,
    hardDrop: lock.hardDrop === 'unknown' ? PLAINEST.hardDrop : lock.hardDrop,
    entryDelay: lock.entryDelay === 'yes',
    initialRotation: lock.initialRotation === 'unknown' ? PLAINEST.initialRotation : lock.initialRotation,
    assumed: (Object.keys(PLAINEST) as (keyof typeof PLAINEST)[]).filter((name) => lock[name].startsWith('unknown')),
  });
  made.set(lock, rules);
  return rules;
}
