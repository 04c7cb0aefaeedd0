import 'strings:board';
import { vecKey, type Vec } from '#engine/geometry.ts';
import type { Turn } from '#engine/piece.ts';
import type { Playfield } from '#engine/playfield.ts';
import { formatRow, type Conventions } from '#text/conventions.ts';
import { escapeText } from '#text/escape.ts';
import type { Say } from '#text/strings.ts';
import { DRAWING_ID } from './drawing.ts';
import {
  arrowPaths,
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

/** The ground stays the same while a reader steps through a figure, and the piece changes. */
interface Drawn {
  readonly frame: BoardFrame;
  readonly size: BoardSize;
  /** Makes the names of patterns and gradients unique in the document. */
  readonly id: string;
}

export interface BoardGround extends Drawn {
  readonly field: Playfield;
  readonly say: Say;
  readonly conventions: Conventions;
  readonly ground: 'field' | 'paper';
}

/**
 * Boards with the same ground: one draws it and the stripes of obstacles under a name that is unique in the document, and the others show
 * them again.
 */
export interface SharedGround {
  readonly name: string;
  readonly is: 'drawn' | 'shown again';
}

export interface PieceDrawn extends Drawn {
  readonly scene: Scene;
  readonly motion: 'none' | 'slide' | 'turn';
  readonly shared?: SharedGround | undefined;
}

/** Angles from the rotated piece back to its start, in degrees on the screen. */
const TURNED_FROM: Readonly<Record<Turn, number>> = { cw: -90, ccw: 90, '180': -180 };

/** Returns custom properties for the motion of a piece: its offset before the kick, its centre of rotation and its angle. */
export function motionStyle(frame: BoardFrame, { arrow }: Scene): string | undefined {
  if (!arrow) return undefined;
  const [fx, fy] = frame.point(arrow.from);
  const [tx, ty] = frame.point(arrow.to);
  const turn = arrow.turn ? `;--turn:${TURNED_FROM[arrow.turn]}deg` : '';
  return `--dx:${fx - tx}px;--dy:${fy - ty}px;--ox:${fx}px;--oy:${fy}px${turn}`;
}

/** @param more attributes, each with a space before it */
const path = (name: string, d: string, more = ''): string =>
  d === '' ? '' : `<path class="b-${name}"${more} d="${d}"/>`;
const square = (inset: number): string => {
  const side = CELL - 2 * inset;
  return `h${side}v${side}h${-side}z`;
};
/** Draws many squares as one path, from their upper left corners: each begins at a distance from the one before, which takes fewer bytes. */
const squares = (corners: readonly Vec[], inset = 0): string =>
  corners
    .map(([x, y], index) => {
      const before = corners[index - 1];
      return `${before ? `m${x - before[0]} ${y - before[1]}` : `M${x + inset} ${y + inset}`}${square(inset)}`;
    })
    .join('');
/** Draws squares with their outline inside their edges. */
const linedSquares = (corners: readonly Vec[]): string => squares(corners, 0.5);
const text = (name: string, x: number, y: number, content: string): string =>
  `<text class="b-${name}" x="${x}" y="${y}">${escapeText(content)}</text>`;
/** Returns positions for the letters of a text. Letters in one row have one height. */
const letterPlaces = (places: readonly Vec[]): string =>
  `x="${places.map(([x]) => x).join(' ')}" y="${(places.every(([, y]) => y === places[0]![1]) ? places.slice(0, 1) : places).map(([, y]) => y).join(' ')}"`;
/** Writes the same letter into several squares as one text element, with a position for each letter. */
const lettersIn = (corners: readonly Vec[], letter: string): string =>
  corners.length === 0
    ? ''
    : `<text class="b-letter" ${letterPlaces(corners.map(([x, y]) => [x + CELL / 2, y + CELL / 2 + 6.6]))}>${escapeText(letter.repeat(corners.length))}</text>`;
const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

/** Height over which an open top fades, in drawing units. */
const fadeHeight = ({ rows, bottom }: BoardFrame): number => Math.round(Math.min(0.22, 60 / (rows * CELL)) * bottom);

/** Draws inks that fade towards the top of a board. Gradients cost less than a mask over the board. */
const fadingInks = (frame: BoardFrame, id: string, names: readonly string[]): string =>
  names
    .map(
      (name) =>
        `<linearGradient id="${id}${name}" gradientUnits="userSpaceOnUse" x2="0" y2="${fadeHeight(frame)}">` +
        `<stop class="b-${name}-ink" stop-opacity="0"/><stop class="b-${name}-ink" offset="1"/></linearGradient>`,
    )
    .join('');

/** A number at the edge of a board, and the middle of its text. */
interface EdgeNumber {
  readonly at: Vec;
  readonly number: string;
}

/** Writes numbers. Those of one character are one text, with a position for each character. */
function numberTexts(name: string, numbers: readonly EdgeNumber[]): string {
  const short = numbers.filter(({ number }) => [...number].length === 1);
  const long = numbers.filter((one) => !short.includes(one));
  return (
    (short.length === 0
      ? ''
      : `<text class="b-${name}" ${letterPlaces(short.map(({ at }) => at))}>${escapeText(short.map(({ number }) => number).join(''))}</text>`) +
    long.map(({ at, number }) => text(name, ...at, number)).join('')
  );
}

/** Writes column numbers under the floor, row numbers at the left, and the origin in the colour of the walls. */
function numbers({ frame, field, say, conventions }: BoardGround): string {
  const { view } = frame;
  const floor = Math.max(view.bottom, 0);
  // Numbers follow walls and floor. Squares of tests may cover them.
  const [wall, ground] = frame.point([Math.max(view.left, 0), floor]);
  const columns = range(Math.max(view.left, 0), Math.min(view.right + 1, field.width)).map((x) => {
    const cx = frame.point([x, floor])[0] + CELL / 2;
    return { tick: `M${cx} ${ground + 2.5}v5`, at: [cx, ground + 22] as const, number: String(x + 1) };
  });
  const rows = range(floor, view.top).map((y) => {
    const cy = frame.point([0, y])[1] - CELL / 2;
    return {
      tick: `M${wall - 2.5} ${cy}h-5`,
      at: [wall - 12, cy + 4.5] as const,
      number: formatRow(y, conventions),
    };
  });
  const axes =
    text('number b-axis b-end', wall - 8, frame.top + CELL / 2 + 4.5, say('board.row')) +
    text('number b-axis b-end', wall + 6, ground + 22, say('board.column'));
  const { origin } = wallPath(frame, field);
  const marks = [...columns, ...rows];
  return (
    path('tick', marks.map(({ tick }) => tick).join('')) +
    numberTexts('number', columns) +
    numberTexts('number b-end', rows) +
    axes +
    (origin ? `<circle class="b-origin" cx="${origin[0]}" cy="${origin[1]}" r="4"/>` : '')
  );
}

/** What is drawn under the piece. The stack is separate, because the paper stays when a piece locks. */
export interface GroundMarkup {
  /** The sheet, its grid, the numbers at its edges, and the origin. */
  readonly paper: string;
  /** The stack, and walls, floor and ceiling over its contour. */
  readonly stack: string;
}
const drawn = new WeakMap<Playfield, Map<string, GroundMarkup>>();

/** Cached for all boards with the same ground. Its texts are escaped. */
export function groundMarkup(options: BoardGround): GroundMarkup {
  const { frame, field, size, say, conventions, ground } = options;
  const known = drawn.get(field) ?? new Map<string, GroundMarkup>();
  drawn.set(field, known);
  const key = JSON.stringify([frame.view, size, conventions, ground, say('board.row'), say('board.column')]);
  const made = known.get(key) ?? drawGround({ ...options, id: DRAWING_ID });
  known.set(key, made);
  const named = (markup: string): string => markup.replaceAll(DRAWING_ID, options.id);
  return { paper: named(made.paper), stack: named(made.stack) };
}

function drawGround(options: BoardGround): GroundMarkup {
  const { frame, field, size, id, ground } = options;
  const { view } = frame;
  const ceiling = field.ceiling !== null && field.ceiling <= view.top + 1 ? field.ceiling : null;
  const [left, bottom] = frame.point([Math.max(view.left, 0), Math.max(view.bottom, 0)]);
  const [right] = frame.point([Math.min(view.right + 1, field.width), 0]);
  const grid = gridPath(frame, field);
  const stack = field.rows.flatMap((row, y) =>
    [...row].flatMap((content, x): Vec[] => (content !== '.' && inView(view, [x, y]) ? [[x, y]] : [])),
  );
  const open = ceiling === null && ground === 'field';
  const ink = (attribute: 'fill' | 'stroke', name: string): string =>
    open ? ` ${attribute}="url(#${id}${name})"` : '';
  const line = (name: string, d: string): string => path(name, d, ink('stroke', name));
  const lines = [...(size === 'big' ? [['quarters', grid.quarters] as const] : []), ['grid', grid.squares] as const];
  return {
    paper:
      (open ? `<defs>${fadingInks(frame, id, ['sheet', ...lines.map(([name]) => name), 'wall'])}</defs>` : '') +
      path('sheet', `M${left} ${frame.top}H${right}V${bottom}H${left}Z`, ink('fill', 'sheet')) +
      lines.map(([name, d]) => line(name, d)).join('') +
      (size === 'big' && ground === 'field' ? numbers(options) : ''),
    stack:
      path('stack', linedSquares(stack.map(([x, y]) => frame.point([x, y + 1])))) +
      path('contour', outlinePath(stack, frame.point)) +
      (ground === 'field' ? line('wall', wallPath(frame, field).path) : '') +
      (ceiling === null ? '' : path('wall', `M${frame.left} ${frame.point([0, ceiling])[1]}H${frame.right}`)),
  };
}

/** Draws a square of an obstacle: three stripes, and the cross that takes their place where squares are tiny. */
const hatching = (id: string, { left, top }: BoardFrame): string =>
  `<pattern id="${id}h" x="${left}" y="${top}" width="${CELL}" height="${CELL}" patternUnits="userSpaceOnUse">` +
  '<path class="b-hatch" d="M-5 5 5-5M-5 18.3 18.3-5M-5 31.7 31.7-5M-5 45 45-5M8.3 45 45 8.3M21.7 45 45 21.7M35 45 45 35"/>' +
  '<path class="b-cross" d="m9 9 22 22m0-22L9 31"/></pattern>';

/** Draws the outline of the start, the obstacles, the piece, and the arrow of the kick. */
export function pieceMarkup({ frame, scene, size, id, motion, shared }: PieceDrawn): string {
  const corner = ([x, y]: Vec): Vec => frame.point([x, y + 1]);
  const blocked = new Set(scene.obstacles.map(({ cell }) => vecKey(cell)));
  const cells = scene.obstacles.map(({ cell }) => cell);
  const arrow = scene.arrow && { from: frame.point(scene.arrow.from), to: frame.point(scene.arrow.to) };
  const covered = (cell: Vec): boolean => scene.arrow !== null && underArrow(cell, scene.arrow.from, scene.arrow.to);

  const body = scene.body.filter((cell) => !blocked.has(vecKey(cell)));
  const lettered = body.filter((cell) => !covered(cell));
  const hatched = squares(cells.map(corner));
  const stripes = shared?.name ?? id;
  return (
    ((shared ? shared.is === 'drawn' : cells.length > 0) ? hatching(stripes, frame) : '') +
    path('start', outlinePath(scene.start, frame.point, 1)) +
    path('ground', hatched) +
    path('hatched', hatched, ` fill="url(#${stripes}h)"`) +
    (scene.body.length > 0
      ? `<g class="b-body b-${motion}">${path('mino', linedSquares(body.map(corner)))}${lettersIn(lettered.map(corner), scene.piece)}${path('edge', outlinePath(scene.body, frame.point, 1))}</g>`
      : '') +
    path('bad', outlinePath(cells, frame.point, 1)) +
    path('marked', outlinePath(scene.marked, frame.point, 3)) +
    (arrow ? drawArrow(arrow.from, arrow.to, size) : '')
  );
}

function drawArrow(from: Vec, to: Vec, size: BoardSize): string {
  const shape = arrowPaths(from, to, size);
  const ring = size === 'big' ? 6.5 : 8.5;
  return (
    (shape ? path('arrow', shape.outline) : '') + `<circle class="b-ring" cx="${from[0]}" cy="${from[1]}" r="${ring}"/>`
  );
}
