import { OWN_MARK } from '#rules/ownSystems.ts';
import { systemById } from '#rules/registry.ts';

const MOST_KEPT = 8;

/** The ids in a stored text, last kept first; what is no system of a reader is passed over: storage can hold anything. */
export const readTables = (text: string | null): readonly string[] =>
  [...new Set((text ?? '').split(' '))].filter((id) => id.includes(OWN_MARK) && systemById(id)).slice(0, MOST_KEPT);
