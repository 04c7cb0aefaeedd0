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
  /** Blocks under these squares, or the edge that they cross. */
  readonly obstacles: readonly { readonly cell: Square; readonly kind: string }[];
  readonly verdict: { readonly is: 'accepted' | 'blocked' | 'refused' | 'not reached' };
}

/** The detail of every event. */
export interface StepDetail {
  /** 0 the start, n test, frame or move n; null for figures without steps. */
  readonly step: number | null;
  /** The test that a stepper shows; null at the start, at the outcome and in other figures. */
  readonly test: KickTest | null;
  /** The current state as a query, as `setState` takes it. */
  readonly state: string;
  /** The outcome of the rotation in a stepper. */
  readonly outcome?: 'rotated' | 'half done' | 'failed' | 'refused';
}

/** Any element of this file that shows a figure. */
export interface FigureElement extends HTMLElement {
  /** Goes one step forward; has no effect in figures without steps. */
  next(): void;
  previous(): void;
  /** @param step 0 the start, n test, frame or move n; larger numbers mean the last step */
  goTo(step: number): void;
  /** Returns the current state as a query; empty while the figure is not loaded, and while no attribute has made a state. */
  getState(): string;
  /**
   * Shows the state of a complete query, after loading its rules if needed; events report when. A wrong query is explained inside the
   * element, and the state stays.
   */
  setState(query: string): void;
}

/** `<kick-stepper>`: one rotation, test by test. */
export type KickStepperElement = FigureElement;

declare global {
  interface HTMLElementEventMap {
    /** The step or the state has changed. */
    'wallkick-step': CustomEvent<StepDetail>;
    /** The state has changed, by an edit, a reset or `setState`, and not only its step. */
    'wallkick-change': CustomEvent<StepDetail>;
    /** The last step is reached. */
    'wallkick-end': CustomEvent<StepDetail>;
    /** The figure could not be loaded or made. The element shows its children. */
    'wallkick-fault': CustomEvent<null>;
  }
}
