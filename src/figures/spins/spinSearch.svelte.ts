import { findSpins, type Spin } from '#analysis/spins.ts';
import { MOST_FOUND, type SpinQuestion } from './spinState.ts';

/** The number of boards that the build searches, so that the page has its first answer without scripts. */
const AT_ONCE = 100;
/** Milliseconds of searching before other tasks of the page run. */
const SLICE = 12;
/** The number of boards before the search asks whether to continue. */
const AT_A_TIME = 150_000;

/** A search in slices, so that the page stays usable. */
export class SpinSearch {
  spins: readonly Spin[] = $state.raw([]);
  /** `paused`: the limit of boards is reached. */
  status: 'searching' | 'done' | 'paused' = $state('done');
  looked: number = $state(0);
  #boards: Iterator<Spin | null> | null = null;
  readonly #atATime: number;
  #limit = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(atATime = AT_A_TIME) {
    this.#atATime = atATime;
  }

  /** Starts a new search. */
  ask(question: SpinQuestion): void {
    clearTimeout(this.#timer);
    this.#boards = question.is === 'query' ? findSpins(question.system, question.query)[Symbol.iterator]() : null;
    this.#limit = this.#atATime;
    this.spins = [];
    this.looked = 0;
    this.status = this.#boards ? 'searching' : 'done';
  }

  /** Searches as far as the build does. */
  draw(): void {
    this.#look((looked) => looked < AT_ONCE);
  }

  /** Continues until a limit is reached or nothing is left. */
  run(): void {
    clearTimeout(this.#timer);
    if (this.status !== 'searching') return;
    const end = performance.now() + SLICE;
    this.#look(() => performance.now() < end);
    this.#timer = setTimeout(() => this.run());
  }

  /** Continues with the same number of boards. */
  goOn(): void {
    this.#limit += this.#atATime;
    if (this.status === 'paused') this.status = 'searching';
    this.run();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #look(further: (looked: number) => boolean): void {
    const found: Spin[] = [];
    let { looked } = this;
    while (this.status === 'searching' && further(looked)) {
      const next = this.#boards?.next();
      if (!next || next.done) this.status = 'done';
      else {
        looked++;
        if (next.value) found.push(next.value);
        if (this.spins.length + found.length >= MOST_FOUND) this.status = 'done';
        else if (looked >= this.#limit) this.status = 'paused';
      }
    }
    this.looked = looked;
    if (found.length > 0) this.spins = [...this.spins, ...found];
  }
}
