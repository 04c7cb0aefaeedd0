import { vecNumber, type Vec } from '#engine/geometry.ts';

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
  const filled = new Map(blocks.map((block) => [vecNumber(block), block]));
  const standing = new Set<number>();
  const stand = (from: Vec): void => {
    standing.add(vecNumber(from));
    for (const [dx, dy] of NEIGHBOURS) {
      const next: Vec = [from[0] + dx, from[1] + dy];
      const key = vecNumber(next);
      if (filled.has(key) && !standing.has(key)) stand(next);
    }
  };
  const added: Vec[] = [];
  const lowestFirst = [...blocks].sort((a, b) => a[1] - b[1]);
  for (const block of lowestFirst) if (block[1] === 0 && !standing.has(vecNumber(block))) stand(block);
  for (const block of lowestFirst) {
    if (standing.has(vecNumber(block))) continue;
    const chain = chainDown(block, filled, standing, free, width);
    if (chain === null) return null;
    for (const square of chain) filled.set(vecNumber(square), square);
    added.push(...chain);
    stand(chain.at(-1) ?? block);
  }
  return added;
}

/** A shortest chain of squares from a hanging block to the bottom row or to blocks that stand. */
function chainDown(
  from: Vec,
  filled: ReadonlyMap<number, Vec>,
  standing: ReadonlySet<number>,
  free: (square: Vec) => boolean,
  width: number,
): readonly Vec[] | null {
  interface Link {
    readonly square: Vec;
    readonly before: Link | null;
  }
  const highest = from[1] + 1;
  /** Whether a square was looked at, row by row. */
  const seen = new Uint8Array(width * (highest + 1));
  seen[from[1] * width + from[0]] = 1;
  let ring: Link[] = [{ square: from, before: null }];
  while (ring.length > 0) {
    const next: Link[] = [];
    // The ring grows while it is gone through.
    for (const link of ring) {
      const [column, row] = link.square;
      if (row === 0) return squaresOf(link);
      for (const [dx, dy] of NEIGHBOURS) {
        const [x, y] = [column + dx, row + dy];
        const square: Vec = [x, y];
        const key = vecNumber(square);
        if (standing.has(key)) return squaresOf(link);
        if (x < 0 || x >= width || y < 0 || y > highest || seen[y * width + x] === 1 || free(square)) continue;
        seen[y * width + x] = 1;
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
      if (!filled.has(vecNumber(link.square))) squares.push(link.square);
    return squares.reverse();
  }
}
