import type { StepControl } from '../controls/stepControl.ts';

type Keys = Readonly<Record<string, () => void>>;

/** Keys of a figure whose steps do not play: to the step before and after, to the first and the last. */
export const moveKeys = (steps: Pick<StepControl, 'step' | 'first' | 'last' | 'goTo'>): Keys => ({
  ArrowLeft: () => steps.goTo(steps.step - 1),
  ArrowRight: () => steps.goTo(steps.step + 1),
  Home: () => steps.goTo(steps.first),
  End: () => steps.goTo(steps.last),
});

/** Keys of a figure with steps; the space bar plays. */
export const stepKeys = (steps: StepControl): Keys => ({ ...moveKeys(steps), ' ': () => steps.toggle() });
