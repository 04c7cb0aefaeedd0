import type { Vec } from '#engine/geometry.ts';
import {
  transition,
  turned,
  type Orientation,
  type Piece,
  type Precedence,
  type Transition,
  type Turn,
} from '#engine/piece.ts';
import { endsOf, turnBetween } from '#engine/transitions.ts';
import type { PublishedFigure } from '#figure/drive.ts';
import { parseParams, type Params } from '#text/params.ts';

// The data of a kick table. The build computes it (kickTableData.ts) and sends it to the browser.

/** Why a kick never wins: wherever it fits, basic rotation or an earlier test fits too, or a rule refuses it. */
export type NeverBecause = 'basic' | 'earlier' | 'refused';

export interface KickCell {
  readonly kick: Vec;
  /** Pieces of the section for which this test never wins. */
  readonly never: readonly Piece[];
  /** Scenario parameters by piece: a board on which this test wins; if it never does, one on which an earlier test wins instead. */
  readonly shows: Readonly<Partial<Record<Piece, string>>>;
  /** Pieces that an interrupted analysis has not decided: whether this test can win, or on which board. */
  readonly notLookedAt?: readonly Piece[];
}

export interface KickRow {
  /** The transitions with this list; one if rows go by transition. */
  readonly transitions: readonly Transition[];
  /** Null if the button side does not matter. */
  readonly precedence: Precedence | null;
  /** The list of the row where a condition chooses among several: its case, and what is held then. */
  readonly list?: { readonly name: string; readonly held: string };
  /** Test 1 first. */
  readonly cells: readonly KickCell[];
}

/** Rows shared by some pieces. */
export interface KickSection {
  readonly pieces: readonly Piece[];
  readonly rows: readonly KickRow[];
}

export interface KickTableData {
  readonly system: { readonly id: string; readonly name: string };
  readonly datum: 'basic rotation' | 'true rotation';
  readonly sections: readonly KickSection[];
  /** Number of tests in the longest row. */
  readonly tests: number;
  /** The largest distance of a kick, vertical or horizontal, at least 2. */
  readonly reach: number;
  /** The one turn that each button makes; null if it makes none or two. */
  readonly carriedOut: Readonly<Record<Turn, Turn | null>>;
  /** The default side of each turn; null if sides do not matter. */
  readonly natural: Readonly<Record<Turn, Precedence>> | null;
  /** All reasons in cells that never win. */
  readonly never: readonly NeverBecause[];
}

/** Position of a cell: section and row from 0, the test from 1. Test 0 means the whole row. */
export interface CellAddress {
  readonly section: number;
  readonly row: number;
  readonly test: number;
}

export const sameCell = (a: CellAddress | null, b: CellAddress): boolean =>
  a !== null && a.section === b.section && a.row === b.row && a.test === b.test;

/** Returns the cell, or the second test of the first row if the table has no such cell, for example after its system was changed. */
export function cellOrFirst({ sections }: KickTableData, cell: CellAddress): CellAddress {
  const row = sections[cell.section]?.rows[cell.row];
  if (row && cell.test <= row.cells.length) return cell;
  return { section: 0, row: 0, test: Math.min(2, sections[0]?.rows[0]?.cells.length ?? 1) };
}

/** Returns the cell of the test in a stepper; null if its rotation is not in this table. */
export function cellShown(data: KickTableData, shown: Params): CellAddress | null {
  const pressed = shown.get('turn') as Turn | undefined;
  const turn = pressed && data.carriedOut[pressed];
  if (!turn || shown.get('system') !== data.system.id || shown.has('readings')) return null;
  const from = Number(shown.get('from')) as Orientation;
  const name = transition(from, turned(from, turn));
  const side = data.natural && ((shown.get('precedence') as Precedence | undefined) ?? data.natural[turn]);
  const section = data.sections.findIndex(({ pieces }) => pieces.includes(shown.get('piece') as Piece));
  const rows = data.sections[section]?.rows ?? [];
  const own = rows.filter(({ transitions, precedence }) => precedence === side && transitions.includes(name));
  // Where the field chooses among lists, a state does not tell which one holds.
  if (own.length > 1 && own.every(({ list }) => list?.held === '')) return null;
  const row = rows.indexOf(own.find(({ list }) => list && list.held === (shown.get('held') ?? '')) ?? own[0]!);
  const step = Number(shown.get('step') ?? 0);
  return row < 0 ? null : { section, row, test: step <= rows[row]!.cells.length ? step : 0 };
}

/** Returns a piece for a cell: the stepper's own if the test can win for it, else the first for which it can. */
function pieceFor({ pieces }: KickSection, { never }: KickCell, current: string | undefined): Piece {
  const able = pieces.filter((piece) => !never.includes(piece));
  const choice = able.length > 0 ? able : pieces;
  return choice.find((piece) => piece === current) ?? choice[0]!;
}

/**
 * Returns the parameters that make a stepper try the kick of a cell: its own board if that has the turn and reaches the test, else a board
 * made for the cell.
 */
export function wordsFor(data: KickTableData, at: CellAddress, state: PublishedFigure): Params {
  const current = cellShown(data, state.shown);
  const step = ['step', String(at.test)] as const;
  if (current && at.test <= state.tried && sameCell({ ...current, test: at.test }, at))
    return new Map([...state.shown, step]);
  const section = data.sections[at.section]!;
  const { precedence, cells } = section.rows[at.row]!;
  const cell = cells[at.test - 1]!;
  const piece = pieceFor(section, cell, state.shown.get('piece'));
  return new Map([
    ['system', data.system.id],
    ['piece', piece],
    ...parseParams(cell.shows[piece] ?? ''),
    ...(precedence ? [['precedence', precedence] as const] : []),
    step,
  ]);
}

/** Returns the next cell in the direction of an arrow key, or at the end of its row; null for other keys and at the edge. */
export function neighbour(
  { sections }: KickTableData,
  { section, row, test }: CellAddress,
  key: string,
): CellAddress | null {
  const rows = sections.flatMap((one, index) => one.rows.map((cells, at) => ({ section: index, row: at, ...cells })));
  const line = rows.findIndex((one) => one.section === section && one.row === row);
  const place = (to: number, number: number): CellAddress | null => {
    const target = rows[to];
    if (!target || number < 1) return null;
    return { section: target.section, row: target.row, test: Math.min(number, target.cells.length) };
  };
  switch (key) {
    case 'ArrowLeft':
      return place(line, test - 1);
    case 'ArrowRight':
      return test < rows[line]!.cells.length ? place(line, test + 1) : null;
    case 'ArrowUp':
      return place(line - 1, test);
    case 'ArrowDown':
      return place(line + 1, test);
    case 'Home':
      return place(line, 1);
    case 'End':
      return place(line, rows[line]!.cells.length);
    default:
      return null;
  }
}

/** Groups of turns by the value of their parameter. */
export const TABLE_TURNS = { all: ['cw', 'ccw', '180'], quarter: ['cw', 'ccw'], '180': ['180'] } as const;

/** True while boards or results are still to be searched. */
export const isPartlyLooked = ({ sections }: KickTableData): boolean =>
  sections.some(({ rows }) => rows.some(({ cells }) => cells.some(({ notLookedAt }) => notLookedAt)));

const isHalf = (name: Transition): boolean => turnBetween(...endsOf(name)) === '180';

/** Returns the parameters of a table: its system, its pieces if it has one group of them, and its turns. */
export function tableParams({ system, sections }: KickTableData): Params {
  const turns = sections.flatMap(({ rows }) => rows.flatMap(({ transitions }) => transitions));
  const [only] = sections;
  return new Map([
    ['system', system.id],
    ['group', sections.length === 1 && only ? only.pieces.join('') : 'all'],
    ['turns', turns.every(isHalf) ? '180' : turns.some(isHalf) ? 'all' : 'quarter'],
  ]);
}
