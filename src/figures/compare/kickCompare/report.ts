import 'strings:compare';
import { must } from '#engine/diagnostics.ts';
import { extentOf } from '#engine/shapes.ts';
import { startMinosOf } from '#engine/trace.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import { fullRowsMarkup } from '#board/fullRows.ts';
import { landingScene } from '#board/landing.ts';
import type { Drawing } from '#board/drawing.ts';
import { croppedView, sceneAt, union, wholeView } from '#board/scene.ts';
import { stripDrawings } from '#figure/rotation/stripDrawings.ts';
import { animated } from '#share/picture/animated.ts';
import type { FigureReport, Pictures } from '#share/report.ts';
import { stepTexts } from '#text/narrate.ts';
import { parseParams } from '#text/params.ts';
import { textOf } from '#text/phrases.ts';
import type { Voice } from '#text/voice.ts';
import {
  lastOf,
  panesOf,
  paneStep,
  readComparison,
  shownTests,
  tellingOf,
  type Comparison,
  type Pane,
} from '../common/comparison.ts';
import { MOST_OUTCOMES, outcomesStill } from '../common/outcomesStill.ts';
import { comparisonParts, comparisonStops, comparisonTitle, paneName } from './compareWords.ts';

/** The squares of the large boards of all panes. */
const comparedView = (panes: readonly Pane[]) => panes.map(({ trace }) => wholeView(trace)).reduce(union);

/** The squares of the frames: every tested position and the final one. */
const comparedCrop = (panes: readonly Pane[]) =>
  panes.flatMap(({ trace, landing }) => [croppedView(trace), extentOf(landing.minos)]).reduce(union);

/** Stands behind the kick at which the systems part. */
const UNEQUAL = ' ≠';

const palettedBoard = (
  { system: { palette }, trace, landing }: Pane,
  step: number | 'dropped',
  more: Pick<Parameters<typeof boardDrawing>[0], 'view' | 'voice' | 'size'>,
): Drawing =>
  boardDrawing({
    ...more,
    palette,
    scene: step === 'dropped' ? landingScene(trace, landing) : sceneAt(trace, step),
    ...(step === 'dropped' && {
      under: (frame) => fullRowsMarkup(frame, landing.full, trace.request.field.width),
    }),
  });

function framesOf(
  pane: Pane,
  panes: readonly Pane[],
  ways: Comparison['ways'],
  detail: 'all' | 'telling',
  voice: Voice,
) {
  const list = voice.say('compare.strip', { name: paneName(pane, ways, voice) });
  const view = comparedCrop(panes);
  const tests = stripDrawings(pane.trace, voice, {
    view,
    palette: pane.system.palette,
    list,
    shown: shownTests(pane, detail),
    remark: (test) => (pane.parting.is === 'test' && pane.parting.number === test ? UNEQUAL : ''),
  });
  return [
    ...tests,
    {
      ...palettedBoard(pane, 'dropped', { view, voice, size: 'mini' }),
      head: voice.say('compare.frame.dropped'),
      ...(pane.landing.full.length > 0 && { foot: voice.say('compare.rows', { count: pane.landing.full.length }) }),
      list,
    },
  ];
}

/**
 * The report of a comparison: the board before the turn, each system's steps, and its boards.
 * @param detail whether the frames show every test, or only the deciding one
 */
export function report(query: string, voice: Voice, detail: 'all' | 'telling' = 'all'): FigureReport {
  const comparison = must(readComparison(parseParams(query)), query);
  const { ways, scenario } = comparison;
  const panes = panesOf(comparison);
  const { trace } = panes[0]!;
  const { request } = trace;
  const view = comparedView(panes);
  const last = lastOf(panes);
  const stops = comparisonStops(panes, voice.say);
  const tellOf = (pane: Pane): readonly string[] =>
    stepTexts(pane.trace, voice).map((text) => `${paneName(pane, ways, voice)}: ${text}`);
  const drawn = (step: number): Pictures => ({
    step: panes.map((pane) => ({
      ...palettedBoard(pane, paneStep(pane, step, last), { view, voice }),
      head: paneName(pane, ways, voice),
    })),
  });
  return {
    title: comparisonTitle(panes, voice),
    sentence: textOf(comparisonParts(panes, ways, voice)),
    palette: trace.system.palette,
    sentences: panes.flatMap(tellOf),
    played: { field: request.field, piece: request.placement.piece, minos: startMinosOf(trace) },
    pictures: {
      ...drawn(Math.min(scenario.step ?? tellingOf(panes), last)),
      ...(panes.length <= MOST_OUTCOMES && { small: () => outcomesStill(panes, voice) }),
      ...animated([0, last], drawn, (step) => stops[step]!),
      steps: panes.flatMap((pane) => framesOf(pane, panes, ways, detail, voice)),
    },
  };
}
