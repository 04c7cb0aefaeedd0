import { findSpins, type Spin } from '#analysis/spins.ts';
import { MOST_FOUND, type SpinQuestion } from './spinState.ts';

/** Boards that are looked at before a page is shown: the first answer is there without a script. */
const AT_ONCE = 100;
/** Milliseconds in which a page goes on looking before it lets others do something. */
const SLICE = 12;
/** Boards that are looked at before the reader is asked whether to go on. */
const AT_A_TIME = 150_000;

/** A search that goes on while the page is used. */
export class SpinSearch {
  spins: readonly Spin[] = $state.raw([]);
  /** `paused`: as many boards were looked at as are at a time. */
  status: 'searching' | 'done' | 'paused' = $state('done');
  looked: number = $state(0);
  #boards: Iterator<Spin | null> | null = null;
  readonly #atATime: number;
  #limit = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(atATime = AT_A_TIME) {
    this.#atATime = atATime;
  }

  /** Begins anew with another question. */
  ask(question: SpinQuestion): void {
    clearTimeout(this.#timer);
    this.#boards = question.is === 'asked' ? findSpins(question.system, question.query)[Symbol.iterator]() : null;
    this.#limit = this.#atATime;
    this.spins = [];
    this.looked = 0;
    this.status = this.#boards ? 'searching' : 'done';
  }

  /** Looks as far as a page is drawn with. */
  draw(): void {
    this.#look((looked) => looked < AT_ONCE);
  }

  /** Goes on until enough is found or looked at, or nothing is left. */
  run(): void {
    clearTimeout(this.#timer);
    if (this.status !== 'searching') return;
    const end = performance.now() + SLICE;
    this.#look(() => performance.now() < end);
    this.#timer = setTimeout(() => this.run());
  }

  /** Looks at as many boards again. */
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
