import { expect, test } from 'vitest';
import { summary } from './summary.ts';

test('the table names every stage, and the last line alone holds the sums', () => {
  expect(
    summary([
      { name: 'types', is: 'passed', seconds: 2.04, passed: 1, failed: 0, note: '', output: '' },
      { name: 'unit tests', is: 'failed', seconds: 61.96, passed: 328, failed: 2, note: '1 skipped', output: 'long' },
      { name: 'browser tests', is: 'not run', seconds: 0, passed: 0, failed: 1, note: 'needs build', output: '' },
    ]).split('\n'),
  ).toEqual([
    'stage          result   passed  failed  seconds',
    'types          passed        1       0      2.0',
    'unit tests     failed      328       2     62.0  1 skipped',
    'browser tests  not run       0       1      0.0  needs build',
    '',
    '329 passed, 3 failed',
  ]);
});
