import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

/** The parts of a syntax tree of HTML (hast) that are read here. */
interface HtmlNode {
  readonly type: string;
  readonly tagName?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  children?: HtmlNode[];
}

export interface MarkdownPage {
  readonly title: string;
  readonly claim: string;
  readonly markdown: string;
}

const LEFT_OUT = new Set(['script', 'style', 'svg', 'nav', 'button', 'select', 'input', 'form', 'noscript', 'footer']);
const hasClass = (node: HtmlNode, name: string): boolean => {
  const { className } = node.properties ?? {};
  return Array.isArray(className) && className.includes(name);
};
const find = (node: HtmlNode, is: (node: HtmlNode) => boolean): HtmlNode | undefined => {
  if (is(node)) return node;
  for (const child of node.children ?? []) {
    const found = find(child, is);
    if (found) return found;
  }
  return undefined;
};

/** A figure as its name and its caption: its tables and boards repeat what the name says. */
function figureText(figure: HtmlNode): readonly HtmlNode[] {
  const { ariaLabel, ariaDescribedBy } = figure.properties ?? {};
  const name = { type: 'text', value: `Figure: ${String(ariaLabel)}.` };
  const caption = find(figure, ({ properties }) => properties?.['id'] === [ariaDescribedBy].flat()[0]);
  return [{ type: 'element', tagName: 'p', properties: {}, children: [name] }, ...(caption ? [prune(caption)] : [])];
}

/** Line breaks between blocks, and the links of headings to themselves. */
const isLayout = (node: HtmlNode): boolean =>
  hasClass(node, 'sl-anchor-link') ||
  (node.type === 'text' && /^\s*\n\s*$/.test((node as unknown as { value: string }).value));

const isText = ({ type, tagName = '', properties = {} }: HtmlNode): boolean =>
  type !== 'comment' && !LEFT_OUT.has(tagName) && !('dataPagefindIgnore' in properties) && !('hidden' in properties);

/** Removes controls, drawings, comments, and what the search leaves out too, such as the findings of checks. */
function prune(node: HtmlNode): HtmlNode {
  node.children = (node.children ?? [])
    .filter((child) => isText(child) && !isLayout(child))
    .flatMap((child) => ('dataWidget' in (child.properties ?? {}) ? figureText(child) : [prune(child)]));
  return node;
}

const toMarkdown = unified().use(rehypeRemark).use(remarkGfm).use(remarkStringify);
const textOf = (node: HtmlNode | undefined): string => {
  if (!node) return '';
  if (node.type === 'text') return (node as unknown as { value: string }).value;
  return (node.children ?? []).map(textOf).join('').replaceAll(/\s+/g, ' ').trim();
};

/** The text of a built page as Markdown; null for pages without a text of their own, such as frames. */
export async function markdownOf(html: string): Promise<MarkdownPage | null> {
  const page = unified().use(rehypeParse).parse(html) as HtmlNode;
  const text = find(page, (node) => hasClass(node, 'prose'));
  if (!text) return null;
  const title = textOf(find(page, ({ tagName }) => tagName === 'h1'));
  const claim = textOf(find(page, (node) => node.tagName === 'p' && hasClass(node, 'claim')));
  const tree = await toMarkdown.run({ type: 'root', children: [prune(text)] } as never);
  const body = toMarkdown.stringify(tree as never);
  const head = [title && !body.startsWith('# ') ? `# ${title}` : '', claim && `> ${claim}`];
  return { title, claim, markdown: [...head, body].filter(Boolean).join('\n\n') };
}

/** Writes every page as Markdown beside its HTML (`index.md`), and `llms.txt`, which lists them. */
export async function writeMarkdown(folder: string, site: string): Promise<void> {
  const lines: string[] = [];
  for (const path of globSync('**/index.html', { cwd: folder }).sort()) {
    const name = path.replaceAll('\\', '/');
    const page = await markdownOf(await readFile(join(folder, name), 'utf8'));
    if (!page) continue;
    const file = posix.join(posix.dirname(name), 'index.md');
    await writeFile(join(folder, file), page.markdown);
    lines.push(`- [${page.title || 'Wallkick'}](${site}${file})${page.claim && `: ${page.claim}`}`);
  }
  const about = '> Rotation systems of falling-block games. Every figure runs the rules and says why a test failed.';
  await writeFile(join(folder, 'llms.txt'), ['# Wallkick', about, '## Pages', lines.join('\n'), ''].join('\n\n'));
}
