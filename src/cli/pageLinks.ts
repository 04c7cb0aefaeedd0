import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Links of an HTML page, and its link targets. */
export interface PageLinks {
  readonly ids: ReadonlySet<string>;
  /** Ids of more than one element: links, labels and scripts find only the first. */
  readonly repeated: readonly string[];
  readonly links: readonly PageLink[];
  /** Style sheets that are linked behind the head: the page is painted before them, and styled a second time. */
  readonly lateSheets: readonly string[];
  /** The canonical address of the page, if it has one. */
  readonly canonical: string | undefined;
}

export interface PageLink {
  /** Element and attribute, for messages: `<a href>`. */
  readonly from: string;
  readonly url: string;
}

/** Attributes that contain one address, on any element. */
const addresses = new Set(['href', 'src', 'poster', 'data', 'action', 'formaction', 'cite']);
/** Attributes that contain several, each followed by a width or a density. */
const lists = new Set(['srcset', 'imagesrcset']);
/** Names of `<meta>` elements whose content is an address. */
const metaAddresses = new Set(['og:image', 'og:url', 'twitter:image']);

export function linksOfPage(html: string): PageLinks {
  const ids = new Set<string>();
  const repeated = new Set<string>();
  const links: PageLink[] = [];
  const lateSheets: string[] = [];
  let canonical: string | undefined;
  const visit = (node: Tree.Node): void => {
    if ('attrs' in node) {
      for (const { name, value } of node.attrs) {
        if (name === 'id' && ids.has(value)) repeated.add(value);
        if (name === 'id' || (name === 'name' && node.tagName === 'a')) ids.add(value);
      }
      links.push(...linksOfElement(node));
      if (attributeOf(node, 'rel') === 'stylesheet' && !isIn(node, 'head'))
        lateSheets.push(attributeOf(node, 'href') ?? '');
      if (attributeOf(node, 'rel') === 'canonical') canonical = attributeOf(node, 'href');
      if (node.tagName === 'style') links.push(...linksOfStyle(textOf(node), '<style>'));
    }
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  // With scripting disabled, the content of <noscript> is parsed too.
  visit(parse(html, { scriptingEnabled: false }));
  return { ids, repeated: [...repeated], links, lateSheets, canonical };
}

/** Returns the addresses in a style sheet: `url(…)` and `@import`. */
export function linksOfStyle(css: string, from: string): readonly PageLink[] {
  const pattern =
    /url\(\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^'")\s]+))\s*\)|@import\s+["'](?<sheet>[^"']+)/g;
  return [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(pattern)].map(({ groups = {} }) => ({
    from,
    url: groups['double'] ?? groups['single'] ?? groups['bare'] ?? groups['sheet'] ?? '',
  }));
}

/** True for an element below one of a given name, at any depth. */
function isIn({ parentNode }: Tree.Element, name: string): boolean {
  if (parentNode === null || !('tagName' in parentNode)) return false;
  return parentNode.tagName === name || isIn(parentNode, name);
}

function attributeOf({ attrs }: Tree.Element, name: string): string | undefined {
  return attrs.find((item) => item.name === name)?.value;
}

function linksOfElement(element: Tree.Element): readonly PageLink[] {
  const { tagName, attrs } = element;
  if (tagName === 'base') return [];
  if (tagName === 'meta') {
    const content = attributeOf(element, 'content') ?? '';
    const url = metaAddresses.has(attributeOf(element, 'property') ?? attributeOf(element, 'name') ?? '')
      ? content
      : /^\s*[\d.]+\s*;\s*url\s*=\s*(.*)$/i.exec(content)?.[1];
    return url === undefined ? [] : [{ from: '<meta content>', url }];
  }
  return attrs.flatMap(({ name, value }) => {
    const from = `<${tagName} ${name}>`;
    if (addresses.has(name)) return [{ from, url: value }];
    if (lists.has(name)) return value.split(/,\s+/).map((entry) => ({ from, url: entry.trim().split(/\s+/)[0]! }));
    return name === 'style' ? linksOfStyle(value, from) : [];
  });
}

function textOf(element: Tree.Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}
