import type { Vec } from '#engine/geometry.ts';
import type { PaletteName } from '#engine/system.ts';
import { escapeText } from '#text/escape.ts';
import { DRAWING_ID } from './boardMarkup.ts';
import { rulesFor, type Paint, type ValueOf } from './paint.ts';

/** A drawing that a figure makes of its state. */
export interface Drawing extends Paint {
  /** What is inside its SVG element, as XML. */
  readonly content: string;
  readonly width: number;
  readonly height: number;
  /** The left upper corner of what is seen, where that is not 0, 0. */
  readonly from?: Vec;
  /** Drawings that lie on it. */
  readonly layers?: readonly Layer[];
  /** Whose colours its pieces have; those of the figure where nothing is said. */
  readonly palette?: PaletteName;
  /** Words above and below it. */
  readonly head?: string;
  readonly foot?: string;
  /** Name of its list in the picture. */
  readonly list?: string;
}

/** A drawing on another one: where its left upper corner lies there, and how large its units are. */
export interface Layer {
  readonly drawing: Drawing;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Words above it. */
  readonly head?: string;
}

/** What a picture is of: one drawing, or several in rows. Where they are of several lists, each list begins a row and is named. */
export interface Picture {
  readonly title: string;
  /** Describes the picture in words. */
  readonly description: string;
  readonly drawings: readonly Drawing[];
  /** Drawings over the whole width below them, without words. */
  readonly below?: readonly Drawing[];
  /** The value that a custom property has with a palette. */
  readonly valuesOf: (palette: PaletteName | undefined) => ValueOf;
}

const MOST_COLUMNS = 6;
const MARGIN = 16;
const GAP = 28;
/** Height of a line of words beside a drawing, and their font size. */
const LINE = 34;
const LETTERS = 22;
/** Estimated width of a letter: the font of the reader is unknown. */
const LETTER = LETTERS / 2;

const round = (value: number): number => Math.round(value * 100) / 100;

/** Groups consecutive drawings by their list. */
function inLists(drawings: readonly Drawing[]): readonly (readonly Drawing[])[] {
  const starts = drawings.flatMap(({ list }, index) =>
    index > 0 && drawings[index - 1]!.list === list ? [] : [index],
  );
  return starts.map((start, index) => drawings.slice(start, starts[index + 1]));
}

/** A line of words in a picture. */
const wordMarkup = (text: string, x: number, y: number): string =>
  `<text class="word" x="${round(x)}" y="${round(y)}">${escapeText(text)}</text>`;

/** Colours that stand in attributes, `fill="var(--T)"`. */
const withValues = (content: string, valueOf: ValueOf): string =>
  content.replace(/="var\((--[\w-]+)\)"/g, (_whole, property: string) => `="${valueOf(property)}"`);

/** Puts drawings into a file, and gathers the rules that they are painted by: one set for all that are painted alike. */
class Painter {
  readonly #valuesOf: Picture['valuesOf'];
  readonly #groups = new Map<string, { readonly drawing: Drawing; readonly name: string; content: string }>();
  #drawings = 0;

  constructor(valuesOf: Picture['valuesOf']) {
    this.#valuesOf = valuesOf;
  }

  get rules(): string {
    return Array.from(this.#groups.values(), ({ drawing, name, content }) =>
      rulesFor(name, content, drawing, this.#valuesOf(drawing.palette)),
    ).join('');
  }

  draw(drawing: Drawing): string {
    const { classes, style = '', css, palette = '', pixel = 1, from: [x, y] = [0, 0], layers = [] } = drawing;
    const key = [classes, style, palette, pixel, css].join('\n');
    const group = this.#groups.get(key) ?? { drawing, name: `d${this.#groups.size}`, content: '' };
    group.content += drawing.content;
    this.#groups.set(key, group);
    const content = withValues(drawing.content, this.#valuesOf(drawing.palette)).replaceAll(
      DRAWING_ID,
      `n${this.#drawings++}`,
    );
    const placed = x === 0 && y === 0 ? '' : ` transform="translate(${round(-x)} ${round(-y)})"`;
    const over = layers.map(
      (layer) =>
        `<g transform="translate(${round(layer.x)} ${round(layer.y)}) scale(${round(layer.scale)})">${this.draw(layer.drawing)}</g>${layer.head ? wordMarkup(layer.head, layer.x, layer.y - 8) : ''}`,
    );
    return `<g class="${group.name}"${placed}>${content}</g>${over.join('')}`;
  }
}

/**
 * Drawings as a picture file of their own: SVG without scripts, addresses or properties that a page would have to give, with a title
 * and a description for those who cannot see it.
 */
export function pictureMarkup({ title, description, drawings, below: under = [], valuesOf }: Picture): string {
  const valueOf = valuesOf(undefined);
  const painter = new Painter(valuesOf);
  const lists = inLists(drawings);
  const columns = Math.min(MOST_COLUMNS, Math.max(...lists.map(({ length }) => length)));
  const cell = Math.max(
    ...drawings.map(({ width, head = '', foot = '' }) => Math.max(width, LETTER * Math.max(head.length, foot.length))),
  );
  const tall = Math.max(...drawings.map(({ height }) => height));
  const above = drawings.some(({ head }) => head !== undefined) ? LINE : 0;
  const below = drawings.some(({ foot }) => foot !== undefined) ? LINE : 0;
  const rowHeight = above + tall + below;

  const drawn = (drawing: Drawing, column: number, top: number): string => {
    const { head = '', foot = '' } = drawing;
    return (
      `<g transform="translate(${round(MARGIN + column * (cell + GAP))} ${round(top)})">${head && wordMarkup(head, 0, LETTERS)}` +
      `<g transform="translate(0 ${above})">${painter.draw(drawing)}</g>` +
      `${foot && wordMarkup(foot, 0, above + tall + LETTERS + 4)}</g>`
    );
  };

  let top = MARGIN;
  const parts = lists.map((list) => {
    const name = lists.length > 1 ? (list[0]!.list ?? '') : '';
    const named = name && wordMarkup(name, MARGIN, top + LETTERS);
    if (name) top += LINE;
    const rows = list.map((drawing, index) =>
      drawn(drawing, index % columns, top + Math.floor(index / columns) * (rowHeight + GAP)),
    );
    top += Math.ceil(list.length / columns) * (rowHeight + GAP);
    return named + rows.join('');
  });
  const inner = columns * cell + (columns - 1) * GAP;
  const strips = under.map((strip) => {
    const scale = Math.max(1, inner / strip.width);
    const placed = `<g transform="translate(${MARGIN} ${round(top)}) scale(${round(scale)})">${painter.draw(strip)}</g>`;
    top += strip.height * scale + GAP;
    return placed;
  });
  const width = round(2 * MARGIN + Math.max(inner, ...under.map((strip) => strip.width)));
  const height = round(top - GAP + MARGIN);
  const own =
    `.paper{fill:${valueOf('--paper')}}` +
    `.word{font:500 ${LETTERS}px ${valueOf('--font-text')};fill:${valueOf('--ink')}}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title description">` +
    `<title id="title">${escapeText(title)}</title><desc id="description">${escapeText(description)}</desc>` +
    `<style>${painter.rules}${own}</style><rect class="paper" width="${width}" height="${height}"/>${parts.join('')}${strips.join('')}</svg>\n`
  );
}
