import { atlasOf } from '#analysis/atlas.ts';
import { differenceOf, questions } from '#analysis/difference.ts';
import { rotationsOf } from '#analysis/rotations.ts';
import { openWitness, standingWitness } from '#analysis/witness.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { SYSTEMS } from '#rules/registry.ts';

/** Limit for a single search, in milliseconds. */
export const SEARCH_LIMIT = 100;

/** Counts of searches, and their times in milliseconds. */
export interface SearchTimes {
  readonly atlas: number;
  readonly endings: number;
  readonly slowestWitness: number;
  readonly slowestDifference: number;
}

const milliseconds = (run: () => unknown): number => {
  const begin = performance.now();
  run();
  return performance.now() - begin;
};

/** Runs every search for a board, one after the other, in Node or in a browser. */
export function timeSearches(): SearchTimes {
  let endings = 0;
  const atlas = milliseconds(() => {
    for (const system of SYSTEMS) {
      for (const rotation of rotationsOf(system)) endings += atlasOf(system, rotation).length;
    }
  });
  // After the atlas all code is optimised, as in a figure that has been in use.
  let slowestWitness = 0;
  for (const system of SYSTEMS) {
    for (const rotation of rotationsOf(system)) {
      for (const { ending, open } of atlasOf(system, rotation)) {
        if (!open) continue;
        slowestWitness = Math.max(
          slowestWitness,
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
  return { atlas, endings, slowestWitness, slowestDifference };
}
