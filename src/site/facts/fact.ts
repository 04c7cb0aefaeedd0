import { readFileSync } from 'node:fs';
import { ANALYSES, type Facts } from './analyses.ts';

/** A build names the file of facts, which it writes before any page (src/build/computed/computed.ts). */
const { FACTS } = process.env;

const known: Partial<Facts> = FACTS === undefined ? {} : (JSON.parse(readFileSync(FACTS, 'utf8')) as Facts);

/** Returns the result of an analysis, which is run at first use where no build has written it. */
export function fact<Name extends keyof Facts>(name: Name): Facts[Name] {
  const result = known[name] ?? (ANALYSES[name]() as Facts[Name]);
  known[name] = result;
  return result;
}
