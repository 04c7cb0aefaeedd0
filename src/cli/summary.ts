import type { StageResult } from './stages.ts';

type Row = readonly [stage: string, result: string, passed: string, failed: string, seconds: string, note: string];

/** The closing table of a run and, alone on the last line, `N passed, N failed` over all stages. */
export function summary(results: readonly StageResult[]): string {
  const rows: readonly Row[] = [
    ['stage', 'result', 'passed', 'failed', 'seconds', ''],
    ...results.map(({ name, is, passed, failed, seconds, note }): Row => {
      return [name, is, String(passed), String(failed), seconds.toFixed(1), note];
    }),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column >= 2 && column <= 4 ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
      )
      .join('  ')
      .trimEnd(),
  );
  const total = (of: 'passed' | 'failed'): number => results.reduce((sum, result) => sum + result[of], 0);
  return [...lines, '', `${total('passed')} passed, ${total('failed')} failed`].join('\n');
}
