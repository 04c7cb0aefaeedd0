import tokens from '#site/styles/tokens.css?inline';
import host from './host.css?inline';
import { wear } from './sheets.ts';

const known = new Set([tokens, host]);
const added: string[] = [...known];
/** Collected styles, one sheet for each batch. */
const batches: string[] = [];
/** Shadow roots with their own styles. */
const roots = new Map<ShadowRoot, readonly string[]>();

/** Adds collected styles as one more sheet to every root. */
function spread(): void {
  if (added.length === 0) return;
  batches.push(added.splice(0).join(''));
  for (const [root, own] of roots) adopt(root, own);
}

function adopt(root: ShadowRoot, own: readonly string[]): void {
  wear(root, [...batches, ...own]);
}

/** Adds the styles of a component. The build inserts this call into each component (vite.config.ts). */
export function addStyles(...sheets: readonly string[]): void {
  for (const css of sheets) {
    if (known.has(css)) continue;
    known.add(css);
    added.push(css);
  }
  if (roots.size > 0) queueMicrotask(spread);
}

/**
 * Gives a shadow root the styles of all components, also of later ones, and its own styles. Call it again after the root moves into another
 * document.
 */
export function dress(root: ShadowRoot, ...own: readonly string[]): void {
  spread();
  roots.set(root, own);
  adopt(root, own);
}

export const undress = (root: ShadowRoot): void => void roots.delete(root);
