import 'strings:names';
import { boardDrawing } from '#board/boardDrawing.ts';
import { sceneAt } from '#board/scene.ts';
import { stripDrawings } from '#figure/rotation/stripDrawings.ts';
import { animated } from '#share/picture/animated.ts';
import type { Pictures, Report } from '#share/report.ts';
import { lastStep, stepTexts } from '#text/narrate.ts';
import type { Voice } from '#text/voice.ts';
import { namedView, type NamedTrace } from './nameTables.ts';

/** Returns the report of two tables on one board. Tables without a board on which they differ have nothing to draw. */
export function namesReport(programs: readonly NamedTrace[], step: number, voice: Voice): Report {
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
  const last = Math.max(...programs.map(({ trace }) => lastStep(trace)));
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
