import { describe, expect, test } from 'vitest';
import { measureShell, SHELL_RULES, shellOf, squaresOfGrid } from '#rotatris/index.ts';
import { measurePath } from './measurePath.ts';
import { workings } from './workings.ts';

const GRID = squaresOfGrid(18);

describe('the line that shows what a rule measures', () => {
  test.each(['plain-chebyshev', 'four-chebyshevs'] as const)('has as many steps as %s says moves', (rule) => {
    for (const square of GRID)
      expect(measurePath(rule, square).length - 1, String(square)).toBe(measureShell(rule, square).shell);
  });

  test('is a king’s walk: no step is longer than a square', () => {
    for (const square of GRID) {
      const walk = measurePath('four-chebyshevs', square);
      for (const [index, [x, y]] of walk.slice(1).entries()) {
        const [fromX, fromY] = walk[index] ?? [x, y];
        expect(Math.max(Math.abs(x - fromX), Math.abs(y - fromY))).toBe(1);
      }
    }
  });

  test('is as long as the shell where the largest of four is taken', () => {
    for (const square of GRID) {
      const [[fromX, fromY] = [0, 0], [toX, toY] = [0, 0]] = measurePath('largest-of-four', square);
      expect(Math.abs(toX - fromX) + Math.abs(toY - fromY)).toBe(shellOf(square));
    }
  });
});

describe('workings', () => {
  test.each(SHELL_RULES)('of %s end in what the rule answers, on every square', (rule) => {
    for (const square of GRID) {
      const { shell } = measureShell(rule, square);
      expect(workings(rule, square).endsWith(`= ${String(shell).replace('-', '−')}`), String(square)).toBe(true);
    }
  });

  // By hand.
  test.each([
    ['plain-chebyshev', 'max(|−4|, |3|) = 4'],
    ['four-chebyshevs', 'min(4, 4, 3, 4) = 3'],
    ['dominant-component', 'A = −4, S = −A − 1 = 3'],
    ['largest-of-four', 'max(−4, 3, 3, −4) = 3'],
    ['printed-formula', 'A = −4, A − 1 = −S, S = 5'],
    ['printed-pseudocode', '|x| > |y|: x = −4'],
  ] as const)('of %s for (−4, 3)', (rule, text) => {
    expect(workings(rule, [-4, 3])).toBe(text);
  });
});
