import 'strings:finding';
import 'strings:refused';
import { PIECES } from '#engine/piece.ts';
import { minosOf } from '#engine/shapes.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import { keysText } from '#figure/hands/keyWords.ts';
import { stateOf } from '#figure/record/run.ts';
import type { FigureReport } from '#share/report.ts';
import { textOf } from '#text/phrases.ts';
import type { Voice } from '#text/voice.ts';
import css from '../common/goal.css?raw';
import { chartDrawing } from './chartMarkup.ts';
import { finesseExtent, finesseScene, goalMarkup } from '../common/finesseScene.ts';
import { chartRows, FINESSE, finesseView, systemOf } from '../common/finesseState.ts';
import { everyPiece, finesseSentence, finesseTitle, sumText } from '../common/finesseTexts.ts';

/** The report of a chart: the counts of every piece, and the way to the chosen placement. */
export function report(query: string, voice: Voice): FigureReport {
  const state = stateOf(FINESSE, query);
  const view = finesseView(state);
  const { palette, shapes } = systemOf(state.system);
  const at = (step: number) => {
    const drawings = view
      ? [
          boardDrawing({
            scene: finesseScene({ ...state, step }, view),
            view: finesseExtent(state, view),
            voice,
            under: goalMarkup(view.place.minos),
            css,
          }),
        ]
      : [];
    return { drawings, sentence: textOf(finesseSentence({ ...state, step }, view, voice)) };
  };
  const lines = everyPiece(state, voice);
  return {
    title: finesseTitle(state, voice),
    sentence: sumText(state, PIECES, voice),
    palette,
    sentences: [at(state.step).sentence, ...lines, ...(view?.place.ways.map((way) => keysText(way, voice.say)) ?? [])],
    ...(view && {
      played: { field: view.played.field, piece: state.piece, minos: minosOf(shapes, view.played.start) },
      pressed: [keysText(view.way, voice.say)],
    }),
    pictures: {
      step: PIECES.map((piece, index) =>
        chartDrawing({ piece, rows: chartRows(state, piece), width: state.width }, lines[index]!),
      ),
      ...(view && { frames: () => Array.from({ length: view.last + 1 }, (_, step) => at(step)) }),
    },
  };
}
