import 'strings:ourTiming';
import type { LockRule } from '#engine/system.ts';
import { listText } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';

/** Says which figures and rules of play are a choice of this site: the figures always, and those rules that no source has. */
export function ourTiming(system: string, decided: readonly (keyof LockRule)[], say: Say): string {
  const figures = say('ourTiming.figures', { system });
  if (decided.length === 0) return figures;
  const facts = listText(
    decided.map((fact) => say(`ourTiming.${fact}`)),
    say,
  );
  return `${figures} ${say('ourTiming.rules', { facts })}`;
}
