// Constructable style sheets pass every content security policy; style elements and attributes do not. Such a sheet belongs to the document
// that created it, so an element that moves into another document needs new ones.

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Style elements, where the browser cannot construct sheets (Safari before 16.4). */
const written = new WeakMap<ShadowRoot, readonly HTMLElement[]>();

function write(root: ShadowRoot, styles: readonly string[]): void {
  for (const element of written.get(root) ?? []) element.remove();
  const elements = styles.map((css) => {
    const element = document.createElement('style');
    element.textContent = css;
    return element;
  });
  root.prepend(...elements);
  written.set(root, elements);
}

/** Gives a shadow root exactly these styles; none if no window shows its document. */
export function wear(root: ShadowRoot, styles: readonly string[]): void {
  const { ownerDocument: document } = root;
  const view = document.defaultView;
  if (!view) return;
  if (!Object.hasOwn(view, 'CSSStyleSheet') || !('adoptedStyleSheets' in root)) return write(root, styles);
  const known = sheets.get(document) ?? new Map<string, CSSStyleSheet>();
  sheets.set(document, known);
  root.adoptedStyleSheets = styles.map((css) => {
    const sheet = known.get(css) ?? new view.CSSStyleSheet();
    if (!known.has(css)) sheet.replaceSync(css);
    known.set(css, sheet);
    return sheet;
  });
}
