import { OWN_MARK } from '#rules/ownSystems.ts';
import { systemById } from '#rules/registry.ts';

const MOST_KEPT = 8;
/** Eight tables of 84 rows with 24 kicks take fewer characters. */
const LONGEST = 200_000;

/** The ids in a stored text, last kept first; what is no system of a reader is passed over: storage can hold anything. */
export function readTables(text: string | null): readonly string[] {
  const ids = new Set<string>();
  for (const id of (text ?? '').slice(0, LONGEST).split(' ')) {
    if (ids.size === MOST_KEPT) break;
    if (id.includes(OWN_MARK) && systemById(id)) ids.add(id);
  }
  return [...ids];
}
