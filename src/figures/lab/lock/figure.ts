import { SCENE_PARAMS } from '#play/sceneText.ts';
import { MIRRORED } from '#figure/record/keys.ts';
import { boardLink } from '#figure/record/links.ts';
import { defineFigure } from '#figure/record/record.ts';

export const figure = defineFigure({
  name: 'lock-lab',
  folder: 'lab/lock',
  // Several rules play at once, so no test of a single one is shown.
  link: boardLink(SCENE_PARAMS.filter((word) => word !== 'tried')),
  page: '/systems/ars/ace/',
  keys: MIRRORED,
  report: () => import('./report.ts'),
  examples: ['scene=to-and-fro frame=20'],
});
