/** Calls back when one of some fields of an object is given another value: a drawing is made by code that knows no signals. */
export function watched<T extends object>(
  object: T,
  fields: readonly (keyof T)[],
  changed: (field: keyof T) => void,
): T {
  for (const field of fields) {
    let value = object[field];
    Object.defineProperty(object, field, {
      get: () => value,
      set: (next: typeof value) => {
        if (next === value) return;
        value = next;
        changed(field);
      },
    });
  }
  return object;
}
