import { expect, test } from 'vitest';
import { searchTerm } from './searchTerm.ts';

test.each([
  ['SRS+', 'plussrs'],
  ['asc+ kicks', 'plusasc kicks'],
  ['SRS-X', 'xsrs'],
  ['TETRA-X 180', 'xtetra 180'],
  ['T-spin', 'T-spin'],
  ['Ti-ARS', 'Ti-ARS'],
  ['1 + 2', '1 + 2'],
  ['TETR.IO', 'TETR.IO'],
])('%j is searched as %j', (typed, searched) => {
  expect(searchTerm(typed)).toBe(searched);
});
