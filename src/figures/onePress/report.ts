import { onePress, type PressAnswer } from '#analysis/onePress.ts';
import { pressSystems } from '#analysis/pressSystems.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import type { Drawing } from '#board/drawing.ts';
import { must } from '#figure/record/run.ts';
import type { FigureReport } from '#share/report.ts';
import { pressAnswerText } from '#text/pressAnswer.ts';
import type { Voice } from '#text/voice.ts';
import { answerScene, answersView, boardView, cloudMarkup, startScene } from './answerDrawings.ts';
import css from './onePress.css?raw';
import { answerSentences, headline, pressTitle } from './pressTexts.ts';

/** The report of a press: all answers on one board, and one board for each. */
export function report(query: string, voice: Voice, mine = '', systems?: Parameters<typeof onePress>[1]): FigureReport {
  const scenario = must(readScenario(query), query);
  const press = onePress(scenario, systems ?? pressSystems(scenario));
  const { answers } = press;
  const { say } = voice;
  const palette = scenario.system.palette;
  const whole = boardView(scenario, answers);
  const start = startScene(scenario);
  /** The board with the first answers. */
  const cloud = (count: number): Drawing =>
    boardDrawing({
      scene: start,
      view: whole,
      voice,
      palette,
      under: (frame) => cloudMarkup(frame, answers.slice(0, count), null, false),
      css,
    });
  const view = answersView(scenario, answers);
  const board = (answer: PressAnswer): Drawing => ({
    ...boardDrawing({ scene: answerScene(scenario, answer), view, voice, size: 'mini', palette }),
    head: say('onePress.count', { count: answer.traces.length }),
    foot: pressAnswerText(answer, say),
  });
  const sentence = headline(press, mine, say);
  return {
    title: pressTitle(scenario, say),
    sentence,
    palette,
    sentences: [sentence, ...answerSentences(press, say)],
    played: { field: scenario.field, piece: scenario.placement.piece, minos: start.start },
    pictures: {
      step: [cloud(answers.length), ...answers.map(board)],
      frames: () => [
        { drawings: [cloud(0)], sentence: pressTitle(scenario, say) },
        ...answers.map((answer, index) => ({
          drawings: [cloud(index + 1)],
          sentence: `${say('onePress.count', { count: answer.traces.length })} ${pressAnswerText(answer, say)}`,
        })),
      ],
    },
  };
}
