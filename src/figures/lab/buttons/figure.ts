import { NEEDED_WORDS } from '#engine/scenarioWords.ts';
import { DTET_SCENES } from '#play/dtetScenes.ts';
import { sceneWords } from '#play/sceneText.ts';
import { range } from '#figure/record/allowed.ts';
import { MIRRORED, MOVE, ROW_ENDS, use } from '#figure/record/keys.ts';
import { boardLink } from '#figure/record/links.ts';
import { defineFigure } from '#figure/record/record.ts';
import { must } from '#figure/record/run.ts';
import { sceneUses } from '../common/sceneUses.ts';
import { LAB_WORDS, MOST_LAB_FRAMES, readLab } from '../common/labWords.ts';
import { labOutcome } from './checkedLab.ts';

const EXAMPLE = 'scene=compensation frame=5';

export const figure = defineFigure({
  name: 'button-lab',
  folder: 'lab/buttons',
  link: boardLink(LAB_WORDS),
  keys: MIRRORED,
  partKeys: { lanes: [MOVE, ROW_ENDS, use('hold', ' ')] },
  lab: { page: 'lab/buttons', needed: [['scene'], NEEDED_WORDS.filter((word) => word !== 'turn')] },
  element: {
    queryAttribute: 'words',
    step: 'frame',
    options: { layout: ['full', 'small'] },
    uses: sceneUses(
      DTET_SCENES.map(({ name }) => name),
      { frame: range([0, MOST_LAB_FRAMES]) },
    ),
    height: 2040,
    wide: 1487,
    opening: { words: EXAMPLE },
    tries: { compensation: EXAMPLE, double: 'scene=double frame=4 layout=small' },
    example: () => ({ words: EXAMPLE }),
  },
  run: (line) => {
    const scene = must(readLab(line).scene, line);
    return { outcome: labOutcome(scene), words: sceneWords(scene) };
  },
  report: () => import('./report.ts'),
  examples: [EXAMPLE],
});
