import { serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { FRAMES, UNWRITTEN } from '#share/wordsOnPage.ts';
import type { BoardDrawing } from './boardPicture.ts';
import { attributeOf, elementsIn } from './elementsIn.ts';
import type { FinishedPage } from './finishedPage.ts';

/** A figure as it stands in a finished page. */
export interface PageFigure {
  readonly id: string;
  /** The kebab-case name of its widget. */
  readonly kind: string;
  readonly title: string;
  /** What can be seen, in sentences. */
  readonly description: string;
  /** The state that it opens with, as words. */
  readonly example: string;
  /** Its boards, and the small ones of every step. */
  readonly boards: readonly BoardDrawing[];
  readonly steps: readonly BoardDrawing[];
}

/** The value of a design token with a palette of pieces. */
type Tokens = (palette: string) => (name: string) => string;

const classesOf = (element: Tree.Element): readonly string[] => (attributeOf(element, 'class') ?? '').split(/\s+/);

function ancestor(element: Tree.Element, is: (candidate: Tree.Element) => boolean): Tree.Element | null {
  for (let node: Tree.Node | null = element; node && 'tagName' in node; node = node.parentNode)
    if (is(node)) return node;
  return null;
}

/** The text of an element, without what is not written. */
function textOf(node: Tree.Node): string {
  if ('value' in node) return node.value.replace(/\s+/g, ' ');
  if (!('childNodes' in node) || ('tagName' in node && classesOf(node).some((name) => UNWRITTEN.includes(name))))
    return '';
  return node.childNodes.map(textOf).join('');
}

/** Words beside a board, part by part. */
const wordsOf = (element: Tree.Element): string =>
  element.childNodes.flatMap((child) => textOf(child).trim() || []).join(' ');

const xmlOf = (element: Tree.Element): string =>
  serialize(element).replace(/<!--.*?-->/gs, '').replaceAll('&nbsp;', '\u00a0'); // prettier-ignore

const isFigure = (element: Tree.Element): boolean => attributeOf(element, 'data-widget') !== undefined;

/** Whether an element holds a board with its words above and below. */
const isFrame = (element: Tree.Element): boolean =>
  ['li', 'section'].includes(element.tagName) || classesOf(element).some((name) => FRAMES.includes(name));

/** A board with what lies on it: drawings of the same size beside it. */
function drawingOf(svg: Tree.Element, tokens: Tokens): BoardDrawing {
  const palette = ancestor(svg, (element) => attributeOf(element, 'data-palette') !== undefined);
  const valueOf = tokens((palette && attributeOf(palette, 'data-palette')) ?? 'guideline');
  const own = new Map((attributeOf(svg, 'style') ?? '').split(';').map((one) => one.split(':') as [string, string]));
  const [, , width = 0, height = 0] = (attributeOf(svg, 'viewBox') ?? '').split(' ').map(Number);
  const around = ancestor(svg, (element) => isFrame(element) || isFigure(element));
  const frame = around && isFrame(around) ? around : null;
  const list = ancestor(svg, (element) => element.tagName === 'ol');
  const over = svg.parentNode!.childNodes.filter(
    (other): other is Tree.Element =>
      other !== svg && 'tagName' in other && attributeOf(other, 'viewBox') === attributeOf(svg, 'viewBox'),
  );
  const beside = (name: string): string | undefined => {
    const words = frame && elementsIn(frame).find((element) => classesOf(element).includes(name));
    return words ? wordsOf(words) : undefined;
  };
  return {
    content: xmlOf(svg) + over.map((layer) => `<g class="${classesOf(layer).join(' ')}">${xmlOf(layer)}</g>`).join(''),
    classes: classesOf(svg).filter((name) => !name.startsWith('svelte-')).join(' '), // prettier-ignore
    width,
    height,
    valueOf: (name) => valueOf(own.get(name)?.replace(/^var\((.*)\)$/, '$1') ?? name),
    head: beside('head'),
    foot: beside('foot'),
    list: list ? attributeOf(list, 'aria-label') : undefined,
  };
}

function figureOf(root: Tree.Element, tokens: Tokens): PageFigure {
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
    boards: boards.filter((svg) => classesOf(svg).includes('big')).map((svg) => drawingOf(svg, tokens)),
    steps: boards.filter((svg) => classesOf(svg).includes('mini') && inStrip(svg)).map((svg) => drawingOf(svg, tokens)),
  };
}

/** The title of a finished page, where its head ends, its styles for every medium, and its figures that have a name. */
export function figuresOf(
  { elements }: FinishedPage,
  tokens: Tokens,
): {
  readonly title: string;
  readonly headEnd: number;
  /** Addresses of style sheets, and the text of those in the page. */
  readonly sheets: readonly string[];
  readonly styles: string;
  readonly figures: readonly PageFigure[];
} {
  const title = elements.find(({ tagName }) => tagName === 'title');
  const head = elements.find(({ tagName }) => tagName === 'head');
  const roots = elements.filter(
    (element) => attributeOf(element, 'data-widget') !== undefined && attributeOf(element, 'id') !== undefined,
  );
  return {
    title: title ? textOf(title).trim() : '',
    headEnd: head?.sourceCodeLocation?.endTag?.startOffset ?? -1,
    sheets: elements.flatMap((element) =>
      attributeOf(element, 'rel') === 'stylesheet' && attributeOf(element, 'media') === undefined
        ? (attributeOf(element, 'href') ?? [])
        : [],
    ),
    styles: elements.filter(({ tagName }) => tagName === 'style').map((style) => serialize(style)).join('\n'), // prettier-ignore
    figures: roots.map((root) => figureOf(root, tokens)),
  };
}
