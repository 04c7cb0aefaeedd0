import { misuse } from '#figure/page/checkProps.ts';

export interface TimelineMoment {
  readonly id: string;
  readonly year: number;
  readonly title: string;
}

interface Use {
  readonly url: URL;
  readonly locals: object;
}

/** Moments of a page that wait for their timeline: Astro renders the slot of a component first. */
const waiting = new WeakMap<object, readonly TimelineMoment[]>();

/** Adds a moment to its timeline. The build stops if moments are out of order. */
export function addMoment({ url, locals }: Use, moment: TimelineMoment): void {
  const moments = waiting.get(locals) ?? [];
  const before = moments.at(-1);
  if (before && before.year > moment.year)
    throw misuse({ url }, 'Moment', `${moment.year} stands after ${before.year}; moments go forwards.`);
  waiting.set(locals, [...moments, moment]);
}

/** Returns the moments of a timeline after its slot has rendered. The build stops if there are none. */
export function takeMoments({ url, locals }: Use): readonly TimelineMoment[] {
  const moments = waiting.get(locals) ?? [];
  if (moments.length === 0) throw misuse({ url }, 'Timeline', 'there is no Moment inside.');
  waiting.delete(locals);
  return moments;
}
