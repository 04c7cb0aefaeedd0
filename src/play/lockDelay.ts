/** What restores the lock delay, and how often. */
export interface ResetRule {
  /** `step`: a fall only. `moves`: a fall, a move or a turn, up to the limit. `infinity`: the same without a limit. */
  readonly reset: 'infinity' | 'step' | 'moves';
  /** Resets by moves and turns that one piece may have; null for no limit. */
  readonly resetLimit: number | null;
  /** Resets by turns, counted apart from those by moves; null where both share `resetLimit`. */
  readonly turnResetLimit: number | null;
  /** What contact does to a piece that has had the last of them. */
  readonly afterLastReset: 'locks' | 'runs out';
  /** Where the count of resets starts again. */
  readonly countsAnew: 'lowest row' | 'never';
}

export interface LockDelay {
  /** Frames of contact that the piece still survives; it locks at the contact test that finds none left. */
  readonly left: number;
  /** Resets by moves and turns that have been used. */
  readonly resets: number;
  /** Those of them by turns. */
  readonly byTurns: number;
  /** The lowest row of its box so far, where the count starts again below it. */
  readonly lowest: number;
}

export type Restorer = 'fall' | 'move' | 'turn';

export const fullDelay = (frames: number): LockDelay => ({ left: frames, resets: 0, byTurns: 0, lowest: Infinity });

/** The lock delay of a piece that is in a row now: below its lowest one, the count starts again. */
export const lowered = (delay: LockDelay, rule: ResetRule, row: number): LockDelay =>
  rule.countsAnew === 'lowest row' && row < delay.lowest ? { ...delay, resets: 0, byTurns: 0, lowest: row } : delay;

/**
 * The lock delay after the piece has fallen a row, moved or turned. Only a move or turn that gives frames back counts as a reset, so
 * nothing counts while the delay is full. Once every limit is used up nothing restores it any more, a fall neither. The same object comes back when nothing changes.
 * @param frames the full delay
 */
export function restored(delay: LockDelay, rule: ResetRule, by: Restorer, frames: number): LockDelay {
  if (delay.left === frames) return delay;
  if (rule.reset === 'step') return by === 'fall' ? { ...delay, left: frames } : delay;
  if (by === 'fall') return noneLeft(delay, rule) ? delay : { ...delay, left: frames };
  if (isUsedUp(delay, rule, by)) return delay;
  return { ...delay, left: frames, resets: delay.resets + 1, byTurns: delay.byTurns + (by === 'turn' ? 1 : 0) };
}

/** Whether moves, or turns, have had their last reset. */
function isUsedUp(
  { resets, byTurns }: LockDelay,
  { resetLimit, turnResetLimit }: ResetRule,
  by: 'move' | 'turn',
): boolean {
  if (resetLimit === null) return false;
  if (turnResetLimit === null) return resets >= resetLimit;
  return by === 'turn' ? byTurns >= turnResetLimit : resets - byTurns >= resetLimit;
}

const noneLeft = (delay: LockDelay, rule: ResetRule): boolean =>
  isUsedUp(delay, rule, 'move') && isUsedUp(delay, rule, 'turn');

/** One contact test that found something below: a frame less, or the end and why. */
export function runDown(delay: LockDelay, rule: ResetRule): LockDelay | 'run out' | 'no resets left' {
  if (rule.afterLastReset === 'locks' && noneLeft(delay, rule)) return 'no resets left';
  return delay.left > 0 ? { ...delay, left: delay.left - 1 } : 'run out';
}
