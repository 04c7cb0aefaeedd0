import { expect, test } from 'vitest';
import { searchTerm } from './searchTerm.ts';

test.each([
  ['SRS+', 'plusSRS'],
  ['asc+ kicks', 'plusasc kicks'],
  ['SRS-X', 'XSRS'],
  ['TETRA-X 180', 'XTETRA 180'],
  ['T-spin', 'T-spin'],
  ['Ti-ARS', 'Ti-ARS'],
  ['1 + 2', '1 + 2'],
  ['TETR.IO', 'TETR.IO'],
])('%j is searched as %j', (typed, searched) => {
  expect(searchTerm(typed)).toBe(searched);
});
