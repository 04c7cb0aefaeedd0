import type { OnFault } from '#figure/faults.ts';
import type { ElementWords } from '#figure/record/elementWords.ts';

/** What an element asks of its figure, once that is loaded. */
export interface Alive {
  /** Fulfilled when every part of the figure is made, what it was asked meanwhile is done, and it is shown. */
  readonly whole: Promise<void>;
  readonly next: () => void;
  readonly previous: () => void;
  readonly goTo: (step: number) => void;
  readonly getState: () => string;
  readonly setState: (line: string) => void;
  /** Attributes that were changed together, by their plain names. */
  readonly follow: (changed: ReadonlySet<string>) => void;
  /** Called when the element has come into another document. */
  readonly adopt: () => void;
  /** Leaves the shadow root empty. */
  readonly end: () => void;
}

/** Makes the figure of an element in its shadow root; the handler is called with what the figure throws, then or later. */
export type Awaken = (
  host: HTMLElement & { readonly shadowRoot: ShadowRoot },
  known: ElementWords,
  onfault: OnFault,
) => Alive;

/** What the file of a figure offers. */
export interface Part {
  readonly awaken: Awaken;
}
