/** The fields of a Markdown syntax tree (mdast with MDX nodes) that this plugin reads. */
interface TreeNode {
  readonly type: string;
  readonly name?: string | null;
  readonly position?: { readonly start: { readonly line: number } };
}

interface VisitorContext {
  readonly source: string;
  prependChild(node: unknown, child: { readonly type: 'mdxjsEsm'; readonly value: string }): void;
}

interface Page {
  readonly fileURL: URL | undefined;
  readonly sourceFormat: string;
}

const isComponent = (name: string): boolean => /^[A-Z]/.test(name);

/** Returns the edit distance of two words. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Explains why the build stops at a component that is not in the map. */
export function unknownComponent(page: string, line: number, name: string, known: readonly string[]): string {
  const [nearest] = [...known].sort((a, b) => distance(name, a) - distance(name, b));
  const guess = nearest !== undefined && distance(name, nearest) <= 3 ? ` Did you mean <${nearest}>?` : '';
  return `${page}:${line}: <${name}> is no component of this site.${guess} Pages may use: ${known.join(', ')}.`;
}

/** Explains why the build stops at a paragraph inside a paragraph: browsers parse that differently. */
const insideText = (page: string, line: number, name: string): string =>
  `${page}:${line}: <${name}> is a separate paragraph and cannot be among the words of another; put it on separate lines.`;

/** Explains why the build stops at words of a sentence that would become a paragraph. */
const besideText = (page: string, line: number, name: string): string =>
  `${page}:${line}: <${name}> is a part of a sentence. Write it on one line with the words around it.`;

/** The components that are whole paragraphs, and those that are words of one. */
interface Placing {
  readonly paragraphs: readonly string[];
  readonly phrases: readonly string[];
}

/**
 * A plugin for Astro's Markdown processor: adds to every page of the collection the imports of the components it uses, so that a page
 * carries the styles and scripts of no others.
 * @param map component names with the module that exports each by default
 * @param docs address of the folder of pages, ending in a slash
 */
export function pageComponents(map: Readonly<Record<string, string>>, docs: string, { paragraphs, phrases }: Placing) {
  return ({ fileURL, sourceFormat }: Page) => {
    if (sourceFormat !== 'mdx' || !fileURL?.href.startsWith(docs)) return null;
    const page = decodeURI(fileURL.href.slice(docs.length));
    const used = new Set<string>();
    const line = (node: TreeNode) => node.position?.start.line ?? 1;
    const use = (node: TreeNode) => {
      const name = node.name ?? '';
      if (!isComponent(name)) return;
      if (!(name in map)) throw new Error(unknownComponent(page, line(node), name, Object.keys(map)));
      used.add(name);
    };
    return {
      name: 'wallkick-page-components',
      options: { position: true },
      mdxjsEsm(node: TreeNode) {
        throw new Error(
          `${page}:${line(node)}: pages import and export nothing; components come from src/site/components.ts.`,
        );
      },
      mdxJsxFlowElement(node: TreeNode) {
        use(node);
        const name = node.name ?? '';
        if (phrases.includes(name)) throw new Error(besideText(page, line(node), name));
      },
      mdxJsxTextElement(node: TreeNode) {
        use(node);
        const name = node.name ?? '';
        if (paragraphs.includes(name)) throw new Error(insideText(page, line(node), name));
      },
      after(root: unknown, context: VisitorContext) {
        const imports = [...used].sort().map((name) => `import ${name} from ${JSON.stringify(map[name])};`);
        if (imports.length > 0) context.prependChild(root, { type: 'mdxjsEsm', value: imports.join('\n') });
      },
    };
  };
}
