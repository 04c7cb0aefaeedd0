import { ownEntry } from '#engine/ownEntry.ts';
import { valueIn, type Attributes, type ElementParams } from '#figure/record/elementParams.ts';
import { tidy } from './attributes.ts';

/** Returns the options that attributes choose; null for an unknown value (wrongOptions.ts explains it). */
export function optionsFrom(attributes: Attributes, known: ElementParams): Readonly<Record<string, string>> | null {
  const given = givenOptions(attributes, known);
  return given.every(([name, value]) => ownEntry(known.options, name)!.includes(value))
    ? Object.fromEntries(given)
    : null;
}

/** Returns the option attributes, by name. */
export const givenOptions = (
  attributes: Attributes,
  { options }: ElementParams,
): readonly (readonly [name: string, value: string])[] =>
  Object.keys(options).flatMap((name) => {
    const value = valueIn(attributes, name);
    return value === null ? [] : [[name, tidy(name, value)] as const];
  });
