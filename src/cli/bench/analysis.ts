import { atlasOf } from '#analysis/atlas.ts';
import { differenceOf, questions } from '#analysis/difference.ts';
import { rotationsOf } from '#analysis/rotations.ts';
import { usageTable } from '#analysis/usage.ts';
import { openWitness, standingWitness } from '#analysis/witness.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { SYSTEMS } from '#rules/registry.ts';
import { measureRate } from './measure.ts';

/** Longest times allowed, in milliseconds. */
const LIMITS = { atlas: 10_000, witness: 100, usage: 2 } as const;

const milliseconds = (run: () => unknown): number => {
  const begin = performance.now();
  run();
  return performance.now() - begin;
};

const against = (took: number, limit: number): string =>
  `${took < 10 ? took.toFixed(2) : took.toFixed(0)} ms (at most ${limit}${took > limit ? ': NOT REACHED' : ''})`;

/** The time of the analyses that pages and widgets wait for. */
export function benchAnalysis(): readonly string[] {
  let entries = 0;
  const atlas = milliseconds(() => {
    for (const system of SYSTEMS) {
      for (const rotation of rotationsOf(system)) entries += atlasOf(system, rotation).length;
    }
  });
  // After the atlas nothing is new to the optimiser, as in a widget that has been in use.
  let slowest = 0;
  for (const system of SYSTEMS) {
    for (const rotation of rotationsOf(system)) {
      for (const { ending, open } of atlasOf(system, rotation)) {
        if (!open) continue;
        slowest = Math.max(
          slowest,
          milliseconds(() => [openWitness(system, rotation, ending), standingWitness(system, rotation, ending)]),
        );
      }
    }
  }
  let slowestDifference = 0;
  for (const system of SYSTEMS) {
    for (const question of questions) {
      slowestDifference = Math.max(
        slowestDifference,
        milliseconds(() => differenceOf(srsGuideline, system, question)),
      );
    }
  }
  const tables = measureRate(() => usageTable(srsGuideline).length, 1);
  return [
    'Analysis',
    `  atlas of all systems    ${against(atlas, LIMITS.atlas)}: ${entries} endings`,
    `  slowest witness         ${against(slowest, LIMITS.witness)}: open and standing board together`,
    `  slowest difference      ${against(slowestDifference, LIMITS.witness)}: Guideline SRS against each system`,
    `  usage table of SRS      ${against(1000 / tables.median, LIMITS.usage)}`,
  ];
}
