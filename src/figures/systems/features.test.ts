import { expect, test } from 'vitest';
import { SYSTEMS, systemById } from '#rules/registry.ts';
import { features, nubAtSpawn, testCounts } from './features.ts';

// SRS, "Basic Rotation" and "Wall Kicks"; Arika Rotation System, "Basic rotation" and "Kicks"; DTET, "Basic rotation" and "Wall kicks";
// Heboris, classic_D.c; TGMsim, R_SEGA.cs; TetrisNESDisasm, main.asm.
test.each([
  ['srs-guideline', 4, 'O', 'I J L S T Z'],
  ['sega', 2, 'J L O S T Z', ''],
  ['ars-tgm', 2, 'J L O S T Z', ''],
  ['ars-sakura', 2, 'J L O S T Z', ''],
  ['ars-ti', 2, 'J L O S T Z', 'I T'],
  ['dtet', 4, 'J L O S T Z', ''],
  ['dtet-heboris', 4, 'J L O S T Z', 'I T'],
  ['nintendo-right', 2, 'O S Z', ''],
])('%s: %i orientations, %s on the ground, %s kicked upwards', (id, upright, grounded, up) => {
  const found = features(systemById(id)!);
  expect([found.upright, found.grounded.join(' '), found.floorKicks.join(' ')]).toEqual([upright, grounded, up]);
});

// J, L, T by piece, in the order of the kick tables of each source: SRS, "Wall Kicks"; Arika Rotation System, "Kicks", "Kicks added in
// Tetris The Grand Master 3"; DTET, "Wall Kick Test Order"; Heboris, classic_D.c: by button, then up for I and T by turn.
const SRS = 'I J L S T Z: 5 in 8; O: 1 in 8';
const TI = 'I: 4 in 1>>0 1>>2 3>>0 3>>2, 3 in 0>>1 0>>3 2>>1 2>>3; J L S Z: 3 in 8; O: 1 in 8; T: 4 in 1>>2 3>>2, 3 in 0>>1 0>>3 1>>0 2>>1 2>>3 3>>0'; // prettier-ignore
test.each([
  ['srs-guideline', SRS],
  ['tetris-worlds', SRS],
  ['srs-nullpomino-180', SRS],
  ['tetr-js', SRS],
  ['srs-arika', SRS],
  // The O is not turned.
  ['tetris-perfect', 'I J L S T Z: 5 in 8; O: '],
  // Counter-clockwise whichever button is pressed: four turns.
  ['sega', 'I J L O S T Z: 1 in 4'],
  ['ars-tgm', 'I O: 1 in 8; J L S T Z: 3 in 8'],
  // One kick, whose side the first blocked cell decides.
  ['ars-sakura', 'I O: 1 in 8; J L S T Z: 2 in 8'],
  ['ars-ti', TI],
  ['ars-ace', TI],
  ['ars2', TI],
  ['dtet', 'I J L O S T Z: 6 in 8'],
  // After the five kicks: T nub up one, I lying two sideways, I upright two up.
  ['dtet-heboris', 'I: 8 in 8; J L O S Z: 6 in 8; T: 7 in 1>>2 3>>2, 6 in 0>>1 0>>3 1>>0 2>>1 2>>3 3>>0'],
  ['nintendo-right', 'I J L O S T Z: 1 in 8'],
  ['nintendo-left', 'I J L O S T Z: 1 in 8'],
])('%s counts tests piece by piece: %s', (id, expected) => {
  const found = testCounts(systemById(id)!).map(({ pieces, counts }) => {
    const texts = counts.map(({ tests, turns }) => {
      return `${tests} in ${counts.length === 1 ? turns.length : [...turns].sort().join(' ')}`;
    });
    return `${pieces.join(' ')}: ${texts.join(', ')}`;
  });
  expect(found.join('; ')).toBe(expected);
});

// SRS, "Spawn Orientation and Location"; Arika Rotation System, "Basic rotation": longest flat side up; DTET, "Basic rotations"; NES and
// Game Boy: pointing down.
test('pieces point up as they enter in SRS and its descendants, and down in others', () => {
  const of = (way: 'up' | 'down'): readonly string[] =>
    SYSTEMS.filter((system) => nubAtSpawn(system) === way).map(({ id }) => id);
  const up = ['srs-guideline', 'tetris-worlds', 'srs-nullpomino-180', 'tetr-js', 'srs-arika', 'tetris-perfect', 'tetris-best']; // prettier-ignore
  expect(of('up')).toEqual(expect.arrayContaining(up));
  expect(of('down')).toEqual(expect.arrayContaining(['sega', 'ars-tgm', 'ars-ti', 'dtet', 'nintendo-right']));
});
