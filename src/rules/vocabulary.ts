import type { Result } from '#engine/diagnostics.ts';
import { parseScenario, type Scenario, type ScenarioVocabulary } from '#engine/scenario.ts';
import { ownFault } from './ownFault.ts';
import { withReadings } from './readings.ts';
import { RecentCache } from './recentCache.ts';
import { LISTED, systemById, SYSTEMS } from './registry.ts';

/** What scenario lines of this site may name. */
export const VOCABULARY: ScenarioVocabulary = { systems: LISTED, systemById, systemFault: ownFault, withReadings };

/** Page, component and report of a figure read the same line, and share its trace as long as it is the same scenario. */
const known = new RecentCache<string, Result<Scenario>>(32);

/**
 * Reads a scenario, the line of parameters that links, figures and `npx wallkick rotate` have. It knows every system.
 * @param query `system`, `piece`, `from`, `at`, `turn` and `board` in any order, and more parameters where a system needs them
 * @returns the scenario; or each parameter that is wrong, with its place and a sentence
 * @example
 * import { readScenario } from 'wallkick/systems';
 *
 * const read = readScenario('system=srs piece=T from=0 at=3,0 turn=cw board=..........');
 * read.ok ? [] : read.diagnostics.map(({ code, span }) => `${code} ${span.start}`); // → ['scenario.system 7']
 */
export const readScenario = (query: string): Result<Scenario> =>
  // Read again once the rules of more systems have come.
  known.get(`${SYSTEMS.length} ${query}`, () => parseScenario(query, VOCABULARY));

/** A poster reads and prints scenarios, and loads both with the rules. */
export { printScenario } from '#engine/scenario.ts';
