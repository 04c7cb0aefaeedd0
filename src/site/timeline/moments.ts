import { misuse } from '#figure/page/checkProps.ts';

export interface Moment {
  /** Address of the moment on its page. */
  readonly id: string;
  readonly year: number;
  readonly title: string;
}

interface Use {
  readonly url: URL;
  readonly locals: object;
}

/** The moments of a page that wait for their timeline: what stands inside a component is rendered before it. */
const waiting = new WeakMap<object, readonly Moment[]>();

/** Puts a moment on the timeline that it stands in; the build stops where it comes before an earlier year. */
export function addMoment({ url, locals }: Use, moment: Moment): void {
  const moments = waiting.get(locals) ?? [];
  const before = moments.at(-1);
  if (before && before.year > moment.year)
    throw misuse({ url }, 'Moment', `${moment.year} stands after ${before.year}; moments go forwards.`);
  waiting.set(locals, [...moments, moment]);
}

/** The moments inside a timeline, once it has rendered what stands inside; the build stops where there is none. */
export function takeMoments({ url, locals }: Use): readonly Moment[] {
  const moments = waiting.get(locals) ?? [];
  if (moments.length === 0) throw misuse({ url }, 'Timeline', 'there is no Moment inside.');
  waiting.delete(locals);
  return moments;
}
