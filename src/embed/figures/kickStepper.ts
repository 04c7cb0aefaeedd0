import { ok } from '#engine/diagnostics.ts';
import { isKnown } from '#rules/known.ts';
import KickStepper from '#widgets/KickStepper.svelte';
import { wordsOf } from '#widgets/words.ts';
import { lineFrom } from '../attributes.ts';
import type { Part } from '../live.ts';
import { figure } from '../mounted.ts';

/** The rules of other systems than the guideline's are fetched when a line names one, or none that could be read. */
function rulesFor(line: string): Promise<unknown> | null {
  const system = wordsOf(line).get('system');
  return system !== undefined && isKnown(system) ? null : import('#rules/vocabulary.ts');
}

export const prepare: Part['prepare'] = (host, known) => rulesFor(lineFrom(host, known));

/** A line that cannot be read is explained by the stepper itself. */
export const awaken = figure({
  component: KickStepper,
  read: (scenario, { looks }) =>
    ok({ scenario, layout: looks['layout'] === 'small' ? ('small' as const) : ('full' as const) }),
  step: 'step',
  fetch: rulesFor,
});
