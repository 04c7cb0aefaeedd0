import { expect } from 'vitest';
import { readState, type FigureSpec } from '#figure/fields.ts';
import type { Report } from '#share/report.ts';
import { reportText } from '#share/shareTexts.ts';
import { DEFAULT_CONVENTIONS } from '#text/conventions.ts';
import { speaker } from '#text/strings.ts';
import type { Voice } from '#text/voice.ts';
import { galleryFile } from './gallery.ts';

export const voice: Voice = { say: speaker(), conventions: DEFAULT_CONVENTIONS };

/** Returns the state of a figure for a query. */
export function stateOf<S extends object>(spec: FigureSpec<S>, line: string): S {
  const read = readState(spec.fields, line, spec.standard);
  if (!read.ok) throw new Error(read.diagnostics[0]!.sentence);
  return read.value;
}

/** Checks that a report has the given texts, and adds it to the gallery. */
export async function expectReport(name: string, report: Report, holds: readonly RegExp[]): Promise<void> {
  const text = reportText(report);
  for (const part of holds) expect(text).toMatch(part);
  await expect(`${text}\n`).toMatchFileSnapshot(galleryFile(`reports/${name}.txt`));
}
