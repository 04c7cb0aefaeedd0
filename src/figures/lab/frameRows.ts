import type { Placement } from '#engine/piece.ts';
import { rotationOf, type PlayFrame } from '#play/frame.ts';
import type { History } from '#play/history.ts';
import type { RotationRun } from '#play/plans.ts';
import type { PlayState } from '#play/state.ts';

/** Frames, one after the other, in which the same happens. */
export interface FrameRow {
  /** Counted from 1, both included. */
  readonly first: number;
  readonly last: number;
  /** The state after the last of them. */
  readonly state: PlayState;
  /** What the buttons asked for in each of them; null where they asked for nothing. */
  readonly run: RotationRun | null;
}

const placeWord = ({ piece, orientation, at }: Placement): string => `${piece}${orientation} ${at.join()}`;

/** The same word, the same story: what is held, what the buttons are, what was tried and where the piece is. */
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
      case 'entered':
      case 'block out':
      case 'no piece left':
        return [event.is];
    }
  });
  return [held, two.left, two.right, place, ...reported].join(' ');
}

const known = new WeakMap<History, readonly FrameRow[]>();

/** A run with equal neighbours taken together, so that a long hold is one line. Made once for a run. */
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

/** At most `most` rows, those round the one that holds the frame. */
export function rowsAround(rows: readonly FrameRow[], frame: number, most: number): readonly FrameRow[] {
  const here = Math.max(
    0,
    rows.findIndex((row) => holds(row, frame)),
  );
  const first = Math.max(0, Math.min(here - Math.floor(most / 2), rows.length - most));
  return rows.slice(first, first + most);
}
