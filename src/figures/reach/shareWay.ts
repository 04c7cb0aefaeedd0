import 'strings:finding';
import 'strings:refused';
import type { InPlay } from '#analysis/carryOut.ts';
import { minosOf } from '#engine/shapes.ts';
import type { Report } from '#share/report.ts';
import { stepTexts } from '#text/narrate.ts';
import type { Voice } from '#text/voice.ts';
import { traceOf } from '#figure/rotation/traceOf.ts';
import { inputsText } from '#figure/rotation/inputWords.ts';
import { systemOf, type ReachedPlacement, type ReachState, type TurnOnWay } from './reachView.ts';

/** Returns the report of a path: the board with the piece at its spawn, the inputs, and every test of every rotation. */
export function wayReport(
  { board, piece }: ReachState,
  way: { readonly to: ReachedPlacement; readonly stations: readonly InPlay[]; readonly turns: readonly TurnOnWay[] },
  sentence: string,
  voice: Voice,
): Report {
  const { shapes } = systemOf(way.to.under);
  const tests = way.turns.flatMap(({ scenario }) => stepTexts(traceOf(scenario), voice));
  return {
    sentences: [sentence, ...tests],
    played: { field: board, piece, minos: minosOf(shapes, way.stations[0]!.placement) },
    pressed: [inputsText(way.to.inputs, voice.say)],
  };
}
