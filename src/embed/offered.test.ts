import { expect, test } from 'vitest';
import { ELEMENTS as OFFERED } from '#share/elements.ts';
import { ELEMENTS } from './elements.ts';

test('the elements that Share offers are those of the embed file', () => {
  expect(Object.keys(OFFERED).sort()).toEqual(Object.keys(ELEMENTS).sort());
});
