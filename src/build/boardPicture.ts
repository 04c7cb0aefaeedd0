import { pictureMarkup, type Drawing, type Picture } from '#board/picture.ts';
import { couldPaint, drawnIn, type Rule } from './css/componentRules.ts';

/** A board as it stands in a finished page. */
export interface BoardDrawing extends Drawing {
  /** The classes of its SVG element, by which `board.css` tells sizes and states apart. */
  readonly classes: string;
  /** The value that a custom property has there, `#fdfefc` for `--sheet`. */
  readonly valueOf: (property: string) => string;
}

/** Declarations with values in the place of properties. */
const literal = (declarations: string, valueOf: BoardDrawing['valueOf']): string =>
  declarations
    .replace(/var\((--[\w-]+)\)/g, (_whole, property: string) => valueOf(property))
    .replace(/\s+/g, ' ')
    .trim();

/** The rules of a style sheet without at-rules, for the elements in a group. */
function rulesFor(css: string, group: string, valueOf: BoardDrawing['valueOf']): string {
  const rules = css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return Array.from(rules, ([, selectors = '', declarations = '']) => {
    const scoped = selectors
      .split(',')
      .map((selector) => selector.trim())
      .map((selector) => `.${group}${selector.replace(/^\.board(?=\s)/, '')}`);
    return `${scoped.join()}{${literal(declarations, valueOf)}}`;
  }).join('');
}

/** Those of the rules of components that paint something in a group. The group stands for the SVG element, which a rule may name. */
function ownRulesFor(rules: readonly Rule[], group: string, { content, classes, valueOf }: BoardDrawing): string {
  const drawn = drawnIn(content, classes);
  return rules
    .filter((rule) => couldPaint(rule, drawn))
    .map(({ selector, declarations }) => {
      const inside = `.${group} ${selector}`;
      const scoped = /^\.\S*[\s>]/.test(selector) ? `${inside},.${group}${selector}` : inside;
      return `${scoped}{${literal(declarations, valueOf)}}`;
    })
    .join('');
}

/**
 * A picture of boards, painted by the style sheet of boards, and what components draw on them by their own rules.
 * @param css `board.css`
 * @param own the rules of components
 */
export function boardPicture(
  { title, description }: Pick<Picture, 'title' | 'description'>,
  boards: readonly BoardDrawing[],
  css: string,
  own: readonly Rule[],
): string {
  const drawings = boards.map((board, index) => ({
    ...board,
    content: `<g class="d${index} ${board.classes}">${board.content}</g>`,
  }));
  const rules = boards
    .map((board, index) => rulesFor(css, `d${index}`, board.valueOf) + ownRulesFor(own, `d${index}`, board))
    .join('');
  return pictureMarkup({ title, description, drawings, rules, valueOf: boards[0]!.valueOf });
}
