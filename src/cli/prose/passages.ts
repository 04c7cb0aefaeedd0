import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import ts from 'typescript';
import { unified } from 'unified';
import { parse } from 'yaml';

/** A paragraph, a heading or a string of the interface, as plain text. */
export interface Passage {
  readonly line: number;
  readonly text: string;
  /** `label`: a heading or the text of a link. Its words count, and its length does not. */
  readonly kind: 'prose' | 'label';
}

/** The parts of a syntax tree that matter here. The types of remark plugins do not know each other. */
interface Node {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: string;
  readonly children?: readonly Node[];
  readonly position?: { readonly start: { readonly line: number } };
  readonly attributes?: readonly { readonly name?: string; readonly value?: unknown }[];
}

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);
const mdx = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).use(remarkMdx);

/** Stands for code and for components that write a value, such as `<Piece is="T" />`. One word each. */
const VALUE = 'X';
/** Code, tables and quotations are not prose of this site. */
const LEFT_OUT = new Set(['code', 'table', 'blockquote', 'mdxjsEsm', 'mdxFlowExpression', 'html']);
/** Attributes that a reader sees. */
const SEEN = new Set(['title', 'label', 'caption']);
const FRONTMATTER = ['title', 'claim', 'description'];

const isComponent = ({ type }: Node): boolean => type === 'mdxJsxTextElement' || type === 'mdxJsxFlowElement';

function inlineText(node: Node): string {
  if (node.type === 'inlineCode' || node.type === 'mdxTextExpression' || node.type === 'html') return VALUE;
  if (node.type === 'break') return ' ';
  if (node.type === 'image' || node.type === 'footnoteReference') return '';
  if (isComponent(node) && node.children?.length === 0) return VALUE;
  if (node.children) return node.children.map(inlineText).join('');
  return node.value ?? '';
}

/** Quotations and values in brackets count as one word: “the phrase of a source”, (-1, 2). */
const withoutQuotations = (text: string): string =>
  text
    .replaceAll(/“[^”]*”/g, VALUE)
    .replaceAll(/\([-−\d]+, ?[-−\d]+(?:, ?[-−\d]+)*\)/g, VALUE)
    .replaceAll(/\s+/g, ' ')
    .trim();

function frontmatter(source: string): readonly Passage[] {
  const { workbench, ...fields } = parse(source) as Record<string, unknown> & { workbench?: { for?: string } };
  const texts = [...FRONTMATTER.map((name) => fields[name]), workbench?.for];
  return texts
    .filter((text) => typeof text === 'string')
    .map((text) => ({ line: 1, text: withoutQuotations(text), kind: 'prose' }));
}

function passagesOf(node: Node): readonly Passage[] {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'yaml') return frontmatter(node.value ?? '');
  if (LEFT_OUT.has(node.type)) return [];
  if (node.type === 'paragraph' || node.type === 'heading') {
    const text = withoutQuotations(inlineText(node));
    return [{ line, text, kind: node.type === 'heading' ? 'label' : 'prose' }];
  }
  const seen = (isComponent(node) ? (node.attributes ?? []) : [])
    .filter(({ name, value }) => SEEN.has(name ?? '') && typeof value === 'string')
    .map(({ value }): Passage => ({ line, text: withoutQuotations(String(value)), kind: 'label' }));
  return [...seen, ...(node.children ?? []).flatMap(passagesOf)];
}

/** The prose of a page. Code, tables and quotations are left out. */
export function passagesOfPage(source: string, { format }: { readonly format: 'md' | 'mdx' }): readonly Passage[] {
  return passagesOf((format === 'mdx' ? mdx : markdown).parse(source) as Node);
}

const strings = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
};

/** A placeholder, `{count}`, is one word. */
const PLACEHOLDER = /\{\w+\}/g;

/** The strings of a JSON file. */
export function passagesOfStrings(source: string): readonly Passage[] {
  const lines = source.split('\n');
  return strings(JSON.parse(source)).map((text) => ({
    line: lines.findIndex((line) => line.includes(JSON.stringify(text))) + 1,
    text: withoutQuotations(text.replaceAll(PLACEHOLDER, VALUE)),
    kind: 'prose',
  }));
}

/** Four words in a row make a sentence, if one of them is a word of grammar. Names, keywords and lists of values have none. */
const FOUR_WORDS = /(?:[\p{L}\p{N}’-]+,? ){3}\p{L}/u;
const GRAMMAR = String.raw`\b(?:an?|the|are|be|it|one|no|not|and|each|with)\b`;
const HAS_GRAMMAR = new RegExp(GRAMMAR);
/** A line of parameters is no sentence, and a text of several lines is in another language. */
const NOT_PROSE = /\w=\S|\n/;
/** Half of the modules have no such string, and need no parser. */
const MAY_HAVE_PROSE = new RegExp(`['"\`][^'"\`\n]*${GRAMMAR}`);

const isProse = (text: string): boolean => FOUR_WORDS.test(text) && HAS_GRAMMAR.test(text) && !NOT_PROSE.test(text);

function literalText(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => VALUE + literal.text).join('');
}

/** The sentences in the string literals of a module. A value of a template, `${count}`, is one word. */
export function passagesOfCode(source: string): readonly Passage[] {
  if (!MAY_HAVE_PROSE.test(source)) return [];
  const file = ts.createSourceFile('module.ts', source, ts.ScriptTarget.ES2023);
  const found: Passage[] = [];
  const visit = (node: ts.Node): void => {
    const text = literalText(node)?.replaceAll(PLACEHOLDER, VALUE);
    if (text !== undefined && isProse(text)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ line: line + 1, text: withoutQuotations(text), kind: 'prose' });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
