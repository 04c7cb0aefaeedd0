import { describe, expect, test } from 'vitest';
import { SYSTEMS, systemById } from '#rules/registry.ts';
import { spawnIsUnknown } from '#rules/unknownFacts.ts';
import { speaker } from '#text/strings.ts';
import { featureTexts } from './featureTexts.ts';
import { lockFacts, lockText } from './lockTexts.ts';

const say = speaker('en');

// Written by hand from the sources, system by system. SRS, "Wall Kicks", "180° rotation", "Arika SRS", "How Guideline SRS Really Works";
// Arika Rotation System, "Kicks", "Kicks changed", "Kicks added", "ACE-ARS and ARS2"; DTET, "Button processing", "Wall Kick Test Order",
// "Other appearances"; NullpoMino, StandardWallkick.java; Heboris, classic_D.c; TGMsim, R_SEGA.cs; TetrisNESDisasm, main.asm.
const ROWS: Readonly<
  Record<string, readonly [tests: string, order: string, up: string, conditions: string, half: string]>
> = {
  'srs-guideline': ['5', 'the piece and the rotation', 'I J L S T Z', 'none', 'none'],
  'tetris-worlds': ['5', 'the piece and the rotation', 'I J L S T Z', 'none', 'none'],
  'srs-nullpomino-180': ['5', 'the piece and the rotation', 'I J L S T Z', 'none', 'one rotation, 12 tests'],
  'tetr-js': ['5', 'the piece and the rotation', 'I J L S T Z', 'none', 'two quarter turns'],
  'srs-arika': ['5', 'the piece and the rotation', 'I J L S T Z', 'none', 'none'],
  'tetris-perfect': ['5', 'the piece and the rotation', 'I J L S T Z', 'none', 'one rotation, 1 test'],
  'tetris-best': ['unknown', 'unknown', 'unknown', 'unknown', 'unknown'],
  sega: ['1', 'no kicks', 'none', 'none', 'none'],
  'ars-tgm': ['3', 'one list for J L S T Z', 'none', 'centre column', 'none'],
  'ars-sakura': ['2', 'the first blocked cell', 'none', 'side of the first collision', 'none'],
  'ars-ti': ['4', 'the piece and the rotation', 'I T', 'centre column, contact at a side, ground for the I and a limit of floor kicks', 'none'], // prettier-ignore
  'ars-ace': [
    '4',
    'the piece and the rotation',
    'I T',
    'centre column, contact at a side and ground for the I',
    'none',
  ],
  ars2: ['4', 'the piece and the rotation', 'I T', 'centre column, contact at a side and ground for the I', 'none'],
  dtet: ['6', 'the button', 'none', 'none', 'two quarter turns; if both fail, J, L and T in one rotation of 6 tests'],
  'dtet-heboris': ['8', 'the button, the piece and the rotation', 'I T', 'ground for the I and a limit of floor kicks', 'one rotation, 8 tests'], // prettier-ignore
  'nintendo-right': ['1', 'no kicks', 'none', 'none', 'none'],
  'nintendo-left': ['1', 'no kicks', 'none', 'none', 'none'],
};

describe('the row of a system', () => {
  test.each(Object.entries(ROWS))('of %s says what the sources say', (id, row) => {
    const { tests, order, up, conditions, half } = featureTexts(systemById(id)!, say);
    // How a list ends is a matter of language.
    const plain = [tests, order, up, conditions, half].map((text) => text.replace(/,(?= and )/, ''));
    expect(plain).toEqual(row);
  });

  // Two fan games, and games of today whose entry no source tells.
  test('leaves open where pieces enter where no source says it', () => {
    const unknown = SYSTEMS.filter(spawnIsUnknown).map(({ id }) => id);
    expect(unknown).toEqual([
      ...['jstris', 'tetris-perfect', 'tetris-best', 'tetris-best-25'],
      ...['asc', 'cultris-2'],
      ...['apotris-srs', 'apotris-bars', 'apotris-sdrs', 'gtetrinet', 'minote'],
    ]);
  });
});

// SRS, "Other"; Arika Rotation System, first paragraphs ("generally use") and "ACE-ARS and ARS2"; NullpoMino, STANDARD-HARD.rul and
// EASY-A.rul: moves and rotations in one count; Cambridge and Heboris, Ti World: 10 moves and 8 rotations.
test.each([
  ['srs-guideline', 'reset', 'by every move and rotation'],
  ['srs-nullpomino-180', 'reset', 'by 15 moves and rotations, counted together'],
  ['srs-arika', 'reset', 'by 10 moves and 8 rotations'],
  ['ars-tgm', 'reset', 'usually by falling a row'],
  ['ars-tgm', 'hardDrop', 'usually sonic drop: does not lock'],
  ['ars-sakura', 'initialRotation', 'usually yes'],
  ['ars-ti', 'hardDrop', 'sonic drop: does not lock'],
  ['ars-ace', 'reset', 'by 128 moves and rotations, counted together'],
  ['ars2', 'softDrop', 'locks'],
  // Rule files of NullpoMino; Triangle's engine; Techmino's settings. NES, Game Boy, TGM and Sakura have no hold.
  ['dtet', 'reset', 'by falling a row'],
  ['nintendo-left', 'hardDrop', 'none'],
  ['nintendo-right', 'softDrop', 'locks'],
  ['srs-arika', 'hardDrop', 'locks'],
  ['tetrio-srs', 'initialHold', 'yes'],
  ['techmino-birs', 'reset', 'by 15 moves and rotations, counted together'],
  ['ars-sakura', 'initialHold', 'no'],
  ['dtet', 'initialHold', 'no'],
  ['jstris', 'reset', 'unknown'],
] as const)('%s, %s: %s', (id, fact, text) => expect(lockText(systemById(id)!.lock, fact, say)).toBe(text));

test('an ARS with a turn at entry has a pause in which it can be asked for', () => {
  const turning = SYSTEMS.filter(({ family, lock }) => family === 'ARS' && lock.initialRotation === 'yes');
  expect(turning.length).toBeGreaterThan(3);
  for (const { id, lock } of turning) expect(lock.entryDelay, id).toBe('unknown length');
  const [pause] = lockFacts(systemById('ars-tgm')!.lock, say).filter(({ name }) => name === 'Pause before entry (ARE)');
  expect(pause?.value).toBe('usually yes; its length is unknown');
});
