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

/** What every event of a stepper tells. */
export interface StepDetail {
  /** 0 the start, n test n, one more the outcome. */
  readonly step: number;
  /** The test that is shown; null at the start and at the outcome. */
  readonly test: KickTest | null;
  /** What is shown, as a scenario line: `setState` takes it back. */
  readonly state: string;
  readonly outcome: 'rotated' | 'half done' | 'failed' | 'refused';
}

/** `<kick-stepper>`: one rotation, test by test. */
export interface KickStepperElement extends HTMLElement {
  next(): void;
  previous(): void;
  /** @param step 0 the start, n test n; beyond the last it stops at the outcome */
  goTo(step: number): void;
  /** What is shown, as a scenario line; empty while the attributes have never made one. */
  getState(): string;
  /** Shows a scenario line; a wrong one is explained inside the element, and what was shown stays. */
  setState(line: string): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'kick-stepper': KickStepperElement;
  }
  interface HTMLElementEventMap {
    /** Another step, or another rotation, is shown. */
    'wallkick-step': CustomEvent<StepDetail>;
    /** Another rotation is shown: edited, reset or set. */
    'wallkick-change': CustomEvent<StepDetail>;
    /** The outcome is reached. */
    'wallkick-end': CustomEvent<StepDetail>;
  }
}
