import { tokens } from 'styles:tokens';
import host from './host.css?inline';
import { sheetsFor } from './sheets.ts';

const known = new Set([tokens, host]);
const added: string[] = [...known];
/** Styles that came together, each for one sheet. */
const batches: string[] = [];
/** Each root with styles of its own. */
const roots = new Map<ShadowRoot, readonly string[]>();

/** Puts what was added since the last time into one sheet more, in every root. */
function spread(): void {
  if (added.length === 0) return;
  batches.push(added.splice(0).join(''));
  for (const [root, own] of roots) adopt(root, own);
}

function adopt(root: ShadowRoot, own: readonly string[]): void {
  root.adoptedStyleSheets = sheetsFor(root.ownerDocument, [...batches, ...own]);
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

/**
 * Gives a shadow root the styles of all components, those that come later too, and some of its own; again when it has come into
 * another document.
 */
export function dress(root: ShadowRoot, ...own: readonly string[]): void {
  spread();
  roots.set(root, own);
  adopt(root, own);
}

export const undress = (root: ShadowRoot): void => void roots.delete(root);
