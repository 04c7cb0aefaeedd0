import { failed, ok } from '#engine/diagnostics.ts';
import { readComparison, strangeWords } from '#figures/compare/comparison.ts';
import KickCompare from '#figures/compare/KickCompare.svelte';
import { wordsOf } from '#text/words.ts';
import { figure } from '../mounted.ts';

export const awaken = figure({
  component: KickCompare,
  read: (scenario, { looks }) => {
    const strange = strangeWords(scenario);
    if (strange.length > 0) return failed(...strange);
    const read = readComparison(wordsOf(scenario));
    if (!read.ok) return read;
    return ok({
      scenario,
      systems: looks['pickers'] === 'none' ? ('fixed' as const) : ('chosen' as const),
      tests: looks['tests'] === 'telling' ? ('telling' as const) : ('all' as const),
      table: looks['table'] === 'shown' ? ('shown' as const) : ('left out' as const),
    });
  },
  step: 'step',
});
