import { finesseSums } from '#analysis/finesseSums.ts';
import { kickPerft } from '#analysis/kickPerft.ts';
import { CLAIMS, evidenceOf } from '#claims/registry.ts';
import { conformanceLines } from '#data/conformance.ts';
import { pressBoards } from '#figures/onePress/pressBoards.ts';
import { differencesAmong, systemRow } from '#figures/systems/systemMatrix.ts';
import { SYSTEMS } from '#rules/registry.ts';

/** Analyses whose results pages show. They take seconds. The results are JSON, so what belongs to systems or claims is pairs. */
export const ANALYSES = {
  differences: () => differencesAmong(SYSTEMS),
  systemRows: () => SYSTEMS.map((system) => [system.id, systemRow(system)] as const),
  /** The number of lines in the small set of conformance vectors, by system. */
  smallSets: () => SYSTEMS.map((system) => [system.id, conformanceLines(system, 'small').length] as const),
  /** The results of the checks, by claim. */
  evidence: () => CLAIMS.map((claim) => [claim.id, evidenceOf(claim)] as const),
  /** Boards on which one press has many answers, best first. */
  pressBoards,
  /** The fewest keys under every system. */
  finesseSums,
  /** The counts of kickperft, by system. */
  perft: () => SYSTEMS.map((system) => [system.id, kickPerft(system)] as const),
} as const;

export type Facts = { readonly [Name in keyof typeof ANALYSES]: ReturnType<(typeof ANALYSES)[Name]> };

export const everyFact = (): Facts => ({
  differences: ANALYSES.differences(),
  systemRows: ANALYSES.systemRows(),
  smallSets: ANALYSES.smallSets(),
  evidence: ANALYSES.evidence(),
  pressBoards: ANALYSES.pressBoards(),
  finesseSums: ANALYSES.finesseSums(),
  perft: ANALYSES.perft(),
});
