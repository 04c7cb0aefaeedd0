import type { Diagnostic } from '#engine/diagnostics.ts';
import { systemById } from '#rules/registry.ts';
import { readState } from '#figure/fields.ts';
import { tablesBeside, type KickDiffData } from './kickDiffData.ts';
import { KICK_DIFF, type KickDiffState } from './kickDiffState.ts';

/** The tables that a line of words names, their boards still to be looked for; null where they are those of the page, or what is wrong with the line. */
export function linkedDiff(line: string, published: KickDiffData): KickDiffData | readonly Diagnostic[] | null {
  const own: KickDiffState = { systems: published.systems, piece: published.diff.piece };
  const read = readState(KICK_DIFF, line, own);
  if (!read.ok) return read.diagnostics;
  const { systems, piece } = read.value;
  if (String(systems) === String(own.systems) && piece === own.piece) return null;
  const [first, second] = systems.map((id) => systemById(id));
  return first && second ? tablesBeside(first, second, piece) : null;
}
