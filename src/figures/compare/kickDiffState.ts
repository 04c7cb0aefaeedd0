import type { Diagnostic } from '#engine/diagnostics.ts';
import { PIECES, type Piece } from '#engine/piece.ts';
import { systemById } from '#rules/registry.ts';
import { oneOf, readState, type Field, type Fields } from '#figure/fields.ts';
import { systemId } from '#figure/systemFields.ts';
import { tablesBeside, type KickDiffData } from './kickDiffData.ts';

/** Which tables stand side by side. */
export interface KickDiffState {
  readonly systems: readonly [string, string];
  readonly piece: Piece;
}

const SEPARATOR = ',';

const pair: Field<KickDiffState['systems']> = {
  print: (ids) => ids.join(SEPARATOR),
  read: (text) => {
    const [first, second, ...more] = text.split(SEPARATOR).map(systemId.read);
    return first && second && more.length === 0 ? [first, second] : null;
  },
  allowed: `two of ${systemId.allowed}, with a comma between them`,
};

export const KICK_DIFF: Fields<KickDiffState> = { systems: pair, piece: oneOf(PIECES) };

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
