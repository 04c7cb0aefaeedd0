/** Returns the first of `candidates` with which no list of these lengths has one frame alone in its last row; the first if none has. */
export const frameColumns = (counts: readonly number[], candidates: readonly [number, ...number[]]): number =>
  candidates.find((columns) => counts.every((count) => count <= columns || count % columns !== 1)) ?? candidates[0];
