import { boardDrawing } from '#board/boardDrawing.ts';
import { stateOf } from '#figure/record/run.ts';
import type { FigureReport } from '#share/report.ts';
import type { Voice } from '#text/voice.ts';
import css from '../common/goal.css?raw';
import { systemOf } from '../common/finesseState.ts';
import { trainerBoard } from './trainerScene.ts';
import { exerciseOf, TRAINER } from './trainerState.ts';
import { trainerSentence, trainerTitle } from './trainerTexts.ts';

/** The report of an exercise: the piece before its first key, and the placement, without a way. */
export function report(query: string, voice: Voice): FigureReport {
  const state = stateOf(TRAINER, query);
  const exercise = exerciseOf(state);
  const { scene, view, under } = trainerBoard(state, exercise, '', false);
  return {
    title: trainerTitle(state, voice),
    sentence: trainerSentence(exercise, null, voice),
    palette: systemOf(state.system).palette,
    played: { field: scene.field, piece: scene.piece, minos: scene.body },
    pictures: { step: [boardDrawing({ scene, view, voice, under, css })] },
  };
}
