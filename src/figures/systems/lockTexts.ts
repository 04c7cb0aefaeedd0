import 'strings:facts';
import type { LockRule } from '#engine/system.ts';
import type { Say } from '#text/strings.ts';

/** What is known of entry, drops and lock delay. */
const FACTS = ['reset', 'softDrop', 'hardDrop', 'entryDelay', 'initialRotation', 'initialHold'] as const;
type LockFact = (typeof FACTS)[number];

/** Says what restores the lock delay, and how often. */
function restoredText({ reset, resetLimit, turnResetLimit, countsAnew }: LockRule, say: Say): string {
  if (resetLimit === null) return say(`facts.reset.${reset}`);
  if (countsAnew) return say('facts.reset.anew', { limit: resetLimit });
  return turnResetLimit === undefined
    ? say('facts.reset.together', { limit: resetLimit })
    : say('facts.reset.apart', { moves: resetLimit, turns: turnResetLimit });
}

function factText(lock: LockRule, fact: LockFact, say: Say): string {
  switch (fact) {
    case 'reset':
      return restoredText(lock, say);
    case 'initialRotation':
    case 'initialHold':
      return say(`facts.known.${lock[fact]}`);
    default:
      return say(`facts.${fact}.${lock[fact]}`);
  }
}

/** A rule of entry, drops or lock delay in words; with `usually` where the source does not name the game. */
export function lockText(lock: LockRule, fact: LockFact, say: Say): string {
  // Where no piece can be held, none is held on entry.
  if (fact === 'initialHold' && lock.hold === 'none') return say('facts.known.no');
  const known = fact === 'reset' ? lock.reset : lock[fact];
  const text = factText(lock, fact, say);
  return lock.usual && known !== 'unknown' ? say('facts.usual', { fact: text }) : text;
}

/** All rules of entry, drops and lock delay, by name. */
export const lockFacts = (lock: LockRule, say: Say): readonly { readonly name: string; readonly value: string }[] =>
  FACTS.map((fact) => ({ name: say(`facts.${fact}`), value: lockText(lock, fact, say) }));
