import { add, vecKey, type Vec } from '#engine/geometry.ts';

const NEIGHBOURS: readonly Vec[] = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
];

/**
 * Squares to fill as well so that no block hangs in the air: every one is then joined to the floor by blocks, edge to edge. Each group
 * that hangs is joined by a shortest chain, the lowest group first. Null when a group is enclosed by squares that must stay free.
 * @param free whether a square must stay empty
 * @param width of the field
 */
export function supports(blocks: readonly Vec[], free: (square: Vec) => boolean, width: number): readonly Vec[] | null {
  const filled = new Map(blocks.map((block) => [vecKey(block), block]));
  const standing = new Set<string>();
  const stand = (from: Vec): void => {
    standing.add(vecKey(from));
    for (const step of NEIGHBOURS) {
      const next = add(from, step);
      if (filled.has(vecKey(next)) && !standing.has(vecKey(next))) stand(next);
    }
  };
  const added: Vec[] = [];
  const lowestFirst = [...blocks].sort((a, b) => a[1] - b[1]);
  for (const block of lowestFirst) if (block[1] === 0 && !standing.has(vecKey(block))) stand(block);
  for (const block of lowestFirst) {
    if (standing.has(vecKey(block))) continue;
    const chain = chainDown(block, filled, standing, free, width);
    if (chain === null) return null;
    for (const square of chain) filled.set(vecKey(square), square);
    added.push(...chain);
    stand(chain.at(-1) ?? block);
  }
  return added;
}

/** A shortest chain of squares from a hanging block to the bottom row or to blocks that stand. */
function chainDown(
  from: Vec,
  filled: ReadonlyMap<string, Vec>,
  standing: ReadonlySet<string>,
  free: (square: Vec) => boolean,
  width: number,
): readonly Vec[] | null {
  interface Link {
    readonly square: Vec;
    readonly before: Link | null;
  }
  const seen = new Set([vecKey(from)]);
  let ring: Link[] = [{ square: from, before: null }];
  while (ring.length > 0) {
    const next: Link[] = [];
    // The ring grows while it is gone through.
    for (const link of ring) {
      if (link.square[1] === 0) return squaresOf(link);
      for (const step of NEIGHBOURS) {
        const square = add(link.square, step);
        const key = vecKey(square);
        const [x, y] = square;
        if (standing.has(key)) return squaresOf(link);
        if (seen.has(key) || x < 0 || x >= width || y < 0 || y > from[1] + 1 || free(square)) continue;
        seen.add(key);
        // Blocks of the same group cost nothing.
        (filled.has(key) ? ring : next).push({ square, before: link });
      }
    }
    ring = next;
  }
  return null;

  function squaresOf(last: Link): readonly Vec[] {
    const squares: Vec[] = [];
    for (let link: Link | null = last; link; link = link.before)
      if (!filled.has(vecKey(link.square))) squares.push(link.square);
    return squares.reverse();
  }
}
