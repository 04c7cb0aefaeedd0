import { must } from '#engine/diagnostics.ts';
import { describe, expect, test } from 'vitest';
import { checkedScenario, wrongRequest } from './checkedScenario.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { openTraceOf } from './openTrace.ts';
import { Stepper } from './stepper.svelte.ts';

const LINE =
  'system=srs-guideline piece=J from=0 at=3,2 turn=ccw board=......#.../#....##.../##....####/#####.####/#####.####/####..####';

describe('a scenario on a page', () => {
  test('is read when the engine agrees with what the author expects', () => {
    expect(checkedScenario('/guide/kicks/', 'KickStepper', LINE, 'test 5').placement.piece).toBe('J');
  });

  test.each([
    [LINE, 'test 4', '/guide/kicks/, <KickStepper>: expected "test 4", the engine says "test 5".'],
    [LINE.replace('ccw', '180'), 'fail', '/guide/kicks/, <KickStepper>: expected "fail", the engine says "refused".'],
    [
      LINE.replace('from=0', 'from=up'),
      'test 5',
      '/guide/kicks/, <KickStepper>: the scenario cannot be read. at position 35: "up" is not a state; allowed are 0 1 2 3, 0 R 2 L or N E S W.',
    ],
  ])('stops the build otherwise, naming page, widget and reason', (line, expected, message) => {
    expect(() => checkedScenario('/guide/kicks/', 'KickStepper', line, expected)).toThrow(message);
  });
});

describe('words that drive a stepper', () => {
  const example = checkedScenario('/guide/kicks/', 'KickStepper', LINE, undefined);
  // The same board without its overhang: the square at column 7, row 6, and those at columns 6 and 7, row 5.
  const open = 'board=#........./##....####/#####.####/#####.####/####..####';

  test.each<[show: string, expected: string | undefined]>([
    ['step=4', undefined],
    ['step=6', 'test 5'],
    ['turn=cw step=0', undefined],
    [open, 'test 3'],
  ])('are right: %s', (show, expected) => {
    expect(wrongRequest(example, show, expected)).toBeNull();
  });

  test.each<[show: string, expected: string | undefined, reason: RegExp]>([
    ['step=7', undefined, /a number from 0, the start, to 6, the outcome/],
    ['step=four', undefined, /a number from 0/],
    ['steps=4', undefined, /"steps" is not a parameter of a scenario/],
    ['piece=Q', undefined, /"Q" is not a piece/],
    [open, 'test 5', /expected "test 5", the engine says "test 3"/],
  ])('are wrong, and the reason is told: %s', (show, expected, reason) => {
    expect(wrongRequest(example, show, expected)).toMatch(reason);
  });
});

test('a page and its component read a line once, and rotate it once', () => {
  const line = 'system=srs-guideline piece=T from=0 at=3,0 turn=cw board=..........';
  const checked = checkedScenario('/', 'KickStepper', line, undefined);
  const stepper = new Stepper(must(readScenario(line), line));
  expect(stepper.scenario).toBe(checked);
  expect(stepper.trace).toBe(openTraceOf(checked));
});
