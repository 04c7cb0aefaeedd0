import type { AnswerOf, JobName, JobRequest } from './jobs.ts';
import { runRequest } from './runRequest.ts';

/** Milliseconds before a reader is told that something is being worked out: most answers are there sooner. */
const QUIET = 150;

/** What a reader sees of an analysis. */
export interface WorkShown {
  readonly name: JobName;
  readonly status: 'idle' | 'quiet' | 'running' | 'complete' | 'stopped';
  /** Parts that came to an end, of how many. */
  readonly complete: number;
  readonly all: number;
  stop(): void;
}

/** An analysis that a figure waits for. Another question takes the place of the one before. */
export class Work<Name extends JobName> implements WorkShown {
  readonly name: Name;
  /** What is known; null until the first answer. */
  value: AnswerOf<Name> | null = $state.raw(null);
  /** The same, and the answer to the question before until the reader is told that another one is worked out. */
  kept: AnswerOf<Name> | null = $state.raw(null);
  /** `quiet`: it runs, and has not run for long. */
  status: WorkShown['status'] = $state('idle');
  complete = $state(0);
  all = $state(0);
  /** The request, as text. */
  #key = '';
  #known: AnswerOf<Name> | null = null;
  #running: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #onend: ((answer: AnswerOf<Name>) => void) | undefined;

  constructor(name: Name) {
    this.name = name;
  }

  /** Begins with a question; the one that is being worked on goes on. */
  ask(
    systems: readonly string[],
    question: JobRequest<Name>['question'],
    onend?: (answer: AnswerOf<Name>) => void,
  ): void {
    const request: JobRequest<Name> = { name: this.name, systems, question };
    const key = JSON.stringify(request);
    if (key === this.#key) return;
    const { kept } = this;
    this.forget();
    this.kept = kept;
    this.#key = key;
    this.#onend = onend;
    this.status = 'quiet';
    this.#timer = setTimeout(() => {
      this.status = 'running';
      this.kept = null;
    }, QUIET);
    const running = new AbortController();
    this.#running = running;
    runRequest(
      request as JobRequest,
      ({ complete, tried, all, value }) => {
        this.complete = complete;
        this.all = all;
        if (value !== undefined) this.#known = value as AnswerOf<Name>;
        if (tried === all) this.#end(complete === all ? 'complete' : 'stopped');
      },
      running.signal,
      (reason) => {
        console.warn(`An analysis could not be done. ${String(reason)}`);
        if (!running.signal.aborted) this.stop();
      },
    );
  }

  /** Ends the analysis; what is known by now is shown. */
  stop(): void {
    this.#running?.abort();
    this.#end('stopped');
  }

  /** Drops question and answer. */
  forget(): void {
    this.#running?.abort();
    clearTimeout(this.#timer);
    this.#known = null;
    this.value = null;
    this.kept = null;
    this.#key = '';
    this.status = 'idle';
    this.complete = 0;
    this.all = 0;
  }

  #end(status: 'complete' | 'stopped'): void {
    clearTimeout(this.#timer);
    this.value = this.#known;
    this.kept = this.value;
    this.status = status;
    if (this.#known !== null) this.#onend?.(this.#known);
  }
}
