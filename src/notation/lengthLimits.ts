import type { Format, SourceFormat } from './convert.ts';
import { located, type PtnDiagnostic } from './diagnostic.ts';
import { lineTable } from './lines.ts';

/** Moves that are converted at most: a page waits for the result. A page of a fumen takes longer to read or write than a move elsewhere. */
const MOST_MOVES: Readonly<Record<SourceFormat, number>> = {
  ptn: 12_000,
  trainer: 12_000,
  stackrabbit: 12_000,
  fumen: 4000,
  tbp: 12_000,
  columns: 12_000,
};

/** Characters that a move takes, comments counted in. */
const PER_MOVE: Readonly<Record<SourceFormat, number>> = {
  ptn: 8,
  trainer: 8,
  stackrabbit: 16,
  fumen: 5,
  tbp: 90,
  columns: 8,
};

/** What is wrong with a text that is too long to be converted while a page waits; null where it is short enough. Nothing is read for it. */
export function lengthFault(text: string, from: SourceFormat, to: Format): PtnDiagnostic | null {
  const moves = Math.min(MOST_MOVES[from], MOST_MOVES[to]);
  const most = moves * PER_MOVE[from];
  if (text.length <= most) return null;
  const values = { most, moves };
  const remark = { code: 'E_CONVERT_LONG', span: { start: 0, end: 0 }, found: text.length, values } as const;
  return located([remark], lineTable(''))[0]!;
}
