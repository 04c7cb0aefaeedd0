/** A button that goes to another step. */
interface StepButton {
  /** Its interface string, in the group of its figure. */
  readonly name: 'first' | 'previous' | 'next' | 'last';
  readonly to: number;
  /** True when there is no step to go to. */
  readonly off: boolean;
  /** A path on a 20 by 20 grid. */
  readonly path: string;
}

/** Filled paths of the play button on the same grid. */
export const PLAY = 'M7 4.4v11.2L15.6 10z';
export const PAUSE = 'M6 4.5h3v11H6zM11 4.5h3v11h-3z';

/** The first and the last of so many tests; the start where there are none. */
export const testEnds = (tests: number): readonly [first: number, last: number] => [Math.min(1, tests), tests];

/** Returns the four buttons around the play button. */
export const stepButtons = (
  step: number,
  last: number,
  [first, final]: readonly [first: number, last: number],
): readonly [StepButton, StepButton, StepButton, StepButton] => [
  { name: 'first', to: first, off: step <= first, path: 'M4.5 4v12M15.5 4.5 9 10l6.5 5.5' },
  { name: 'previous', to: step - 1, off: step === 0, path: 'M13 4.5 6.5 10l6.5 5.5' },
  { name: 'next', to: step + 1, off: step === last, path: 'm7 4.5 6.5 5.5L7 15.5' },
  { name: 'last', to: final, off: step >= final, path: 'M15.5 4v12M4.5 4.5 11 10l-6.5 5.5' },
];

/** Stops that have room for a tick each; of more, every quarter is marked. */
const MOST_TICKS = 16;

/** The stops of a scrubber that are marked, from 0 to the last. */
export function tickPlaces(last: number): readonly number[] {
  const ticks = last > MOST_TICKS ? 4 : last;
  return Array.from({ length: ticks + 1 }, (_, tick) => Math.round((tick * last) / (ticks || 1)));
}
