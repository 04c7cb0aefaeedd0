/** The interface of buttons, sliders and keys to the steps of a figure. */
export interface StepControl {
  /** The step on the board. */
  readonly step: number;
  /** The marked step in lists, tables and sliders. */
  readonly marked: number;
  readonly first: number;
  readonly last: number;
  /** The steps that the buttons and keys to the first and the last one go to. */
  readonly ends: readonly [first: number, last: number];
  readonly playing: boolean;
  /** Goes to a step that a reader chose, and stops playing. */
  goTo(step: number): void;
  /** Pauses, or plays to the last step: from the first one, or from the step that a reader chose. */
  toggle(): void;
  pause(): void;
}
