/** What was shown before, and what was taken back: for figures that can be edited. */
export class Edits<S> {
  #past: readonly S[] = $state.raw([]);
  #future: readonly S[] = $state.raw([]);
  /** Whether the edits belong to one stroke, and whether what was shown before it is kept. */
  #stroke: 'none' | 'begun' | 'kept' = 'none';

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Begins a stroke, whose edits are taken back at once. */
  stroke(): void {
    this.#stroke = 'begun';
  }

  /** Ends a stroke. */
  rest(): void {
    this.#stroke = 'none';
  }

  /** Keeps what is shown, before something else is. What was taken back is gone then. */
  remember(shown: S): void {
    if (this.#stroke === 'kept') return;
    if (this.#stroke === 'begun') this.#stroke = 'kept';
    this.#past = [...this.#past, shown];
    this.#future = [];
  }

  /** Takes the last edit back: what was shown before it; null where there is none. */
  undo(shown: S): S | null {
    const before = this.#past.at(-1);
    if (before === undefined) return null;
    this.#future = [shown, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    return before;
  }

  /** Makes again what was taken back last; null where there is nothing. */
  redo(shown: S): S | null {
    const [next, ...rest] = this.#future;
    if (next === undefined) return null;
    this.#past = [...this.#past, shown];
    this.#future = rest;
    return next;
  }
}
