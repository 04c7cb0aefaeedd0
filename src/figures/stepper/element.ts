import { ok } from '#engine/diagnostics.ts';
import { readScenario } from '#rules/vocabulary.ts';
import type { ElementFigure } from '#figure/element/element.ts';
import { withinEnd } from '#figure/rotation/rotationSteps.ts';
import KickStepper from './KickStepper.svelte';

export const element: ElementFigure<{ readonly scenario: string; readonly layout: 'full' | 'small' }> = {
  component: KickStepper,
  read: (scenario, { options }) => {
    const read = withinEnd(scenario, readScenario(scenario));
    if (!read.ok) return read;
    return ok({ scenario, layout: options['layout'] === 'small' ? 'small' : 'full' });
  },
};
