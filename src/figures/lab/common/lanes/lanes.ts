import type { RotationSystem } from '#engine/system.ts';
import type { Turn } from '#engine/piece.ts';
import { isHeld, type Button } from '#play/buttons.ts';
import type { Drop } from '#play/drop.ts';
import { rotationOf, type PlayFrame } from '#play/frame.ts';
import type { History } from '#play/history.ts';
import type { RotationButton, RotationRun } from '#play/plans.ts';
import { playRules } from '#play/playRules.ts';
import type { PlayState } from '#play/state.ts';

/** The state of a button over a range of frames; `down` if the system does not distinguish pending from spent. */
export type HeldAs = 'pending' | 'spent' | 'down';

export interface Bar {
  /** The first and the last frame, counted from 1. */
  readonly first: number;
  readonly last: number;
  readonly as: HeldAs;
}

/** What a button did in one frame. */
export type Mark =
  | { readonly frame: number; readonly is: 'turned'; readonly turn: Turn }
  | { readonly frame: number; readonly is: 'moved' }
  | { readonly frame: number; readonly is: 'failed' };

export interface Lane {
  readonly button: Button;
  readonly bars: readonly Bar[];
  readonly marks: readonly Mark[];
}

export const isRotation = (button: Button): button is RotationButton =>
  button.startsWith('rotate') || button === 'half turn';

/** The buttons with lanes: rotations first, then moves. */
export function laneButtons(system: RotationSystem): readonly Button[] {
  const half = system.buttons.is === 'tried once a press' && system.turns.rules['180'].is === 'made';
  return [
    'rotate left',
    'rotate right',
    ...(half ? (['half turn'] as const) : []),
    'left',
    'right',
    'soft drop',
    ...(playRules(system).hardDrop === 'none' ? [] : (['hard drop'] as const)),
  ];
}

/** Returns the name of a button in a system: the fastest drop is a sonic drop if it does not lock. */
export const buttonName = (button: Button, system: RotationSystem): Button | 'sonic drop' =>
  button === 'hard drop' && playRules(system).hardDrop === 'sonic' ? 'sonic drop' : button;

/** Returns the button that causes a fall; null for gravity. */
function dropButton(cause: Drop['cause']): Button | null {
  switch (cause) {
    case 'gravity':
      return null;
    case 'soft drop':
      return 'soft drop';
    case 'sonic drop':
    case 'hard drop':
      return 'hard drop';
  }
}

const testsIn = ({ tried }: RotationRun): number =>
  tried.flatMap(({ traces }) => traces).reduce((count, { tests }) => count + tests.length, 0);

/** Returns the rows of a list of plans: a head for each plan, its steps, and a row for each step that can be opened. */
const rowsIn = ({ asked, tried }: RotationRun): number =>
  asked.reduce((count, { steps }) => count + 1 + steps.length, 0) +
  tried.reduce((count, { traces }) => count + traces.length, 0);

const largest = ({ frames }: History, size: (run: RotationRun) => number): RotationRun | null =>
  frames
    .flatMap((frame) => rotationOf(frame) ?? [])
    .reduce<RotationRun | null>((most, run) => (most && size(most) >= size(run) ? most : run), null);

/** Returns the tries of the first frame with the most tests; null if no frame has any. */
export const longestRotation = (run: History): RotationRun | null => largest(run, testsIn);

/** Returns the tries of the first frame with the longest list of plans; null if no frame has any. */
export const mostPlans = (run: History): RotationRun | null => largest(run, rowsIn);

/**
 * Returns the state of a button after a frame. Only DTET distinguishes pending from spent, for the two buttons that it tries every frame.
 */
export function buttonState({ system, two, held }: PlayState, button: Button): HeldAs | 'up' {
  if (!isHeld(held, button)) return 'up';
  if (system.buttons.is !== 'two, tried every frame') return 'down';
  const is = button === 'rotate left' ? two.left : button === 'rotate right' ? two.right : 'up';
  return is === 'up' ? 'down' : is;
}

function bars(frames: readonly PlayFrame[], button: Button): readonly Bar[] {
  const found: Bar[] = [];
  frames.forEach((frame, index) => {
    const as = buttonState(frame.state, button);
    if (as === 'up') return;
    const last = found.at(-1);
    if (last?.last === index && last.as === as) found[found.length - 1] = { ...last, last: index + 1 };
    else found.push({ first: index + 1, last: index + 1, as });
  });
  return found;
}

/** Whether the button requested a tried plan. */
const wanted = (run: RotationRun, button: RotationButton): boolean =>
  run.tried.some(({ plan }) => plan.steps.some(({ asks }) => asks.includes(button)));

function turnMark(run: RotationRun, button: RotationButton, frame: number): Mark | null {
  const step = run.made.find(({ asks }) => asks.includes(button));
  if (step) return { frame, is: 'turned', turn: step.turn };
  return wanted(run, button) ? { frame, is: 'failed' } : null;
}

function markOf(played: PlayFrame, button: Button, frame: number): Mark | null {
  if (isRotation(button)) {
    const run = rotationOf(played);
    return run && turnMark(run, button, frame);
  }
  for (const event of played.events) {
    if (event.is === 'movement' && event.shift.side === button)
      return { frame, is: event.outcome === 'moved' ? 'moved' : 'failed' };
    if (event.is === 'gravity' && dropButton(event.cause) === button && event.rows > 0) return { frame, is: 'moved' };
  }
  return null;
}

/** Returns the lanes of a run: when each button was held, its state, and its effects. */
export function lanesOf({ start, frames }: History): readonly Lane[] {
  return laneButtons(start.system).map((button) => ({
    button,
    bars: bars(frames, button),
    marks: frames.flatMap((frame, index) => markOf(frame, button, index + 1) ?? []),
  }));
}
