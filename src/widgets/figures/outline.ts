import { vecKey, type Vec } from '#engine/geometry.ts';

interface Edge {
  readonly from: Vec;
  readonly to: Vec;
}

/** Edges that have a square on their left side only, so that every loop runs counter-clockwise round its squares. */
function borderEdges(cells: readonly Vec[]): Edge[] {
  const filled = new Set(cells.map(vecKey));
  const empty = (x: number, y: number): boolean => !filled.has(`${x},${y}`);
  const edges: Edge[] = [];
  for (const [x, y] of cells) {
    if (empty(x, y - 1)) edges.push({ from: [x, y], to: [x + 1, y] });
    if (empty(x + 1, y)) edges.push({ from: [x + 1, y], to: [x + 1, y + 1] });
    if (empty(x, y + 1)) edges.push({ from: [x + 1, y + 1], to: [x, y + 1] });
    if (empty(x - 1, y)) edges.push({ from: [x, y + 1], to: [x, y] });
  }
  return edges;
}

const direction = ({ from, to }: Edge): Vec => [to[0] - from[0], to[1] - from[1]];

/** Joins the edges into loops; where two squares meet at a corner only, the loop turns left and stays with its own square. */
function joinLoops(edges: Edge[]): readonly (readonly Edge[])[] {
  const loops: Edge[][] = [];
  for (let first = edges.shift(); first; first = edges.shift()) {
    const loop = [first];
    for (let last = first; vecKey(last.to) !== vecKey(first.from);) {
      const [ax, ay] = direction(last);
      const open = edges.filter((edge) => vecKey(edge.from) === vecKey(last.to));
      const next = open.find((edge) => ax * direction(edge)[1] - ay * direction(edge)[0] > 0) ?? open[0]!;
      edges.splice(edges.indexOf(next), 1);
      loop.push(next);
      last = next;
    }
    loops.push(loop);
  }
  return loops;
}

/**
 * The contour of a set of squares as an SVG path.
 * @param project field point to drawing point
 * @param inset how far the line lies inside the squares, in drawing units
 */
export function outlinePath(cells: readonly Vec[], project: (point: Vec) => Vec, inset = 0): string {
  return joinLoops(borderEdges(cells))
    .map((loop) => {
      const corners = loop.flatMap((edge, index) => {
        const [px, py] = direction(loop[(index + loop.length - 1) % loop.length]!);
        const [nx, ny] = direction(edge);
        if (px === nx && py === ny) return [];
        const [x, y] = project(edge.from);
        // The inner side lies to the left of both edges that meet here; drawing y runs downwards.
        return [`${x - inset * (py || ny)} ${y - inset * (px || nx)}`];
      });
      return `M${corners.join('L')}Z`;
    })
    .join('');
}
