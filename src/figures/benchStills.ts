import type { RotationTrace } from '#engine/trace.ts';
import { history, type History } from '#play/history.ts';
import { dtetScene } from '#play/dtetScenes.ts';
import { sceneNamed } from '#play/labScenes.ts';
import { beginScene, parseScene } from '#play/sceneText.ts';
import { systemById } from '#rules/registry.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import type { Drawing } from '#board/drawing.ts';
import type { BoardFrame } from '#board/geometry.ts';
import { outlinePath } from '#board/outline.ts';
import { croppedView, sceneAt, type Scene } from '#board/scene.ts';
import { traceOf } from '#figure/rotation/traceOf.ts';
import { lastStep } from '#text/narrate.ts';
import { parseParams } from '#text/params.ts';
import type { Voice } from '#text/voice.ts';
import { panesOf, readComparison } from './compare/common/comparison.ts';
import { outcomesStill } from './compare/common/outcomesStill.ts';
import { lockingScene } from './lab/common/frameScene.ts';
import { frameScene, smallView } from './lab/common/labView.ts';
import { gameStill } from './notation/common/board/gameStill.ts';
import { offsetPictures } from './offsets/offsetPictures.ts';
import { OFFSET_DERIVER } from './offsets/offsetState.ts';
import { playScene } from './play/playScene.ts';
import reachCss from './reach/reach.css?raw';
import { placementsMarkup } from './reach/reachMarkup.ts';
import { REACH_MAP, reachView } from './reach/reachView.ts';
import { SPIN_GALLERY } from './spins/spinGallery.ts';
import { kickRose, roseReach } from '#figure/tables/kickRose.ts';
import { roseList } from '#figure/tables/roseList.ts';

// One picture of each workbench: what it shows when it opens, small enough for a list.

const SLOT = 'board=...##...../...#...###/####.#####/####..####/####.#####';
const OVERHANG = 'board=......#.../#....##.../##....####/#####.####/#####.####/####..####';

function traced(line: string): RotationTrace {
  const read = readScenario(line);
  if (!read.ok) throw new Error(read.diagnostics[0]!.sentence);
  return traceOf(read.value);
}

const rotation = (trace: RotationTrace, step: number, voice: Voice): Drawing =>
  boardDrawing({
    scene: sceneAt(trace, step),
    view: { ...croppedView(trace), bottom: 0 },
    voice,
    size: 'mini',
    palette: trace.system.palette,
  });

const slot = (): RotationTrace => traced(`system=srs-guideline piece=T from=0 at=4,2 turn=cw ${SLOT}`);

function compare(voice: Voice): Drawing {
  const words =
    'systems=srs-guideline,ars-tgm,dtet piece=J from=1 at=3,1 turn=ccw board=...#....../........../...#......';
  const read = readComparison(parseParams(words));
  if (!read.ok) throw new Error(read.diagnostics[0]!.sentence);
  return outcomesStill(panesOf(read.value), voice);
}

/** The piece before its rotation, and every position that the game may try, without the answers. */
function guess(voice: Voice): Drawing {
  const trace = traced(`system=srs-guideline piece=J from=0 at=3,2 turn=ccw ${OVERHANG}`);
  const tried = (frame: BoardFrame): string =>
    trace.tests.map(({ minos }) => `<path class="b-start" d="${outlinePath(minos, frame.point, 1)}"/>`).join('');
  return boardDrawing({
    scene: sceneAt(trace, 0),
    view: { ...croppedView(trace), bottom: 0 },
    voice,
    size: 'mini',
    palette: trace.system.palette,
    under: tried,
  });
}

function play(voice: Voice): Drawing {
  const { system, request } = traced(`system=srs-guideline piece=L from=0 at=5,4 turn=cw ${SLOT}`);
  const scene = playScene(system, request.field, request.placement, true);
  return boardDrawing({ scene, view: { left: 2, right: 9, bottom: 0, top: 7 }, voice, size: 'mini' });
}

function recorded(line: string, frame: number, sceneOf: (run: History, frame: number) => Scene, voice: Voice): Drawing {
  const read = parseScene(line);
  if (!read.ok) throw new Error(read.diagnostics[0]!.sentence);
  const run = history(beginScene(read.value), read.value.held);
  return boardDrawing({
    scene: sceneOf(run, frame),
    view: smallView(run),
    voice,
    size: 'mini',
    palette: read.value.system.palette,
  });
}

/** Every position where the piece can land; the one that needs a kick is solid. */
function reached(voice: Voice): Drawing {
  const trace = slot();
  const { placements } = reachView({ ...REACH_MAP.standard, piece: 'T', board: trace.request.field });
  return boardDrawing({
    scene: { ...sceneAt(trace, lastStep(trace)), start: [], arrow: null },
    view: { left: 0, right: 9, bottom: 0, top: 7 },
    voice,
    size: 'mini',
    under: (frame) => placementsMarkup(frame, placements),
    css: reachCss,
  });
}

function spin(voice: Voice): Drawing {
  const trace = traced(SPIN_GALLERY.find(({ name }) => name === 'tTriple')!.scenario);
  return rotation(trace, lastStep(trace), voice);
}

function table(): Drawing {
  const lists = ['srs-guideline', 'srs-arika'].map((id) => roseList(systemById(id)!, 'I', '0>>3'));
  return kickRose(lists, roseReach(lists));
}

/** The pictures by the name of the figure. */
export const BENCH_STILLS: Readonly<Record<string, (voice: Voice) => Drawing>> = {
  'play-lab': play,
  'kick-stepper': (voice) => rotation(slot(), 4, voice),
  'kick-guess': guess,
  'kick-compare': compare,
  'offset-deriver': (voice) => offsetPictures(OFFSET_DERIVER.standard, [], voice).step[0]!,
  'button-lab': (voice) => recorded(`${dtetScene('compensation').line} frame=5`, 5, frameScene, voice),
  'frame-lab': (voice) => recorded(sceneNamed('i-in-the-air').line, 3, lockingScene, voice),
  'table-checker': table,
  'reach-map': reached,
  'spin-finder': spin,
  'ptn-editor': gameStill,
};
