import { expect, test } from 'vitest';
import { conformanceLines, VECTOR_SETS } from '#data/conformance.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { notRun, passedLines, RESULTS } from './results.ts';

test('at least five libraries have a row, each with its version and day, or the reason', () => {
  expect(RESULTS.length).toBeGreaterThanOrEqual(5);
  for (const { version, date, notRun: reason } of RESULTS)
    if (reason === null)
      expect([version, date]).toEqual([expect.stringMatching(/^\d/), expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
});

test.each(VECTOR_SETS)('lines that passed are lines of the %s set, each once', (set) => {
  const ids = new Set(conformanceLines(srsGuideline, set).map(({ id }) => id));
  for (const result of RESULTS) {
    const passed = passedLines(result, set);
    expect(new Set(passed).size).toBe(passed.length);
    expect(passed.filter((id) => !ids.has(id))).toEqual([]);
  }
});

test('a library that cannot be run keeps its last result, and a new one has its row', () => {
  const [last] = RESULTS;
  expect(notRun('a', last, 'no network')).toEqual({ ...last, notRun: 'no network' });
  expect(notRun('a', undefined, 'no network')).toEqual({
    name: 'a',
    version: null,
    date: null,
    passed: {},
    notRun: 'no network',
  });
});
