import type { Diagnostic } from '#engine/diagnostics.ts';
import { systemById } from '#rules/registry.ts';
import { readState } from '#figure/fields.ts';
import { tablePair, type KickDiffData } from './kickDiffData.ts';
import { KICK_DIFF, type KickDiffState } from './kickDiffState.ts';

/** Returns the tables of a query, still without their boards; null for those of the page, or the problems. */
export function linkedDiff(query: string, published: KickDiffData): KickDiffData | readonly Diagnostic[] | null {
  const own: KickDiffState = { systems: published.systems, piece: published.diff.piece };
  const read = readState(KICK_DIFF.fields, query, own);
  if (!read.ok) return read.diagnostics;
  const { systems, piece } = read.value;
  if (String(systems) === String(own.systems) && piece === own.piece) return null;
  const [first, second] = systems.map((id) => systemById(id));
  return first && second ? tablePair(first, second, piece) : null;
}
