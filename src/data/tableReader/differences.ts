import { ORIGIN, sameVec, type Vec } from '#engine/geometry.ts';
import type { Piece, Precedence, Transition } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';
import { candidatesOf, isHalf, wantedOf, type Candidate, type Turns } from './catalogue.ts';
import type { EntryTable } from './conventions.ts';
import type { PlacedVector } from './vectors.ts';

/** How one entry differs from that of a system. */
export type EntryFault = 'sign of x' | 'sign of y' | 'both signs' | 'swapped' | 'other' | 'missing' | 'added';

/** An entry that is not that of a system. Vectors are x right, y up, from basic rotation; null where there is none. */
export interface Difference {
  readonly pieces: readonly Piece[];
  readonly transition: Transition;
  /** From 1. */
  readonly test: number;
  readonly found: Vec | null;
  readonly wanted: Vec | null;
  readonly fault: EntryFault;
  /** Where it is in the text; null where it is not. */
  readonly place: PlacedVector | null;
}

/** Rows of some pieces: their quarter turns or their half turns. */
export interface Compared {
  readonly pieces: readonly Piece[];
  readonly side: Precedence | null;
  readonly table: EntryTable;
  readonly turns: Turns;
}

export function faultOf(found: Vec | null, wanted: Vec | null): EntryFault | null {
  if (!found || !wanted) return found === wanted ? null : found ? 'added' : 'missing';
  if (sameVec(found, wanted)) return null;
  const [[fx, fy], [wx, wy]] = [found, wanted];
  if (fx === -wx && fy === wy) return 'sign of x';
  if (fx === wx && fy === -wy) return 'sign of y';
  if (fx === -wx && fy === -wy) return 'both signs';
  return fx === wy && fy === wx ? 'swapped' : 'other';
}

/** Where the row of one turn differs from a list of tests. */
function rowDifferences(
  { pieces, table }: Pick<Compared, 'pieces' | 'table'>,
  transition: Transition,
  wantedRow: readonly Vec[],
): readonly Difference[] {
  const row = table.get(transition) ?? [];
  const found: Difference[] = [];
  for (let index = 0; index < Math.max(row.length, wantedRow.length); index++) {
    const [vec, wanted] = [row[index]?.vec ?? null, wantedRow[index] ?? null];
    const fault = faultOf(vec, wanted);
    const place = row[index]?.place ?? null;
    if (fault) found.push({ pieces, transition, test: index + 1, found: vec, wanted, fault, place });
  }
  return found;
}

const shorter = (a: readonly Difference[], b: readonly Difference[]): readonly Difference[] =>
  b.length < a.length ? b : a;
const longer = (a: readonly Difference[], b: readonly Difference[]): readonly Difference[] =>
  b.length > a.length ? b : a;

/** Where rows differ from those of a system, entry by entry: for the piece for which they differ most, of the button side that is nearer. */
export function differencesFrom(system: RotationSystem, compared: Compared): readonly Difference[] {
  const names = [...compared.table.keys()].filter((name) => isHalf(name) === (compared.turns === 'half'));
  return candidatesOf(system, compared.side)
    .map((candidate) =>
      compared.pieces
        .map((piece) => names.flatMap((name) => rowDifferences(compared, name, wantedOf(candidate, piece, name))))
        .reduce<readonly Difference[]>(longer, []),
    )
    .reduce<readonly Difference[] | null>((a, b) => (a === null ? b : shorter(a, b)), null)!;
}

/** How many vectors of some rows stand in the same rows of a system, at any place. What is zero says nothing. */
export function sharedVectors(system: RotationSystem, { pieces, side, table, turns }: Compared): Shared {
  const rows = [...table].filter(([name]) => isHalf(name) === (turns === 'half'));
  const kicks = rows.map(([name, row]) => [name, row.filter(({ vec }) => !sameVec(vec, ORIGIN))] as const);
  const sharedWith = (candidate: Candidate, piece: Piece): number =>
    kicks.reduce((sum, [name, row]) => {
      const wanted = wantedOf(candidate, piece, name);
      return sum + row.filter(({ vec }) => wanted.some((own) => sameVec(own, vec))).length;
    }, 0);
  const each = candidatesOf(system, side).map((own) => Math.min(...pieces.map((piece) => sharedWith(own, piece))));
  return { shared: Math.max(...each), all: kicks.reduce((sum, [, row]) => sum + row.length, 0) };
}

export interface Shared {
  readonly shared: number;
  readonly all: number;
}
