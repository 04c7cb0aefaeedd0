import { ANALYSES, type Facts } from './analyses.ts';
import { providedFacts } from './provided.ts';

const known: Partial<Facts> = { ...(await providedFacts()) };

/** Returns the result of an analysis, which is run at first use where the build has not provided it. */
export function fact<Name extends keyof Facts>(name: Name): Facts[Name] {
  const result = known[name] ?? (ANALYSES[name]() as Facts[Name]);
  known[name] = result;
  return result;
}
