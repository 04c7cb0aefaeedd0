import 'strings:scanner';
import { startMinosOf, type RotationTrace } from '#engine/trace.ts';
import { searchedCells, searchOrder } from '#analysis/centreBox.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import { boardFrame, type BoardSize } from '#board/geometry.ts';
import type { Drawing } from '#board/drawing.ts';
import { animated } from '#share/picture/animated.ts';
import { stateOf } from '#figure/record/run.ts';
import type { FigureReport, Pictures } from '#share/report.ts';
import { textOf } from '#text/phrases.ts';
import type { Voice } from '#text/voice.ts';
import { boxMarkup } from './boxOverlay.ts';
import css from './boxOverlay.css?raw';
import { BOX_VIEW } from '../common/boxView.ts';
import { scanFrames, scanSentences, scanTitle, verdictParts } from './scannerTexts.ts';
import { lastScan, sakuraTrace, SCANNER, tgmTrace, type ScannerState } from '../common/scannerState.ts';
import { scanScene } from '../common/scanScene.ts';

/**
 * Draws the search of both rules, and every step of the first one.
 * @param frames texts above and below each step, and its sentence
 */
function scannerPictures(
  state: ScannerState,
  step: number,
  frames: readonly { readonly head: string; readonly foot: string; readonly sentence: string }[],
  voice: Voice,
): Pictures {
  const order = searchOrder(state);
  const drawn = (trace: RotationTrace, at: number, size: BoardSize): Drawing => {
    const board = boardDrawing({ scene: scanScene(trace, at), view: BOX_VIEW, voice, size });
    const content = boxMarkup(boardFrame(BOX_VIEW, size), order, searchedCells(trace).slice(0, at), size);
    const over: Drawing = { content, width: board.width, height: board.height, classes: `searched ${size}`, css };
    return { ...board, layers: [{ drawing: over, x: 0, y: 0, scale: 1 }] };
  };
  const tgm = tgmTrace(state);
  const sakura = sakuraTrace(state);
  const big = (at: number): Pictures => ({
    step: [
      { ...drawn(tgm, at, 'big'), head: voice.say('scanner.tgm') },
      { ...drawn(sakura, searchedCells(sakura).length + 1, 'big'), head: voice.say('scanner.sakura') },
    ],
  });
  return {
    ...big(step),
    steps: frames.map(({ head, foot }, at) => ({ ...drawn(tgm, at, 'mini'), head, foot })),
    ...animated([0, frames.length - 1], big, (at) => frames[at]!.sentence),
  };
}

/** The report of a search step by step, and of the outcome of the other rule on the same board. */
export function report(query: string, voice: Voice): FigureReport {
  const { say } = voice;
  const state = stateOf(SCANNER, query);
  const tgm = tgmTrace(state);
  const texts = scanSentences(state, voice).map(textOf);
  const step = Math.min(state.step, lastScan(state));
  return {
    title: scanTitle(state, voice),
    sentence: texts[step]!,
    palette: 'arika',
    sentences: [
      ...texts.map((text) => `${say('scanner.tgm')}: ${text}`),
      `${say('scanner.sakura')}: ${textOf(verdictParts(sakuraTrace(state), voice))}`,
    ],
    played: { field: tgm.request.field, piece: state.piece, minos: startMinosOf(tgm) },
    pictures: scannerPictures(state, step, scanFrames(state, voice), voice),
  };
}
