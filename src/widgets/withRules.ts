import { isKnown } from '#rules/known.ts';

/** Does something that needs the rules of a system: at once where they are known, after fetching those of all systems otherwise. */
export function withRules(id: string | null | undefined, then: () => void): void {
  if (id === null || id === undefined || isKnown(id)) then();
  else void import('./everyRule.ts').then(then);
}
