/** A square: column and row, both from 0, rows upwards. */
export type Square = readonly [x: number, y: number];

/** One test of a rotation, as the engine made it. */
export interface KickTest {
  /** From 1, counted through the whole rotation. */
  readonly number: number;
  /** Columns to the right, rows upwards. */
  readonly kick: Square;
  /** The squares that the piece would cover. */
  readonly minos: readonly Square[];
  /** What stands on them, or where they leave the board. */
  readonly obstacles: readonly { readonly cell: Square; readonly kind: string }[];
  readonly verdict: { readonly is: 'accepted' | 'blocked' | 'refused' | 'not reached' };
}

/** What every event tells. */
export interface StepDetail {
  /** 0 the start, n test, frame or move n; null for figures without steps. */
  readonly step: number | null;
  /** The test that a stepper shows; null at the start, at the outcome and in other figures. */
  readonly test: KickTest | null;
  /** What is shown, as a line of words: `setState` takes it back. */
  readonly state: string;
  /** What comes of the rotation in a stepper. */
  readonly outcome?: 'rotated' | 'half done' | 'failed' | 'refused';
}

/** Any element of this file that shows a figure. */
export interface FigureElement extends HTMLElement {
  /** One step on; without effect in figures that have no steps. */
  next(): void;
  previous(): void;
  /** @param step 0 the start, n test, frame or move n; beyond the last it stops there */
  goTo(step: number): void;
  /** What is shown, as a line of words; empty while the figure is not loaded, and while its attributes have never made a state. */
  getState(): string;
  /**
   * Shows what a whole line of words says: at once, or as soon as the rules that it names have been fetched, which the events tell. A
   * wrong line is explained inside the element, and what was shown stays.
   */
  setState(line: string): void;
}

/** `<kick-stepper>`: one rotation, test by test. */
export type KickStepperElement = FigureElement;

declare global {
  interface HTMLElementEventMap {
    /** Another step, or another state, is shown. */
    'wallkick-step': CustomEvent<StepDetail>;
    /** Another state is shown, not merely another step of it: edited, reset or set. */
    'wallkick-change': CustomEvent<StepDetail>;
    /** The last step is reached. */
    'wallkick-end': CustomEvent<StepDetail>;
    /** The figure could not be loaded or made; the children of the element are shown. */
    'wallkick-fault': CustomEvent<null>;
  }
}
