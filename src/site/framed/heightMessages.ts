/** What a page in a frame tells the page around it: how high it is, in CSS pixels, at first and whenever that changes. */
const TYPE = 'wallkick:height';

let told = 0;

function tell(): void {
  // Menus hang out of the body without making it higher; they count too.
  const height = Math.ceil(document.body.scrollHeight);
  if (height === told) return;
  told = height;
  // Any page may know how high a public figure is.
  parent.postMessage({ type: TYPE, height }, '*');
}

/** Tells the height from now on, also what changes it inside a figure. */
export function tellHeight(figure: Node): void {
  if (parent === window) return;
  new ResizeObserver(tell).observe(document.body);
  new MutationObserver(tell).observe(figure, { childList: true, subtree: true });
}
