import { mkdir, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultTreeAdapter, html, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { attributeOf, elementsIn } from './elementsIn.ts';
import type { FinishedPage } from './finishedPage.ts';

export interface MarkdownPage {
  readonly title: string;
  readonly claim: string;
  readonly markdown: string;
}

const LEFT_OUT = new Set(['script', 'style', 'svg', 'nav', 'button', 'select', 'input', 'form', 'noscript', 'footer']);
const has = (element: Tree.Element, attribute: string): boolean => attributeOf(element, attribute) !== undefined;
const hasClass = (element: Tree.Element, name: string): boolean =>
  (attributeOf(element, 'class') ?? '').split(/\s+/).includes(name);

function paragraph(text: string): Tree.Element {
  const element = defaultTreeAdapter.createElement('p', html.NS.HTML, []);
  defaultTreeAdapter.insertText(element, text);
  return element;
}

/** Returns the parts of a cell as text with a space between them: a button is its words there, and a field its value. */
const cellText = (node: Tree.Node): string => {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('childNodes' in node) || ('tagName' in node && (node.tagName === 'svg' || has(node, 'hidden')))) return '';
  if ('tagName' in node && node.tagName === 'input') return attributeOf(node, 'value') ?? '';
  return node.childNodes.map(cellText).join(' ');
};
const plain = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=\() | (?=[,)])/g, '')
    .trim();

/** Returns a copy of a table of a figure, in which cells have nothing but text. */
const textTable = (element: Tree.Element): Tree.Element => ({
  ...element,
  childNodes: element.childNodes
    .filter((child) => 'tagName' in child && child.tagName !== 'caption')
    .map((child) => {
      const part = child as Tree.Element;
      return part.tagName === 'td' || part.tagName === 'th'
        ? { ...part, childNodes: paragraph(plain(cellText(part))).childNodes }
        : textTable(part);
    }),
});

const withId = (elements: readonly Tree.Element[], id: string | undefined): Tree.Element | undefined =>
  id === undefined ? undefined : elements.find((element) => attributeOf(element, 'id') === id);

/** Returns the tables of a part of a page, each below its name. */
function tablesIn(part: Tree.Element): readonly Tree.ChildNode[] {
  const elements = elementsIn(part);
  const copies = new Set(elements.filter((element) => has(element, 'inert')).flatMap(elementsIn));
  const nameOf = (table: Tree.Element): string => {
    const label = attributeOf(table, 'aria-labelledby');
    const named = elementsIn(table).find(({ tagName }) => tagName === 'caption') ?? withId(elements, label);
    return attributeOf(table, 'aria-label') ?? textOf(named);
  };
  return elements
    .filter((element) => element.tagName === 'table' && !copies.has(element))
    .flatMap((table) => [...(nameOf(table) ? [paragraph(`${nameOf(table)}:`)] : []), textTable(table)]);
}

/** Returns the figures of a part of a page; one that is shown by another belongs to that. */
const figuresIn = (part: Tree.Element): readonly Tree.Element[] =>
  part.childNodes
    .filter((child) => 'tagName' in child)
    .flatMap((child) => (has(child, 'data-widget') ? [child] : figuresIn(child)));

/** Returns a figure as its name, its tables and its caption: a board repeats what the name says. */
function figureText(figure: Tree.Element): readonly Tree.ChildNode[] {
  const name = paragraph(`Figure: ${attributeOf(figure, 'aria-label')}.`);
  const caption = withId(elementsIn(figure), attributeOf(figure, 'aria-describedby')?.split(' ')[0]);
  return [name, ...tablesIn(figure), ...(caption ? [pruned(caption)] : [])];
}

/** Tells text from controls, drawings, comments and layout. */
function isText(node: Tree.ChildNode): boolean {
  if ('value' in node) return !/^\s*\n\s*$/.test(node.value);
  return (
    'tagName' in node &&
    !LEFT_OUT.has(node.tagName) &&
    !has(node, 'hidden') &&
    // The links of headings to themselves.
    !hasClass(node, 'sl-anchor-link')
  );
}

/** Returns what Markdown has of a child. Of parts that the search leaves out, such as the findings of checks, it has the tables. */
function textIn(child: Tree.ChildNode): readonly Tree.ChildNode[] {
  if (!('tagName' in child)) return [child];
  if (has(child, 'data-pagefind-ignore')) return tablesIn(child);
  const figures = child.tagName === 'astro-island' ? figuresIn(child) : [];
  return figures.length > 0 ? figures.flatMap(figureText) : [pruned(child)];
}

/** Returns a copy of an element with its text alone. */
const pruned = (element: Tree.Element): Tree.Element => ({
  ...element,
  childNodes: element.childNodes.filter(isText).flatMap(textIn),
});

const toMarkdown = unified().use(rehypeRemark).use(remarkGfm, { tablePipeAlign: false }).use(remarkStringify);
function textOf(node: Tree.Node | undefined): string {
  if (node && 'value' in node) return node.value;
  const children = node && 'childNodes' in node ? node.childNodes : [];
  return children.map(textOf).join('').replaceAll(/\s+/g, ' ').trim();
}

/** Returns the text of a built page as Markdown; null for pages without a text of their own, such as frames. */
export function markdownOf({ elements }: FinishedPage): MarkdownPage | null {
  const text = elements.find((element) => hasClass(element, 'sl-markdown-content'));
  if (!text) return null;
  const title = textOf(elements.find(({ tagName }) => tagName === 'h1'));
  const claim = textOf(elements.find((element) => element.tagName === 'p' && hasClass(element, 'claim')));
  const body = toMarkdown.stringify(
    toMarkdown.runSync({ type: 'root', children: [fromParse5(pruned(text))] } as never) as never,
  );
  const head = [title && !body.startsWith('# ') ? `# ${title}` : '', claim && `> ${claim}`];
  return { title, claim, markdown: [...head, body].filter(Boolean).join('\n\n') };
}

/**
 * Writes a page as Markdown beside its HTML (`index.md`).
 * @param address the root of the site, an absolute address ending in a slash
 * @param name the path of the HTML
 * @returns the line of the page in the list; null for pages without a text of their own
 */
export async function writeMarkdown(
  folder: string,
  address: string,
  name: string,
  page: FinishedPage,
): Promise<string | null> {
  const text = name.endsWith('index.html') ? markdownOf(page) : null;
  if (!text) return null;
  const file = posix.join(posix.dirname(name), 'index.md');
  await mkdir(join(folder, posix.dirname(name)), { recursive: true });
  await writeFile(join(folder, file), text.markdown);
  return `- [${text.title || 'Wallkick'}](${address}${file})${text.claim && `: ${text.claim}`}`;
}
