import { vecKey, type Vec } from '#engine/geometry.ts';
import type { Extent } from '#engine/shapes.ts';
import { formatRow, type Conventions } from '../conventions.ts';
import type { Say } from '../strings.ts';
import {
  arrowPaths,
  boardFrame,
  CELL,
  gridPath,
  inView,
  underArrow,
  wallPath,
  type BoardFrame,
  type BoardSize,
} from './geometry.ts';
import { outlinePath } from './outline.ts';
import type { Scene } from './scene.ts';

export interface BoardOptions {
  readonly scene: Scene;
  readonly view: Extent;
  readonly size: BoardSize;
  /** Makes the names of patterns and masks unique in the document. */
  readonly id: string;
  readonly say: Say;
  readonly conventions: Conventions;
  readonly motion: 'none' | 'slide' | 'turn';
  readonly ground: 'field' | 'paper';
}

/** What a board is drawn from: the parts beneath and above whatever a figure puts between them, as SVG text. */
export interface BoardMarkup {
  readonly frame: BoardFrame;
  readonly under: string;
  readonly over: string;
  /** Custom properties of the drawing: the colours of its piece, and the way that the piece slides in. */
  readonly style: string;
}

/** Where the piece comes from when it slides along its kick, and the point about which it turns. */
function motionStyle(frame: BoardFrame, { arrow }: Scene): string {
  if (!arrow) return '';
  const [fx, fy] = frame.point(arrow.from);
  const [tx, ty] = frame.point(arrow.to);
  return `;--dx:${fx - tx}px;--dy:${fy - ty}px;--ox:${fx}px;--oy:${fy}px`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text for between tags and inside double quotes. */
export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character]!);

const path = (name: string, d: string): string => (d === '' ? '' : `<path class="b-${name}" d="${d}"/>`);
const square = (name: string, [x, y]: Vec, inset = 0): string =>
  `<rect class="b-${name}" x="${x + inset}" y="${y + inset}" width="${CELL - 2 * inset}" height="${CELL - 2 * inset}"/>`;
/** A square as part of a path, its line within the square: a stack of many squares is one element. */
const squareLoop = ([x, y]: Vec): string => `M${x + 0.5} ${y + 0.5}h${CELL - 1}v${CELL - 1}h${1 - CELL}z`;
const text = (name: string, x: number, y: number, content: string): string =>
  `<text class="b-${name}" x="${x}" y="${y}">${escapeText(content)}</text>`;
const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

function definitions(frame: BoardFrame, { id, size, scene }: BoardOptions, fades: boolean): string {
  const pitch = size === 'big' ? 8 : 11;
  const fade = Math.min(0.22, 60 / (frame.rows * CELL));
  const hatch =
    `<pattern id="${id}h" width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
    `<line class="b-hatch" x1="0" y1="0" x2="0" y2="12"/></pattern>`;
  return (
    `<defs>${scene.obstacles.length > 0 ? hatch : ''}<linearGradient id="${id}f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${fades ? '#000' : '#fff'}"/>` +
    `<stop offset="${fade}" stop-color="#fff"/></linearGradient>` +
    `<mask id="${id}m" maskUnits="userSpaceOnUse" x="0" y="0" width="${frame.width}" height="${frame.height}">` +
    `<rect width="${frame.width}" height="${frame.bottom}" fill="url(#${id}f)"/>` +
    `<rect y="${frame.bottom}" width="${frame.width}" height="${frame.height - frame.bottom}" fill="#fff"/></mask></defs>`
  );
}

/** Column numbers under the floor, row numbers at the left, and the origin. */
function numbers(frame: BoardFrame, { scene, view, say, conventions }: BoardOptions): string {
  const floor = Math.max(view.bottom, 0);
  // Numbers stand along wall and floor; where tests reach beyond them, they are drawn over the numbers.
  const [wall, ground] = frame.point([Math.max(view.left, 0), floor]);
  const columns = range(Math.max(view.left, 0), Math.min(view.right + 1, scene.field.width)).map((x) => {
    const cx = frame.point([x, floor])[0] + CELL / 2;
    return path('tick', `M${cx} ${ground + 2.5}v5`) + text('number', cx, ground + 22, String(x + 1));
  });
  const rows = range(floor, view.top).map((y) => {
    const cy = frame.point([0, y])[1] - CELL / 2;
    return (
      path('tick', `M${wall - 2.5} ${cy}h-5`) + text('number b-end', wall - 12, cy + 4.5, formatRow(y, conventions))
    );
  });
  const axes =
    text('number b-axis b-end', wall - 8, frame.top + CELL / 2 + 4.5, say('board.row')) +
    text('number b-axis b-end', wall + 6, ground + 22, say('board.column'));
  const { origin } = wallPath(frame, scene.field);
  return (
    columns.join('') +
    rows.join('') +
    axes +
    (origin ? `<circle class="b-origin" cx="${origin[0]}" cy="${origin[1]}" r="4"/>` : '')
  );
}

/** The paper, the stack, walls, floor and ceiling. */
function drawGround(frame: BoardFrame, options: BoardOptions): string {
  const { scene, view, size, id, ground } = options;
  const { field } = scene;
  const ceiling = field.ceiling !== null && field.ceiling <= view.top + 1 ? field.ceiling : null;
  const [left, bottom] = frame.point([Math.max(view.left, 0), Math.max(view.bottom, 0)]);
  const [right] = frame.point([Math.min(view.right + 1, field.width), 0]);
  const grid = gridPath(frame, field);
  const stack = field.rows.flatMap((row, y) =>
    [...row].flatMap((content, x): Vec[] => (content !== '.' && inView(view, [x, y]) ? [[x, y]] : [])),
  );
  const faded = (content: string): string => `<g mask="url(#${id}m)">${content}</g>`;
  return (
    definitions(frame, options, ceiling === null && ground === 'field') +
    faded(
      `<rect class="b-sheet" x="${left}" y="${frame.top}" width="${right - left}" height="${bottom - frame.top}"/>` +
        (size === 'big' ? path('quarters', grid.quarters) : '') +
        path('grid', grid.squares),
    ) +
    path('stack', stack.map(([x, y]) => squareLoop(frame.point([x, y + 1]))).join('')) +
    path('contour', outlinePath(stack, frame.point)) +
    (ground === 'field' ? faded(path('wall', wallPath(frame, field).path)) : '') +
    (ceiling === null ? '' : path('wall', `M${frame.left} ${frame.point([0, ceiling])[1]}H${frame.right}`)) +
    (size === 'big' && ground === 'field' ? numbers(frame, options) : '')
  );
}

/** The start's outline, the obstacles, the piece, and the arrow of the kick. */
function drawPiece(frame: BoardFrame, { scene, size, id, motion }: BoardOptions): string {
  const corner = ([x, y]: Vec): Vec => frame.point([x, y + 1]);
  const blocked = new Set(scene.obstacles.map(({ cell }) => vecKey(cell)));
  const cells = scene.obstacles.map(({ cell }) => cell);
  const arrow = scene.arrow && { from: frame.point(scene.arrow.from), to: frame.point(scene.arrow.to) };
  const covered = (cell: Vec): boolean =>
    scene.arrow !== null &&
    underArrow(cell, scene.arrow.from, scene.bodyIs === 'solid' ? scene.arrow.from : scene.arrow.to);

  const body = scene.body
    .filter((cell) => !blocked.has(vecKey(cell)))
    .map((cell) => {
      const at = corner(cell);
      const letter = covered(cell) ? '' : text('letter', at[0] + CELL / 2, at[1] + CELL / 2 + 6.6, scene.piece);
      return square('mino', at, 0.5) + letter;
    });
  const hatched = cells.map((cell) => {
    const [x, y] = corner(cell);
    return square('ground', [x, y]) + `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="url(#${id}h)"/>`;
  });
  return (
    path('start', outlinePath(scene.start, frame.point, 1)) +
    hatched.join('') +
    (scene.body.length > 0
      ? `<g class="b-body b-${motion}">${body.join('')}${path('edge', outlinePath(scene.body, frame.point, 1))}</g>`
      : '') +
    path('bad', outlinePath(cells, frame.point, 1)) +
    path('marked', outlinePath(scene.marked, frame.point, 3)) +
    (arrow ? drawArrow(arrow.from, arrow.to, size) : '')
  );
}

function drawArrow(from: Vec, to: Vec, size: BoardSize): string {
  const shape = arrowPaths(from, to, size);
  const ring = size === 'big' ? 6.5 : 8.5;
  const circle = (name: string, radius: number): string =>
    `<circle class="b-${name}" cx="${from[0]}" cy="${from[1]}" r="${radius}"/>`;
  return (
    (shape ? path('halo', shape.shaft + shape.head) + path('shaft', shape.shaft) + path('head', shape.head) : '') +
    circle('ring-halo', ring + 1.5) +
    circle('ring', ring)
  );
}

/** A board as SVG text. Everything in it comes from numbers, piece letters and interface strings; the strings are escaped. */
export function boardMarkup(options: BoardOptions): BoardMarkup {
  const { scene, view, size } = options;
  const frame = boardFrame(view, size);
  const { piece } = scene;
  const style = `--p:var(--${piece});--pl:var(--${piece}-line);--po:var(--${piece}-on)${motionStyle(frame, scene)}`;
  return { frame, style, under: drawGround(frame, options), over: drawPiece(frame, options) };
}
