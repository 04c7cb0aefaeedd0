import { defaultTreeAdapter as tree, parseFragment, serializeOuter, type DefaultTreeAdapterTypes } from 'parse5';

// What a figure shows and says, read out of the HTML that it is drawn as on a server: the same as a reader has before the first press.

type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

const childrenOf = (node: Node | DefaultTreeAdapterTypes.DocumentFragment): readonly Node[] =>
  'childNodes' in node ? node.childNodes : [];

/** The elements of a figure, in the order of the document. */
export function elementsOf(node: Node | DefaultTreeAdapterTypes.DocumentFragment): readonly Element[] {
  return childrenOf(node).flatMap((child) => [...(tree.isElementNode(child) ? [child] : []), ...elementsOf(child)]);
}

/** Elements that stand within a line of words; between others there is a blank. */
const IN_LINE = new Set(['a', 'b', 'button', 'code', 'em', 'i', 'span', 'strong', 'tspan']);

/** The words of an element, with single blanks. */
export function textOf(node: Node): string {
  const words = (one: Node): string => {
    if (tree.isTextNode(one)) return one.value;
    if (one.nodeName === 'input') return attribute(one as Element, 'value') ?? '';
    const text = childrenOf(one).map(words).join('');
    return tree.isElementNode(one) && !IN_LINE.has(one.tagName) ? ` ${text} ` : text;
  };
  return words(node).replaceAll(/\s+/g, ' ').trim();
}

/** The elements of a figure that `render` of svelte/server has drawn. */
export const shown = ({ body }: { readonly body: string }): readonly Element[] => elementsOf(parseFragment(body));

/** Elements with a role, and a name if it is given: those that name themselves. */
export const withRole = (elements: readonly Element[], role: string, name?: string | RegExp): readonly Element[] =>
  elements.filter((element) => {
    const label = attribute(element, 'aria-label') ?? '';
    const fits = name === undefined || (typeof name === 'string' ? label === name : name.test(label));
    return attribute(element, 'role') === role && fits;
  });

/** The names of the elements of a role, as they are read out. */
export const namesOf = (elements: readonly Element[], role: string): readonly string[] =>
  withRole(elements, role).map((element) => attribute(element, 'aria-label') ?? textOf(element));

/** The first board of a figure, as text with an element a line; null for a figure without one. */
export function boardOf(elements: readonly Element[]): string | null {
  const board = elements.find(({ tagName, attrs }) => tagName === 'svg' && attrs.some(isBoardClass));
  if (!board) return null;
  // Left out: marks of the framework, the hash of the styles, and the number that a drawing gets for its gradients.
  const svg = serializeOuter(board)
    .replaceAll(/<!--.*?-->| svelte-\w+/g, '')
    .replaceAll(/(\bid="|url\(#|href="#)s\d+/g, '$1');
  return `${svg.replaceAll('><', '>\n<')}\n`;
}

const isBoardClass = ({ name, value }: { readonly name: string; readonly value: string }): boolean =>
  name === 'class' && value.split(' ').includes('board');

/** Elements of a kind. */
export const withTag = (elements: readonly Element[], tag: string): readonly Element[] =>
  elements.filter(({ tagName }) => tagName === tag);

/** What a figure says, as a text: its sentences, and its tables a row a line. */
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
