import type { ChildProcess } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';

/** Gives a process the time that this one leaves. Only root may raise a priority, so a lower one, as under `nice`, stays. */
export function stepBack({ pid }: ChildProcess): void {
  if (pid !== undefined) setPriority(pid, Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
}
