import { describe, expect, test } from 'vitest';
import { squaresOfShell } from '#rotatris/index.ts';
import { BLOCKS, COLLAPSE, COLLAPSE_ARROWS, COLLAPSE_BOARD } from './common/collapse/collapseStates.ts';
import { printState, readState, type FigureSpec } from '#figure/fields.ts';
import { GAME } from './game/gameStates.ts';
import { MATRIX, NODE_TURN, ROTATION_LAB, TURN_TABLE } from './common/rotation/rotationStates.ts';
import { SCORE_CALCULATOR, SCORE_TABLE } from './common/score/scoreStates.ts';
import { SHELL_EXPLORER } from './shellExplorer/shellStates.ts';
import { SPEED_CURVES_FIGURE } from './speed/speedStates.ts';

const SPECS = [
  ['node-turn', NODE_TURN],
  ['matrix', MATRIX],
  ['rotation-lab', ROTATION_LAB],
  ['turn-table', TURN_TABLE],
  ['shell-explorer', SHELL_EXPLORER],
  ['collapse-arrows', COLLAPSE_ARROWS],
  ['collapse', COLLAPSE],
  ['score-calculator', SCORE_CALCULATOR],
  ['score-table', SCORE_TABLE],
  ['speed-curves', SPEED_CURVES_FIGURE],
  ['game', GAME],
] as const;

describe('the states of the Rotatris figures', () => {
  test.each(SPECS)('the standard state of %s is read back as it is printed', (_name, spec) => {
    const { fields, standard } = spec as unknown as FigureSpec<Readonly<Record<string, unknown>>>;
    expect(readState(fields, printState(fields, standard), {})).toEqual({ ok: true, value: standard });
  });
});

describe('a block as text', () => {
  const { block } = COLLAPSE.fields;

  test('has rows from the top, the core filled', () => {
    const text = block.print([[1, 1], [-2, -2]]); // prettier-ignore
    const rows = text.split('/');
    expect(rows).toHaveLength(2 * COLLAPSE_BOARD);
    expect(rows.slice(4, 8)).toEqual(['.......#....', '.....##.....', '.....##.....', '....#.......']);
    expect(block.read(text)).toEqual([[-2, -2], [1, 1]]); // prettier-ignore
  });

  test('that has a name is written by it', () => {
    expect(block.print([...BLOCKS.chain].reverse())).toBe('chain');
    expect(block.read('chain')).toEqual(BLOCKS.chain);
  });

  test('of a shell is that shell', () => {
    expect(block.read(block.print(squaresOfShell(3)))).toEqual(squaresOfShell(3));
  });

  test.each(['', '#', Array(12).fill('.'.repeat(11)).join('/'), Array(12).fill('x'.repeat(12)).join('/')])(
    '“%s” is refused',
    (text) => {
      expect(block.read(text)).toBeNull();
    },
  );
});
