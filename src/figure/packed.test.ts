import { expect, test } from 'vitest';
import { packed, unpacked } from './packed.ts';

test.each([
  [{ kick: [1, -2], name: 'T' }],
  [{ note: '"quoted", and it`s `quoted` too' }],
  [{ key: null, 'it`s': ['\\"', '\\`', '&quot;'] }],
])('%j comes back as it was', (value) => {
  expect(unpacked(packed(value))).toEqual(value);
});

test('an attribute writes no character of it longer', () => {
  expect(packed({ piece: 'T' })).toBe('{`piece`:`T`}');
});

test('a value that is not packed is returned', () => {
  const value = { piece: 'T' };
  expect(unpacked(value)).toBe(value);
});
