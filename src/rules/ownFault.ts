import { diagnoser, type Diagnostic } from '#engine/diagnostics.ts';
import { OWN_MARK, readLabel, readOwnRow, takesRows } from './ownSystems.ts';
import { systemById, SYSTEMS } from './registry.ts';

const SENTENCES = {
  'system.base': '"{found}" cannot take other rows; choose one of {allowed}.',
  'system.row':
    '"{found}" is not a row of a table. Write the piece, two different states and up to 24 kicks, as in I01:-2_0;1_0.',
  'system.twice': 'The row {found} is given twice; remove one.',
  'system.rows': 'The table has {found} rows; up to 84 are read. Remove the rest.',
} as const;

const diagnose = diagnoser(SENTENCES);

/**
 * What is wrong with the id of a system that a reader made, `srs-guideline~I01:-2_0;1_0`; null where nothing is, and where the id
 * names no rows at all.
 * @param start where the id begins in the text that it is part of
 */
export function ownFault(id: string, start: number): Diagnostic | null {
  if (!id.includes(OWN_MARK) || systemById(id)) return null;
  const [base, ...parts] = id.split(OWN_MARK);
  const system = systemById(base!);
  if (!system || !takesRows(system)) {
    const allowed = SYSTEMS.filter(takesRows).map((own) => own.id);
    return diagnose('system.base', { start, end: start + base!.length }, { found: base!, allowed: allowed.join(', ') });
  }
  const known = new Set<string>();
  let at = start + base!.length + OWN_MARK.length;
  for (const [index, text] of parts.entries()) {
    const span = { start: at, end: at + text.length };
    at = span.end + OWN_MARK.length;
    if (index === 0 && parts.length > 1 && readLabel(text) !== null) continue;
    const row = readOwnRow(text);
    if (!row) return diagnose('system.row', span, { found: text });
    const name = row.piece + row.name;
    if (known.has(name)) return diagnose('system.twice', span, { found: name });
    known.add(name);
  }
  return diagnose('system.rows', { start, end: start + id.length }, { found: known.size });
}
