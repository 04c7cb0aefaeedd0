import 'strings:facts';
import type { SYSTEMS } from '#rules/registry.ts';
import type { Say } from '#text/strings.ts';

type LockRule = (typeof SYSTEMS)[number]['lock'];

/** Says what restores the lock delay, and how often. */
export function restoredText({ reset, resetLimit, turnResetLimit }: LockRule, say: Say): string {
  const how = say(`facts.reset.${reset}`);
  if (resetLimit === null) return how;
  return turnResetLimit === undefined
    ? say('facts.reset.limited', { how, limit: resetLimit })
    : say('facts.reset.apart', { how, moves: resetLimit, turns: turnResetLimit });
}
