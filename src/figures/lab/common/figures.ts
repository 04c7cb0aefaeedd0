import type { Memory } from '#engine/memory.ts';
import type { PlayFrame } from '#play/frame.ts';
import type { History } from '#play/history.ts';
import { delayOf, type PlayState } from '#play/state.ts';

/** The lock delay after a frame, and what the system counts for the piece. */
export interface FrameFigures {
  /** Frames of contact that are left after the frame; 0 if the piece locked in it, null without a piece. */
  readonly delay: number | null;
  /** The number of floor kicks of the piece; null without a piece. */
  readonly floorKicks: number | null;
}

export interface FrameMark {
  readonly frame: number;
  readonly is: 'floor kick' | 'delay gone' | 'restored' | 'locked';
}

const memoryOf = ({ phase }: PlayState): Memory | null => (phase.is === 'piece' ? phase.active.memory : null);

/** Returns the memory of the frame's piece after its rotation. */
function memoryIn({ events, state }: PlayFrame, before: PlayState): Memory | null {
  const rotation = events.find((event) => event.is === 'rotation');
  if (rotation) return rotation.run.memory;
  return memoryOf(before) ?? memoryOf(state);
}

function figuresIn(played: PlayFrame, before: PlayState): FrameFigures {
  const { events, state } = played;
  const floorKicks = memoryIn(played, before)?.floorKicks ?? null;
  if (events.some(({ is }) => is === 'locked')) return { delay: 0, floorKicks };
  return { delay: state.phase.is === 'piece' ? state.phase.active.delay.left : null, floorKicks };
}

const stateBefore = ({ start, frames }: History, index: number): PlayState => frames[index - 1]?.state ?? start;

/** Returns the values of every frame of a run. */
export const frameFigures = (run: History): readonly FrameFigures[] =>
  run.frames.map((played, index) => figuresIn(played, stateBefore(run, index)));

/** Returns the frames in which the lock delay or the floor kicks changed. */
export function frameMarks(run: History): readonly FrameMark[] {
  return run.frames.flatMap((played, index): FrameMark[] => {
    const before = memoryOf(stateBefore(run, index));
    const after = memoryIn(played, stateBefore(run, index));
    const frame = index + 1;
    const kicked = before && after && after.floorKicks > before.floorKicks;
    const gone = before && after && after.lockDelayGone && !before.lockDelayGone;
    return [
      ...(kicked ? [{ frame, is: 'floor kick' } as const] : []),
      ...(gone ? [{ frame, is: 'delay gone' } as const] : []),
      ...(played.events.some(({ is }) => is === 'delay restored') ? [{ frame, is: 'restored' } as const] : []),
      ...(played.events.some(({ is }) => is === 'locked') ? [{ frame, is: 'locked' } as const] : []),
    ];
  });
}

/** Returns the full lock delay of a run's first piece, in frames. */
export const fullDelayOf = ({ start }: History): number =>
  start.phase.is === 'piece' ? delayOf(start.settings, start.phase.active.memory) : start.settings.lockDelay;

/** Returns the frame in which the first piece of a run locks; null if none does. */
export const firstLock = (run: History): number | null =>
  frameMarks(run).find(({ is }) => is === 'locked')?.frame ?? null;
