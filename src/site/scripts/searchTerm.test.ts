import { expect, test } from 'vitest';
import { searchTerm } from './searchTerm.ts';

test.each([
  ['SRS+', 'SRSplus'],
  ['asc+ kicks', 'ascplus kicks'],
  ['SRS-X', 'SRSX'],
  ['TETRA-X 180', 'TETRAX 180'],
  ['T-spin', 'T-spin'],
  ['Ti-ARS', 'Ti-ARS'],
  ['1 + 2', '1 + 2'],
  ['TETR.IO', 'TETR.IO'],
])('%j is searched as %j', (typed, searched) => {
  expect(searchTerm(typed)).toBe(searched);
});
