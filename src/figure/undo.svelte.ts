/** What was shown before, and what was taken back: for figures that can be edited. */
export class Edits<S> {
  past: readonly S[] = $state.raw([]);
  future: readonly S[] = $state.raw([]);

  /** Keeps what is shown, before something else is. What was taken back is gone then. */
  remember(shown: S): void {
    this.past = [...this.past, shown];
    this.future = [];
  }
}

/** Takes the last edit back: what was shown before it; null where there is none. */
export function undo<S>(edits: Edits<S>, shown: S): S | null {
  const before = edits.past.at(-1);
  if (before === undefined) return null;
  edits.future = [shown, ...edits.future];
  edits.past = edits.past.slice(0, -1);
  return before;
}

/** Makes again what was taken back last; null where there is nothing. */
export function redo<S>(edits: Edits<S>, shown: S): S | null {
  const [next, ...rest] = edits.future;
  if (next === undefined) return null;
  edits.past = [...edits.past, shown];
  edits.future = rest;
  return next;
}
