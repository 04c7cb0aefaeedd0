import { expect, test } from 'vitest';
import { FORMATS, SOURCE_FORMATS } from '#notation/convert.ts';
import { fileName, FORMAT_NAMES, SOURCE_FORMAT_NAMES } from './formats.ts';

test('every format of the library can be chosen', () => {
  expect(FORMAT_NAMES).toEqual(FORMATS);
  expect(SOURCE_FORMAT_NAMES).toEqual(SOURCE_FORMATS);
});

test.each([
  ["Blue Scuti's famous game", 'ptn', 'blue-scuti-s-famous-game.ptn'],
  ['Opener', 'fumen', 'opener.fumen.txt'],
  ['../../x', 'tbp', 'x.tbp.json'],
  ['???', 'trainer', 'game.trainer.txt'],
  [null, 'stackrabbit', 'game.stackrabbit.txt'],
] as const)('a game called %j is saved as %s in %s', (title, format, file) => {
  expect(fileName(title, format)).toBe(file);
});
