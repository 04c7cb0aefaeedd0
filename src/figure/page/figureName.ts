const counters = new WeakMap<object, Map<string, number>>();

/** Returns the given name, or the next free one on the page: `stepper-1`, `stepper-2` … */
export function figureName(page: object, kind: string, given: string | undefined): string {
  if (given !== undefined) return given;
  const numbers = counters.get(page) ?? new Map<string, number>();
  counters.set(page, numbers);
  const number = (numbers.get(kind) ?? 0) + 1;
  numbers.set(kind, number);
  return `${kind}-${number}`;
}
