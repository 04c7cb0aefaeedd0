import { NEEDED_WORDS } from '#engine/scenarioWords.ts';
import { history, stateAfter } from '#play/history.ts';
import { sceneNamed } from '#play/labScenes.ts';
import { beginScene, parseScene, SCENE_WORDS, sceneWords, type PlayScene } from '#play/sceneText.ts';
import { MIRRORED, PLAYED, use } from '#figure/record/keys.ts';
import { boardLink } from '#figure/record/links.ts';
import { defineFigure } from '#figure/record/record.ts';
import { must, type Ran } from '#figure/record/run.ts';
import { changedParams, printParams, parseParams } from '#text/params.ts';
import { expectedScene, lockWord } from '../common/checkedScene.ts';
import { LAB_WORDS } from '../common/labWords.ts';
import { EXAMPLES } from '../common/readScene.ts';
import { sceneUses } from '../common/sceneUses.ts';

const EXAMPLE = 'i-in-the-air';

/** Returns the query with the example of any lab in place of its name, and the other parameters changed in it. */
function sceneOf(line: string): PlayScene {
  const { scene, ...own } = Object.fromEntries(parseParams(line));
  const base = scene === undefined ? '' : sceneNamed(scene).line;
  return must(parseScene(printParams(changedParams(parseParams(base), new Map(Object.entries(own))))), line);
}

/** The piece at the current frame, if there is one, and the frame in which the first piece locks: `T1, locks 3`. */
function run(line: string): Ran {
  const scene = sceneOf(line);
  const { phase } = stateAfter(history(beginScene(scene), scene.held), scene.frame ?? 0);
  const lock = lockWord(scene);
  if (phase.is !== 'piece') return { outcome: lock, words: sceneWords(scene) };
  const { piece, orientation } = phase.active.placement;
  return { outcome: `${piece}${orientation}, ${lock}`, words: sceneWords(scene) };
}

export const figure = defineFigure({
  name: 'frame-lab',
  folder: 'lab/frames',
  link: boardLink(SCENE_WORDS),
  keys: MIRRORED,
  partKeys: { recording: [...PLAYED, use('stop', 'Escape')] },
  lab: { page: 'lab/frames', needed: [NEEDED_WORDS.filter((word) => word !== 'turn')] },
  element: {
    words: LAB_WORDS,
    queryAttribute: 'words',
    step: 'frame',
    uses: sceneUses(EXAMPLES.map(({ name }) => name)),
    height: 1920,
    wide: 1393,
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
