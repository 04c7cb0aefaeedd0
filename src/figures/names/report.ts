import 'strings:names';
import { stateOf } from '#figure/record/run.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import { sceneAt } from '#board/scene.ts';
import { stripDrawings } from '#figure/rotation/stripDrawings.ts';
import { animated } from '#share/picture/animated.ts';
import type { FigureReport, Pictures, ReportDetails } from '#share/report.ts';
import { lastStep, stepTexts } from '#text/narrate.ts';
import { textOf } from '#text/phrases.ts';
import type { Voice } from '#text/voice.ts';
import { NAME_TABLES, namedTraces, namedView, tablePair, type NamedTrace } from './nameTables.ts';
import { namesSentence, namesTitle } from './namesTexts.ts';

const lastOf = (programs: readonly NamedTrace[]): number => Math.max(...programs.map(({ trace }) => lastStep(trace)));

/** Tables without a board on which they differ have nothing to draw. */
function boardsReport(programs: readonly NamedTrace[], step: number, voice: Voice): ReportDetails {
  const [first] = programs;
  if (!first) return {};
  const view = namedView(programs);
  const textsOf = ({ name, trace }: NamedTrace): readonly string[] =>
    stepTexts(trace, voice).map((text) => `${name}: ${text}`);
  const texts = programs.map(textsOf);
  const drawn = (at: number): Pictures => ({
    step: programs.map(({ name, trace }) => ({
      ...boardDrawing({ scene: sceneAt(trace, Math.min(at, lastStep(trace))), view, voice }),
      head: name,
    })),
  });
  const last = lastOf(programs);
  const { request, legs } = first.trace;
  return {
    sentences: texts.flat(),
    played: { field: request.field, piece: request.placement.piece, minos: legs[0]?.startMinos ?? [] },
    pictures: {
      ...drawn(step),
      ...animated([0, last], drawn, (at) => texts.map((own) => own[Math.min(at, own.length - 1)]).join(' ')),
      steps: programs.flatMap(({ name, trace }) =>
        stripDrawings(trace, voice, { list: voice.say('names.tests', { name }) }),
      ),
    },
  };
}

/**
 * The report of two tables on one board.
 * @param step the outcome, if nothing else is said
 */
export function report(query: string, voice: Voice, step?: number): FigureReport {
  const pair = tablePair(stateOf(NAME_TABLES, query));
  const programs = namedTraces(pair);
  return {
    title: namesTitle(pair, voice),
    sentence: textOf(namesSentence(pair, voice)),
    ...boardsReport(programs, step ?? lastOf(programs), voice),
  };
}
