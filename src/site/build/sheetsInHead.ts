import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Where in a page the tag of a style sheet stands. */
interface Place {
  readonly startOffset: number;
  readonly endOffset: number;
}

/**
 * A page with all its linked style sheets in the head, those from the body last and each once. Code blocks link theirs where the
 * first of them stands: a browser has painted by then, and would style everything above a second time.
 */
export function withSheetsInHead(html: string): string {
  const { headEnd, inBody } = sheetsOf(html);
  if (inBody.length === 0) return html;
  if (headEnd === null) throw new Error('The page has style sheets in its body, and no end of a head to put them at.');
  const tags = new Set(inBody.map(({ startOffset, endOffset }) => html.slice(startOffset, endOffset)));
  const rest = inBody.reduceRight(
    (text, { startOffset, endOffset }) => text.slice(0, startOffset) + text.slice(endOffset),
    html,
  );
  return rest.slice(0, headEnd) + [...tags].join('') + rest.slice(headEnd);
}

/** Where the head of a page ends, and the links to style sheets in its body, in their order. */
function sheetsOf(html: string): { readonly headEnd: number | null; readonly inBody: readonly Place[] } {
  const inBody: Place[] = [];
  let headEnd: number | null = null;
  const visit = (node: Tree.Node): void => {
    if ('attrs' in node && node.sourceCodeLocation) {
      const place = node.sourceCodeLocation;
      if (node.tagName === 'head') headEnd = place.endTag?.startOffset ?? null;
      const links =
        node.tagName === 'link' && node.attrs.some(({ name, value }) => name === 'rel' && value === 'stylesheet');
      if (links && (headEnd === null || place.startOffset > headEnd)) inBody.push(place);
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html, { sourceCodeLocationInfo: true }));
  return { headEnd, inBody };
}
