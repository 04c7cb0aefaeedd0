import type { Vec } from '#engine/geometry.ts';
import { CORE, dominantComponent, measureShell, type ShellRule } from '#rotatris/index.ts';

const minus = (value: number): string => String(value).replace('-', '−');

/** Returns the calculation of a rule for one square, with its numbers. */
export function workings(rule: ShellRule, [x, y]: Vec): string {
  const { shell } = measureShell(rule, [x, y]);
  const answer = minus(shell);
  const a = dominantComponent([x, y]);
  switch (rule) {
    case 'plain-chebyshev':
      return `max(|${minus(x)}|, |${minus(y)}|) = ${answer}`;
    case 'four-chebyshevs': {
      const distances = CORE.map(([cx, cy]) => measureShell('plain-chebyshev', [x - cx, y - cy]).shell);
      return `min(${distances.join(', ')}) = ${answer}`;
    }
    case 'dominant-component':
      return a < 0 ? `A = ${minus(a)}, S = −A − 1 = ${answer}` : `A = ${minus(a)}, S = A = ${answer}`;
    case 'largest-of-four':
      return `max(${[x, -1 - x, y, -1 - y].map(minus).join(', ')}) = ${answer}`;
    case 'printed-formula':
      return a < 0 ? `A = ${minus(a)}, A − 1 = −S, S = ${answer}` : `A = ${minus(a)}, S = A = ${answer}`;
    case 'printed-pseudocode': {
      const [width, height] = [Math.abs(x), Math.abs(y)];
      if (width > height) return `|x| > |y|: x = ${answer}`;
      if (width === height) return `|x| = |y|: max(${minus(x)}, ${minus(y)}) = ${answer}`;
      return `|x| < |y|: −(${minus(y)} − 1) = ${answer}`;
    }
  }
}
