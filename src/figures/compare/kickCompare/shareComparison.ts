import 'strings:compare';
import { extentOf } from '#engine/shapes.ts';
import { startMinosOf } from '#engine/trace.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import { fullRowsMarkup } from '#board/fullRows.ts';
import { landingScene } from '#board/landing.ts';
import type { Drawing } from '#board/drawing.ts';
import { croppedView, sceneAt, union, wholeView } from '#board/scene.ts';
import { stripDrawings } from '#figure/rotation/stripDrawings.ts';
import { animated } from '#share/picture/animated.ts';
import type { Pictures, Report } from '#share/report.ts';
import { stepTexts } from '#text/narrate.ts';
import type { Voice } from '#text/voice.ts';
import type { Pane } from '../common/comparison.ts';
import { paneName } from './compareWords.ts';

/** What a comparison shows besides its panes. */
export interface ComparisonShown {
  readonly ways: 'one' | 'both';
  /** The current step of each pane, or its step when the comparison is at another one. */
  readonly stepOf: (pane: Pane, step?: number) => number | 'dropped';
  /** The names of all steps. */
  readonly stops: readonly string[];
  /** The tests of a pane with a frame in its strip; without them, all tests. */
  readonly testsOf: (pane: Pane) => readonly number[] | undefined;
}

/** The squares of the large boards of all panes. */
const comparedView = (panes: readonly Pane[]) => panes.map(({ trace }) => wholeView(trace)).reduce(union);

/** The squares of the frames: every tested position and the final one. */
const comparedCrop = (panes: readonly Pane[]) =>
  panes.flatMap(({ trace, landing }) => [croppedView(trace), extentOf(landing.minos)]).reduce(union);

/** Replaces in text the sign of a test that differs from the other systems. */
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

function framesOf(pane: Pane, panes: readonly Pane[], { ways, testsOf }: ComparisonShown, voice: Voice) {
  const list = voice.say('compare.strip', { name: paneName(pane, ways, voice) });
  const view = comparedCrop(panes);
  const tests = stripDrawings(pane.trace, voice, {
    view,
    palette: pane.system.palette,
    list,
    shown: testsOf(pane),
    remark: (test) => (pane.differing.has(test) ? UNEQUAL : ''),
  });
  return [
    ...tests,
    {
      ...palettedBoard(pane, 'dropped', { view, voice, size: 'mini' }),
      head: voice.say('compare.frame.dropped'),
      foot: voice.say('compare.rows', { count: pane.landing.full.length }),
      list,
    },
  ];
}

/** Returns the report of a comparison: the board before the turn, each system's steps, and its boards. */
export function comparisonReport(panes: readonly Pane[], shown: ComparisonShown, voice: Voice): Report {
  const { trace } = panes[0]!;
  const { request } = trace;
  const view = comparedView(panes);
  const tellOf = (pane: Pane): readonly string[] =>
    stepTexts(pane.trace, voice).map((text) => `${paneName(pane, shown.ways, voice)}: ${text}`);
  const drawn = (step?: number): Pictures => ({
    step: panes.map((pane) => ({
      ...palettedBoard(pane, shown.stepOf(pane, step), { view, voice }),
      head: paneName(pane, shown.ways, voice),
    })),
  });
  return {
    sentences: panes.flatMap(tellOf),
    played: { field: request.field, piece: request.placement.piece, minos: startMinosOf(trace) },
    pictures: {
      ...drawn(),
      ...animated([0, shown.stops.length - 1], drawn, (step) => shown.stops[step]!),
      steps: panes.flatMap((pane) => framesOf(pane, panes, shown, voice)),
    },
  };
}
