import { describe, expect, test } from 'vitest';
import type { Attributes, ElementParams } from '#figure/record/elementParams.ts';
import { queryFrom } from './attributes.ts';
import { optionsFrom } from './options.ts';
import { readOptions } from './optionsText.ts';

const KNOWN: ElementParams = {
  params: ['system', 'piece', 'board', 'step'],
  queryAttribute: 'scenario',
  step: 'step',
  options: { theme: ['light', 'dark', 'auto'], layout: ['full', 'small'] },
  texts: [],
};

const element = (attributes: Readonly<Record<string, string>>): Attributes => ({
  getAttribute: (name) => attributes[name] ?? null,
});

describe('the state that attributes describe', () => {
  test.each([
    ['single parameters, in the order of the scenario', { piece: 'T', system: 'sega' }, 'system=sega piece=T'],
    ['words for hosts that clean HTML', { 'data-system': 'sega', 'data-piece': 'T' }, 'system=sega piece=T'],
    ['the plain spelling before the other', { 'data-piece': 'L', piece: 'T' }, 'piece=T'],
    ['a whole line, as it was written', { scenario: ' piece=T oops ' }, 'piece=T oops'],
    ['a line with a word in its place', { scenario: 'system=sega piece=T', piece: 'L' }, 'system=sega piece=L'],
    ['a board with its rows on lines', { board: '\n  ....\n  #..#\n' }, 'board=..../#..#'],
    ['a value with blanks, which stays one word', { piece: ' T  L ' }, 'piece=T_L'],
    ['nothing but other attributes', { class: 'a', theme: 'dark' }, ''],
  ])('is read from %s', (_what, attributes, line) => {
    expect(queryFrom(element(attributes), KNOWN)).toBe(line);
  });
});

describe('the options that attributes choose', () => {
  test('are read in either spelling', () => {
    const dark = element({ theme: 'dark', 'data-layout': 'small' });
    expect(optionsFrom(dark, KNOWN)).toEqual({ theme: 'dark', layout: 'small' });
    expect(readOptions(dark, KNOWN).read).toEqual({ ok: true, value: { theme: 'dark', layout: 'small' } });
  });

  test('are explained when they are none', () => {
    const wrong = element({ theme: 'dark', layout: ' very small ' });
    expect(optionsFrom(wrong, KNOWN)).toBeNull();
    const { query, read } = readOptions(wrong, KNOWN);
    expect(query).toBe('theme=dark layout=very_small');
    expect(read).toMatchObject({
      ok: false,
      diagnostics: [{ span: { start: 18, end: 28 }, sentence: 'layout cannot be "very_small"; allowed: full, small.' }],
    });
  });
});
