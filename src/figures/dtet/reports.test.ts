import { test } from 'vitest';
import { expectReport, stateOf, voice } from '../testing/reports.ts';
import { hardLinesReport } from './hardLines/hardLinesReport.ts';
import { HARD_LINES_FIGURE } from './hardLines/hardLinesState.ts';
import { jokerReport } from './jokerStock/jokerReport.ts';
import { JOKER_STOCK } from './jokerStock/jokerState.ts';
import { modesReport } from './modes/modesReport.ts';
import { DTET_MODES_FIGURE } from './modes/modesState.ts';

const { say } = voice;

// The numbers are those of levelFigures.test.ts.
test('the 500 lines of HARD report both readings', () =>
  expectReport('hard-lines', hardLinesReport(stateOf(HARD_LINES_FIGURE, 'level=30'), say), [
    /from the start: Level 30 takes 11; Lines before it 269$/m,
    /in level 50 alone: Level 30 takes 299; Lines before it 4,309$/m,
  ]));

test.each([
  // A game that reaches its goal, and one that ends.
  ['joker', 'share=40 at=150', [/^Turning points\. Out of stock: Level 299; Stock 0$/m]],
  ['joker-over', 'share=0 at=150', [/^Turning points\. Out of stock: Level 201; Stock 0$/m]],
] as const)('the stock of Joker reports its turning points: %s', (name, line, holds) =>
  expectReport(name, jokerReport(stateOf(JOKER_STOCK, line), say), holds),
);

test('the modes report their gravity at a level', () =>
  expectReport('modes', modesReport(stateOf(DTET_MODES_FIGURE, 'level=42'), say), [
    /^Modes at this level\. NORMAL: Levels 1 to 30; At level 42 has ended at 30$/m,
    /^Modes at this level\. Joker: Levels 50 and up; At level 42 begins at 50$/m,
  ]));
