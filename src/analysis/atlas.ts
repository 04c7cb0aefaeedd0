import type { Vec } from '#engine/geometry.ts';
import type { RotationSystem } from '#engine/system.ts';
import { fatesOf, type Fate } from './deadKicks.ts';
import type { Ending, Rotation } from './rotations.ts';
import { openWitness, standingWitness, type StandingWitness, type Witness } from './witness.ts';

/** One ending of a rotation with the smallest boards that show it. */
export interface AtlasEntry {
  readonly ending: Ending;
  /** Null for failure. */
  readonly kick: Vec | null;
  /** For failure: whether it can happen. */
  readonly fate: Fate | { readonly is: 'can fail' } | { readonly is: 'cannot fail' };
  /** Null where the ending cannot happen. */
  readonly open: Witness | null;
  /** Null where the ending cannot happen, or only on boards that cannot come about so. */
  readonly standing: StandingWitness | null;
}

/** Every ending of a rotation, test by test, failure last. */
export function atlasOf(system: RotationSystem, rotation: Rotation): readonly AtlasEntry[] {
  const { tests, canFail } = fatesOf(system, rotation);
  const entry = (ending: Ending, kick: Vec | null, fate: AtlasEntry['fate']): AtlasEntry => {
    const happens = fate.is === 'can win' || fate.is === 'can fail';
    return {
      ending,
      kick,
      fate,
      open: happens ? openWitness(system, rotation, ending) : null,
      standing: happens ? standingWitness(system, rotation, ending) : null,
    };
  };
  return [
    ...tests.map(({ test, kick, fate }) => entry(test, kick, fate)),
    entry('fail', null, { is: canFail ? 'can fail' : 'cannot fail' }),
  ];
}
