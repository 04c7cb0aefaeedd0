import { ok } from '#engine/diagnostics.ts';
import { readScenario } from '#rules/vocabulary.ts';
import type { ElementFigure } from '#figure/element/element.ts';
import OnePress from './OnePress.svelte';

export const element: ElementFigure<{ readonly scenario: string }> = {
  component: OnePress,
  read: (scenario) => {
    const read = readScenario(scenario);
    return read.ok ? ok({ scenario }) : read;
  },
};
