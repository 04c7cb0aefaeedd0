import { must } from '#engine/diagnostics.ts';
import { NEEDED_PARAMS } from '#engine/scenarioParams.ts';
import { DTET_SCENES } from '#play/dtetScenes.ts';
import { sceneParams } from '#play/sceneText.ts';
import { range } from '#figure/record/allowed.ts';
import { MIRRORED, MOVE, ROW_ENDS, use } from '#figure/record/keys.ts';
import { boardLink } from '#figure/record/links.ts';
import { defineFigure } from '#figure/record/record.ts';
import { sceneUses } from '../common/sceneUses.ts';
import { LAB_PARAMS, MOST_LAB_FRAMES, readLab } from '../common/labParams.ts';
import { labOutcome } from './checkedLab.ts';

const EXAMPLE = 'scene=compensation frame=5';

export const figure = defineFigure({
  name: 'button-lab',
  folder: 'lab/buttons',
  link: boardLink(LAB_PARAMS),
  keys: MIRRORED,
  partKeys: { lanes: [MOVE, ROW_ENDS, use('hold', ' ')] },
  lab: { page: 'lab/buttons', needed: [['scene'], NEEDED_PARAMS.filter((word) => word !== 'turn')] },
  element: {
    queryAttribute: 'words',
    step: 'frame',
    options: { layout: ['full', 'small'] },
    uses: sceneUses(
      DTET_SCENES.map(({ name }) => name),
      { frame: range([0, MOST_LAB_FRAMES]) },
    ),
    opening: { words: EXAMPLE },
    tries: { compensation: EXAMPLE, double: 'scene=double frame=4 layout=small' },
    example: () => ({ query: EXAMPLE }),
  },
  run: (query) => {
    const scene = must(readLab(query).scene, query);
    return { outcome: labOutcome(scene), params: sceneParams(scene) };
  },
  report: () => import('./report.ts'),
  examples: [EXAMPLE],
});
