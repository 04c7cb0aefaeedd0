import { escapeText } from './boardMarkup.ts';

/** A board as it stands in a page, taken out of it. */
export interface Drawing {
  /** What is inside its SVG element, as XML. */
  readonly content: string;
  /** The classes of that element, by which `board.css` tells sizes and states apart. */
  readonly classes: string;
  readonly width: number;
  readonly height: number;
  /** The value that a custom property has there, `#fdfefc` for `--sheet`. */
  readonly valueOf: (property: string) => string;
  /** Words above and below it. */
  readonly head?: string;
  readonly foot?: string;
}

/** What a picture is of: one board, or several in rows. */
export interface Picture {
  readonly title: string;
  /** Tells in words what can be seen. */
  readonly description: string;
  readonly drawings: readonly Drawing[];
}

const MOST_COLUMNS = 6;
const MARGIN = 16;
const GAP = 28;
/** Height of a line of words beside a board, and the size of its letters. */
const LINE = 34;
const LETTERS = 22;

const literal = (css: string, valueOf: Drawing['valueOf']): string =>
  css.replace(/var\((--[\w-]+)\)/g, (_whole, property: string) => valueOf(property));

/** The rules of a style sheet without at-rules, for the elements in a group and with values in the place of properties. */
function rulesFor(css: string, group: string, valueOf: Drawing['valueOf']): string {
  const rules = css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return Array.from(rules, ([, selectors = '', declarations = '']) => {
    const scoped = selectors
      .split(',')
      .map((selector) => selector.trim())
      .map((selector) => `.${group}${selector.replace(/^\.board(?=\s)/, '')}`);
    return `${scoped.join()}{${literal(declarations, valueOf).replace(/\s+/g, ' ').trim()}}`;
  }).join('');
}

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * Boards as a picture file of their own: SVG without scripts, addresses or properties that a page would have to give, with a title and
 * a description for those who cannot see it.
 * @param css the style sheet of boards, `board.css`
 */
export function pictureMarkup({ title, description, drawings }: Picture, css: string): string {
  const columns = Math.min(MOST_COLUMNS, drawings.length);
  const cell = Math.max(...drawings.map(({ width }) => width));
  const tall = Math.max(...drawings.map(({ height }) => height));
  const above = drawings.some(({ head }) => head !== undefined) ? LINE : 0;
  const below = drawings.some(({ foot }) => foot !== undefined) ? LINE : 0;
  const rowHeight = above + tall + below;
  const rows = Math.ceil(drawings.length / columns);
  const width = round(2 * MARGIN + columns * cell + (columns - 1) * GAP);
  const height = round(2 * MARGIN + rows * rowHeight + (rows - 1) * GAP);
  const first = drawings[0]!.valueOf;

  const word = (text: string | undefined, y: number): string =>
    text === undefined ? '' : `<text class="word" y="${round(y)}">${escapeText(text)}</text>`;
  const boards = drawings.map(({ content, classes, head, foot }, index) => {
    const x = round(MARGIN + (index % columns) * (cell + GAP));
    const y = round(MARGIN + Math.floor(index / columns) * (rowHeight + GAP));
    return (
      `<g transform="translate(${x} ${y})">${word(head, LETTERS)}` +
      `<g class="d${index} ${escapeText(classes)}" transform="translate(0 ${above})">${content}</g>` +
      `${word(foot, above + tall + LETTERS + 4)}</g>`
    );
  });
  const styles =
    drawings.map(({ valueOf }, index) => rulesFor(css, `d${index}`, valueOf)).join('') +
    literal(`.paper{fill:var(--paper)}.word{font:500 ${LETTERS}px var(--font-text);fill:var(--ink)}`, first);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title description">` +
    `<title id="title">${escapeText(title)}</title><desc id="description">${escapeText(description)}</desc>` +
    `<style>${styles}</style><rect class="paper" width="${width}" height="${height}"/>${boards.join('')}</svg>\n`
  );
}
