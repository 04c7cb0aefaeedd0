import type { StepControl } from '../controls/stepControl.ts';
import type { Commands } from '../listeners.ts';

/** Returns the commands of a figure with steps that do not play, and of one that moves a choice: one on, or to an end. */
export function moveKeys(steps: Pick<StepControl, 'step' | 'ends' | 'goTo'>): Commands {
  const step = (key: number): void => steps.goTo(steps.step + (key === 0 ? -1 : 1));
  const ends = (key: number): void => steps.goTo(key === 0 ? steps.ends[0] : steps.ends[1]);
  return { step, choice: step, ends, outermost: ends };
}

/** Returns the commands of a figure with steps. */
export const stepKeys = (steps: StepControl): Commands => ({ ...moveKeys(steps), play: () => steps.toggle() });
