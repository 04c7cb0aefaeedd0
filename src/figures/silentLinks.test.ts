import { must } from '#engine/diagnostics.ts';
import { describe, expect, test } from 'vitest';
import { SYSTEMS } from '#rules/registry.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { parseParams } from '#text/params.ts';
import { namesIn } from '#figure/record/links.ts';
import { SCENARIO_FORMAT } from '#figure/rotation/scenarioFormat.ts';
import { fieldFormat, type StateFormat } from '#figure/stateFormat.ts';
import { withinEnd } from '#figure/rotation/rotationSteps.ts';
import { atlasSpec } from './atlas/atlas.ts';
import { COMPARISON_FORMAT } from './compare/kickCompare/comparisonFormat.ts';
import { readComparison } from './compare/common/comparison.ts';
import { KICK_DIFF } from './compare/kickDiff/kickDiffState.ts';
import { LAB_FORMAT, SCENE_FORMAT } from './lab/common/sceneFormats.ts';
import { gameFormat } from './notation/common/gameFormat.ts';
import { CONVERTER } from './notation/converter/converterState.ts';
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
const FREE: readonly string[] = ['text', 'input', 'board', 'moves', 'ptn'];

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

const BOARD = 'piece=T from=0 at=3,3 turn=cw board=..........';
const SCENE =
  'system=ars-tgm piece=T from=0 at=3,3 board=.......... next=IJ gravity=1/64 das=14/1 buttons=R_._A frame=1';
/** What a comparison shows before the link: a link to one system is compared with the others there. */
const COMPARED = must(readComparison(parseParams(`systems=srs-guideline,dtet ${BOARD}`)), '');
const GAME_FORMAT = gameFormat(() => 12);

/** Opens a link as the page of a figure does, and returns the parameters of what it then shows. */
const door =
  <S>(format: StateFormat<S>) =>
  (search: string): ReadonlyMap<string, string> => {
    const read = format.readLink(search, 'one', COMPARED as S)!;
    if (!read.ok) throw new Error(read.diagnostics.map(({ code, sentence }) => `${code} ${sentence}`).join(' '));
    return parseParams(format.print(read.value));
  };

/** The doors of figures that do not run, and a link that each of them understands. */
const DOORS: Readonly<Record<string, readonly [open: ReturnType<typeof door>, example: string]>> = {
  'kick-stepper': [door(SCENARIO_FORMAT), `system=srs-guideline ${BOARD}`],
  'one-press': [door(SCENARIO_FORMAT), `system=srs-guideline ${BOARD}`],
  'kick-compare': [door(COMPARISON_FORMAT), `systems=srs-guideline,dtet ${BOARD}`],
  'kick-diff': [door(fieldFormat({ ...KICK_DIFF, outcome: String })), ''],
  'kick-atlas': [door(fieldFormat(atlasSpec({ systems: SYSTEMS, texts: [], places: {} }))), ''],
  'button-lab': [door(LAB_FORMAT), SCENE],
  'frame-lab': [door(SCENE_FORMAT), SCENE],
  'lock-lab': [door(SCENE_FORMAT), SCENE],
  'notation-converter': [door(fieldFormat({ ...CONVERTER, outcome: String })), ''],
  'ptn-viewer': [door(GAME_FORMAT), 'step=1'],
  'ptn-example': [door(GAME_FORMAT), 'step=1'],
  'ptn-editor': [door(GAME_FORMAT), 'step=1'],
};
/** The page gives the rest of its state. */
const BELOW = 'kick-table';

/** Lists that may be empty, and words for a test that may be written in two ways. */
const ALIKE: Readonly<Record<string, readonly string[]>> = { readings: [''], held: [''], next: [''], tried: ['1.5'] };

/** What a message names in place of the parameter: one of the readings; the frame that is after the end of other buttons. */
const NAMED: Readonly<Record<string, RegExp>> = { readings: /reading/, buttons: /buttons|frame/ };

test('every figure with a link is tried', () => {
  const linked = FIGURES.flatMap(({ name, link, run: runs }) => (link && !(link.is === 'own' && runs) ? [name] : []));
  expect([...Object.keys(DOORS), BELOW].sort()).toEqual(linked.sort());
});

describe.each(Object.entries(DOORS))('a link to %s', (name, [open, line]) => {
  const { link } = FIGURES.find((figure) => figure.name === name)!;
  const shownFor = (params: Iterable<readonly [string, string]>): ReadonlyMap<string, string> => {
    const search = new URLSearchParams([['figure', 'one'], ...params].map(([name, value]) => [name!, value!]));
    return open(`?${search}`);
  };
  const example = [...shownFor(parseParams(line))];

  test.each(namesIn(link!).filter((word) => !FREE.includes(word) || word === 'board'))(
    'shows %s as written, or refuses it by name',
    (word) => {
      for (const value of OUT_OF_RANGE) {
        let shown: ReadonlyMap<string, string>;
        try {
          shown = shownFor([...example.filter(([own]) => own !== word), [word, value]]);
        } catch (error) {
          expect(String(error)).toMatch(NAMED[word] ?? new RegExp(word));
          continue;
        }
        const written = value.trim();
        if (!ALIKE[word]?.includes(written)) expect([word, shown.get(word)]).toEqual([word, written]);
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
