import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { readScenario } from '#rules/vocabulary.ts';
import { openTraceOf } from '#figure/rotation/openTrace.ts';
import { Stepper } from '#figure/rotation/stepper.svelte.ts';
import { printScenario, type Scenario } from '#engine/scenario.ts';
import { reportText } from '#share/shareTexts.ts';
import { plainText } from '#share/shareTexts.ts';
import { voice } from '../testing/reports.ts';
import { attribute, elementsOf, shown, textOf, withRole, type Element } from '../testing/shown.ts';
import KickStepper from './KickStepper.svelte';
import { posterScenario } from './poster/posterMarkup.ts';
import { report } from './report.ts';

/** A J under an overhang: its fifth test fits. */
const LINE =
  'system=srs-guideline piece=J from=0 at=3,2 turn=ccw board=......#.../#....##.../##....####/#####.####/#####.####/####..#### ask=winner';

const scenario = ((): Scenario => {
  const read = readScenario(LINE);
  if (!read.ok) throw new Error(read.diagnostics[0]!.sentence);
  return read.value;
})();

/** What tells the end: verdicts, and the sentence of the outcome. */
const ENDS = [/accepted/, /\bblocked\b/, /not reached/, /\bfits\./, /rotates/, /by test 5/];
const telling = (text: string): readonly string[] =>
  ENDS.filter((end) => end.test(text)).map((end) => `${end} in ${text.slice(0, 60)}`);

describe('a stepper that asks which test fits', () => {
  const elements = shown(render(KickStepper, { props: { scenario: LINE, figure: 'asked' } }));
  const details = elements.find(({ tagName }) => tagName === 'details')!;
  const inside = new Set<Element>([details, ...elementsOf(details)]);

  test('is named by the question', () => {
    const [figure] = withRole(elements, 'group');
    expect(attribute(figure!, 'aria-label')).toMatch(/5 tests, which test fits\?$/);
  });

  test('tells the end in no text and no label, but for a closed element without scripts', () => {
    const texts = elements
      .filter((element) => !inside.has(element) && !elementsOf(element).some((part) => inside.has(part)))
      .flatMap((element) => [textOf(element), attribute(element, 'aria-label') ?? '']);
    expect(texts.flatMap(telling)).toEqual([]);
    expect(attribute(details, 'open')).toBeUndefined();
    expect(textOf(details)).toMatch(/The piece rotates by test 5/);
  });

  test('has verdicts that say that they are hidden, and an answer for each test and none', () => {
    const cells = elements.filter(({ tagName }) => tagName === 'td').map(textOf);
    expect(cells.filter((text) => text === 'hidden')).toHaveLength(5);
    const choices = withRole(elements, 'group', 'Which test fits?')[0]!;
    expect(elementsOf(choices).map((choice) => attribute(choice, 'aria-label'))).toEqual([
      'Test 1',
      'Test 2',
      'Test 3',
      'Test 4',
      'Test 5',
      'None',
    ]);
  });

  test('tells the end in no text, Markdown or picture that leaves the page', () => {
    const told = report(LINE, voice);
    expect(told.sentence).toMatch(/before the rotation: counter-clockwise\. The game tries 5 positions in order\.$/);
    expect(telling(reportText(told))).toEqual([]);
    const drawings = [...(told.pictures?.step ?? []), ...(told.pictures?.steps ?? [])];
    expect(drawings).toHaveLength(7);
    for (const { content, head = '', foot = '' } of drawings)
      expect(/b-hatch|b-bad|accepted|blocked|not reached/.exec(`${content} ${head} ${foot}`)).toBeNull();
    expect(
      telling(plainText({ ...told, kind: 'kick-stepper', params: new Map(), link: '', root: null as never })),
    ).toEqual([]);
  });

  test('has no poster, which would tell the end', () => {
    expect(posterScenario(readScenario(LINE))).toBeNull();
    expect(posterScenario(readScenario(LINE.replace(' ask=winner', '')))).not.toBeNull();
  });
});

describe('an answer', () => {
  test.each([
    [5, true],
    [2, false],
    ['none', false],
  ] as const)('%s is right: %s', (answer, isRight) => {
    const stepper = new Stepper(scenario);
    expect(stepper.trace.outcome.is).toBe('hidden');
    stepper.give(answer);
    expect(stepper.isRight).toBe(isRight);
    expect(stepper.trace).toBe(openTraceOf(scenario));
    stepper.steps.pause();
  });

  test('is taken once, and asked for again after a reset', () => {
    const stepper = new Stepper(scenario);
    stepper.give(5);
    stepper.give(1);
    expect(stepper.isRight).toBe(true);
    stepper.put(scenario);
    expect([stepper.asks, stepper.step]).toEqual([true, 0]);
    stepper.steps.pause();
  });
});

test('the question stands in the line, and a wrong one is refused', () => {
  expect(printScenario(scenario)).toBe(LINE);
  expect(readScenario(LINE.replace('ask=winner', 'ask=all'))).toMatchObject({
    ok: false,
    diagnostics: [{ code: 'scenario.ask' }],
  });
});
