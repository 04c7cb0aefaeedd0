import { expect } from 'vitest';
import type { FigureReport } from '#share/report.ts';
import { reportText } from '#share/shareTexts.ts';
import { DEFAULT_CONVENTIONS } from '#text/conventions.ts';
import { speaker } from '#text/strings.ts';
import type { Voice } from '#text/voice.ts';

export const voice: Voice = { say: speaker(), conventions: DEFAULT_CONVENTIONS };

/** All texts of a report. */
export function textsOf(report: FigureReport): string {
  const said = report.sentences?.includes(report.sentence) ? undefined : report.sentence;
  return [report.title, said, reportText(report)].filter((part) => part).join('\n\n');
}

/** Checks that a report has the given texts. */
export function expectTexts(report: FigureReport, holds: readonly RegExp[]): void {
  const text = textsOf(report);
  for (const part of holds) expect(text).toMatch(part);
}
