import { expect, test } from 'vitest';
import { hasWords, searchTerm, subjectOf } from './searchTerm.ts';

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

test.each([
  ['what is SRS', 'SRS'],
  ['why does my piece go up?', 'piece go up?'],
  ['I kicks', 'I kicks'],
  ['what is it', 'what is it'],
])('the subject of %j is %j', (typed, subject) => {
  expect(subjectOf(typed)).toBe(subject);
});

test.each([
  ['rotat', true],
  ['kick piece', true],
  ['rotated pieces', true],
  ['copy', true],
  ['T-spins', true],
  ['teach', false],
  ['kick unity', false],
  ['rotary', false],
])('a text about rotations has %j: %s', (term, has) => {
  expect(hasWords('The rotation kicks the piece. A T-spin; many copies, a unit test.', term)).toBe(has);
});
