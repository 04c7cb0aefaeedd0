const pages = new WeakSet<object>();

/** True for the first figure with steps that a page renders. */
export function isFirstWithSteps(page: object): boolean {
  const isFirst = !pages.has(page);
  pages.add(page);
  return isFirst;
}
