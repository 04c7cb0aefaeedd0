import { failed, ok } from '#engine/diagnostics.ts';
import type { ElementFigure } from '#figure/element/element.ts';
import { parseParams } from '#text/params.ts';
import { readComparison, strangeParams } from '../common/comparison.ts';
import ComparedTables from './ComparedTables.svelte';

interface Own {
  readonly scenario: string;
  readonly systems: 'fixed' | 'chosen';
  readonly tests: 'telling' | 'all';
  readonly table: 'shown' | 'left out';
}

export const element: ElementFigure<Own> = {
  component: ComparedTables,
  read: (scenario, { options }) => {
    const strange = strangeParams(scenario);
    if (strange.length > 0) return failed(...strange);
    const read = readComparison(parseParams(scenario));
    if (!read.ok) return read;
    return ok({
      scenario,
      systems: options['pickers'] === 'none' ? 'fixed' : 'chosen',
      tests: options['tests'] === 'telling' ? 'telling' : 'all',
      table: options['table'] === 'shown' ? 'shown' : 'left out',
    });
  },
};
