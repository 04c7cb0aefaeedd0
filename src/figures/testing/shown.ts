import { defaultTreeAdapter as tree, parseFragment, serializeOuter, type DefaultTreeAdapterTypes } from 'parse5';

// Reads a figure from server-rendered HTML, which is what a reader sees before the first press.

type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

export const classOf = (element: Element): readonly string[] => (attribute(element, 'class') ?? '').split(' ');

const childrenOf = (node: Node | DefaultTreeAdapterTypes.DocumentFragment): readonly Node[] =>
  'childNodes' in node ? node.childNodes : [];

/** Returns the elements of a figure in document order. */
export function elementsOf(node: Node | DefaultTreeAdapterTypes.DocumentFragment): readonly Element[] {
  return childrenOf(node).flatMap((child) => [...(tree.isElementNode(child) ? [child] : []), ...elementsOf(child)]);
}

/** Inline elements; between other elements the text has a space. */
const IN_LINE = new Set(['a', 'b', 'button', 'code', 'em', 'i', 'span', 'strong', 'tspan']);

/** Returns the text of an element with single spaces. */
export function textOf(node: Node): string {
  const words = (one: Node): string => {
    if (tree.isTextNode(one)) return one.value;
    if (one.nodeName === 'input') return attribute(one as Element, 'value') ?? '';
    const text = childrenOf(one).map(words).join('');
    return tree.isElementNode(one) && !IN_LINE.has(one.tagName) ? ` ${text} ` : text;
  };
  return words(node).replaceAll(/\s+/g, ' ').trim();
}

/** Returns the ends of words of two neighbouring inline elements that nothing parts but a style. */
export function joinedWords(element: Element): readonly string[] {
  const parts = element.childNodes.filter((node) => !tree.isCommentNode(node));
  const isSpoken = (node: Node): node is Element =>
    tree.isElementNode(node) && IN_LINE.has(node.tagName) && attribute(node, 'aria-hidden') !== 'true';
  return parts.slice(1).flatMap((next, index) => {
    const last = parts[index]!;
    const ends = `${textOf(last)}|${textOf(next)}`;
    return isSpoken(last) && isSpoken(next) && /\w\|\w/.test(ends) ? [ends] : [];
  });
}

/** Returns the elements of a figure that `render` of svelte/server has rendered. */
export const shown = ({ body }: { readonly body: string }): readonly Element[] => elementsOf(parseFragment(body));

/** Returns the elements with a role, and with a name if it is given. */
export const withRole = (elements: readonly Element[], role: string, name?: string | RegExp): readonly Element[] =>
  elements.filter((element) => {
    const label = attribute(element, 'aria-label') ?? '';
    const fits = name === undefined || (typeof name === 'string' ? label === name : name.test(label));
    return attribute(element, 'role') === role && fits;
  });

/** Returns the accessible names of the elements with a role. */
export const namesOf = (elements: readonly Element[], role: string): readonly string[] =>
  withRole(elements, role).map((element) => attribute(element, 'aria-label') ?? textOf(element));

/** Returns the first board of a figure as text with one element a line, and in it what lies over it; null for a figure without one. */
export function boardOf(elements: readonly Element[]): string | null {
  const [board, ...others] = elements.filter((one) => one.tagName === 'svg' && classOf(one).includes('board'));
  if (!board) return null;
  const over = others.filter((one) => classOf(one).includes('over')).map((one) => serializeOuter(one));
  // Removes Svelte's markers, the hashes of styles, and the numbers in ids of gradients.
  const svg = serializeOuter(board)
    .replace(/<\/svg>$/, `${over.join('')}</svg>`)
    .replaceAll(/<!--.*?-->| svelte-\w+/g, '')
    .replaceAll(/(\bid="|url\(#|href="#)s\d+/g, '$1');
  return `${svg.replaceAll('><', '>\n<')}\n`;
}

/** Returns the elements with a tag name. */
export const withTag = (elements: readonly Element[], tag: string): readonly Element[] =>
  elements.filter(({ tagName }) => tagName === tag);

/** Returns the texts of a figure: its sentences, and its tables with one row a line. */
export function saidBy(elements: readonly Element[]): string {
  const said = elements.flatMap((element) => {
    const isSentence = attribute(element, 'role') === 'status' || element.tagName === 'caption';
    if (isSentence) return [textOf(element)];
    if (element.tagName !== 'tr') return [];
    return [
      element.childNodes
        .map(textOf)
        .filter((text) => text !== '')
        .join(' | '),
    ];
  });
  return `${said.filter((line) => line !== '').join('\n')}\n`;
}
