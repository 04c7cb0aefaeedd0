import 'strings:converter';
import type { Say } from '#text/strings.ts';
import type { ConverterState } from './converterState.ts';

type Formats = Pick<ConverterState, 'from' | 'to'>;

const named = (format: string, say: Say): string => say(`converter.format.${format}`);

export const conversionTitle = ({ from, to }: Formats, say: Say): string =>
  say('converter.label', { from: named(from, say), to: named(to, say) });

/** Says whether a text was converted, and how many remarks there are. */
export function verdictText(
  { from, to, made, count }: Formats & { readonly made: string | null; readonly count: number },
  say: Say,
): string {
  if (count === 0) return say('converter.done', { from: named(from, say), to: named(to, say) });
  return say(made === null ? 'converter.refused' : 'converter.doubts', { count });
}
