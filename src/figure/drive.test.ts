import { describe, expect, test } from 'vitest';
import { isShown, requestFor, wantedParams, type PublishedFigure } from './drive.ts';
import { changedParams, printParams, parseParams } from '#text/params.ts';

const EXAMPLE = 'system=srs-guideline piece=J from=0 at=3,2 turn=ccw board=####..####';

const figure = (shown: string, example = EXAMPLE): PublishedFigure => ({
  shown: parseParams(shown),
  example: parseParams(example),
  tried: 5,
});

describe('a line of words', () => {
  test.each<[what: string, line: string, words: Record<string, string>]>([
    ['with blanks of any kind between them', '  step=4\n board=.#/#. ', { step: '4', board: '.#/#.' }],
    ['with an equals sign in a value', 'note=a=b', { note: 'a=b' }],
    ['with a word that has no value', 'step= plain', { step: '', plain: '' }],
    ['that is empty', '', {}],
  ])('is read %s', (_what, line, words) => {
    expect(Object.fromEntries(parseParams(line))).toEqual(words);
  });

  test('is changed word by word, and an empty value takes its word away', () => {
    const changed = changedParams(
      parseParams('piece=J precedence=left step=2'),
      parseParams('piece=T precedence= height=18'),
    );
    expect(printParams(changed)).toBe('piece=T step=2 height=18');
  });
});

describe('a word of a sentence', () => {
  test.each<[what: string, show: string, shown: string, expected: boolean]>([
    ['its step of the example', 'step=4', `${EXAMPLE} step=4`, true],
    ['another step', 'step=4', `${EXAMPLE} step=5`, false],
    ['its step on another board', 'step=4', `${EXAMPLE.replace('####..####', '..........')} step=4`, false],
    ['its board at whatever step', 'board=..........', `${EXAMPLE.replace('####..####', '..........')} step=2`, true],
    ['its step with another turn', 'turn=cw step=1', `${EXAMPLE} step=1`, false],
  ])('is pressed or not while the figure shows %s', (_what, show, shown, expected) => {
    const state = figure(shown);
    expect(isShown(state, wantedParams(state, show))).toBe(expected);
  });

  test('brings the example back from whatever a reader has made of it', () => {
    const state = figure('system=dtet readings=x piece=T from=1 at=0,0 turn=180 precedence=left board=.... step=0');
    const request = requestFor(state, wantedParams(state, 'step=4'));
    const after = changedParams(state.shown, parseParams(request));
    expect(Object.fromEntries(after)).toEqual(Object.fromEntries(parseParams(`${EXAMPLE} step=4`)));
  });

  test('asks for its own words only where the figure has not said what it shows', () => {
    const state = figure('', '');
    expect(requestFor(state, wantedParams(state, 'step=4'))).toBe('step=4');
  });
});
