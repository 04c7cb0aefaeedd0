/** What a system remembers about the piece in play. */
export interface Memory {
  /** Kicks upwards that the piece has made. */
  readonly floorKicks: number;
  /** The piece has no lock delay any more (TGM3: it was turned again after a floor kick). */
  readonly lockDelayGone: boolean;
}

/**
 * What a system remembers of a piece that has just spawned: no floor kick, and its lock delay.
 * @example
 * import { FRESH_MEMORY } from 'wallkick';
 *
 * FRESH_MEMORY; // → { floorKicks: 0, lockDelayGone: false }
 */
export const FRESH_MEMORY: Memory = Object.freeze({ floorKicks: 0, lockDelayGone: false });
