import { tokens } from 'styles:tokens';
import host from './host.css?inline';

// Style sheets that are made by a script pass every content security policy; style elements and attributes do not.

const known = new Set([tokens, host]);
const added: string[] = [...known];
const sheets: CSSStyleSheet[] = [];
const roots = new Set<ShadowRoot>();

/** Puts what was added since the last time into one sheet more, in every root. */
function spread(): void {
  if (added.length === 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(added.splice(0).join(''));
  sheets.push(sheet);
  for (const root of roots) root.adoptedStyleSheets.push(sheet);
}

/** Called by each component as it is loaded, with its own styles: the build sees to it (vite.config.ts). */
export function addStyles(...sheets: readonly string[]): void {
  for (const css of sheets) {
    if (known.has(css)) continue;
    known.add(css);
    added.push(css);
  }
  if (roots.size > 0) queueMicrotask(spread);
}

/** Gives a shadow root the styles of all components, those that come later too, and some of its own. */
export function dress(root: ShadowRoot, ...own: readonly CSSStyleSheet[]): void {
  spread();
  root.adoptedStyleSheets = [...sheets, ...own];
  roots.add(root);
}

export const undress = (root: ShadowRoot): void => void roots.delete(root);
