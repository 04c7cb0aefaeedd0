/** The steps of a figure, as its buttons, sliders and keys move through them. */
export interface StepControl {
  /** The step that the board shows. */
  readonly step: number;
  /** The step that lists, tables and sliders mark. */
  readonly marked: number;
  readonly first: number;
  readonly last: number;
  readonly playing: boolean;
  /** Goes to a step that a reader chose; that ends the playing. */
  goTo(step: number): void;
  /** Plays on to the last step, from the first one again where it stands at the end; or pauses. */
  toggle(): void;
  pause(): void;
}
