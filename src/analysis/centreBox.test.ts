import { describe, expect, test } from 'vitest';
import { arsSakura } from '#rules/arsSakura.ts';
import { arsTgm } from '#rules/arsTgm.ts';
import { withReadings } from '#rules/readings.ts';
import { ATLAS_COLUMNS, ATLAS_ROWS, boxAtlas, outcomeCounts } from './centreBoards.ts';
import {
  BOX_CASES,
  boxFinding,
  boxOutcome,
  boxTrace,
  numberAt,
  searchedCells,
  squareOf,
  type BoxTurn,
} from './centreBox.ts';

const J_CCW: BoxTurn = { piece: 'J', from: 0, turn: 'ccw' };

describe('the box', () => {
  test('has nine numbered cells, top row first, and nothing outside', () => {
    expect([squareOf(1), squareOf(5), squareOf(9)]).toEqual([[4, 6], [5, 5], [6, 4]]); // prettier-ignore
    expect([numberAt([4, 6]), numberAt([6, 4]), numberAt([3, 4]), numberAt([5, 7])]).toEqual([1, 9, null, null]);
  });

  // The ARS page: J counter-clockwise meets 2, 3 and 8; with 3 and 8 filled it is kicked left all the same.
  test('shows the search up to the cell that stops it', () => {
    const trace = boxTrace(arsTgm, J_CCW, [3, 8]);
    expect(searchedCells(trace).map(({ number, solid }) => [number, solid])).toEqual([[2, false], [3, true]]); // prettier-ignore
    expect(boxFinding(trace)?.message.code).toBe('finding.centreColumn.allows');
    expect(boxOutcome(trace)).toBe('left');
  });

  test('shows all four cells where basic rotation fits, and no finding', () => {
    const trace = boxTrace(arsTgm, J_CCW, [1]);
    expect(searchedCells(trace).map(({ number }) => number)).toEqual([2, 3, 5, 8]);
    expect([boxFinding(trace), boxOutcome(trace)]).toEqual([null, 'rotates']);
  });

  test('leaves the piece its own cells', () => {
    expect(boxOutcome(boxTrace(arsTgm, J_CCW, [4, 5, 6, 9]))).toBe('rotates');
  });

  test('tells a kick that the rule forbids from one that is blocked', () => {
    expect(boxOutcome(boxTrace(arsTgm, { piece: 'J', from: 0, turn: 'cw' }, [2, 7]))).toBe('refused');
    expect(boxOutcome(boxTrace(arsTgm, { piece: 'J', from: 0, turn: 'cw' }, [1, 3, 7]))).toBe('blocked');
  });
});

describe('the map of all boards', () => {
  test('holds 384 of them, each once', () => {
    const atlas = boxAtlas(arsTgm);
    expect(atlas).toHaveLength(BOX_CASES.length);
    for (const { boards } of atlas) {
      expect(boards).toHaveLength(ATLAS_COLUMNS * ATLAS_ROWS);
      expect(new Set(boards.map(({ filled }) => filled.join('')))).toHaveLength(boards.length);
    }
  });

  // Counted by another program over all fillings of the box: 88 rotate, 10 kick right, 10 left, 276 fail; Sakura the same.
  test.each([
    ['TGM', arsTgm],
    ['Sakura', arsSakura],
  ])('under %s 88 rotate, 10 kick right, 10 left and 276 do not turn', (_name, system) => {
    const counts = outcomeCounts(boxAtlas(system).flatMap(({ boards }) => boards));
    expect([counts.rotates, counts.right, counts.left, counts.refused + counts.blocked]).toEqual([88, 10, 10, 276]);
  });

  // Disagreement D1: eight patterns differ, and each is refused under the ruling.
  test('under the other reading eight refusals become kicks', () => {
    const ruling = boxAtlas(arsTgm).flatMap(({ boards }) => boards);
    const reading = boxAtlas(withReadings(arsTgm, ['any-off-centre'])).flatMap(({ boards }) => boards);
    const differing = ruling.flatMap(({ outcome }, index) => {
      const other = reading[index]!.outcome;
      return other === outcome ? [] : [`${outcome} ${other}`];
    });
    expect(differing.sort()).toEqual([...Array(4).fill('refused left'), ...Array(4).fill('refused right')]);
  });
});
