import type { Diagnostic } from '#engine/diagnostics.ts';
import type { FigureSpec } from './fields.ts';
import { fieldFormat, type Read, type StateFormat } from './stateFormat.ts';

/** What the frame of a figure needs to know of its state, and asks it to do. */
export interface ShownState {
  /** What is shown, as words; what it goes back to. */
  readonly line: string;
  readonly openingLine: string;
  readonly problems: readonly Diagnostic[];
  /** The text that the problems are about. */
  readonly problemText: string;
  /** Words to change. */
  show(line: string): void;
  reset(): void;
  /** What is shown becomes what it goes back to. */
  setBaseline(): void;
  /** Takes over what an address holds for the figure. */
  openLink(search: string, figure: string): void;
  /** The address of a page with the figure as it is now. */
  linkFrom(page: string, figure: string): string;
}

/** Where a figure has its state. */
export interface StateStore<S> {
  readonly shown: S;
  /** Shows another state. */
  put(state: S): void;
}

class PlainStore<S> implements StateStore<S> {
  shown: S = $state.raw() as S;

  constructor(state: S) {
    this.shown = state;
  }

  put(state: S): void {
    this.shown = state;
  }
}

/**
 * The state of one figure: changed by its controls, by words of the page, or by a link. Words that cannot be read change nothing; what
 * is wrong with them is told until the figure shows something else.
 */
export class FigureState<S extends object> implements ShownState {
  opening: S = $state.raw() as S;
  readonly #format: StateFormat<S>;
  readonly #store: StateStore<S>;
  /** The last words that could not be read, and what was shown then. */
  #failed: { readonly read: Read<S> & { ok: false }; readonly shown: string } | null = $state.raw(null);
  readonly #problem = $derived(this.#failed && this.#failed.shown === this.line ? this.#failed.read : null);

  /** @param opening what it goes back to, if that is less than what the store shows at first */
  constructor(format: StateFormat<S>, store: StateStore<S>, opening: S = store.shown) {
    this.#format = format;
    this.#store = store;
    this.opening = opening;
  }

  get value(): S {
    return this.#store.shown;
  }

  get line(): string {
    return this.#format.print(this.value);
  }

  get openingLine(): string {
    return this.#format.print(this.opening);
  }

  get problems(): readonly Diagnostic[] {
    return this.#problem?.diagnostics ?? [];
  }

  get problemText(): string {
    return this.#problem?.text ?? '';
  }

  #put(state: S): void {
    this.#failed = null;
    this.#store.put(state);
  }

  change(changes: Partial<S>): void {
    this.#put({ ...this.value, ...changes });
  }

  reset(): void {
    this.#put(this.opening);
  }

  setBaseline(): void {
    this.opening = this.value;
  }

  #accept(read: Read<S>): void {
    if (read.ok) this.#put(read.value);
    else this.#failed = { read, shown: this.line };
  }

  /** Words to change, `rule=four-chebyshevs size=16`. */
  show(line: string): void {
    this.#accept(this.#format.read(line, this.value));
  }

  openLink(search: string, figure: string): void {
    const read = this.#format.readLink(search, figure, this.value);
    if (read) this.#accept(read);
  }

  linkFrom(page: string, figure: string): string {
    return this.#format.link(page, figure, this.value);
  }
}

/** The state of a figure with a table of fields, which opens with the words of a line over the default. */
export function figureState<S extends object>(
  spec: FigureSpec<S>,
  line: string,
  store: StateStore<S> = new PlainStore(spec.standard),
): FigureState<S> {
  const state = new FigureState(fieldFormat(spec), store);
  state.show(line);
  state.setBaseline();
  return state;
}
