/** What a page in a frame tells the page around it: how high it is, in CSS pixels, once its figure is there and whenever that changes. */
const TYPE = 'wallkick:height';

/** Whether a figure is shown and complete, or says why it is not: what stands in for it before has no height to make room for. */
const isSettled = (figure: ParentNode): boolean =>
  [...figure.querySelectorAll('[data-ready], [role=alert]')].some((part) => part.getClientRects().length > 0);

/** Tells the height of the page, which counts as known once it was told. */
function teller(figure: ParentNode): () => void {
  let told = 0;
  // A page around that has followed will follow again. Until then a bar to scroll with takes some of the width, and makes another height.
  addEventListener('resize', () => {
    if (told > 0 && Math.abs(innerHeight - told) <= 1) document.documentElement.style.scrollbarWidth = 'none';
  });
  return () => {
    // Menus hang out of the body without making it higher; they count too.
    const height = Math.ceil(document.body.scrollHeight);
    if (height === told || !isSettled(figure)) return;
    told = height;
    // Any page may know how high a public figure is.
    parent.postMessage({ type: TYPE, height }, '*');
  };
}

/** Tells the height from now on, also what changes it inside a figure. */
export function tellHeight(figure: ShadowRoot): void {
  if (parent === window) return;
  const tell = teller(figure);
  new ResizeObserver(tell).observe(document.body);
  new MutationObserver(tell).observe(figure, { childList: true, subtree: true, attributeFilter: ['data-ready'] });
}
