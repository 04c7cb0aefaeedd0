/** A page in a frame sends its height in CSS pixels to its parent when its figure is complete and after each change. */
const TYPE = 'wallkick:height';

/** True when a figure is complete, or explains why it is missing. The placeholder before that has no meaningful height. */
const isSettled = (figure: ParentNode): boolean =>
  [...figure.querySelectorAll('[data-ready], [role=alert]')].some((part) => part.getClientRects().length > 0);

/** Returns a function that sends the height of the page once per value. */
function heightSender(figure: ParentNode): () => void {
  let sent = 0;
  // A parent that changed its frame will do so again. Until then a scrollbar takes some width, which changes the height.
  addEventListener('resize', () => {
    if (sent > 0 && Math.abs(innerHeight - sent) <= 1) document.documentElement.style.scrollbarWidth = 'none';
  });
  return () => {
    // Menus overflow the body without making it higher, so their height is added.
    const height = Math.ceil(document.body.scrollHeight);
    if (height === sent || !isSettled(figure)) return;
    sent = height;
    // The height of a public figure is no secret, so any parent may know it.
    parent.postMessage({ type: TYPE, height }, '*');
  };
}

/** Sends the height from now on, also after changes inside the figure. */
export function sendHeight(figure: ShadowRoot): void {
  if (parent === window) return;
  const send = heightSender(figure);
  new ResizeObserver(send).observe(document.body);
  new MutationObserver(send).observe(figure, { childList: true, subtree: true, attributeFilter: ['data-ready'] });
}
