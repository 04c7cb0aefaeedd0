/** Share of a list between the boards of two days: the golden ratio keeps boards of one piece apart. */
const GOLDEN = 0.618;
const DAY = 24 * 60 * 60 * 1000;

/** The day of a reader's calendar, `2026-11-28`. */
export const dayOf = (date: Date): string =>
  new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())).toISOString().slice(0, 10);

/** The day some days after another one; before it, where they are less than none. */
export const dayAfter = (day: string, days: number): string => dayOf(new Date(Date.parse(`${day}T12:00`) + days * DAY));

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Returns the entry of a list for a day. A list is gone through before any entry comes again, and everybody has the same one on a day. */
export function ofDay<T>(list: readonly T[], day: string): T {
  let stride = Math.max(1, Math.round(list.length * GOLDEN));
  while (divisor(list.length, stride) !== 1) stride--;
  const number = Math.floor(Date.parse(day) / DAY);
  return list[(number * stride) % list.length]!;
}
