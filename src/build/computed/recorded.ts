import { globSync } from 'node:fs';
import { join } from 'node:path';

const found = (pattern: string): readonly string[] => globSync(join(import.meta.dirname, '../..', pattern)).sort();

/** Files with positions recorded from other programs, and with what says where they come from. */
export const recorded = {
  spins: found('spins/vectors/*.jsonl'),
  rotations: found('rules/vectors/*.{jsonl,md}'),
} as const;
