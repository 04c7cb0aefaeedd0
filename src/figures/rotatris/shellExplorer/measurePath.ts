import type { Vec } from '#engine/geometry.ts';
import { CORE, type ShellRule } from '#rotatris/index.ts';

const middle = ([x, y]: Vec): Vec => [x + 0.5, y + 0.5];

/** Returns the squares of a king's path, diagonal steps first. Its length is the Chebyshev distance. */
function kingWalk(from: Vec, to: Vec): readonly Vec[] {
  const walk = [from];
  for (let [x, y] = from; x !== to[0] || y !== to[1]; walk.push([x, y])) {
    x += Math.sign(to[0] - x);
    y += Math.sign(to[1] - y);
  }
  return walk;
}

/**
 * Returns what a rule measures as a line through points of the board: a king's path for distances, otherwise the component along one axis.
 */
export function measurePath(rule: ShellRule, at: Vec): readonly Vec[] {
  switch (rule) {
    case 'plain-chebyshev':
      return kingWalk([0, 0], at).map(middle);
    case 'four-chebyshevs': {
      const walks = CORE.map((centre) => kingWalk(centre, at));
      return walks.reduce((shortest, walk) => (walk.length < shortest.length ? walk : shortest)).map(middle);
    }
    case 'dominant-component':
    case 'printed-formula':
    case 'printed-pseudocode':
      return Math.abs(at[0]) >= Math.abs(at[1]) ? [[0, at[1]], at] : [[at[0], 0], at];
    case 'largest-of-four': {
      const [x, y] = at;
      const along = (value: number): Vec => (value < 0 ? [-1, value] : [1, value + 1]);
      const sideways = Math.max(x, -1 - x) >= Math.max(y, -1 - y);
      const [from, to] = along(sideways ? x : y);
      return sideways ? [[from, y + 0.5], [to, y + 0.5]] : [[x + 0.5, from], [x + 0.5, to]]; // prettier-ignore
    }
  }
}
