import { existsSync, readFileSync, rmSync } from 'node:fs';
import { runCommand } from './command.ts';
import type { StageOutcome } from './stages.ts';

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Reads the counts from the JSON report of a test runner. */
export type ReportReader = (report: unknown) => Counts;

/** Vitest's JSON report has the form of Jest's. */
export const vitestCounts: ReportReader = (report) => {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report as Record<string, number>;
  return {
    passed: numPassedTests ?? 0,
    failed: numFailedTests ?? 0,
    skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
  };
};

/** In Playwright's JSON report, a test that passed only on a second try counts as failed. */
export const playwrightCounts: ReportReader = (report) => {
  const { stats = {} } = report as { stats?: Record<string, number> };
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
};

/**
 * Runs a test runner that writes a JSON report. A runner that ended with an error has failed at least once, whatever its report says: a
 * test file that does not load has no tests to count.
 */
export async function testsByCommand(
  command: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>>,
  file: string,
  read: ReportReader,
): Promise<StageOutcome> {
  rmSync(file, { force: true });
  const { succeeded, output } = await runCommand(command, environment);
  const { passed, failed, skipped } = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  return {
    passed,
    failed: succeeded ? failed : Math.max(1, failed),
    note: skipped > 0 ? `${skipped} skipped` : '',
    output,
  };
}
