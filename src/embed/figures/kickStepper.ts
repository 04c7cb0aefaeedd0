import { ok } from '#engine/diagnostics.ts';
import { readScenario } from '#rules/vocabulary.ts';
import KickStepper from '#figures/stepper/KickStepper.svelte';
import { figure } from '../mounted.ts';

export const awaken = figure({
  component: KickStepper,
  read: (scenario, { looks }) => {
    const read = readScenario(scenario);
    if (!read.ok) return read;
    return ok({ scenario, layout: looks['layout'] === 'small' ? ('small' as const) : ('full' as const) });
  },
  step: 'step',
});
