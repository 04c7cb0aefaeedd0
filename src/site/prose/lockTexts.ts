import 'strings:facts';
import type { LockRule } from '#engine/system.ts';
import type { Say } from '#widgets/strings.ts';

/** What restores the lock delay, and how often. */
export function restoredText({ reset, resetLimit, turnResetLimit }: LockRule, say: Say): string {
  const how = say(`facts.reset.${reset}`);
  if (resetLimit === null) return how;
  return turnResetLimit === undefined
    ? say('facts.reset.limited', { how, limit: resetLimit })
    : say('facts.reset.apart', { how, moves: resetLimit, turns: turnResetLimit });
}
