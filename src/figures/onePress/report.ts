import { must } from '#engine/diagnostics.ts';
import { onePress } from '#analysis/onePress.ts';
import { pressSystems } from '#analysis/pressSystems.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import { PREVIEW } from '#board/picture.ts';
import type { FigureReport } from '#share/report.ts';
import { pressAnswerText } from '#text/pressAnswer.ts';
import type { Voice } from '#text/voice.ts';
import { boardTop, boardView, cloudMarkup, startScene } from './answerDrawings.ts';
import css from './onePress.css?raw';
import { poster } from './poster.ts';
import { answerSentences, headline, pressTitle } from './pressTexts.ts';

/** The report of a press: all answers on one board, and one board for each. */
export function report(query: string, voice: Voice, mine = '', systems?: Parameters<typeof onePress>[1]): FigureReport {
  const scenario = must(readScenario(query), query);
  const press = onePress(scenario, systems ?? pressSystems(scenario.system));
  const { answers } = press;
  const { say } = voice;
  const palette = scenario.system.palette;
  const start = startScene(scenario);
  const sentence = headline(press, mine, say);
  return {
    title: pressTitle(scenario, say),
    sentence,
    palette,
    sentences: [sentence, ...answerSentences(press, say)],
    played: { field: scenario.field, piece: scenario.placement.piece, minos: start.start },
    pictures: {
      size: PREVIEW,
      step: [poster(scenario, answers, voice, answers.length)],
      small: () =>
        boardDrawing({
          scene: start,
          view: boardView(scenario.field, boardTop(start, answers)),
          voice,
          palette,
          under: (frame) => cloudMarkup(frame, answers, null),
          css,
        }),
      frames: () => [
        { drawings: [poster(scenario, answers, voice, 0)], sentence: pressTitle(scenario, say) },
        ...answers.map((answer, index) => ({
          drawings: [poster(scenario, answers, voice, index + 1)],
          sentence: `${say('onePress.count', { count: answer.traces.length })} ${pressAnswerText(answer, say)}`,
        })),
      ],
    },
  };
}
