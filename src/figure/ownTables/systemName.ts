import 'strings:ownTables';
import { OWN_MARK, ownLabel, ownName, ownRows } from '#rules/ownSystems.ts';
import { systemById } from '#rules/registry.ts';
import { formatTransition, type Conventions } from '#text/conventions.ts';
import type { Say } from '#text/strings.ts';

/** Rows that an own table is told apart by; more would make the name too long. */
const MOST_NAMED = 2;

/** The name of a system: the one that its reader gave, or what makes it the reader's own, `Guideline SRS* (I 0>>1)`. */
export function systemName(id: string, say: Say, conventions: Conventions): string {
  const name = systemById(id.split(OWN_MARK)[0]!)?.name ?? id;
  const label = ownLabel(id);
  if (label !== null) return label;
  const rows = ownRows(id);
  if (rows.length === 0) return name;
  const named = rows.slice(0, MOST_NAMED).map(({ piece, name }) => `${piece} ${formatTransition(name, conventions)}`);
  const more = rows.length - named.length;
  return say(more > 0 ? 'ownTables.nameMore' : 'ownTables.name', {
    system: ownName(name),
    rows: named.join(', '),
    count: more,
  });
}
