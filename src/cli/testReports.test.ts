import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { playwrightCounts, testsByCommand, vitestCounts } from './testReports.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallkick-reports-'));
  file = join(folder, 'report.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A test runner that writes a report and ends with an exit code. */
function runner(report: unknown, code: number): readonly [string, ...string[]] {
  const write = `require('node:fs').writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(JSON.stringify(report))});`;
  return [process.execPath, '-e', `console.log('ran'); ${report === undefined ? '' : write} process.exit(${code});`];
}

/** Counts as the two runners name them in their reports. */
const vitest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };
const playwright = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } };

test.each([
  ['Vitest', vitest, 1, vitestCounts, { passed: 3, failed: 1, note: '2 skipped' }],
  ['Playwright, where a flaky test failed', playwright, 1, playwrightCounts, { passed: 5, failed: 2, note: '' }],
  [
    'a file of tests that does not load',
    { ...vitest, numFailedTests: 0 },
    1,
    vitestCounts,
    { passed: 3, failed: 1, note: '2 skipped' },
  ],
  ['a runner that leaves no report', undefined, 1, vitestCounts, { passed: 0, failed: 1, note: '' }],
])('%s', async (_what, report, code, read, counts) => {
  expect(await testsByCommand(runner(report, code), {}, file, read)).toEqual({ ...counts, output: 'ran\n' });
});

test('the report of an earlier run is not read again', async () => {
  writeFileSync(file, JSON.stringify(vitest));
  expect(await testsByCommand(runner(undefined, 1), {}, file, vitestCounts)).toMatchObject({ passed: 0, failed: 1 });
});

test('a program that is not there fails, and is named', async () => {
  const outcome = await testsByCommand(['no-such-program'], {}, file, vitestCounts);
  expect(outcome).toMatchObject({ passed: 0, failed: 1 });
  expect(outcome.output).toContain('no-such-program');
});
