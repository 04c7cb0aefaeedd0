import { packed, unpacked, type Packed } from '#figure/packed.ts';
import { parseParams, printParams } from '#text/params.ts';
import type { KickTableData } from './kickTable.ts';

/** Parameters of the boards of a table. Their values are written in this order, without their names. */
const NAMES = ['from', 'at', 'turn', 'height', 'board'] as const;

const PLAIN_ROW = /^[.#]{10}$/;
const SHORT_ROW = /^[0-9a-z]{1,2}$/;

/** Writes a row of empty and filled squares as a number. */
const shortRow = (row: string): string =>
  PLAIN_ROW.test(row) ? parseInt(row.replaceAll('.', '0').replaceAll('#', '1'), 2).toString(36) : row;
const longRow = (row: string): string =>
  SHORT_ROW.test(row) ? parseInt(row, 36).toString(2).padStart(10, '0').replaceAll('0', '.').replaceAll('1', '#') : row;

const eachRow = (board: string, of: (row: string) => string): string => board.split('/').map(of).join('/');

function shortBoard(query: string): string {
  const params = parseParams(query);
  return NAMES.map((name) => (name === 'board' ? eachRow(params.get(name)!, shortRow) : (params.get(name) ?? ''))).join(
    ' ',
  );
}

function longBoard(values: string): string {
  const given = values.split(' ').map((value, index) => [NAMES[index]!, value] as const);
  return printParams(
    given
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, name === 'board' ? eachRow(value, longRow) : value]),
  );
}

const withBoards = (data: KickTableData, of: (query: string) => string): KickTableData => ({
  ...data,
  sections: data.sections.map((section) => ({
    ...section,
    rows: section.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({
        ...cell,
        shows: Object.fromEntries(Object.entries(cell.shows).map(([piece, query]) => [piece, of(query)])),
      })),
    })),
  })),
});

/** Writes a table for an attribute. Most of it are boards, which become a fifth as long. */
export const packedTable = (data: KickTableData): Packed<KickTableData> => packed(withBoards(data, shortBoard));

export const unpackedTable = (given: KickTableData | Packed<KickTableData>): KickTableData =>
  typeof given === 'string' ? withBoards(unpacked(given), longBoard) : given;
