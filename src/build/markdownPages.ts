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

/** Returns a figure as its name and its caption: its tables and boards repeat what the name says. */
function figureText(figure: Tree.Element): readonly Tree.ChildNode[] {
  const name = defaultTreeAdapter.createElement('p', html.NS.HTML, []);
  defaultTreeAdapter.insertText(name, `Figure: ${attributeOf(figure, 'aria-label')}.`);
  const described = attributeOf(figure, 'aria-describedby')?.split(' ')[0];
  const caption = elementsIn(figure).find((element) => attributeOf(element, 'id') === described);
  return caption ? [name, pruned(caption)] : [name];
}

/** Tells text from controls, drawings, comments, layout, and what the search leaves out too, such as the findings of checks. */
function isText(node: Tree.ChildNode): boolean {
  if ('value' in node) return !/^\s*\n\s*$/.test(node.value);
  return (
    'tagName' in node &&
    !LEFT_OUT.has(node.tagName) &&
    !has(node, 'data-pagefind-ignore') &&
    !has(node, 'hidden') &&
    // The links of headings to themselves.
    !hasClass(node, 'sl-anchor-link')
  );
}

/** Returns a copy of an element with its text alone. */
const pruned = (element: Tree.Element): Tree.Element => ({
  ...element,
  childNodes: element.childNodes
    .filter(isText)
    .flatMap((child) =>
      !('tagName' in child) ? child : has(child, 'data-widget') ? figureText(child) : pruned(child),
    ),
});

const toMarkdown = unified().use(rehypeRemark).use(remarkGfm).use(remarkStringify);
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
