import type { StepControl } from '../controls/stepControl.ts';

type Keys = Readonly<Record<string, () => void>>;

/** Returns the keys of a figure with steps that do not play: previous, next, first and last. */
export const moveKeys = (steps: Pick<StepControl, 'step' | 'ends' | 'goTo'>): Keys => ({
  ArrowLeft: () => steps.goTo(steps.step - 1),
  ArrowRight: () => steps.goTo(steps.step + 1),
  Home: () => steps.goTo(steps.ends[0]),
  End: () => steps.goTo(steps.ends[1]),
});

/** Returns the keys of a figure with steps; the space bar plays. */
export const stepKeys = (steps: StepControl): Keys => ({ ...moveKeys(steps), ' ': () => steps.toggle() });
