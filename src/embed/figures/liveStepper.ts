import { flushSync, hydrate, unmount } from 'svelte';
import type { Held } from '#widgets/scenarioWalk.svelte.ts';
import { Stepper } from '#widgets/stepper.svelte.ts';
import KickStepper from '#widgets/KickStepper.svelte';
import type { LiveFigure } from '../awaken.ts';
import { caption, inParts, spokenWith } from '../mounted.ts';

interface Drawn {
  /** Holds the figure as it was drawn last. */
  readonly place: HTMLElement;
  readonly props: Readonly<{ scenario: string; figure: string; language: string; layout: 'full' | 'small' }>;
  /** What is shown; without it the scenario cannot be read, and the figure says why. */
  readonly held: Held | undefined;
}

/** Brings a stepper to life that was drawn. */
export async function enliven({ place, props, held }: Drawn): Promise<LiveFigure> {
  const going = held && new Stepper(held.example, undefined, held);
  let shown: Record<string, unknown> = {};
  await inParts(() => {
    shown = hydrate(KickStepper, { target: place, props: { ...props, going, whole: 'whole', children: caption } });
    flushSync();
  });
  const root = place.querySelector<HTMLElement>('[data-widget]')!;
  return { ...spokenWith(root, shown, { step: 'step' }), end: () => void unmount(shown) };
}
