/** Guards a count given by a caller. Throws a RangeError that names the value unless it is a whole number, 0 or more. */
export function requireWhole(value: number, name: string): void {
  if (!Number.isInteger(value) || value < 0)
    throw new RangeError(`${name} must be a whole number from 0, not ${value}`);
}
