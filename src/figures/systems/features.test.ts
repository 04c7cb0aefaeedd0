import { expect, test } from 'vitest';
import { systemById } from '#rules/registry.ts';
import { features } from './features.ts';

// SRS, "Basic Rotation" and "Wall Kicks"; Arika Rotation System, "Basic rotation" and "Kicks"; DTET, "Basic rotation" and "Wall kicks";
// Heboris, classic_D.c; TGMsim, R_SEGA.cs; TetrisNESDisasm, main.asm.
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

// The same sections: five tests in SRS, three in ARS, six in DTET. Half turns: SRS, "180° rotation" and "Arika SRS"; DTET, "Wall Kick Test
// Order"; Heboris, classic_D.c.
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
