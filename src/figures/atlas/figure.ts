import { SYSTEMS } from '#rules/registry.ts';
import { MIRROR, RESET } from '#figure/record/keys.ts';
import { stateLink } from '#figure/record/links.ts';
import { defineFigure } from '#figure/record/record.ts';
import { atlasSpec } from './atlas.ts';

export const figure = defineFigure({
  name: 'kick-atlas',
  folder: 'atlas',
  // It takes the systems that its page computed: any of the registry.
  link: stateLink(atlasSpec({ systems: SYSTEMS, texts: [], places: {} })),
  page: '/systems/srs/kick-atlas/',
  keys: [MIRROR, RESET],
});
