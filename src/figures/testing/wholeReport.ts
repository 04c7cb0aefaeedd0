import type { FigureReport } from '#share/report.ts';
import { reportText } from '#share/shareTexts.ts';

/** Everything that a report says and draws, as one text to compare. */
export function wholeReport(report: FigureReport): string {
  const { pictures, title, sentence } = report;
  const drawn = pictures && { ...pictures, small: pictures.small?.(), frames: pictures.frames?.() };
  return JSON.stringify([title, sentence, reportText(report), drawn]);
}
