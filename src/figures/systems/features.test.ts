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

// Specification, section 2: five tests in SRS, three in ARS, six in DTET, and the half turns of 2.4, 2.7, 2.13 and 2.14.
test.each([
  ['srs-guideline', 5, null],
  ['srs-nullpomino-180', 5, 12],
  ['tetr-js', 5, null],
  ['tetris-perfect', 5, 1],
  ['sega', 1, null],
  ['ars-tgm', 3, null],
  ['ars-ti', 4, null],
  ['dtet', 6, 6],
  ['dtet-heboris', 8, 8],
])('%s: at most %i tests of a quarter turn, %i of a half turn', (id, tests, halfTests) => {
  expect(features(systemById(id)!)).toMatchObject({ tests, halfTests });
});
