import { placementOn } from '#engine/placementOf.ts';
import { FRESH_MEMORY } from '#engine/memory.ts';
import { minosOf } from '#engine/shapes.ts';
import { sameSquares } from '#engine/squares.ts';
import type { RotationSystem } from '#engine/system.ts';
import type { Vec } from '#engine/geometry.ts';
import type { Held } from '../buttons.ts';
import { BOTH_UP } from '../dtetButtons.ts';
import { playFrame, rotationOf, type PlayFrame } from '../frame.ts';
import type { PlayState } from '../state.ts';
import { gameSettings } from './setup.ts';

/** The same buttons under another system, until the boards differ. */
export interface WhatIf {
  /** The first frame in which they differ, counted from 1; null where they never do. */
  readonly parts: number | null;
  /** Whether a rotation parts them, or something else: a drop, a lock, an entry. */
  readonly by: 'rotation' | 'something else' | null;
  /** Frames that were compared. */
  readonly frames: number;
  /** The last frame of each; null where there was none. */
  readonly mine: PlayFrame | null;
  readonly other: PlayFrame | null;
}

/** The state under another system: the piece keeps its squares. Null where the system has no orientation with them. */
export function underSystem(state: PlayState, system: RotationSystem): PlayState | null {
  const { settings, phase } = state;
  const { hardDrop, hold } = gameSettings(system, { ...settings, fall: 'none', soft: null });
  const other: PlayState = { ...state, system, settings: { ...settings, hardDrop, hold }, two: BOTH_UP };
  if (phase.is !== 'piece') return other;
  const { placement } = phase.active;
  const there = placementOn(system.shapes, placement.piece, minosIn(state), placement.orientation);
  if (there === null) return null;
  return { ...other, phase: { is: 'piece', active: { ...phase.active, placement: there, memory: FRESH_MEMORY } } };
}

const minosIn = ({ system, phase }: PlayState): readonly Vec[] =>
  phase.is === 'piece' ? minosOf(system.shapes, phase.active.placement) : [];

function sameBoards(a: PlayState, b: PlayState): boolean {
  return (
    a.phase.is === b.phase.is &&
    a.field.rows.length === b.field.rows.length &&
    a.field.rows.every((row, y) => row === b.field.rows[y]) &&
    sameSquares(minosIn(a), minosIn(b))
  );
}

const tries = (frame: PlayFrame): boolean => rotationOf(frame) !== null;

/** Plays the same buttons under another system from a state on; null where the piece has no such squares there. */
export function whatIf(state: PlayState, held: readonly Held[], system: RotationSystem): WhatIf | null {
  const begun = underSystem(state, system);
  if (begun === null) return null;
  let mine: PlayFrame | null = null;
  let other: PlayFrame | null = null;
  for (const [index, now] of held.entries()) {
    mine = playFrame(mine?.state ?? state, now);
    other = playFrame(other?.state ?? begun, now);
    if (sameBoards(mine.state, other.state)) continue;
    const by = tries(mine) || tries(other) ? 'rotation' : 'something else';
    return { parts: index + 1, by, frames: index + 1, mine, other };
  }
  return { parts: null, by: null, frames: held.length, mine, other };
}
