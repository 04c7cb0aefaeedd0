import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkPtn, reportOf, type Report } from './check.ts';
import { parsePtn } from './parse.ts';
import { startReplay } from './game.ts';
import { replay, replayFrom } from './replay.ts';
import { randomGame } from './randomGame.ts';

const report = (text: string): Report => reportOf(checkPtn(`Title: t\n${text}`));
const said = (text: string): readonly string[] =>
  report(text).diagnostics.map(({ code, line, column, expected, found }) =>
    [`${code} ${line}:${column}`, ...(expected === undefined ? [] : [`${expected}/${found}`])].join(' '),
  );

/** A header for a board of rows from the bottom up, the rest of the 20 rows empty. */
const board = (...rows: readonly string[]): string =>
  `Board: ${[...rows, ...Array.from({ length: 20 - rows.length }, () => '..........')].reverse().join('').replaceAll('.', '0').replaceAll('#', '1')}\n`;
const tower = (height: number, row: string): readonly string[] => Array.from({ length: height }, () => row);

describe('placements', () => {
  // Codes and places of the diagnostics table; boards worked out by hand.
  test.each([
    ['O-12 O-12@1', 'E_PLACEMENT_BLOCKED 2:6'],
    ['O-12@2', 'E_PLACEMENT_FLOATING 2:1'],
    ['O-78 O-78 I-6789 I-9@1', ''],
    ['O-78 O-78 I-6789 I-9@6??', ''],
    ['O-78 O-78 I-6789 I-0 I-9@1', 'E_PLACEMENT_UNREACHABLE 2:22'],
    ['O-12 I-1234@3', ''],
    ['O-12 I-1234@2', 'E_PLACEMENT_BLOCKED 2:6'],
  ])('%s: %s', (text, expected) => {
    expect(said(text).join(', ')).toBe(expected);
  });

  test.each([
    // Column 1 is filled to row 19: an upright I cannot enter there, a flat one lies on top.
    ['I-1', 'E_NO_ENTRY 3:1', tower(19, '#.........')],
    ['I-1234', '', tower(19, '#.........')],
    // With a row named, the place itself is what counts.
    ['I-1@19', 'E_PLACEMENT_BLOCKED 3:1', tower(19, '#.........')],
    // Column 8 is filled to row 20: nothing gets past it, though columns 9 and 10 are open.
    ['O-90', 'E_PLACEMENT_UNREACHABLE 3:1', tower(20, '.......#..')],
    ['O-90@1', 'E_PLACEMENT_UNREACHABLE 3:1', tower(20, '.......#..')],
    ['O-67', '', tower(20, '.......#..')],
    // Filled to row 18 only, it can be passed.
    ['O-90', '', tower(18, '.......#..')],
    // The spawn pose overlaps column 5, but the next pose to the right is free; there is none to the left.
    ['O-67', '', tower(19, '....#.....')],
    ['O-34', 'E_PLACEMENT_UNREACHABLE 3:1', tower(19, '....#.....')],
  ])('%s, expecting "%s", on a board with a tower', (text, expected, rows) => {
    expect(said(`${board(...rows)}${text}`).join(', ')).toBe(expected);
  });

  test('cells locked above row 20 vanish', () => {
    const { result } = report(`${board(...tower(18, '#.........'))}I-1@19 O-90`);
    expect(result.board).toHaveLength(20);
    expect(result.board.slice(18)).toEqual(['I.........', 'I.........']);
    expect(result.moves).toBe(2);
  });

  test('a row is counted before lines go', () => {
    const rows = ['########..', '########..', '..........'];
    const { moves, result } = report(`${board(...rows)}O-90@1/DOUBLE O-90`);
    expect(moves.map(({ bottomRow, cleared }) => [bottomRow, cleared])).toEqual([
      [1, 2],
      [1, 0],
    ]);
    expect(result).toMatchObject({ lines: 2, board: ['........OO', '........OO'] });
  });
});

describe('clears, levels and scores', () => {
  const two = board('########..', '########..');
  test.each([
    [`${two}O-90`, 'W_CLEAR_UNMARKED 3:1 2/0'],
    [`${two}O-90/SINGLE`, 'E_CLEAR_MISMATCH 3:1 2/1'],
    [`${two}O-90/DOUBLE`, ''],
    ['O-12/TETRIS O-12@1', 'E_CLEAR_MISMATCH 2:1 0/4, E_PLACEMENT_BLOCKED 2:13'],
    ['=Level 19\nO-12\n=Level 20', 'W_LEVEL_MISMATCH 4:1 19/20'],
    // The later level counts from there on.
    ['=Level 19\nO-12\n=Level 20\n=Level 20', 'W_LEVEL_MISMATCH 4:1 19/20'],
    [`${two}=Level 19\nO-90/DOUBLE (score=2000)`, ''],
    [`${two}=Level 19\nO-90/DOUBLE (score=1999)`, 'W_SCORE_MISMATCH 4:13 2000/1999'],
    [`${two}=Level 19\nO-90/DOUBLE ( score = 2015 )`, 'I_SCORE_ABOVE_CLEARS 4:13 2000/2015'],
    // No level, no score to compare with; other comments are not scores.
    [`${two}O-90/DOUBLE (score=1)`, ''],
    [`${two}=Level 19\nO-90/DOUBLE (score=1!) (lines=9) (Score=1)`, ''],
    // Behind a broken move nothing is played or compared.
    [`${two}=Level 19\nO-9 O-90/SINGLE (score=1)\n=Level 3`, 'E_COLUMNS_WIDTH 4:3'],
    ['=Level 19\nO-12 ! O-12@1', 'E_SUFFIX_DETACHED 3:6'],
    ['=Level 19\nO-12 ... (score=1)', ''],
  ])('%#: %s', (text, expected) => {
    expect(said(text).join(', ')).toBe(expected);
  });

  test('a level that is named late counts from there, with no score before', () => {
    expect(report(`${two}O-90/DOUBLE\n=Level 19`).result).toMatchObject({ lines: 2, level: 19, score: 0 });
    expect(report(`${two}O-90/DOUBLE`).result).toMatchObject({ lines: 2, level: null, score: null });
  });

  test('a fragment begins with its lines and its score', () => {
    const { result, moves } = report(`Lines: 128\nScore: 5000\n${two}=Level 18\nO-90/DOUBLE`);
    expect(result).toMatchObject({ moves: 1, lines: 130, level: 19, score: 5000 + 100 * 20 });
    expect(moves[0]).toMatchObject({ lines: 130, level: 19, scoreFromClears: 7000 });
  });
});

describe('headers that cannot be read', () => {
  test.each([
    ['Board: x\nO-12', 'E_HEADER_VALUE 2:8'],
    ['Board: 19,FF,0\nO-12', 'E_HEADER_VALUE 2:8'],
    ['Lines:   -1\nO-12', 'E_HEADER_VALUE 2:10'],
    ['Score: 1e3\nO-12', 'E_HEADER_VALUE 2:8'],
    ['Board:\nO-12', 'E_HEADER_VALUE 2:7'],
  ])('%j: %s', (text, expected) => {
    expect(said(text)).toEqual([expected]);
  });

  test('nothing is played on an unknown board', () => {
    expect(report('Board: x\nO-12').result).toMatchObject({ moves: 0, board: [] });
  });
});

test('the sample game replays to its score and its end board', () => {
  const text = readFileSync(new URL('testdata/scuti.ptn', import.meta.url), 'utf8');
  const { result, diagnostics } = reportOf(checkPtn(text));
  expect(diagnostics).toEqual([]);
  // 2 lines, 1 and 4 at level 19: 2000 + 800 + 24000.
  expect(result).toEqual({
    moves: 30,
    lines: 7,
    level: 19,
    score: 26800,
    maxHeight: 7,
    holes: 0,
    board: ['OOSZOOJJS.', 'TSSTTLJJJ.', 'TTSSTLJJJ.', 'TTSSLLLLL.', 'TTTSSLLLL.', '....TTTL..', '.....T....'],
  });
});

test('a random game is played without a complaint, and step by step ends the same', () => {
  for (let seed = 0; seed < 20; seed++) {
    const document = randomGame(seed, 80);
    const whole = replay(document);
    expect(whole.remarks).toEqual([]);
    expect(whole.played).toHaveLength(document.items.filter(({ is }) => is === 'move').length);
    let { state } = startReplay(document);
    const states = document.items.map((item) => (state = replayFrom(state, item).state));
    expect(states.at(-1)).toEqual(whole.end);
    // From any place again: a viewer keeps a state now and then and goes on from there.
    const middle = states[20]!;
    expect(document.items.slice(21).reduce((from, item) => replayFrom(from, item).state, middle)).toEqual(whole.end);
  }
});

test('the text of a move in a diagnostic is the one that was read', () => {
  const { diagnostics } = checkPtn('Title: t\nO-12 O-12@01');
  expect(diagnostics.map(({ message }) => message)).toContain('O-12@1 overlaps the stack');
  expect(parsePtn('O-12').document.items).toHaveLength(1);
});
