import '#rules/vocabulary.ts';
import { ok } from '#engine/diagnostics.ts';
import KickStepper from '#widgets/KickStepper.svelte';
import { figure } from '../mounted.ts';

/** A line that cannot be read is explained by the stepper itself. */
export const awaken = figure({
  component: KickStepper,
  read: (scenario, { looks }) =>
    ok({ scenario, layout: looks['layout'] === 'small' ? ('small' as const) : ('full' as const) }),
  step: 'step',
});
