import type { ClaimCheck } from './claim.ts';
import type { SourceId } from '#rules/sources.ts';

/** The documents whose statements are claims, each with the number that its rows begin with. */
export const CLAIM_SOURCES = [
  { number: 0, source: 'srs-wiki' },
  { number: 1, source: 'rotatris-post' },
  { number: 2, source: 'dtet-wiki' },
  { number: 3, source: 'ars-wiki' },
  { number: 4, source: 'ptn-readme' },
  { number: 5, source: 'spin-rules' },
] as const satisfies readonly { readonly number: number; readonly source: SourceId }[];

export type ClaimSource = (typeof CLAIM_SOURCES)[number]['source'];

/** The eight rows of Arika's kick table for the I were counted in afterwards and share one number. */
const LETTERED: Readonly<Record<string, readonly string[]>> = { '0-55': [...'abcdefgh'] };

function rowsTo(number: number, last: number): readonly string[] {
  return Array.from({ length: last }, (_, index) => `${number}-${String(index + 1).padStart(2, '0')}`).flatMap(
    (row) => LETTERED[row]?.map((letter) => row + letter) ?? [row],
  );
}

/**
 * Every statement of each document, numbered in its order when the documents were gone through: each table row, bullet and sentence
 * that says something of its own.
 */
export const INVENTORY: Readonly<Record<ClaimSource, readonly string[]>> = {
  'srs-wiki': rowsTo(0, 79),
  'rotatris-post': rowsTo(1, 46),
  'dtet-wiki': rowsTo(2, 40),
  'ars-wiki': rowsTo(3, 44),
  'ptn-readme': rowsTo(4, 16),
  'spin-rules': rowsTo(5, 9),
};

/** The document that a claim is from. */
export function sourceOf({ row }: Pick<ClaimCheck, 'row'>): ClaimSource {
  const found = CLAIM_SOURCES.find(({ number }) => row.startsWith(`${number}-`));
  if (!found) throw new Error(`Row ${row} is of no document; rows begin with 0- to 5-.`);
  return found.source;
}
