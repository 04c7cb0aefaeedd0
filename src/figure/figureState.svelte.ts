import type { Diagnostic } from '#engine/diagnostics.ts';
import type { FigureSpec } from './fields.ts';
import { fieldFormat, type Read, type StateFormat } from './stateFormat.ts';

/** The state of a figure, as its frame uses it. */
export interface ShownState {
  /** The parameters of the current state, and of the one that reset returns to. */
  readonly query: string;
  readonly openingQuery: string;
  readonly problems: readonly Diagnostic[];
  /** The text that the problems are about. */
  readonly problemText: string;
  /** Changes some parameters. */
  show(query: string): void;
  reset(): void;
  /** Makes the current state the one that reset returns to. */
  setBaseline(): void;
  /** Shows the state of an address, if it has one for the figure. */
  openLink(search: string, figure: string): void;
  /** Returns the address of a page with the current state. */
  linkFrom(page: string, figure: string): string;
}

/** Stores the state of a figure. */
export interface StateStore<S> {
  readonly shown: S;
  /** The state that has been painted, where a press is answered first and the page is told later. */
  readonly painted?: S;
  /** Shows another state. */
  put(state: S): void;
  /** The state that a reset shows, where choices of the reader outlive it. */
  readonly resetTo?: (opening: S) => S;
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
 * The state of one figure, which its controls, parameters of the page and links change. Parameters that cannot be read change nothing;
 * their problems are shown until the state changes.
 */
export class FigureState<S extends object> implements ShownState {
  opening: S = $state.raw() as S;
  readonly #format: StateFormat<S>;
  readonly #store: StateStore<S>;
  /** The last parameters that could not be read, and the state at that time. */
  #failed: { readonly read: Read<S> & { ok: false }; readonly shown: string } | null = $state.raw(null);
  // A long game takes a while to print, so it is printed where the state has changed, however often it is read.
  readonly #query = $derived.by(() => this.#format.print(this.#store.painted ?? this.value));
  readonly #openingQuery = $derived.by(() => this.#format.print(this.opening));
  readonly #problem = $derived(this.#failed && this.#failed.shown === this.query ? this.#failed.read : null);

  /** @param opening the state that reset returns to, if it differs from that of the store */
  constructor(format: StateFormat<S>, store: StateStore<S>, opening: S = store.shown) {
    this.#format = format;
    this.#store = store;
    this.opening = opening;
  }

  get value(): S {
    return this.#store.shown;
  }

  get query(): string {
    return this.#query;
  }

  get openingQuery(): string {
    return this.#openingQuery;
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
    this.#put(this.#store.resetTo?.(this.opening) ?? this.opening);
  }

  setBaseline(): void {
    this.opening = this.value;
  }

  #accept(read: Read<S>): void {
    if (read.ok) this.#put(read.value);
    else this.#failed = { read, shown: this.query };
  }

  /** Changes parameters, `rule=four-chebyshevs size=16`. */
  show(query: string): void {
    this.#accept(this.#format.read(query, this.value));
  }

  openLink(search: string, figure: string): void {
    const read = this.#format.readLink(search, figure, this.value);
    if (read) this.#accept(read);
  }

  linkFrom(page: string, figure: string): string {
    return this.#format.link(page, figure, this.value);
  }
}

/** The state of a figure with a table of fields, which opens with a query over the default. */
export function figureState<S extends object>(
  spec: FigureSpec<S>,
  query: string,
  store: StateStore<S> = new PlainStore(spec.standard),
): FigureState<S> {
  const state = new FigureState(fieldFormat(spec), store);
  state.show(query);
  state.setBaseline();
  return state;
}
