import 'strings:scanner';
import { startMinosOf, type RotationTrace } from '#engine/trace.ts';
import { searchedCells } from '#analysis/centreBox.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import type { Drawing } from '#board/drawing.ts';
import { animated } from '#share/picture/animated.ts';
import { stateOf } from '#figure/record/run.ts';
import type { FigureReport, Pictures } from '#share/report.ts';
import { textOf } from '#text/phrases.ts';
import type { Voice } from '#text/voice.ts';
import { scanDrawing } from './scanDrawing.ts';
import { BOX_VIEW } from '../common/boxView.ts';
import { scanFrames, scanSentences, scanTitle, verdictParts } from './scannerTexts.ts';
import { lastScan, sakuraTrace, SCANNER, tgmTrace, type ScannerState } from '../common/scannerState.ts';
import { scanScene } from '../common/scanScene.ts';

/**
 * Draws the search with the outcomes of both rules, and every step of it.
 * @param frames texts above and below each step, and its sentence
 */
function scannerPictures(
  state: ScannerState,
  step: number,
  frames: readonly { readonly head: string; readonly foot: string; readonly sentence: string }[],
  voice: Voice,
): Pictures {
  const tgm = tgmTrace(state);
  const end = (trace: RotationTrace, head: string): Drawing => ({
    ...boardDrawing({
      scene: scanScene(trace, searchedCells(trace).length + 1),
      view: BOX_VIEW,
      voice,
      size: 'mini',
    }),
    head,
  });
  const ends = [end(tgm, voice.say('scanner.tgm')), end(sakuraTrace(state), voice.say('scanner.sakura'))];
  const big = (at: number): Pictures => ({
    step: [{ ...scanDrawing(tgm, at, voice), head: frames[at]!.head }, ...ends],
  });
  return {
    ...big(step),
    steps: frames.map(({ head, foot }, at) => ({ ...scanDrawing(tgm, at, voice), head, foot })),
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
