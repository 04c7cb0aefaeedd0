import { describe, expect, test } from 'vitest';
import { lineFrom, spellings, unknownAttributes, type Attributes } from './attributes.ts';

const WORDS = ['system', 'piece', 'board', 'step'];

const element = (attributes: Readonly<Record<string, string>>): Attributes => ({
  getAttribute: (name) => attributes[name] ?? null,
  getAttributeNames: () => Object.keys(attributes),
});

describe('the state that attributes describe', () => {
  test.each([
    ['single words, in the order of the scenario', { piece: 'T', system: 'sega' }, 'system=sega piece=T'],
    ['words for hosts that clean HTML', { 'data-system': 'sega', 'data-piece': 'T' }, 'system=sega piece=T'],
    ['the plain spelling before the other', { 'data-piece': 'L', piece: 'T' }, 'piece=T'],
    ['a whole line, as it was written', { scenario: ' piece=T oops ' }, 'piece=T oops'],
    ['a line with a word in its place', { scenario: 'system=sega piece=T', piece: 'L' }, 'system=sega piece=L'],
    ['a board with its rows on lines', { board: '\n  ....\n  #..#\n' }, 'board=..../#..#'],
    ['nothing but other attributes', { class: 'a', theme: 'dark' }, ''],
  ])('is read from %s', (_what, attributes, line) => {
    expect(lineFrom(element(attributes), WORDS)).toBe(line);
  });
});

describe('an attribute that is not understood', () => {
  test.each([
    ['peice', ['peice']],
    ['piece', []],
    ['data-piece', []],
    ['data-anything', []],
    ['aria-label', []],
    ['class', []],
    ['onclick', []],
    ['v-cloak', []],
    ['@click', []],
    ['src', ['src']],
  ])('%s is named: %j', (name, unknown) => {
    expect(unknownAttributes(element({ [name]: '' }), spellings(WORDS))).toEqual(unknown);
  });
});
