import { SYSTEMS } from '#rules/registry.ts';
import { MIRROR } from '#figure/record/keys.ts';
import { stateLink } from '#figure/record/links.ts';
import { defineFigure } from '#figure/record/record.ts';
import { atlasSpec } from './atlas.ts';

export const figure = defineFigure({
  name: 'kick-atlas',
  folder: 'atlas',
  // The page computes the systems, so every system of the registry is allowed.
  link: stateLink(atlasSpec({ systems: SYSTEMS, texts: [], places: {} })),
  page: '/systems/srs/kick-atlas/',
  keys: [MIRROR],
  report: () => import('./report.ts'),
});
