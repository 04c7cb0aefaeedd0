import type { Vec } from '#engine/geometry.ts';
import type { Orientation, Transition } from '#engine/piece.ts';

/** Choices of readers; the first of each is the site's own convention. */
export const CONVENTION_CHOICES = {
  /** Direction of y in written vectors. */
  y: ['up', 'down'],
  /** Names of the orientations 0 to 3. */
  names: ['0123', '0R2L', 'NESW'],
  /** Number of the bottom row. */
  rows: ['1', '0'],
} as const;

export type ConventionName = keyof typeof CONVENTION_CHOICES;
export type Conventions = { readonly [N in ConventionName]: (typeof CONVENTION_CHOICES)[N][number] };

export const CONVENTION_NAMES = Object.keys(CONVENTION_CHOICES) as readonly ConventionName[];
export const DEFAULT_CONVENTIONS: Conventions = { y: 'up', names: '0123', rows: '1' };

/** Storage key of the choices, which are written as by {@link printConventions}. */
export const CONVENTIONS_KEY = 'wallkick-conventions';
/** The event on `document` after a change. Its `detail` is the new {@link Conventions}. */
export const CONVENTIONS_EVENT = 'wallkick-conventions';

/** The attribute of the root element for a choice: `data-convention-y` and so on. */
export const conventionAttribute = (name: ConventionName): `data-convention-${ConventionName}` =>
  `data-convention-${name}`;

/** Reads choices by name. Missing and unknown values fall back to `otherwise`. */
export function readConventions(
  value: (name: ConventionName) => string | null | undefined,
  otherwise: Conventions = DEFAULT_CONVENTIONS,
): Conventions {
  const chosen = CONVENTION_NAMES.map((name) => {
    const wanted = value(name);
    return [name, CONVENTION_CHOICES[name].find((choice) => choice === wanted) ?? otherwise[name]];
  });
  return Object.fromEntries(chosen) as Conventions;
}

export const printConventions = (conventions: Conventions): string =>
  CONVENTION_NAMES.map((name) => `${name}=${conventions[name]}`).join('&');

/** Turns negative zero into zero. */
const plain = (value: number): number => value + 0;

/** Formats a displacement: `(1, -2)`, or `(1, 2)` with y down. */
export function formatVec([x, y]: Vec, conventions: Conventions): string {
  return `(${plain(x)}, ${plain(conventions.y === 'down' ? -y : y)})`;
}

export const formatOrientation = (orientation: Orientation, conventions: Conventions): string =>
  conventions.names[orientation] ?? '';

/** `0>>1`, `0>>R` or `N>>E`. */
export function formatTransition(transition: Transition, conventions: Conventions): string {
  return transition.replace(/[0-3]/g, (digit) => formatOrientation(Number(digit) as Orientation, conventions));
}

/** Returns the number that a reader sees for a row; the code counts from 0 at the bottom. */
export const formatRow = (row: number, conventions: Conventions): string => String(row + Number(conventions.rows));
