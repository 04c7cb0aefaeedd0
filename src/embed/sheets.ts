// Constructable style sheets pass every content security policy; style elements and attributes do not. Such a sheet belongs to the document
// that created it, so an element that moves into another document needs new ones.

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Returns sheets for a document; none if no window shows the document. */
export function sheetsFor(document: Document, styles: readonly string[]): CSSStyleSheet[] {
  const { defaultView } = document;
  if (!defaultView) return [];
  const known = sheets.get(document) ?? new Map<string, CSSStyleSheet>();
  sheets.set(document, known);
  return styles.map((css) => {
    const sheet = known.get(css) ?? new defaultView.CSSStyleSheet();
    if (!known.has(css)) sheet.replaceSync(css);
    known.set(css, sheet);
    return sheet;
  });
}
