import { xorshift32 } from '#engine/random.ts';
import type { RotationSystem } from '#engine/system.ts';
import { BUTTONS, type Held } from './buttons.ts';
import { playFrame } from './frame.ts';
import type { PlaySettings } from './settings.ts';
import { startPlay, type PlayState } from './state.ts';

/** What came of a driven run. The same system, seed and settings always give the same numbers. */
interface DrivenRun {
  readonly frames: number;
  readonly pieces: number;
  readonly rows: number;
  /** Times the field was full and a new one was begun. */
  readonly blockOuts: number;
  /** Mixed from the position of the piece in every frame, to compare runs by. */
  readonly check: number;
}

/** Buttons that a seeded generator holds: in one frame of three a button goes down or up. */
export function buttonStream(seed: number): () => Held {
  const random = xorshift32(seed);
  let set: Held = 0;
  return () => {
    const drawn = random();
    if (drawn % 3 === 0) set ^= 1 << ((drawn >>> 8) % BUTTONS.length);
    return set;
  };
}

const mix = (check: number, { phase, piecesLocked }: PlayState): number => {
  const value =
    phase.is === 'piece'
      ? phase.active.placement.at[0] * 64 + phase.active.placement.at[1] * 4 + phase.active.placement.orientation
      : piecesLocked;
  return (Math.imul(check, 31) + value) | 0;
};

/** Plays so many frames with random buttons and pieces, on a fresh field after each block out. For benches and for looking for faults. */
export function drive(
  system: RotationSystem,
  frames: number,
  seed: number,
  settings: Partial<PlaySettings> = {},
): DrivenRun {
  const next = buttonStream(seed);
  const begin = (held: Held, games: number): PlayState => startPlay({ system, settings, seed: seed + games, held });
  let state = begin(0, 0);
  let blockOuts = 0;
  let pieces = 0;
  let rows = 0;
  let check = 0;
  for (let frame = 0; frame < frames; frame++) {
    state = playFrame(state, next()).state;
    check = mix(check, state);
    if (state.phase.is === 'over') {
      pieces += state.piecesLocked;
      rows += state.rowsCleared;
      blockOuts++;
      state = begin(state.held, blockOuts);
    }
  }
  return { frames, pieces: pieces + state.piecesLocked, rows: rows + state.rowsCleared, blockOuts, check };
}
