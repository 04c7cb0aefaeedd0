import type { Vec } from '#engine/geometry.ts';
import type { RotationSystem } from '#engine/system.ts';
import { fatesOf, type Fate, type RotationFates } from './deadKicks.ts';
import { finished, NOT_LOOKED_AT, type Job, type NotLookedAt } from './job.ts';
import { kicksOf, type Ending, type Rotation } from './rotations.ts';
import { openWitness, standingWitness, type Witness } from './witness.ts';

/** For failure: whether it can happen. */
type EndingFate = Fate | { readonly is: 'can fail' } | { readonly is: 'cannot fail' };

/**
 * One ending of a rotation with the smallest boards that show it.
 * @typeParam Missing what may stand in the place of an answer
 */
export interface AtlasEntry<Missing = never> {
  readonly ending: Ending;
  /** Null for failure. */
  readonly kick: Vec | null;
  readonly fate: EndingFate | { readonly is: Missing };
  /** Null where the ending cannot happen. */
  readonly open: Witness | null | Missing;
  /** Null where the ending cannot happen, or only on boards that cannot come about so. */
  readonly standing: Witness | null | Missing;
}

const possible = (ending: Ending): EndingFate => ({ is: ending === 'fail' ? 'can fail' : 'can win' });

function fateIn({ tests, canFail }: RotationFates, ending: Ending): EndingFate {
  if (ending === 'fail') return canFail ? possible(ending) : { is: 'cannot fail' };
  return tests[ending - 1]!.fate;
}

/** Every ending of a rotation, test by test, failure last. */
export function atlasJob(system: RotationSystem, rotation: Rotation): Job<readonly AtlasEntry<NotLookedAt>[]> {
  let fates: RotationFates | null = null;
  const open = new Map<Ending, Witness | null>();
  const standing = new Map<Ending, Witness | null>();
  const kicks = kicksOf(system, rotation);
  const endings: readonly Ending[] = [...kicks.map((_kick, index) => index + 1), 'fail'];

  /** A board shows that the ending happens, whatever else was looked at. */
  const fateOf = (ending: Ending): AtlasEntry<NotLookedAt>['fate'] => {
    if (fates) return fateIn(fates, ending);
    return open.get(ending) || standing.get(ending) ? possible(ending) : { is: NOT_LOOKED_AT };
  };
  const happens = (ending: Ending): boolean => ['can win', 'can fail', NOT_LOOKED_AT].includes(fateOf(ending).is);

  return {
    parts: [
      (budget) => {
        fates = fatesOf(system, rotation, budget);
      },
      ...endings.flatMap((ending): Job<unknown>['parts'] => [
        (budget) => open.set(ending, happens(ending) ? openWitness(system, rotation, ending, budget) : null),
        (budget) => standing.set(ending, happens(ending) ? standingWitness(system, rotation, ending, budget) : null),
      ]),
    ],
    value: () =>
      endings.map((ending, index) => ({
        ending,
        kick: kicks[index] ?? null,
        fate: fateOf(ending),
        open: open.get(ending) ?? (open.has(ending) ? null : NOT_LOOKED_AT),
        standing: standing.get(ending) ?? (standing.has(ending) ? null : NOT_LOOKED_AT),
      })),
  };
}

/** The same, looked at to the end, so that nothing is missing. */
export const atlasOf = (system: RotationSystem, rotation: Rotation): readonly AtlasEntry[] =>
  finished(atlasJob(system, rotation)) as readonly AtlasEntry[];
