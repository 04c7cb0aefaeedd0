import type { Pane } from './comparison.ts';
import { paneName } from './compareWords.ts';
import type { Told } from './contract/shown.ts';
import { lastStep, stepParts, type Voice } from './narrate.ts';
import { textOf } from './phrases.ts';

/** What leaves the page of a comparison: the board before the turn, and what each system is said to do at every step. */
export function toldComparison(panes: readonly Pane[], ways: 'one' | 'both', voice: Voice): Told {
  const { request, legs } = panes[0]!.trace;
  const tellOf = (pane: Pane): readonly string[] =>
    Array.from(
      { length: lastStep(pane.trace) + 1 },
      (_, step) => `${paneName(pane, ways, voice)}: ${textOf(stepParts(pane.trace, step, voice))}`,
    );
  return {
    trace: panes.flatMap(tellOf),
    played: { field: request.field, piece: request.placement.piece, minos: legs[0]?.startMinos ?? [] },
  };
}
