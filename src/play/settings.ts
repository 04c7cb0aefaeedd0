import type { RotationSystem } from '#engine/system.ts';
import type { DasSettings } from './das.ts';
import type { Speed } from './gravity.ts';
import { playRules, type PlayRules } from './playRules.ts';

/** The figures of play, all in frames or in rows a frame. */
export interface PlaySettings {
  readonly gravity: Speed;
  /** How fast a soft drop falls; gravity goes on when it is faster. */
  readonly softDrop: Speed;
  /** Frames of contact that a piece survives. */
  readonly lockDelay: number;
  /** Frames between the lock of a piece and the entry of the next one (ARE). */
  readonly entryDelay: number;
  readonly das: DasSettings;
  /** Whether time locks a piece in contact, or drops alone do. */
  readonly locks: 'in time' | 'by drops';
  /** A hard drop in place of the one that the system has; null leaves that. */
  readonly hardDrop: PlayRules['hardDrop'] | null;
  /** Whether a piece can be held, once until the next one comes. */
  readonly hold: boolean;
}

/** Entry delay of systems that have one. */
const ENTRY_DELAY = 25;

/**
 * The numbers that play starts with, in frames and rows a frame. None of them comes from a source: they are round numbers at 60 frames a second that keep every phase visible.
 * @example
 * import { defaultSettings } from 'wallkick/play';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * defaultSettings(srsGuideline).lockDelay; // → 30
 */
export const defaultSettings = (system: RotationSystem): PlaySettings => ({
  gravity: { rows: 1, frames: 64 },
  softDrop: { rows: 1, frames: 1 },
  lockDelay: 30,
  entryDelay: playRules(system).entryDelay ? ENTRY_DELAY : 0,
  das: { delay: 14, repeat: 1 },
  locks: 'in time',
  hardDrop: null,
  hold: false,
});

/** The rules of a system with what the settings put in their place. */
export function rulesUnder(system: RotationSystem, { hardDrop }: PlaySettings): PlayRules {
  const rules = playRules(system);
  return hardDrop === null || hardDrop === rules.hardDrop ? rules : { ...rules, hardDrop };
}
