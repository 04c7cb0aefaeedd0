import { serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { pieceColours } from '#board/boardMarkup.ts';
import type { Drawing } from '#board/drawing.ts';
import type { Piece } from '#engine/piece.ts';
import { attributeOf, elementsIn } from './elementsIn.ts';
import { SCOPE } from './css/scopeClass.ts';
import type { FinishedPage } from './finishedPage.ts';

/** A figure in a finished page. */
export interface PageFigure {
  readonly id: string;
  /** The kebab-case name of its component. */
  readonly kind: string;
  readonly title: string;
  /** Describes in sentences what can be seen. */
  readonly description: string;
  /** Its initial state, as parameters. */
  readonly example: string;
  /** Its boards, and the small ones of every step. */
  readonly boards: readonly Drawing[];
  readonly steps: readonly Drawing[];
}

/** Classes of what is not written: told to screen readers alone, or controls. */
const UNWRITTEN = ['hidden', 'sr', 'scripted'];

/** Classes of what holds a drawing with its words above and below: a cell of several, the pane of a system, a tile. So does a section. */
const FRAMES = ['cell', 'pane', 'tile'];

const classesOf = (element: Tree.Element): readonly string[] => (attributeOf(element, 'class') ?? '').split(/\s+/);

function ancestor(element: Tree.Element, is: (candidate: Tree.Element) => boolean): Tree.Element | null {
  for (let node: Tree.Node | null = element; node && 'tagName' in node; node = node.parentNode)
    if (is(node)) return node;
  return null;
}

/** Returns the text of an element without hidden parts. */
function textOf(node: Tree.Node): string {
  if ('value' in node) return node.value.replace(/\s+/g, ' ');
  if (!('childNodes' in node) || ('tagName' in node && classesOf(node).some((name) => UNWRITTEN.includes(name))))
    return '';
  return node.childNodes.map(textOf).join('');
}

/** Returns the texts beside a board. */
const wordsOf = (element: Tree.Element): string =>
  element.childNodes.flatMap((child) => textOf(child).trim() || []).join(' ');

const xmlOf = (element: Tree.Element): string =>
  serialize(element).replace(/<!--.*?-->/gs, '').replaceAll('&nbsp;', '\u00a0'); // prettier-ignore

const isFigure = (element: Tree.Element): boolean => attributeOf(element, 'data-widget') !== undefined;

/** True when an element holds a board with its texts. */
const isFrame = (element: Tree.Element): boolean =>
  ['li', 'section'].includes(element.tagName) || classesOf(element).some((name) => FRAMES.includes(name));

/** The names by which style sheets know a drawing, without those that Svelte keeps to a component. */
const nameOf = (svg: Tree.Element): string =>
  classesOf(svg)
    .filter((name) => !name.startsWith(SCOPE))
    .join(' ');

/** The custom properties of a drawing: those of its piece, which the page gives by a class, or its own. */
function propertiesOf(svg: Tree.Element): string {
  const piece = classesOf(svg).find((name) => /^of-[A-Z]$/.test(name));
  return piece ? pieceColours(piece.slice(-1) as Piece) : (attributeOf(svg, 'style') ?? '');
}

/** A board with what lies on it: drawings of the same size beside it. */
function drawingOf(svg: Tree.Element, css: string): Drawing {
  const palette = ancestor(svg, (element) => attributeOf(element, 'data-palette') !== undefined);
  const [, , width = 0, height = 0] = (attributeOf(svg, 'viewBox') ?? '').split(' ').map(Number);
  const around = ancestor(svg, (element) => isFrame(element) || isFigure(element));
  const frame = around && isFrame(around) ? around : null;
  const list = ancestor(svg, (element) => element.tagName === 'ol');
  const layers = svg.parentNode!.childNodes.filter(
    (other): other is Tree.Element =>
      other !== svg && 'tagName' in other && attributeOf(other, 'viewBox') === attributeOf(svg, 'viewBox'),
  );
  const beside = (name: string): string | undefined => {
    const words = frame && elementsIn(frame).find((element) => classesOf(element).includes(name));
    return words ? wordsOf(words) : undefined;
  };
  const bare = {
    content: xmlOf(svg),
    classes: nameOf(svg),
    style: propertiesOf(svg),
    css,
    width,
    height,
  };
  return {
    ...bare,
    palette: ((palette && attributeOf(palette, 'data-palette')) ?? 'guideline') as NonNullable<Drawing['palette']>,
    layers: layers.map((layer) => ({
      drawing: { ...bare, content: xmlOf(layer), classes: nameOf(layer) },
      x: 0,
      y: 0,
      scale: 1,
    })),
    head: beside('head'),
    foot: beside('foot'),
    list: list ? attributeOf(list, 'aria-label') : undefined,
  };
}

function figureOf(root: Tree.Element, css: string): PageFigure {
  const inside = elementsIn(root);
  const label = attributeOf(root, 'aria-label') ?? '';
  const caption = inside.find((element) => classesOf(element).includes('caption'));
  const title = caption && elementsIn(caption).find(({ tagName }) => tagName === 'b');
  const boards = inside.filter((element) => element.tagName === 'svg' && classesOf(element).includes('board'));
  const inStrip = (svg: Tree.Element): boolean => ancestor(svg, ({ tagName }) => tagName === 'li') !== null;
  const said = inside.find((element) => attributeOf(element, 'role') === 'status');
  return {
    id: attributeOf(root, 'id') ?? '',
    kind: attributeOf(root, 'data-widget') ?? '',
    title: (title ? textOf(title).trim().replace(/\.$/, '') : '') || label,
    description: [
      label,
      ...boards.flatMap((svg) => attributeOf(svg, 'aria-label') ?? []),
      said ? textOf(said).trim() : '',
    ]
      .filter((text) => text !== '')
      .map((text) => text.replace(/[^.!?]$/, '$&.'))
      .join(' '),
    example: attributeOf(root, 'data-example') ?? '',
    boards: boards.filter((svg) => classesOf(svg).includes('big')).map((svg) => drawingOf(svg, css)),
    steps: boards.filter((svg) => classesOf(svg).includes('mini') && inStrip(svg)).map((svg) => drawingOf(svg, css)),
  };
}

const isNamedFigure = (element: Tree.Element): boolean => isFigure(element) && attributeOf(element, 'id') !== undefined;

/** The least width of a drawing; icons of buttons are smaller. */
const LEAST_WIDTH = 100;

/**
 * The first figure of a page that draws something: its first large board, else its first drawing, with the name of the figure.
 * @param css the style sheets of drawings
 */
export function firstDrawing(
  { elements }: FinishedPage,
  css: string,
): { readonly drawing: Drawing; readonly label: string } | null {
  const isDrawing = (element: Tree.Element): boolean =>
    element.tagName === 'svg' && Number((attributeOf(element, 'viewBox') ?? '').split(' ')[2]) >= LEAST_WIDTH;
  for (const root of elements.filter(isNamedFigure)) {
    const drawings = elementsIn(root).filter(isDrawing);
    const has = (svg: Tree.Element, ...names: readonly string[]): boolean =>
      names.every((name) => classesOf(svg).includes(name));
    const first =
      drawings.find((svg) => has(svg, 'board', 'big')) ?? drawings.find((svg) => has(svg, 'board')) ?? drawings[0];
    if (first) return { drawing: drawingOf(first, css), label: attributeOf(root, 'aria-label') ?? '' };
  }
  return null;
}

/**
 * The title of a finished page, where its head ends, and its figures that have a name.
 * @param css the style sheets of drawings
 */
export function figuresOf(
  { elements }: FinishedPage,
  css: string,
): {
  readonly title: string;
  readonly headEnd: number;
  readonly figures: readonly PageFigure[];
} {
  const title = elements.find(({ tagName }) => tagName === 'title');
  const head = elements.find(({ tagName }) => tagName === 'head');
  const roots = elements.filter(isNamedFigure);
  return {
    title: title ? textOf(title).trim() : '',
    headEnd: head?.sourceCodeLocation?.endTag?.startOffset ?? -1,
    figures: roots.map((root) => figureOf(root, css)),
  };
}
