import { expect, test } from 'vitest';
import { misspelt } from './warnings.ts';

test.each([
  ['peice', ['peice']],
  ['onclick', []],
  ['v-cloak', []],
  ['hx-get', []],
  ['contenteditable', []],
  ['draggable', []],
  ['itemprop', []],
  ['@click', []],
  ['src', ['src']],
])('an attribute %s is named as not understood: %j', (name, unknown) => {
  expect(misspelt([name])).toEqual(unknown);
});
