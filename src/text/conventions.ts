import type { Vec } from '#engine/geometry.ts';
import type { Orientation, Transition } from '#engine/piece.ts';

/** What a reader may choose between; the first of each is the site's own convention. */
export const CONVENTION_CHOICES = {
  /** Which way y grows in written vectors. */
  y: ['up', 'down'],
  /** How the orientations 0 to 3 are called. */
  names: ['0123', '0R2L', 'NESW'],
  /** The number of the bottom row. */
  rows: ['1', '0'],
} as const;

export type ConventionName = keyof typeof CONVENTION_CHOICES;
export type Conventions = { readonly [N in ConventionName]: (typeof CONVENTION_CHOICES)[N][number] };

export const CONVENTION_NAMES = Object.keys(CONVENTION_CHOICES) as readonly ConventionName[];
export const DEFAULT_CONVENTIONS: Conventions = { y: 'up', names: '0123', rows: '1' };

/** Where a browser keeps the choice, written as by {@link printConventions}. */
export const CONVENTIONS_KEY = 'wallkick-conventions';
/** The event on `document` that follows a change; its `detail` is the new {@link Conventions}. */
export const CONVENTIONS_EVENT = 'wallkick-conventions';

/** The attribute of the root element that shows a choice: `data-convention-y` and so on. */
export const conventionAttribute = (name: ConventionName): `data-convention-${ConventionName}` =>
  `data-convention-${name}`;

/** Reads choices by name; what is missing or not among the choices keeps its value in `otherwise`. */
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

/** The choices that a root element shows. */
export const conventionsOf = (root: Element): Conventions =>
  readConventions((name) => root.getAttribute(conventionAttribute(name)));

/** Parses `y=down&names=0R2L&rows=0`, the query of an address or the stored choice; other parameters are left alone. */
export function parseConventions(query: string, otherwise: Conventions = DEFAULT_CONVENTIONS): Conventions {
  const parameters = new URLSearchParams(query);
  return readConventions((name) => parameters.get(name), otherwise);
}

export const printConventions = (conventions: Conventions): string =>
  CONVENTION_NAMES.map((name) => `${name}=${conventions[name]}`).join('&');

/** The number of one coordinate as written; never a negative zero. */
const plain = (value: number): number => value + 0;

/** A displacement as text: `(1, -2)`, or `(1, 2)` with y down. */
export function formatVec([x, y]: Vec, conventions: Conventions): string {
  return `(${plain(x)}, ${plain(conventions.y === 'down' ? -y : y)})`;
}

export const formatOrientation = (orientation: Orientation, conventions: Conventions): string =>
  conventions.names[orientation] ?? '';

/** `0>>1`, `0>>R` or `N>>E`. */
export function formatTransition(transition: Transition, conventions: Conventions): string {
  return transition.replace(/[0-3]/g, (digit) => formatOrientation(Number(digit) as Orientation, conventions));
}

/** The number a reader sees for a row of the field, the bottom row being row 0 inside the code. */
export const formatRow = (row: number, conventions: Conventions): string => String(row + Number(conventions.rows));
