import { expect, test } from 'vitest';
import { unknownAttributes } from './warnings.ts';

test.each([
  ['peice', ['peice']],
  ['piece', []],
  ['data-piece', []],
  ['data-anything', []],
  ['aria-label', []],
  ['class', []],
  ['onclick', []],
  ['v-cloak', []],
  ['hx-get', []],
  ['contenteditable', []],
  ['draggable', []],
  ['itemprop', []],
  ['@click', []],
  ['src', ['src']],
])('an attribute %s is named as not understood: %j', (name, unknown) => {
  expect(unknownAttributes([name], ['system', 'piece'])).toEqual(unknown);
});
