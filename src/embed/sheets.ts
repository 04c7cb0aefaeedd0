// Style sheets that are made by a script pass every content security policy; style elements and attributes do not. Such a sheet is good
// in the document whose window made it, and in no other: an element that is moved into another document needs sheets of that one.

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** The sheets of some styles for a document; none for one that no window shows. */
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
