import { ORIGIN, type Vec } from '#engine/geometry.ts';
import { PIECES, PRECEDENCES, type Piece, type Precedence, type Transition } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';
import { HALF_TRANSITIONS, QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { kickTable, type KickTable } from '#analysis/kickTable.ts';

/** The turns in the order of their codes. */
export const TURN_NAMES: readonly Transition[] = [...QUARTER_TRANSITIONS, ...HALF_TRANSITIONS];
const QUARTERS = QUARTER_TRANSITIONS.length;

export type Turns = 'quarter' | 'half';
export const isHalf = (name: Transition): boolean => TURN_NAMES.indexOf(name) >= QUARTERS;

/** A table as numbers, which compare fast: a list for each of `TURN_NAMES`, null where it has no such turn. */
export type Codes = readonly (readonly number[] | null)[];

export const codeOf = ([x, y]: Vec): number => (x + 4096) * 8192 + y + 4096;
const BASIC: readonly Vec[] = [ORIGIN];
const BASIC_CODES: readonly number[] = [codeOf(ORIGIN)];

/** The kicks of a system, or those of one of its button sides. */
export interface Candidate {
  readonly system: RotationSystem;
  readonly side: Precedence | null;
  readonly tables: ReadonlyMap<Piece, KickTable>;
  /** Equal tables are one object. */
  readonly codes: ReadonlyMap<Piece, Codes>;
  readonly known: WeakMap<readonly Piece[], readonly Codes[]>;
}

/** The different tables of some pieces. */
export function codesFor({ codes, known }: Candidate, pieces: readonly Piece[]): readonly Codes[] {
  const found = known.get(pieces) ?? [...new Set(pieces.map((piece) => codes.get(piece)!))];
  known.set(pieces, found);
  return found;
}

const interned = new Map<string, Codes>();
function codesOf(table: KickTable): Codes {
  const codes = TURN_NAMES.map((name) => table.get(name)?.map(codeOf) ?? null);
  const key = JSON.stringify(codes);
  const known = interned.get(key);
  if (!known) interned.set(key, codes);
  return known ?? codes;
}

function made(system: RotationSystem): readonly Candidate[] {
  const sides = system.kicks.rowBy === 'precedence' ? PRECEDENCES : [null];
  return sides.map((side): Candidate => {
    const tables = new Map(PIECES.map((piece) => [piece, kickTable(system, piece, side)]));
    const codes = new Map([...tables].map(([piece, table]) => [piece, codesOf(table)] as const));
    return { system, side, tables, codes, known: new WeakMap() };
  });
}

type BySide = ReadonlyMap<Precedence | null, readonly Candidate[]>;
const known = new WeakMap<RotationSystem, BySide>();

/** A system, or the lists of its button sides: of one of them where it is given. */
export function candidatesOf(system: RotationSystem, side: Precedence | null): readonly Candidate[] {
  let sides = known.get(system);
  if (!sides) {
    const all = made(system);
    sides = new Map(
      [null, ...PRECEDENCES].map((own) => [own, all.filter((one) => own === null || (one.side ?? own) === own)]),
    );
    known.set(system, sides);
  }
  return sides.get(side)!;
}

/** The tests of a turn; a turn without kicks has basic rotation alone. */
export const wantedOf = (candidate: Candidate, piece: Piece, name: Transition): readonly Vec[] =>
  candidate.tables.get(piece)?.get(name) ?? BASIC;

/** Whether the half turns of a piece kick; systems without such kicks say nothing of them. */
export const hasHalves = (candidate: Candidate, [piece]: readonly Piece[]): boolean =>
  HALF_TRANSITIONS.some((name) => wantedOf(candidate, piece!, name).length > 1);

/** Systems by their kicks: those with the same kicks are one group. */
export function alike(systems: readonly RotationSystem[]): readonly (readonly RotationSystem[])[] {
  const groups = new Map<string, RotationSystem[]>();
  const numbers = new Map<Codes, number>();
  const numberOf = (codes: Codes): number => {
    const number = numbers.get(codes) ?? numbers.size;
    numbers.set(codes, number);
    return number;
  };
  for (const system of systems) {
    const key = candidatesOf(system, null)
      .map(({ side, codes }) => [side, ...[...codes.values()].map(numberOf)].join())
      .join('|');
    groups.set(key, [...(groups.get(key) ?? []), system]);
  }
  return [...groups.values()];
}

function rowCost(row: readonly number[], wanted: readonly number[]): number {
  let count = Math.abs(row.length - wanted.length);
  for (let index = Math.min(row.length, wanted.length) - 1; index >= 0; index--)
    if (row[index] !== wanted[index]) count++;
  return count;
}

/** Entries of a table that are not those of another one, among its quarter or half turns. */
export function codeCost(own: Codes, wanted: Codes, turns: Turns): number {
  let count = 0;
  const [from, until] = turns === 'quarter' ? [0, QUARTERS] : [QUARTERS, TURN_NAMES.length];
  for (let turn = from; turn < until; turn++) {
    const row = own[turn];
    if (row) count += rowCost(row, wanted[turn] ?? BASIC_CODES);
  }
  return count;
}
