import { SAME } from './drawing.ts';

interface Policy {
  readonly createHTML: (html: string) => string;
}

/** In a page that wants HTML from scripts to be vouched for; what is drawn here is our own markup, and escaped where it is not. */
const policy = (
  globalThis as { readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }
).trustedTypes?.createPolicy('wallkick-html', { createHTML: (html) => html });

/** The nodes of what is drawn, in no page yet, with their styles. */
export function nodesOf(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = policy ? policy.createHTML(html) : html;
  for (const element of template.content.querySelectorAll<HTMLElement>('[data-style]')) {
    // Set by a script a style passes every policy.
    element.style.cssText = element.dataset['style']!;
    element.removeAttribute('data-style');
  }
  return template.content;
}

function patchAttributes(old: Element, next: Element): void {
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes) {
    if (old.getAttribute(name) === value) continue;
    if (name === 'style') (old as HTMLElement).style.cssText = value;
    else old.setAttribute(name, value);
  }
}

/** A field that a reader has used follows its attributes no more. */
function patchEntry(field: Element): void {
  if (field instanceof HTMLInputElement) field.value = field.getAttribute('value') ?? '';
  else if (field instanceof HTMLSelectElement)
    field.selectedIndex = [...field.options].findIndex((option) => option.hasAttribute('selected'));
}

const isPart = (node: ChildNode): boolean => node instanceof Element && node.className === 'figure-part';
const areAlike = (old: ChildNode, next: ChildNode): boolean =>
  old.nodeName === next.nodeName && isPart(old) === isPart(next);

/** The first node of its kind, from one on. Marks and text are looked for up to the next element only, so that none is lost for them. */
function nextLike(at: ChildNode | null, node: ChildNode): ChildNode | null {
  for (; at; at = at.nextSibling) {
    if (areAlike(at, node)) return at;
    if (at instanceof Element && !(node instanceof Element)) return null;
  }
  return null;
}

function patchNode(old: ChildNode, next: ChildNode): void {
  if (!(old instanceof Element && next instanceof Element)) {
    if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue;
    return;
  }
  // Parts are patched by themselves, and the frame has nothing in them.
  if (isPart(old) || old.isEqualNode(next)) return;
  patchAttributes(old, next);
  const [first] = next.childNodes;
  if (first instanceof Comment && first.data === SAME) return;
  // A piece that moves does so as it comes, so what is drawn of a board comes anew.
  if (old instanceof SVGGElement) old.replaceChildren(...next.childNodes);
  else patchChildren(old, next);
  patchEntry(old);
}

/** Makes what stands in an element what another one holds. Nodes stay where some of their kind come, and with them the focus. */
export function patchChildren(old: Element, next: ParentNode): void {
  let at = old.firstChild;
  for (const node of [...next.childNodes]) {
    const like = nextLike(at, node);
    if (!like) {
      old.insertBefore(node, at);
      continue;
    }
    for (; at && at !== like; at = removed(at));
    patchNode(like, node);
    at = like.nextSibling;
  }
  while (at) at = removed(at);
}

/** Takes a node away; returns the one after it. */
function removed(node: ChildNode): ChildNode | null {
  const after = node.nextSibling;
  node.remove();
  return after;
}
