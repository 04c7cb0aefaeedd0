import type { Result } from '#engine/diagnostics.ts';
import { parseScenario, type Scenario, type ScenarioVocabulary } from '#engine/scenario.ts';
import { ownFault } from './ownFault.ts';
import { withReadings } from './readings.ts';
import { systemById, SYSTEMS } from './registry.ts';

/** What scenario lines of this site may name. */
export const VOCABULARY: ScenarioVocabulary = { systems: SYSTEMS, systemById, systemFault: ownFault, withReadings };

/** Reads a scenario line with every system of the registry. */
export const readScenario = (line: string): Result<Scenario> => parseScenario(line, VOCABULARY);

/** A poster reads and prints scenarios, and loads both with the rules. */
export { printScenario } from '#engine/scenario.ts';
