import { CLAIMS, evidenceOf } from '#claims/registry.ts';
import { conformanceLines } from '#data/conformance.ts';
import { differencesAmong, systemRow } from '#figures/systems/systemMatrix.ts';
import { SYSTEMS } from '#rules/registry.ts';

/** Analyses whose results pages show. They take seconds. */
export const ANALYSES = {
  differences: () => differencesAmong(SYSTEMS),
  systemRows: () => new Map(SYSTEMS.map((system) => [system.id, systemRow(system)])),
  /** The number of lines in the small set of conformance vectors, by system. */
  smallSets: () => new Map(SYSTEMS.map((system) => [system.id, conformanceLines(system, 'small').length])),
  /** The results of the checks, by claim. */
  evidence: () => new Map(CLAIMS.map((claim) => [claim.id, evidenceOf(claim)])),
} as const;

export type Facts = { readonly [Name in keyof typeof ANALYSES]: ReturnType<(typeof ANALYSES)[Name]> };

export const everyFact = (): Facts => ({
  differences: ANALYSES.differences(),
  systemRows: ANALYSES.systemRows(),
  smallSets: ANALYSES.smallSets(),
  evidence: ANALYSES.evidence(),
});
