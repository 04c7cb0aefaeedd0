import { must } from '#engine/diagnostics.ts';
import { NEEDED_PARAMS } from '#engine/scenarioParams.ts';
import { history, stateAfter } from '#play/history.ts';
import { sceneNamed } from '#play/labScenes.ts';
import { beginScene, parseScene, SCENE_PARAMS, sceneParams, type PlayScene } from '#play/sceneText.ts';
import { PLAYED } from '#figure/hands/playedKeys.ts';
import { MIRRORED, use } from '#figure/record/keys.ts';
import { boardLink } from '#figure/record/links.ts';
import { defineFigure } from '#figure/record/record.ts';
import type { Ran } from '#figure/record/run.ts';
import { changedParams, printParams, parseParams } from '#text/params.ts';
import { expectedScene, lockWord } from '../common/checkedScene.ts';
import { LAB_PARAMS } from '../common/labParams.ts';
import { EXAMPLES } from '../common/readScene.ts';
import { sceneUses } from '../common/sceneUses.ts';

const EXAMPLE = 'i-in-the-air';

/** Returns the query with the example of any lab in place of its name, and the other parameters changed in it. */
function sceneOf(query: string): PlayScene {
  const { scene, ...own } = Object.fromEntries(parseParams(query));
  const base = scene === undefined ? '' : sceneNamed(scene).query;
  return must(parseScene(printParams(changedParams(parseParams(base), new Map(Object.entries(own))))), query);
}

/** The piece at the current frame, if there is one, and the frame in which the first piece locks: `T1, locks 3`. */
function run(query: string): Ran {
  const scene = sceneOf(query);
  const { phase } = stateAfter(history(beginScene(scene), scene.held), scene.frame ?? 0);
  const lock = lockWord(scene);
  if (phase.is !== 'piece') return { outcome: lock, params: sceneParams(scene) };
  const { piece, orientation } = phase.active.placement;
  return { outcome: `${piece}${orientation}, ${lock}`, params: sceneParams(scene) };
}

export const figure = defineFigure({
  name: 'frame-lab',
  folder: 'lab/frames',
  link: boardLink(SCENE_PARAMS),
  keys: MIRRORED,
  partKeys: { recording: [...PLAYED, use('stop', 'Escape')] },
  lab: { page: 'lab/frames', needed: [NEEDED_PARAMS.filter((word) => word !== 'turn')] },
  element: {
    params: LAB_PARAMS,
    queryAttribute: 'words',
    step: 'frame',
    uses: sceneUses(EXAMPLES.map(({ name }) => name)),
    opening: { words: `scene=${EXAMPLE}` },
    tries: { air: `scene=${EXAMPLE}`, stairs: 'scene=down-the-stairs' },
    example: () => {
      const scene = expectedScene(EXAMPLE, 'locks 4', lockWord);
      if (!scene.ok) throw new Error(scene.reason);
      return { scene: scene.query };
    },
  },
  run,
  report: () => import('./report.ts'),
  examples: [`scene=${EXAMPLE} frame=3`],
});
