import { must } from '#engine/diagnostics.ts';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { UNLIMITED } from '#analysis/budget.ts';
import { onePress } from '#analysis/onePress.ts';
import { pressSystems } from '#analysis/pressSystems.ts';
import { vecKey } from '#engine/geometry.ts';
import { NO_KEYS } from '#engine/heldKeys.ts';
import { printScenario, type Scenario } from '#engine/scenario.ts';
import { cases } from '#engine/testing/wide.ts';
import { pictureSize } from '#board/picture.ts';
import { randomScenes } from '#rules/randomScenes.ts';
import { DEFAULT_SYSTEM, SYSTEMS } from '#rules/registry.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { pictureOf } from '../testing/pictures.ts';
import { voice } from '../testing/reports.ts';
import { shown, textOf, withRole, withTag } from '../testing/shown.ts';
import { numberSquares } from './answerDrawings.ts';
import { figure } from './figure.ts';
import OnePress from './OnePress.svelte';
import { partingJob } from './partingJob.ts';
import { PressBoard } from './pressBoard.svelte.ts';
import { answerSentences } from './pressTexts.ts';
import { report } from './report.ts';

const scenarioOf = (query: string): Scenario => must(readScenario(query), query);
const [FAMILIES = ''] = figure.examples;

/** Presses on random boards. */
const presses = Array.from(randomScenes(DEFAULT_SYSTEM, cases(200), 20261129), ({ request, memory }): Scenario => {
  const { field, placement, turn } = request;
  return { system: DEFAULT_SYSTEM, readings: [], field, placement, turn, precedence: null, heldKeys: NO_KEYS, memory, step: null }; // prettier-ignore
});

describe('the figure as the server draws it', () => {
  const drawn = (layout: 'full' | 'hero') =>
    shown(render(OnePress, { props: { scenario: FAMILIES, figure: 'press', layout } }));

  test('has a sentence for each answer, and every system once as a button', () => {
    const elements = drawn('full');
    const press = onePress(scenarioOf(FAMILIES), SYSTEMS);
    const items = withTag(elements, 'li').map(textOf);
    for (const sentence of answerSentences(press, voice.say)) expect(items).toContain(sentence);
    const buttons = withTag(elements, 'button').map(textOf);
    const answering = press.answers.flatMap(({ traces }) => traces.map(({ system }) => system.name));
    expect(answering.filter((name) => !buttons.includes(name))).toEqual([]);
    expect(withRole(elements, 'status').map(textOf)).toContain(
      `${answering.length} systems. ${press.answers.length} answers.`,
    );
    expect(withTag(elements, 'select')).toHaveLength(2);
  });

  test('opens the site without pickers, and says why', () => {
    const elements = drawn('hero');
    expect(withTag(elements, 'select')).toEqual([]);
    expect(withTag(elements, 'button').map(textOf)).toContain('Why?');
  });
});

test('no two answers have their number on one square', () => {
  for (const scenario of presses) {
    const { answers } = onePress(scenario, SYSTEMS);
    const squares = numberSquares(answers).map(vecKey);
    expect(new Set(squares).size, printScenario(scenario)).toBe(squares.length);
  }
});

test('pictures have the size of a link preview, and the board of a list has not', () => {
  for (const scenario of presses.slice(0, 12)) {
    const told = report(printScenario(scenario), voice);
    expect(pictureSize(pictureOf(told, 'step'))).toEqual({ width: 1200, height: 630 });
    const { small, frames, step } = told.pictures!;
    expect(small!().width).toBeLessThan(step[0]!.width);
    // One frame before the press, then one for each answer.
    expect(frames!()).toHaveLength(onePress(scenario, pressSystems(scenario.system)).answers.length + 1);
  }
});

describe('a board that a link or a word of the page changes', () => {
  test('opens the tests of its system at a step, and closes them by its name', () => {
    const pressed = new PressBoard(scenarioOf(FAMILIES));
    pressed.put(scenarioOf(`${FAMILIES} step=2`));
    expect([pressed.opened, pressed.step, pressed.scenario.step]).toEqual(['srs-guideline', 2, null]);
    pressed.open('srs-guideline');
    expect([pressed.opened, pressed.step]).toEqual([null, null]);
  });

  test('is said to be pressed when the press is painted, or the board changes', () => {
    const works: (() => void)[] = [];
    const pressed = new PressBoard(scenarioOf(FAMILIES), (work) => works.push(work));
    const { turn } = pressed.scenario;
    const turns = () => [pressed.turn, pressed.shown.turn, pressed.painted.turn];
    pressed.press('180');
    pressed.press('ccw');
    expect([...turns(), pressed.presses]).toEqual(['ccw', 'ccw', turn, 0]);
    for (const work of works) work();
    expect([...turns(), pressed.presses]).toEqual(['ccw', 'ccw', 'ccw', 1]);
    pressed.press('180');
    pressed.edits.clear();
    expect([...turns(), pressed.presses]).toEqual(['180', '180', '180', 2]);
    expect(pressed.shown).toBe(pressed.scenario);
    pressed.edits.undo();
    pressed.press('cw');
    pressed.edits.undo();
    expect(turns()).toEqual(['180', '180', '180']);
    pressed.edits.undo();
    expect(turns()).toEqual(['ccw', 'ccw', 'ccw']);
  });

  test('comes back by undo', () => {
    const pressed = new PressBoard(scenarioOf(FAMILIES), (work) => work());
    pressed.press('ccw');
    pressed.edits.clear();
    pressed.edits.undo();
    pressed.edits.undo();
    expect(printScenario(pressed.scenario)).toBe(printScenario(scenarioOf(FAMILIES)));
    expect(pressed.presses).toBe(1);
  });
});

describe('a search for a board', () => {
  // The board of the page has more answers than the first boards that a search tries.
  const query = 'system=srs-guideline piece=T from=0 at=5,3 turn=cw board=...#.##.../...#.##.../#..#....../#....####.';
  const present = onePress(scenarioOf(query), SYSTEMS).answers.length;

  test.each([1, 2, 3])('never replaces a board by one with fewer answers: seed %i', (seed) => {
    const { parts, value } = partingJob(SYSTEMS, { query, seed });
    const found = parts.slice(0, 2).map((part) => {
      part(UNLIMITED);
      return value();
    });
    for (const board of found) expect(board?.answers ?? present).toBeGreaterThanOrEqual(present);
  });

  test('offers what it finds where the present board has fewer', () => {
    const empty = query.replace(/board=.*/, 'board=..........');
    const { parts, value } = partingJob(SYSTEMS, { query: empty, seed: 1 });
    parts[0]!(UNLIMITED);
    expect(value()!.answers).toBeGreaterThan(onePress(scenarioOf(empty), SYSTEMS).answers.length);
  });
});
