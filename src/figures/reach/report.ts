import 'strings:finding';
import 'strings:refused';
import { boardDrawing } from '#board/boardDrawing.ts';
import type { Drawing } from '#board/drawing.ts';
import type { Scene } from '#board/scene.ts';
import { stateOf } from '#figure/record/run.ts';
import { inputsText } from '#figure/rotation/inputWords.ts';
import { traceOf } from '#figure/rotation/traceOf.ts';
import { animated, RECORDED_TIME } from '#share/picture/animated.ts';
import type { FigureReport } from '#share/report.ts';
import { stepTexts } from '#text/narrate.ts';
import { textOf } from '#text/phrases.ts';
import type { Voice } from '#text/voice.ts';
import css from './reach.css?raw';
import { placementsMarkup } from './reachMarkup.ts';
import { reachScene, reachSentence, reachTitle } from './reachScene.ts';
import { REACH_MAP, reachView, systemOf } from './reachView.ts';

/** Rows above the stack in a small drawing. */
const ROOM = 3;

/** The report of a way: the board with the piece at its entry, the inputs, and every test of every rotation. */
export function report(query: string, voice: Voice): FigureReport {
  const state = stateOf(REACH_MAP, query);
  const { palette } = systemOf(state.system);
  const view = reachView(state);
  const { chosen, turns, bodies, last, scene, extent, map } = reachScene(state, view);
  const sentence = textOf(reachSentence(state, chosen, voice));
  const step = (body: Scene['body']): readonly Drawing[] => [
    boardDrawing({ scene: { ...scene, body }, view: extent, voice, under: map, css }),
  ];
  return {
    title: reachTitle(state, voice),
    sentence,
    palette,
    ...(chosen && {
      sentences: [sentence, ...turns.flatMap(({ scenario }) => stepTexts(traceOf(scenario), voice))],
      pressed: [inputsText(chosen.inputs, voice.say)],
    }),
    played: { field: state.board, piece: state.piece, minos: bodies[0] ?? [] },
    pictures: {
      step: step(scene.body),
      small: () =>
        boardDrawing({
          scene: { ...scene, start: [] },
          view: { ...extent, top: state.board.rows.length - 1 + ROOM },
          voice,
          size: 'mini',
          palette,
          under: (frame) => placementsMarkup(frame, view.placements),
          css,
        }),
      ...(last > 0 &&
        animated(
          [0, last],
          (at) => ({ step: step(bodies[at]!) }),
          () => sentence,
          RECORDED_TIME,
        )),
    },
  };
}
