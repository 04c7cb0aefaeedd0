/** Does something when the page has been painted as it is now: the answer to a press does not wait for it. Returns what gives it up. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(next);
    clearTimeout(timer);
  };
}
