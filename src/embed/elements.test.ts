import { expect, test } from 'vitest';
import { SCENARIO_WORDS } from '#engine/scenarioWords.ts';
import { SCANNER } from '#figures/scanner/scannerState.ts';
import { COMPARISON_WORDS } from '#figures/compare/comparedWords.ts';
import { LAB_WORDS } from '#figures/lab/labWords.ts';
import { OFFSET_DERIVER } from '#figures/offsets/offsetState.ts';
import { ORIENTATION_WHEEL } from '#figures/wheel/orientationWheel.ts';
import { SHELL_EXPLORER } from '#figures/rotatris/shells/shellStates.ts';
import { attributeNames, ELEMENTS } from './elements.ts';
import { TABLE } from './attributes/tableWords.ts';

test.each([
  ['kick-stepper', SCENARIO_WORDS],
  ['kick-table', Object.keys(TABLE.fields)],
  ['kick-compare', COMPARISON_WORDS],
  ['offset-deriver', Object.keys(OFFSET_DERIVER.fields)],
  ['orientation-wheel', Object.keys(ORIENTATION_WHEEL.fields)],
  ['centre-column-scanner', Object.keys(SCANNER.fields)],
  ['button-lab', LAB_WORDS],
  ['frame-lab', LAB_WORDS],
  ['shell-explorer', Object.keys(SHELL_EXPLORER.fields)],
] as const)('the attributes of %s are the words of its figure', (name, words) => {
  expect(ELEMENTS[name].words).toEqual(words);
});

test.each(Object.entries(ELEMENTS))(
  '%s has each attribute once, and a step that is one of its words',
  (_name, known) => {
    const names = attributeNames(known);
    expect(new Set(names).size).toBe(names.length);
    expect(known.step === null || known.words.includes(known.step)).toBe(true);
  },
);
