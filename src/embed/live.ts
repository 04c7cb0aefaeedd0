import type { OnFault } from '#figure/faults.ts';
import type { ElementParams } from '#figure/record/elementParams.ts';

/** Methods of a loaded figure, for its element. */
export interface MountedFigure {
  /** Fulfilled when all parts are mounted, pending calls are done, and the figure is visible. */
  readonly ready: Promise<void>;
  readonly next: () => void;
  readonly previous: () => void;
  readonly goTo: (step: number) => void;
  readonly getState: () => string;
  readonly setState: (query: string) => void;
  /** Applies attributes that changed together, given by their plain names. */
  readonly follow: (changed: ReadonlySet<string>) => void;
  /** Called after the element moves into another document. */
  readonly adopt: () => void;
  /** Empties the shadow root. */
  readonly end: () => void;
}

/** Mounts the figure of an element in its shadow root. Calls the handler with errors of the figure, now or later. */
export type Mount = (
  host: HTMLElement & { readonly shadowRoot: ShadowRoot },
  known: ElementParams,
  onfault: OnFault,
) => MountedFigure;

/** Exports of the file of a figure. */
export interface FigureModule {
  readonly mount: Mount;
  /** Fetches rules that a query needs; null where they are there. */
  readonly rulesFor: (query: string) => Promise<void> | null;
}
