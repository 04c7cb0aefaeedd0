import { describe, expect, test } from 'vitest';
import { cellOrFirst, cellShown, neighbour, wordsFor, type CellAddress, type KickTableData } from './kickTable.ts';
import { changedParams, printParams, parseParams } from '#text/params.ts';
import { isShown, requestFor, type PublishedFigure } from '#figure/drive.ts';

const cell = (x: number, y: number, shows: Record<string, string>, never: readonly 'T'[] = []) => ({
  kick: [x, y] as const,
  never,
  shows,
});

/** A small table of two pieces and two turns, made by hand. */
const table: KickTableData = {
  system: { id: 'srs-guideline', name: 'Guideline SRS' },
  datum: 'basic rotation',
  tests: 3,
  reach: 2,
  carriedOut: { cw: 'cw', ccw: 'ccw', '180': null },
  natural: null,
  never: ['basic'],
  sections: [
    {
      pieces: ['J', 'T'],
      rows: [
        {
          transitions: ['0>>1'],
          precedence: null,
          cells: [
            cell(0, 0, { J: 'from=0 at=3,0 turn=cw board=....', T: 'from=0 at=3,0 turn=cw board=....' }),
            cell(-1, 0, { J: 'from=0 at=3,0 turn=cw board=.J..', T: 'from=0 at=3,0 turn=cw board=.T..' }),
            cell(0, -2, { J: 'from=0 at=3,0 turn=cw board=JJ..', T: 'from=0 at=3,0 turn=cw board=TT..' }, ['T']),
          ],
        },
        {
          transitions: ['0>>3'],
          precedence: null,
          cells: [cell(0, 0, { J: 'from=0 at=3,0 turn=ccw board=....', T: 'from=0 at=3,0 turn=ccw board=....' })],
        },
      ],
    },
  ],
};

const sides: KickTableData = {
  ...table,
  system: { id: 'dtet', name: 'DTET' },
  natural: { cw: 'right', ccw: 'left', '180': 'left' },
  sections: [
    {
      pieces: ['J'],
      rows: (['left', 'right'] as const).map((precedence) => ({
        transitions: ['0>>1', '0>>3'],
        precedence,
        cells: [cell(0, 0, { J: 'from=0 at=3,0 turn=cw board=....' })],
      })),
    },
  ],
};

const at = (row: number, test: number): CellAddress => ({ section: 0, row, test });
const SHOWN = 'system=srs-guideline piece=J from=0 at=5,5 turn=cw board=####';
const state = (shown: string, tried = 2): PublishedFigure => ({ shown: parseParams(shown), example: new Map(), tried });

describe('the cell that a stepper shows', () => {
  test.each<[what: string, shown: string, cell: CellAddress | null]>([
    ['a test', `${SHOWN} step=2`, at(0, 2)],
    ['the start: the row only', `${SHOWN} step=0`, at(0, 0)],
    ['the outcome: the row only', `${SHOWN} step=4`, at(0, 0)],
    ['another turn', `${SHOWN.replace('=cw', '=ccw')} step=1`, at(1, 1)],
    ['a turn that has no row', `${SHOWN.replace('from=0', 'from=1')} step=1`, null],
    ['a half turn made of two', `${SHOWN.replace('=cw', '=180')} step=1`, null],
    ['another piece', `${SHOWN.replace('piece=J', 'piece=I')} step=1`, null],
    ['another system', `${SHOWN.replace('srs-guideline', 'sega')} step=1`, null],
    ['another reading', `${SHOWN} readings=15-resets step=1`, null],
    ['nothing yet', '', null],
  ])('while it shows %s', (_what, shown, expected) => {
    expect(cellShown(table, parseParams(shown))).toEqual(expected);
  });

  test.each<[shown: string, row: number]>([
    ['system=dtet piece=J from=0 at=3,0 turn=cw board=.... step=1', 1],
    ['system=dtet piece=J from=0 at=3,0 turn=ccw board=.... step=1', 0],
    ['system=dtet piece=J from=0 at=3,0 turn=ccw precedence=right board=.... step=1', 1],
  ])('goes by the side of the button where that decides: %s', (shown, row) => {
    expect(cellShown(sides, parseParams(shown))).toEqual(at(row, 1));
  });
});

describe('pressing a cell', () => {
  const pressed = (address: CellAddress, from: PublishedFigure): string => printParams(wordsFor(table, address, from));

  test('keeps the board of the stepper where that test is tried on it', () => {
    expect(pressed(at(0, 2), state(`${SHOWN} step=1`))).toBe(`${SHOWN} step=2`);
  });

  test('brings a board of its own where the stepper does not come that far', () => {
    expect(pressed(at(0, 2), state(`${SHOWN} step=1`, 1))).toBe(
      'system=srs-guideline piece=J from=0 at=3,0 turn=cw board=.J.. step=2',
    );
  });

  test('keeps the piece of the stepper where the table has it', () => {
    expect(pressed(at(1, 1), state(`${SHOWN.replace('piece=J', 'piece=T')} step=1`))).toContain('piece=T');
    expect(pressed(at(1, 1), state(`${SHOWN.replace('piece=J', 'piece=I')} step=1`))).toContain('piece=J');
  });

  test('takes a piece for which the test can win', () => {
    expect(pressed(at(0, 3), state(`${SHOWN.replace('piece=J', 'piece=T')} step=1`))).toContain('piece=J');
  });

  test('names the side of the button where that decides', () => {
    expect(wordsFor(sides, at(0, 1), state('')).get('precedence')).toBe('left');
  });

  test('shows exactly that, whatever the stepper showed before', () => {
    const before = state(
      'system=dtet readings=x piece=I from=2 at=1,1 turn=180 precedence=left floorkicks=2 board=.. step=0',
    );
    const wanted = wordsFor(table, at(0, 2), before);
    const shown = changedParams(before.shown, parseParams(requestFor(before, wanted)));
    expect(isShown({ ...before, shown }, wanted)).toBe(true);
  });
});

describe('arrow keys', () => {
  test.each<[key: string, from: CellAddress, to: CellAddress | null]>([
    ['ArrowRight', at(0, 1), at(0, 2)],
    ['ArrowLeft', at(0, 1), null],
    ['ArrowRight', at(1, 1), null],
    ['ArrowDown', at(0, 3), at(1, 1)],
    ['ArrowUp', at(0, 1), null],
    ['End', at(0, 1), at(0, 3)],
    ['Home', at(0, 3), at(0, 1)],
    ['Enter', at(0, 1), null],
  ])('%s leads from cell to cell', (key, from, to) => {
    expect(neighbour(table, from, key)).toEqual(to);
  });

  test.each<[name: string, cell: CellAddress, reached: CellAddress]>([
    ['a cell of the table', at(0, 3), at(0, 3)],
    ['a test that its row does not have', at(1, 3), at(0, 2)],
    ['a row that the table does not have', at(9, 1), at(0, 2)],
    ['a section that the table does not have', { section: 5, row: 0, test: 1 }, at(0, 2)],
  ])('start at a cell that is there: %s', (_, cell, reached) => {
    expect(cellOrFirst(table, cell)).toEqual(reached);
  });
});
