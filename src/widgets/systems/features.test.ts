import { expect, test } from 'vitest';
import { systemById } from '#rules/registry.ts';
import { features } from './features.ts';

// Specification, sections 1 and 2.
test.each([
  ['srs-guideline', 4, 'O', 'I J L S T Z', 'turn'],
  ['sega', 2, 'J L O S T Z', '', 'none'],
  ['ars-tgm', 2, 'J L O S T Z', '', 'nothing'],
  ['ars-sakura', 2, 'J L O S T Z', '', 'nothing'],
  ['ars-ti', 2, 'J L O S T Z', 'I T', 'nothing'],
  ['dtet', 4, 'J L O S T Z', '', 'button'],
  ['dtet-heboris', 4, 'J L O S T Z', 'I T', 'button'],
  ['nintendo-right', 2, 'O S Z', '', 'none'],
])('%s: %i orientations, %s on the ground, %s kicked upwards, order by %s', (id, upright, grounded, up, order) => {
  const found = features(systemById(id)!);
  expect([found.upright, found.grounded.join(' '), found.floorKicks.join(' '), found.order]).toEqual([upright, grounded, up, order]); // prettier-ignore
});
