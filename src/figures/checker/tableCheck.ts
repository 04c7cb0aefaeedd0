import { kickTable } from '#analysis/kickTable.ts';
import type { PartlyLooked, Properties } from '#analysis/properties.ts';
import type { Diagnostic } from '#engine/diagnostics.ts';
import { ORIGIN, sameVec, type Vec } from '#engine/geometry.ts';
import type { Piece, Transition } from '#engine/piece.ts';
import { endsOf, turnBetween } from '#engine/transitions.ts';
import type { RotationSystem } from '#engine/system.ts';
import { isHalf } from '#data/tableReader/catalogue.ts';
import { readTable, type TableReading } from '#data/tableReader/readTable.ts';
import { quarterVerdict, type QuarterVerdict } from '#data/tableReader/verdict.ts';
import { labelFrom, ownId, takesRows, type OwnRow } from '#rules/ownSystems.ts';
import { DEFAULT_SYSTEM, systemById } from '#rules/registry.ts';
import { printParams } from '#text/params.ts';

/** Number of turns that are searched for a board with a different result; more would only repeat the point. */
const MOST_TURNS = 8;

/** The properties of a table's turns, for each set of pieces with rows. */
export type PieceProperties = readonly { readonly pieces: readonly Piece[]; readonly of: PartlyLooked<Properties> }[];

/** Rows of a piece, by turn. */
type PieceRows = readonly (readonly [Piece, Transition, readonly Vec[]])[];

/** The result of checking a pasted text. */
export type TableVerdict =
  | { readonly is: 'unreadable'; readonly problems: readonly Diagnostic[] }
  | {
      readonly is: QuarterVerdict['is'];
      readonly reading: TableReading;
      readonly rows: PieceRows;
      /** The system of the table: the nearest one with the pasted rows. */
      readonly own: RotationSystem;
    };

const rowsOf = ({ parts }: TableReading): PieceRows =>
  parts.flatMap(({ pieces, table, turns }) =>
    [...table]
      .filter(([name]) => isHalf(name) === (turns === 'half'))
      .flatMap(([name, row]) => {
        const tests = row.map(({ vec }) => vec);
        return pieces.map((piece) => [piece, name, tests] as const);
      }),
  );

const isEqual = (a: readonly Vec[], b: readonly Vec[]): boolean =>
  a.length === b.length && a.every((vec, index) => sameVec(vec, b[index]!));

/** Rows that are not those of a system. */
const otherRows = (rows: PieceRows, system: RotationSystem): PieceRows =>
  rows.filter(([piece, name, tests]) => !isEqual(tests, kickTable(system, piece).get(name) ?? [ORIGIN]));

/** The rows that differ from the nearest system, as a custom system of the reader. */
function ownSystemOf({ nearest }: TableReading, rows: PieceRows, label: string | null): RotationSystem {
  const base = nearest.find(takesRows) ?? DEFAULT_SYSTEM;
  const own = otherRows(rows, base).map(([piece, name, tests]): OwnRow => ({ piece, name, kicks: tests.slice(1) }));
  return systemById(ownId(base, own, label)) ?? base;
}

/**
 * Reads a pasted text and identifies its table.
 * @param name what the reader calls it
 */
export function checkTable(text: string, name = ''): TableVerdict {
  const read = readTable(text);
  if (!read.ok) return { is: 'unreadable', problems: read.diagnostics };
  const reading = read.value;
  const rows = rowsOf(reading);
  return { is: quarterVerdict(reading).is, reading, rows, own: ownSystemOf(reading, rows, labelFrom(name)) };
}

/** Returns the pieces that share their rows, each group once. */
export const groupsOf = ({ parts }: TableReading): readonly (readonly Piece[])[] => [
  ...new Map(parts.map(({ pieces }) => [pieces.join(''), pieces])).values(),
];

/** A turn of a piece to search a board for. */
export type AskedTurn = readonly [Piece, Transition];

/** Returns the turns whose rows differ from those of another system, for one piece of each row; all turns if that system has no table. */
function turnsToSearch(rows: PieceRows, other: RotationSystem): readonly AskedTurn[] {
  const wanted = takesRows(other) ? otherRows(rows, other) : rows;
  const known = new Set<readonly Vec[]>();
  return wanted.flatMap(([piece, name, tests]): readonly AskedTurn[] => {
    const key = known.has(tests);
    known.add(tests);
    return key ? [] : [[piece, name]];
  });
}
/** Returns a scenario of a turn far from walls and floor, for turns without a board that shows a difference. */
const anyTurn = ([first]: PieceRows, own: RotationSystem): string | null => {
  if (!first) return null;
  const [piece, name] = first;
  const [from, to] = endsOf(name);
  return printParams([
    ['system', own.id],
    ['piece', piece],
    ['from', String(from)],
    ['at', '3,3'],
    ['turn', turnBetween(from, to)!],
    ['board', '..........'],
  ]);
};

/** The smallest board on which a table and a system give different squares. */
export interface DifferingBoard {
  /** The parameters of a comparison of both; null if no searched board shows a difference. */
  readonly compared: string | null;
  /** The same press with the table and with the system. */
  readonly pair: readonly [string, string] | null;
  /** A scenario of the table alone on that board, or on an empty one. */
  readonly stepped: string | null;
  /** Turns whose search was stopped. A smaller board, or the only one, may be among them. */
  readonly notLookedAt: readonly AskedTurn[];
}

/** The question of a comparison. It is plain data, because it is sent to a worker. */
export interface TellingQuestion {
  readonly turns: readonly AskedTurn[];
  /** A scenario of the table, for a search without result. */
  readonly stepped: string | null;
}

export const tellingQuestion = (rows: PieceRows, own: RotationSystem, other: RotationSystem): TellingQuestion => ({
  turns: own === other ? [] : turnsToSearch(rows, other).slice(0, MOST_TURNS),
  stepped: anyTurn(rows, own),
});

/** The answers of the searches in the table of a page, from the build. */
export interface DrawnAnswers {
  readonly board: DifferingBoard | null;
  readonly properties: PieceProperties;
}

/** The nearest system of the table. */
export const NEAREST = 'nearest';

type ReadVerdict = Extract<TableVerdict, { readonly reading: TableReading }>;

/** The system that a table is compared with: the reader's choice, or the nearest one. */
export const againstOf = ({ reading, own }: ReadVerdict, against: string): RotationSystem =>
  (against === NEAREST ? undefined : systemById(against)) ?? quarterVerdict(reading).system ?? own;

/** A table that is near to no system needs no comparison on a board, unless the reader chose the system. */
export const wantsBoard = ({ is }: TableVerdict, against: string): boolean =>
  is !== 'unreadable' && (is === 'same' || is === 'near' || against !== NEAREST);

/** What a page says of the use of a right table, from the build. */
export interface UseOfTable {
  readonly count: Diagnostic;
  readonly tries: readonly { readonly says: Diagnostic; readonly address: string }[];
  /** Addresses of the census and of the runners. */
  readonly census: string;
  readonly runners: string;
}
