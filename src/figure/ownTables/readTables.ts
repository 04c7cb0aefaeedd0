import { OWN_MARK } from '#rules/ownSystems.ts';
import { isLater } from '#rules/laterNames.ts';
import { systemById } from '#rules/registry.ts';

const MOST_KEPT = 8;
/** Eight tables of 84 rows with 24 kicks are shorter than this. */
const LONGEST = 200_000;

/** Parses the ids in a stored text, newest first. Storage can contain anything, so invalid ids are skipped. */
export function readTables(text: string | null): readonly string[] {
  const ids = new Set<string>();
  for (const id of (text ?? '').slice(0, LONGEST).split(' ')) {
    if (ids.size === MOST_KEPT) break;
    if (id.includes(OWN_MARK) && (systemById(id) || isLater(id))) ids.add(id);
  }
  return [...ids];
}
