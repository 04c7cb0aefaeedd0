import { boardDrawing } from '#board/boardDrawing.ts';
import type { Drawing } from '#board/drawing.ts';
import { stateOf } from '#figure/record/run.ts';
import { animated } from '#share/picture/animated.ts';
import type { FigureReport } from '#share/report.ts';
import { judge } from '#spins/judge.ts';
import { squaresOf } from '#spins/landing.ts';
import { judges } from '#spins/rules.ts';
import type { Voice } from '#text/voice.ts';
import css from './judge.css?raw';
import { judgeScene, judgeView, marksMarkup } from './judgeDrawing.ts';
import { JUDGE, judged, scenarioOf } from './judgeState.ts';
import { judgementLines, judgeSentence, judgeTitle, stepText } from './judgeTexts.ts';

/** The report of a judgement: the piece at rest with the conditions of the rule, and what every rule says. */
export function report(query: string, voice: Voice): FigureReport {
  const state = stateOf(JUDGE, query);
  const all = judged(state);
  const { system, field, placement } = scenarioOf(state);
  const { palette } = system;
  const { say } = voice;
  const { landing, conditions } = all;
  const drawn = (step: number): { readonly step: readonly Drawing[] } => ({
    step: [
      boardDrawing({
        scene: judgeScene(state, all),
        view: judgeView(state, all),
        voice,
        palette,
        under: (frame) => marksMarkup(frame, all, step),
        css,
      }),
    ],
  });
  const sentence = judgeSentence(all, say);
  return {
    title: judgeTitle(state, voice),
    sentence,
    palette,
    sentences: landing
      ? judgementLines(
          landing,
          judges.map((rule) => judge(rule, landing)),
          say,
        )
      : [sentence],
    played: { field, piece: placement.piece, minos: landing ? squaresOf(landing.rest) : squaresOf(placement) },
    pictures: {
      ...drawn(Math.min(state.step, conditions.length)),
      ...(conditions.length > 0 && animated([0, conditions.length], drawn, (step) => stepText(all, step, say))),
    },
  };
}
