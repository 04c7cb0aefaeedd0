/** Runs work after the current state is painted, so that the answer to a press does not wait for it. Returns a function that cancels it. */
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
