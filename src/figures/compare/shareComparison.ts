import type { Pane } from './comparison.ts';
import { paneName } from './compareWords.ts';
import type { Told } from '#share/shown.ts';
import { stepTexts } from '#text/narrate.ts';
import type { Voice } from '#text/voice.ts';

/** What leaves the page of a comparison: the board before the turn, and what each system is said to do at every step. */
export function toldComparison(panes: readonly Pane[], ways: 'one' | 'both', voice: Voice): Told {
  const { request, legs } = panes[0]!.trace;
  const tellOf = (pane: Pane): readonly string[] =>
    stepTexts(pane.trace, voice).map((text) => `${paneName(pane, ways, voice)}: ${text}`);
  return {
    trace: panes.flatMap(tellOf),
    played: { field: request.field, piece: request.placement.piece, minos: legs[0]?.startMinos ?? [] },
  };
}
