import { findingOf } from './conditions.ts';
import { rowsCompleted, type SpinLanding } from './landing.ts';

/** Names that players have for a T-spin by its kick. */
export type KnownSpin = 'stsd' | 'iso' | 'neo' | 'fin';

const isFilled = (landing: SpinLanding, corners: 'all' | 'front', atLeast: number): boolean =>
  findingOf({ corners, atLeast }, landing, landing.turned).holds;

/**
 * The name of a T-spin by its kick, whatever a game says of it; null if it has none.
 * @example
 * import { requestOf, rotate } from 'wallkick';
 * import { knownSpin, landingOf } from 'wallkick/spins';
 * import { readScenario } from 'wallkick/systems';
 *
 * const fin = 'system=srs-guideline piece=T from=2 at=3,2 turn=ccw board=###......./###......./###..#####/###.######/###.######';
 * const read = readScenario(fin);
 * const landing = read.ok ? landingOf(rotate(read.value.system, requestOf(read.value))) : null;
 * landing && knownSpin(landing); // → 'fin'
 */
export function knownSpin(landing: SpinLanding): KnownSpin | null {
  const { from, turned, offset } = landing;
  if (turned.piece !== 'T' || turned.orientation % 2 === 0 || offset[1] !== -2) return null;
  if (!isFilled(landing, 'all', 3)) return null;
  const isAside = offset[0] !== 0;
  // The kick of the T-spin triple, with a row less.
  if (from === 0) return isAside && rowsCompleted(landing, turned).length === 2 ? 'stsd' : null;
  if (from !== 2) return null;
  const bothFront = isFilled(landing, 'front', 2);
  if (isAside) return bothFront ? null : 'fin';
  return bothFront ? 'iso' : 'neo';
}
