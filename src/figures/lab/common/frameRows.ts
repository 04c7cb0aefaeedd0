import type { Placement } from '#engine/piece.ts';
import { rotationOf, type PlayFrame } from '#play/frame.ts';
import type { History } from '#play/history.ts';
import type { RotationRun } from '#play/plans.ts';
import type { PlayState } from '#play/state.ts';

/** Consecutive frames with equal events. */
export interface FrameRow {
  /** The first and the last frame, counted from 1. */
  readonly first: number;
  readonly last: number;
  /** The state after the last frame. */
  readonly state: PlayState;
  /** What the buttons requested in each of these frames; null if they requested nothing. */
  readonly run: RotationRun | null;
}

const placeWord = ({ piece, orientation, at }: Placement): string => `${piece}${orientation} ${at.join()}`;

/** Frames with equal keys are equal: the held buttons, their states, the tries and the position. */
function storyOf({ state, events }: PlayFrame): string {
  const { held, two, phase } = state;
  const place = phase.is === 'piece' ? placeWord(phase.active.placement) : phase.is;
  const reported = events.flatMap((event) => {
    switch (event.is) {
      case 'rotation':
        return event.run.tried.map(
          ({ plan, traces }) =>
            `${plan.name} ${traces.map(({ outcome }) => ('test' in outcome ? outcome.test.number : outcome.is)).join()}`,
        );
      case 'contact test':
      case 'delay restored':
        return [];
      case 'movement':
        return [event.shift.side];
      case 'gravity':
      case 'locked':
      case 'rows cleared':
      case 'held':
      case 'entered':
      case 'block out':
      case 'no piece left':
        return [event.is];
    }
  });
  return [held, two.left, two.right, place, ...reported].join(' ');
}

const known = new WeakMap<History, readonly FrameRow[]>();

/** Groups equal neighbours of a run, so that a long hold is one row. The result is cached for each run. */
export function frameRows(run: History): readonly FrameRow[] {
  const made = known.get(run) ?? takenTogether(run);
  known.set(run, made);
  return made;
}

function takenTogether({ frames }: History): readonly FrameRow[] {
  const rows: FrameRow[] = [];
  let before = '';
  frames.forEach((frame, index) => {
    const story = storyOf(frame);
    const last = rows.at(-1);
    if (last && story === before) rows[rows.length - 1] = { ...last, last: index + 1, state: frame.state };
    else rows.push({ first: index + 1, last: index + 1, state: frame.state, run: rotationOf(frame) });
    before = story;
  });
  return rows;
}

export const holds = ({ first, last }: FrameRow, frame: number): boolean => first <= frame && frame <= last;

/** Returns at most `most` rows around the one with the frame. */
export function rowsAround(rows: readonly FrameRow[], frame: number, most: number): readonly FrameRow[] {
  const here = Math.max(
    0,
    rows.findIndex((row) => holds(row, frame)),
  );
  const first = Math.max(0, Math.min(here - Math.floor(most / 2), rows.length - most));
  return rows.slice(first, first + most);
}
