import { FRESH_MEMORY, type Memory } from '#engine/memory.ts';
import type { Piece, Placement } from '#engine/piece.ts';
import { playfield, type Playfield } from '#engine/playfield.ts';
import { fieldFor } from '#engine/rotate.ts';
import type { RotationSystem } from '#engine/system.ts';
import { NOTHING_HELD, type Held } from './buttons.ts';
import { NO_DAS, type DasState, type Side } from './das.ts';
import { BOTH_UP, type TwoButtons } from './dtetButtons.ts';
import { enter, type Entry } from './entry.ts';
import { NO_PROGRESS, type Progress } from './gravity.ts';
import { fullDelay, type LockDelay } from './lockDelay.ts';
import { isFree } from './place.ts';
import { playRules } from './playRules.ts';
import { pieceQueue, takeNext, type Deal, type Queue } from './queue.ts';
import { defaultSettings, type PlaySettings } from './settings.ts';

/** The piece in play with what is remembered about it. */
export interface ActivePiece {
  readonly placement: Placement;
  /** What the system remembers about the piece: floor kicks made, lock delay gone. */
  readonly memory: Memory;
  readonly progress: Progress;
  readonly delay: LockDelay;
}

/** What a frame begins with: a piece, an entry delay, or nothing more to play. */
export type Phase =
  | { readonly is: 'piece'; readonly active: ActivePiece }
  /** Entry delay: the next piece comes in at the end of the frame that counts down to 0. */
  | { readonly is: 'entry'; readonly framesLeft: number }
  /** Block out. */
  | { readonly is: 'over'; readonly placement: Placement }
  | { readonly is: 'no piece left' };

/** The piece in the hold, and whether it was changed since the last lock. */
export interface Hold {
  readonly piece: Piece | null;
  readonly used: boolean;
}

const EMPTY_HOLD: Hold = Object.freeze({ piece: null, used: false });

/** Play between two frames. Nothing in it is ever changed. */
export interface PlayState {
  readonly system: RotationSystem;
  readonly settings: PlaySettings;
  /** Frames played. */
  readonly frame: number;
  /** Without the piece in play. */
  readonly field: Playfield;
  readonly queue: Queue;
  /** What was held in the last frame. */
  readonly held: Held;
  readonly das: DasState;
  /** The side that was pressed last; null before any was. Only Minote looks at it. */
  readonly lastSide: Side | null;
  /** Only DTET looks at these. */
  readonly two: TwoButtons;
  readonly hold: Hold;
  readonly phase: Phase;
  readonly piecesLocked: number;
  readonly rowsCleared: number;
}

/** How play begins. */
export interface PlayStart {
  readonly system: RotationSystem;
  /** An empty field of the system's size when left out. */
  readonly field?: Playfield;
  readonly settings?: Partial<PlaySettings>;
  readonly queue?: readonly Piece[];
  /** Seed of the generator that goes on when the queue is empty; without one play ends there. */
  readonly seed?: number;
  readonly deal?: Deal;
  /** A piece that is in play already, with what the system remembers about it; without one the first of the queue enters. */
  readonly placement?: Placement;
  readonly memory?: Memory;
  /** Frames of entry delay before the first piece of the queue enters. */
  readonly entryIn?: number;
  readonly held?: Held;
}

/**
 * The full lock delay of a piece in play.
 * TGM3: none for a piece that has been turned after a floor kick.
 */
export const delayOf = (settings: PlaySettings, memory: Memory): number =>
  memory.lockDelayGone ? 0 : settings.lockDelay;

const activePiece = (settings: PlaySettings, placement: Placement, memory: Memory): ActivePiece => ({
  placement,
  memory,
  progress: NO_PROGRESS,
  delay: fullDelay(delayOf(settings, memory)),
});

interface BroughtIn {
  readonly phase: Phase;
  readonly queue: Queue;
  readonly event: Entry | { readonly is: 'no piece left' };
}

/** What a piece comes into. */
type Arena = Pick<PlayState, 'system' | 'settings' | 'field'>;

/** Brings a piece in. */
export function bringPiece({ system, settings, field }: Arena, piece: Piece, now: Held): Omit<BroughtIn, 'queue'> {
  const event = enter(system, playRules(system), fieldFor(system, field), piece, now);
  const phase: Phase =
    event.is === 'entered'
      ? { is: 'piece', active: activePiece(settings, event.placement, event.memory) }
      : { is: 'over', placement: event.placement };
  return { phase, event };
}

/** Takes the next piece of the queue and brings it in. */
export function bringIn(arena: Arena, queue: Queue, now: Held): BroughtIn {
  const taken = takeNext(queue);
  if (taken === null) return { phase: { is: 'no piece left' }, queue, event: { is: 'no piece left' } };
  return { ...bringPiece(arena, taken.piece, now), queue: taken.queue };
}

/**
 * Play before its first frame. A piece that overlaps something, or a blocked spawn, makes a state that is over.
 * @param start the system, and what differs from an empty field, the usual settings and no pieces
 * @throws RangeError if a number of the settings is not whole or is out of range
 * @example
 * import { startPlay } from 'wallkick/play';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * const { phase } = startPlay({ system: srsGuideline, queue: ['T'] });
 * phase.is === 'piece' ? phase.active.placement.piece : phase.is; // → 'T'
 */
export function startPlay(start: PlayStart): PlayState {
  const { system, placement, memory = FRESH_MEMORY, entryIn = 0, held = NOTHING_HELD } = start;
  const settings: PlaySettings = { ...defaultSettings(system), ...start.settings };
  checkSettings(settings);
  const field = start.field ?? playfield(system.field);
  const queue = pieceQueue(start.queue ?? [], start.seed ?? null, start.deal);
  const first: Pick<BroughtIn, 'phase' | 'queue'> = placement
    ? {
        queue,
        phase: isFree(system, fieldFor(system, field), placement)
          ? { is: 'piece', active: activePiece(settings, placement, memory) }
          : { is: 'over', placement },
      }
    : entryIn > 0
      ? { queue, phase: { is: 'entry', framesLeft: entryIn } }
      : bringIn({ system, settings, field }, queue, held);
  return {
    system,
    settings,
    frame: 0,
    field,
    queue: first.queue,
    held,
    das: NO_DAS,
    lastSide: null,
    two: BOTH_UP,
    hold: EMPTY_HOLD,
    phase: first.phase,
    piecesLocked: 0,
    rowsCleared: 0,
  };
}

function checkSettings({ gravity, softDrop, lockDelay, entryDelay, das }: PlaySettings): void {
  const figures: readonly (readonly [name: string, value: number, least: number])[] = [
    ['gravity rows', gravity.rows, 0],
    ['gravity frames', gravity.frames, 1],
    ['soft drop rows', softDrop.rows, 0],
    ['soft drop frames', softDrop.frames, 1],
    ['lock delay', lockDelay, 0],
    ['entry delay', entryDelay, 0],
    ['DAS delay', das.delay, 1],
    ['DAS repeat', das.repeat, 0],
  ];
  for (const [name, value, least] of figures) {
    if (!Number.isInteger(value) || value < least)
      throw new RangeError(`${name} is ${value}; a whole number from ${least} is needed`);
  }
}
