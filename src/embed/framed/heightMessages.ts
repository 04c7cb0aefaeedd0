import { ASK_HEIGHT, HEIGHT } from './messages.ts';

// A page in a frame sends its height to its parent when its figure is complete and after each change.

/** True when a figure is complete, or explains why it is missing. The placeholder before that has no meaningful height. */
const isSettled = (figure: ParentNode): boolean =>
  [...figure.querySelectorAll('[data-ready], [role=alert]')].some((part) => part.getClientRects().length > 0);

/** The height of a public figure is no secret, so any parent may know it. */
function report(height: number): void {
  if (height > 0) parent.postMessage({ type: HEIGHT, height }, '*');
}

/** Returns a function that sends the height of the page once per value. */
function heightSender(figure: ParentNode): () => void {
  let sent = 0;
  addEventListener('message', ({ data, source }) => {
    if (source === parent && Object(data).type === ASK_HEIGHT) report(sent);
  });
  // A parent that changed its frame will do so again. Until then a scrollbar takes some width, which changes the height.
  addEventListener('resize', () => {
    if (sent > 0 && Math.abs(innerHeight - sent) <= 1) document.documentElement.style.scrollbarWidth = 'none';
  });
  return () => {
    // Menus overflow the body without making it higher, so their height is added.
    const height = Math.ceil(document.body.scrollHeight);
    if (height === sent || !isSettled(figure)) return;
    sent = height;
    report(sent);
  };
}

/** Sends the height from now on, also after changes inside the figure. */
export function sendHeight(figure: ShadowRoot): void {
  if (parent === window) return;
  const send = heightSender(figure);
  new ResizeObserver(send).observe(document.body);
  new MutationObserver(send).observe(figure, { childList: true, subtree: true, attributeFilter: ['data-ready'] });
}
