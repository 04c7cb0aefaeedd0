import { describe, expect, test } from 'vitest';
import { readScenario } from '#rules/vocabulary.ts';
import { namesIn } from '#figure/record/links.ts';
import { withinEnd } from '#figure/rotation/rotationSteps.ts';
import { FIGURES } from './registry.ts';
import { linkedTable } from './table/linkedTable.ts';

// A link never shows something else in silence: what a figure does not take is refused by name, and never dropped, clamped or replaced.

const OUT_OF_RANGE = [
  '',
  'zzz',
  '-1',
  '99999999',
  '1.5',
  '1e3',
  ' ',
  '%',
  'constructor',
  '__proto__',
  'x'.repeat(2000),
];

/** Values that mean the same, written in another way. */
const FREE: readonly string[] = ['text', 'input', 'board', 'moves'];

const run = FIGURES.flatMap(({ name, link, run }) => (link?.is === 'own' && run ? [{ name, link, run }] : []));

describe.each(run)('$name', ({ link, run }) => {
  test.each(namesIn(link).filter((word) => !FREE.includes(word)))(
    'takes %s as written, or refuses it by name',
    (word) => {
      for (const value of OUT_OF_RANGE) {
        if (/\s/.test(value)) continue;
        let shown: ReadonlyMap<string, string>;
        try {
          shown = new Map(run(`${word}=${value}`).params);
        } catch (error) {
          expect(String(error)).toContain(word);
          continue;
        }
        const usual = link.params.find(({ name }) => name === word)?.standard;
        expect([word, shown.get(word) ?? usual]).toEqual([word, value]);
      }
    },
  );
});

describe('a kick table on a page', () => {
  test.each([
    ['system=ars-tgm group=X', 'table.group'],
    ['system=ars-tgm group=', 'table.group'],
    ['turns=', 'figure.value'],
    ['turns=T', 'figure.value'],
    ['system=x', 'figure.value'],
  ])('refuses %s', (line, code) => {
    expect(linkedTable(line, 'srs-guideline')).toMatchObject([{ code }]);
  });

  test('shows the pieces and turns of its link', () => {
    const shown = linkedTable('group=I turns=quarter', 'srs-guideline');
    expect(shown).toMatchObject({ sections: [{ pieces: ['I'] }] });
    expect(linkedTable('system=srs-guideline', 'srs-guideline')).toBeNull();
  });
});

const SCENARIO = 'system=srs-guideline piece=T from=0 at=3,3 turn=cw board=..........';

test.each([
  ['6', true],
  ['7', false],
  ['99', false],
  ['', false],
])('a stepper with five tests is shown at step %j: %s', (step, isShown) => {
  const line = `${SCENARIO} step=${step}`;
  expect(withinEnd(line, readScenario(line)).ok).toBe(isShown);
});
