import { pictureMarkup, type Drawing, type Picture } from '#widgets/figures/picture.ts';

/** A board as it stands in a finished page. */
export interface BoardDrawing extends Drawing {
  /** The classes of its SVG element, by which `board.css` tells sizes and states apart. */
  readonly classes: string;
  /** The value that a custom property has there, `#fdfefc` for `--sheet`. */
  readonly valueOf: (property: string) => string;
}

/** The rules of a style sheet without at-rules, for the elements in a group and with values in the place of properties. */
function rulesFor(css: string, group: string, valueOf: BoardDrawing['valueOf']): string {
  const rules = css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return Array.from(rules, ([, selectors = '', declarations = '']) => {
    const scoped = selectors
      .split(',')
      .map((selector) => selector.trim())
      .map((selector) => `.${group}${selector.replace(/^\.board(?=\s)/, '')}`);
    const literal = declarations.replace(/var\((--[\w-]+)\)/g, (_whole, property: string) => valueOf(property));
    return `${scoped.join()}{${literal.replace(/\s+/g, ' ').trim()}}`;
  }).join('');
}

/**
 * A picture of boards, painted by the style sheet of boards.
 * @param css `board.css`
 */
export function boardPicture(
  { title, description }: Pick<Picture, 'title' | 'description'>,
  boards: readonly BoardDrawing[],
  css: string,
): string {
  const drawings = boards.map((board, index) => ({
    ...board,
    content: `<g class="d${index} ${board.classes}">${board.content}</g>`,
  }));
  const rules = boards.map(({ valueOf }, index) => rulesFor(css, `d${index}`, valueOf)).join('');
  return pictureMarkup({ title, description, drawings, rules, valueOf: boards[0]!.valueOf });
}
