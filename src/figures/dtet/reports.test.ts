import { test } from 'vitest';
import { expectTexts, voice } from '../testing/reports.ts';
import { report as hardLines } from './hardLines/report.ts';
import { report as jokerStock } from './jokerStock/report.ts';
import { report as modes } from './modes/report.ts';

// The numbers are those of levelFigures.test.ts.
test('the 500 lines of HARD report both readings', () =>
  expectTexts(hardLines('level=30', voice), [
    /from the start: Level 30 takes 11; Lines before it 269$/m,
    /in level 50 alone: Level 30 takes 299; Lines before it 4,309$/m,
  ]));

test.each([
  // A game that reaches its goal, and one that ends.
  ['joker', 'share=40 at=150', [/^Turning points\. Out of stock: Level 299; Stock 0$/m]],
  ['joker-over', 'share=0 at=150', [/^Turning points\. Out of stock: Level 201; Stock 0$/m]],
] as const)('the stock of Joker reports its turning points: %s', (_name, line, holds) =>
  expectTexts(jokerStock(line, voice), holds),
);

test('the modes report their gravity at a level', () =>
  expectTexts(modes('level=42', voice), [
    /^Modes at this level\. NORMAL: Levels 1 to 30; At level 42 has ended at 30$/m,
    /^Modes at this level\. Joker: Levels 50 and up; At level 42 begins at 50$/m,
  ]));
