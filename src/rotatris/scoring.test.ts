import { describe, expect, test } from 'vitest';
import { MOST_SHELLS_AT_ONCE, score } from './score.ts';
import { cumulativeBy, PRINTED_SCORE_TABLE, rulesBehind, scoreTable } from './scoreTable.ts';
import { fullShells, settle, shellCounts } from './settle.ts';
import { squaresOfShell } from './shells.ts';
import { outcomeOf, strategyOutcome } from './strategies.ts';

const filled = (...shells: readonly number[]) =>
  [0, ...shells].flatMap((shell) => squaresOfShell(shell)).map((at) => ({ at }));

describe('the score', () => {
  // Rotatris article, "Scores": single shells, and shells 1 to 4 together.
  test.each([
    [12, 1, 120],
    [68, 1, 680],
    [32, 2, 640],
    [96, 4, 3840],
    [0, 0, 0],
  ])('of %i squares in %i shells is %i', (squares, shells, points) => {
    expect(score(squares, shells)).toBe(points);
  });
});

describe('the printed table', () => {
  test('has the squares and single scores that follow from 8S + 4 and 10 × squares', () => {
    const computed = scoreTable('factor-of-four');
    for (const [shell, row] of PRINTED_SCORE_TABLE.entries()) {
      expect(row).toMatchObject({ shell, squares: computed[shell]?.squares, score: computed[shell]?.score });
    }
  });

  // Erratum R9: rows 1 to 4 and 6 follow from a factor that stops at four; 5, 7 and 8 from nothing tried.
  test.each([
    [2, 640, 640],
    [3, 1800, 1800],
    [4, 3840, 3840],
    [5, 5400, 5600],
    [6, 7680, 7680],
    [7, 10640, 10080],
    [8, 13340, 12800],
  ])('row %i prints %i where a factor of at most four gives %i', (shell, printed, computed) => {
    expect(PRINTED_SCORE_TABLE[shell]?.cumulative).toBe(printed);
    expect(cumulativeBy('factor-of-four', shell)).toBe(computed);
  });

  test('names the rules behind each cumulative row', () => {
    const upToFour = ['all-at-once', 'factor-of-four', 'inner-four-first', 'outer-four-first', 'rest-refills'];
    expect(PRINTED_SCORE_TABLE.map(rulesBehind)).toEqual([
      [],
      ['one-by-one', ...upToFour],
      upToFour,
      upToFour,
      upToFour,
      [],
      ['factor-of-four'],
      [],
      [],
    ]);
  });

  // By hand: 12 + … + 36 = 96 squares in shells 1 to 4, 224 in 5 to 8.
  test.each([
    ['one-by-one', 3200],
    ['all-at-once', 25600],
    ['factor-of-four', 12800],
    ['inner-four-first', 12800],
    ['outer-four-first', 12800],
    ['rest-refills', 7680],
  ] as const)('all eight shells pay by the rule %s %i', (rule, points) => {
    expect(cumulativeBy(rule, 8)).toBe(points);
    expect(scoreTable(rule).at(-1)?.cumulative).toBe(points);
  });
});

describe('settling', () => {
  test('does nothing while no shell is full', () => {
    const almost = filled(1).slice(0, -1);
    expect(fullShells(almost)).toEqual([]);
    expect(settle(almost)).toEqual([]);
  });

  test('counts the squares of each shell', () => {
    expect(shellCounts(filled(2))).toEqual([4, 0, 20]);
  });

  test('never removes more than four shells at once: eight full shells go in two sets (R10)', () => {
    const sets = settle(filled(1, 2, 3, 4, 5, 6, 7, 8));
    expect(sets.map(({ shells }) => shells)).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ]);
    expect(sets.map(({ points }) => points)).toEqual([3840, 3840]);
    expect(sets.at(-1)?.block).toEqual(filled());
    expect(Math.max(...sets.map(({ shells }) => shells.length))).toBe(MOST_SHELLS_AT_ONCE);
  });

  test('goes on with a shell that a collapse fills: a corner of shell 2 may lack a square', () => {
    const gap = filled(1, 2).filter(({ at: [x, y] }) => !(x === 2 && y === 2));
    const [first, second, ...more] = settle(gap);
    expect(first).toMatchObject({ shells: [1], points: 120 });
    expect(second).toMatchObject({ shells: [1], points: 120 });
    expect(more).toEqual([]);
  });
});

describe('strategies', () => {
  test('one shell at a time pays 40 points per tetromino, however far out it is', () => {
    for (const shell of [1, 4, 8]) expect(outcomeOf([shell]).pointsPerTetromino).toBe(40);
    expect(strategyOutcome('innermost')).toMatchObject({ squaresPlaced: 12, tetrominoes: 3, sets: [120], points: 120 });
    expect(strategyOutcome('outermost')).toMatchObject({
      squaresPlaced: 68,
      tetrominoes: 17,
      sets: [680],
      points: 680,
    });
  });

  test('four shells at once pay 160 points per tetromino, a cascade of eight 96', () => {
    expect(outcomeOf([1, 2, 3, 4])).toMatchObject({ sets: [3840], pointsPerTetromino: 160 });
    expect(strategyOutcome('cascade')).toMatchObject({ tetrominoes: 80, sets: [3840, 3840], pointsPerTetromino: 96 });
  });
});
