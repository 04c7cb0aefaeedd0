import { kickTable } from '#analysis/kickTable.ts';
import { add, ORIGIN, sameVec, subtract, type Vec } from '#engine/geometry.ts';
import { PIECES, type Piece, type Transition } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';
import { QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { withOwnRows, type OwnRow } from '#rules/ownSystems.ts';
import { systemById } from '#rules/registry.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { tetrioSrsPlus } from '#rules/tetrio.ts';
import data from './census.json' with { type: 'json' };

// Public programs with a kick table of SRS, as they were read in November 2026: 123 repositories at one commit each. `census.json` has
// their tables as the programs apply them: x right, y up, from basic rotation, test 1 first. The mistakes in it were found by reading
// the place of use. Programs of private persons have no name there.

/** How a program turns the y of its table into rows of its board. */
export type WrittenY = 'down, added' | 'up, sign changed' | 'up, added';

export interface CensusProgram {
  readonly kind: string;
  readonly language: string;
  readonly name?: string;
  readonly commit?: string;
  readonly address?: string;
  readonly y?: WrittenY;
  readonly form?: 'offsets';
  /** True where a part of the program was not read. */
  readonly doubt?: boolean;
  readonly mistakes?: readonly string[];
  /** The system that it is meant to be, where that is not Guideline SRS. */
  readonly of?: string;
  /** The table; without one, `without` says why. */
  readonly table?: string;
  readonly without?: string;
}

export const PROGRAMS = data.programs as readonly CensusProgram[];
/** The programs with a table. */
export const READ = PROGRAMS.filter(({ table }) => table !== undefined);

interface KindOfMistake {
  readonly id: string;
  /** What the census calls it. */
  readonly mistakes: readonly string[];
  /** Whether every number of the table may be right. */
  readonly isUse: boolean;
}

/** Ten ways to get SRS wrong. */
export const MISTAKES = [
  { id: 'y', mistakes: ['y not converted'], isUse: true },
  { id: 'twice', mistakes: ['y turned twice', 'y-down numbers on a y-up board (doubt)'], isUse: true },
  { id: 'part', mistakes: ['y of one table not converted', 'y of the half turns not converted'], isUse: true },
  { id: 'number', mistakes: ['single wrong number', 'extra or missing test'], isUse: false },
  {
    id: 'row',
    mistakes: ['rows of other turns', 'rows swapped', 'one row for several turns', 'JLSTZ rows in the I table'],
    isUse: false,
  },
  { id: 'index', mistakes: ['off by one in the index'], isUse: true },
  { id: 'axes', mistakes: ['x and y exchanged at the place of use'], isUse: true },
  { id: 'none', mistakes: ['I table missing or partial'], isUse: false },
  { id: 'centre', mistakes: ['I turned about another centre'], isUse: true },
  { id: 'offset', mistakes: ['offset column wrong'], isUse: false },
] as const satisfies readonly KindOfMistake[];
export type MistakeId = (typeof MISTAKES)[number]['id'];

export const mistakeOf = (id: MistakeId): KindOfMistake => MISTAKES.find((one) => one.id === id)!;

export const hasMistake = ({ mistakes = [] }: CensusProgram, { mistakes: names }: KindOfMistake): boolean =>
  mistakes.some((name) => names.includes(name));

/** Rows of a table, each with all of its tests. */
type TableRows = readonly { readonly piece: Piece; readonly name: Transition; readonly tests: readonly Vec[] }[];

const readTests = (text: string): readonly Vec[] =>
  text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    return [x!, y!];
  });

/** Rows of a table by name, by the letters of their pieces. */
type WrittenTable = Readonly<Record<string, Readonly<Record<string, string>>>>;
const TABLES = new Map(Object.entries(data.tables as Readonly<Record<string, WrittenTable>>));

const rowsOf = (table: string): TableRows =>
  Object.entries(TABLES.get(table)!).flatMap(([pieces, rows]) =>
    Object.entries(rows).flatMap(([name, text]) =>
      [...pieces].map((piece) => ({ piece: piece as Piece, name: name as Transition, tests: readTests(text) })),
    ),
  );

const sameRow = (a: readonly Vec[], b: readonly Vec[]): boolean =>
  a.length === b.length && a.every((vec, index) => sameVec(vec, b[index]!));

function differing(system: RotationSystem, rows: TableRows): TableRows {
  const wanted = new Map(PIECES.map((piece) => [piece, kickTable(system, piece)]));
  return rows.filter(({ piece, name, tests }) => !sameRow(tests, wanted.get(piece)!.get(name) ?? []));
}

/** Whether the quarter turns of a program are those of Guideline SRS or of SRS+, each of them that it has, and the I has some. */
export function isRight({ table }: CensusProgram): boolean {
  const rows = rowsOf(table!).filter(({ name }) => (QUARTER_TRANSITIONS as readonly Transition[]).includes(name));
  return (
    rows.some(({ piece }) => piece === 'I') &&
    [srsGuideline, tetrioSrsPlus].some((system) => differing(system, rows).length === 0)
  );
}

/** Where the I of a table begins a turn with a kick, it turns about another centre: how far its states are moved. */
function shiftsOf(rows: TableRows): readonly Vec[] {
  const first = (name: Transition): Vec =>
    rows.find((row) => row.piece === 'I' && row.name === name)?.tests[0] ?? ORIGIN;
  const one = first('0>>1');
  const two = add(one, first('1>>2'));
  return [ORIGIN, one, two, add(two, first('2>>3'))];
}

/** A program's table, as a system. */
export interface WrongTable {
  readonly right: RotationSystem;
  readonly wrong: RotationSystem;
  /** The rows in which they differ. */
  readonly rows: readonly OwnRow[];
  /** Whether a link can hold the rows: basic rotation is that of the right system. */
  readonly isLinkable: boolean;
}

/** The table of a program beside that which it is meant to be. */
export function wrongTable({ table, of = srsGuideline.id }: CensusProgram): WrongTable {
  const rows = rowsOf(table!);
  const right = systemById(of)!;
  const shifts = shiftsOf(rows);
  const own = differing(right, rows).map(({ piece, name, tests: [first, ...kicks] }): OwnRow => ({
    piece,
    name,
    kicks: kicks.map((kick) => subtract(kick, first!)),
  }));
  const wrong = withOwnRows(right, own);
  const isLinkable = shifts.every((shift) => sameVec(shift, ORIGIN));
  if (isLinkable) return { right, wrong, rows: own, isLinkable };
  const { I, ...others } = right.shapes;
  const states = I.states.map((minos, state) => minos.map((mino) => add(mino, shifts[state]!)));
  return {
    right,
    wrong: { ...wrong, shapes: { ...others, I: { ...I, states: states as unknown as typeof I.states } } },
    rows: own,
    isLinkable,
  };
}

/** The program that shows a mistake best: it has the fewest others, and was read without doubt. */
export function exampleOf(id: MistakeId): CensusProgram {
  const kind = mistakeOf(id);
  const found = READ.filter((program) => hasMistake(program, kind));
  const cost = ({ mistakes = [], doubt = false }: CensusProgram): number => mistakes.length + Number(doubt);
  return found.reduce((a, b) => (cost(b) < cost(a) ? b : a));
}

/** How many of the programs that were read are right, and how many wrong ones have right numbers. */
export function censusCounts() {
  const wrong = READ.filter((program) => !isRight(program));
  const uses = MISTAKES.filter(({ isUse }) => isUse);
  const isUseAlone = ({ mistakes = [] }: CensusProgram): boolean =>
    mistakes.every((name) => uses.some((kind) => (kind.mistakes as readonly string[]).includes(name)));
  return {
    all: PROGRAMS.length,
    read: READ.length,
    right: READ.length - wrong.length,
    wrong: wrong.length,
    /** Wrong programs with right numbers. */
    misused: wrong.filter(isUseAlone).length,
  };
}

/** Of the programs that write y in one way, how many are right. */
export function countsByY(y: WrittenY): { readonly all: number; readonly right: number } {
  const all = READ.filter((program) => program.y === y);
  return { all: all.length, right: all.filter(isRight).length };
}
