import type { Piece, Placement } from '#engine/piece.ts';
import { playfield, type Playfield } from '#engine/playfield.ts';
import type { LockRule, RotationSystem } from '#engine/system.ts';
import type { DasSettings } from '../das.ts';
import type { Speed } from '../gravity.ts';
import { playRules } from '../playRules.ts';
import type { Deal } from '../queue.ts';
import { defaultSettings, type PlaySettings } from '../settings.ts';
import { startPlay, type PlayState } from '../state.ts';

/** How fast pieces fall by themselves. */
export const FALLS = ['none', 'slow', '1G', '20G'] as const;
export type FallChoice = (typeof FALLS)[number];

const SPEEDS: Readonly<Record<FallChoice, Speed>> = {
  none: { rows: 0, frames: 1 },
  slow: { rows: 1, frames: 64 },
  '1G': { rows: 1, frames: 1 },
  '20G': { rows: 20, frames: 1 },
};

/** More rows a frame than a field has. */
const AT_ONCE: Speed = { rows: 60, frames: 1 };

export const LOCKS = ['in time', 'by drops'] as const satisfies readonly PlaySettings['locks'][];

/** What a player chooses before a game. Null takes the figure of `defaultSettings`. */
export interface GameSetup {
  readonly system: RotationSystem;
  readonly field: Playfield;
  /** A piece that is in play already; null where the first of the queue enters. */
  readonly first: Placement | null;
  readonly queue: readonly Piece[];
  /** What comes after the queue; null for no more pieces. */
  readonly deal: Deal | null;
  readonly seed: number;
  readonly fall: FallChoice;
  readonly locks: PlaySettings['locks'];
  readonly lockDelay: number | null;
  readonly entryDelay: number | null;
  readonly das: DasSettings | null;
  /** Frames in which a soft drop falls one row; 0: it falls at once. */
  readonly soft: number | null;
}

/** What a game decides where no source does. Gravity and delays are always among it. */
export const decidedHere = (system: RotationSystem): readonly (keyof LockRule)[] => [
  ...playRules(system).assumed,
  ...(system.lock.hold === 'none' ? [] : (['hold'] as const)),
];

/** The settings of a game: a hard drop that locks where nobody knows one, and a hold where no source denies it. */
export function gameSettings(
  system: RotationSystem,
  {
    fall,
    locks,
    lockDelay,
    entryDelay,
    das,
    soft,
  }: Pick<GameSetup, 'fall' | 'locks' | 'lockDelay' | 'entryDelay' | 'das' | 'soft'>,
): PlaySettings {
  const usual = defaultSettings(system);
  return {
    ...usual,
    gravity: SPEEDS[fall],
    locks,
    lockDelay: lockDelay ?? usual.lockDelay,
    entryDelay: entryDelay ?? usual.entryDelay,
    das: das ?? usual.das,
    softDrop: soft === null ? usual.softDrop : soft === 0 ? AT_ONCE : { rows: 1, frames: soft },
    hardDrop: system.lock.hardDrop === 'unknown' ? 'locks' : null,
    hold: system.lock.hold !== 'none',
  };
}

/** Play before the first frame of a game. */
export const startGame = ({ system, field, first, queue, deal, seed, ...settings }: GameSetup): PlayState =>
  startPlay({
    system,
    field,
    queue,
    settings: gameSettings(system, settings),
    ...(deal === null ? {} : { deal, seed }),
    ...(first === null ? {} : { placement: first }),
  });

/** An empty field of the system's size, and what a game begins with where nothing is chosen. */
export const usualSetup = (system: RotationSystem): GameSetup => ({
  system,
  field: playfield(system.field),
  first: null,
  queue: [],
  deal: 'bag',
  seed: 1,
  fall: 'none',
  locks: 'by drops',
  lockDelay: null,
  entryDelay: null,
  das: null,
  soft: null,
});
