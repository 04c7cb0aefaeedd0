import { vecKey, type Vec } from '#engine/geometry.ts';

interface Edge {
  readonly from: Vec;
  readonly to: Vec;
  /** Vector from the start of the edge to its end. */
  readonly way: Vec;
}

const edge = (x: number, y: number, dx: number, dy: number): Edge => ({
  from: [x, y],
  to: [x + dx, y + dy],
  way: [dx, dy],
});

/** Returns edges that have a square only on their left, so that every loop runs counter-clockwise round its squares. */
function borderEdges(cells: readonly Vec[]): readonly Edge[] {
  const filled = new Set(cells.map(vecKey));
  const empty = (x: number, y: number): boolean => !filled.has(vecKey([x, y]));
  const edges: Edge[] = [];
  for (const [x, y] of cells) {
    if (empty(x, y - 1)) edges.push(edge(x, y, 1, 0));
    if (empty(x + 1, y)) edges.push(edge(x + 1, y, 0, 1));
    if (empty(x, y + 1)) edges.push(edge(x + 1, y + 1, -1, 0));
    if (empty(x - 1, y)) edges.push(edge(x, y + 1, 0, -1));
  }
  return edges;
}

/** Joins the edges into loops. Where two squares meet only at a corner, the loop turns left and stays with its own square. */
function joinLoops(edges: readonly Edge[]): readonly (readonly Edge[])[] {
  const leaving = new Map<string, Edge[]>();
  for (const one of edges) {
    const corner = vecKey(one.from);
    leaving.set(corner, [...(leaving.get(corner) ?? []), one]);
  }
  const joined = new Set<Edge>();
  const after = ({ to, way: [ax, ay] }: Edge): Edge => {
    const [one, other] = leaving.get(vecKey(to))!;
    return other && ax * other.way[1] - ay * other.way[0] > 0 ? other : one!;
  };
  const loops: Edge[][] = [];
  for (const first of edges) {
    if (joined.has(first)) continue;
    const loop: Edge[] = [];
    for (let one = first; !joined.has(one); one = after(one)) {
      joined.add(one);
      loop.push(one);
    }
    loops.push(loop);
  }
  return loops;
}

/** Writes the way to a corner. Most lines are level or upright, and these take one number. */
function lineTo([x, y]: Vec, before: Vec | undefined): string {
  if (!before) return `M${x} ${y}`;
  if (y === before[1]) return `H${x}`;
  return x === before[0] ? `V${y}` : `L${x} ${y}`;
}

/**
 * Returns the outline of squares as an SVG path.
 * @param project field point to drawing point
 * @param inset distance of the line from the edges, inwards, in drawing units
 */
export function outlinePath(cells: readonly Vec[], project: (point: Vec) => Vec, inset = 0): string {
  return joinLoops(borderEdges(cells))
    .map((loop) => {
      const corners = loop.flatMap((edge, index) => {
        const [px, py] = loop.at(index - 1)!.way;
        const [nx, ny] = edge.way;
        if (px === nx && py === ny) return [];
        const [x, y] = project(edge.from);
        // The inner side is left of both edges that meet here, and drawing y points down.
        return [[x - inset * (py || ny), y - inset * (px || nx)] as const];
      });
      return `${corners.map((corner, index) => lineTo(corner, corners[index - 1])).join('')}Z`;
    })
    .join('');
}
