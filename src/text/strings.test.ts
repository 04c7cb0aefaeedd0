import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import 'strings:tests';
import { addStrings, sayDiagnostic, speaker, translated } from './strings.ts';

describe('interface strings', () => {
  test('are filled with values', () => {
    expect(speaker()('tests.name', { number: 3 })).toBe('Test 3');
  });

  test('choose their plural by count', () => {
    addStrings('en', { 'sample.one': '{count} piece', 'sample.other': '{count} pieces' });
    expect([0, 1, 2].map((count) => speaker()('sample', { count }))).toEqual(['0 pieces', '1 piece', '2 pieces']);
  });

  test('of another language need no code, and English stands in for what is missing', () => {
    addStrings('de', { 'tests.kick': 'Versatz' });
    const say = speaker('de');
    expect([say('tests.kick'), say('tests.verdict')]).toEqual(['Versatz', 'Verdict']);
  });

  test('take the plural of the language that they are in', () => {
    addStrings('en', { 'sample.one': '{count} piece', 'sample.other': '{count} pieces' });
    // Japanese has one form for all counts. A page in Japanese shows the English string where it has none.
    expect([1, 2].map((count) => speaker('ja')('sample', { count }))).toEqual(['1 piece', '2 pieces']);
    addStrings('ja', { 'sample.other': '{count} 個' });
    expect([1, 2].map((count) => speaker('ja')('sample', { count }))).toEqual(['1 個', '2 個']);
  });

  test('that do not exist stop the program by name', () => {
    expect(() => speaker()('tests.nonsense')).toThrow('"tests.nonsense"');
  });

  test('replace the sentences of diagnostics where a language has them', () => {
    const diagnostic = { code: 'board.empty', sentence: 'The board has no rows; it needs 1 to 40.', values: {} };
    expect(sayDiagnostic('en', diagnostic)).toBe(diagnostic.sentence);
    addStrings('de', { 'error.board.empty': 'Das Feld hat keine Reihen.' });
    expect(sayDiagnostic('de', diagnostic)).toBe('Das Feld hat keine Reihen.');
  });

  test('replace English that is data where a language has them', () => {
    expect(translated('de', 'tests.note', 'no kicks')).toBe('no kicks');
    addStrings('de', { 'tests.note': 'keine Versätze' });
    expect(['de', 'en'].map((language) => translated(language, 'tests.note', 'no kicks'))).toEqual([
      'keine Versätze',
      'no kicks',
    ]);
  });

  test('never become markup: values are inserted as text', () => {
    expect(speaker()('tests.name', { number: '<b>$&</b>' })).toBe('Test <b>$&</b>');
  });

  test('have no key twice', () => {
    const text = readFileSync(new URL('../../content/i18n/en.json', import.meta.url), 'utf8');
    const keys = [...text.matchAll(/^ {2}"([^"]+)":/gm)].map((match) => match[1]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
