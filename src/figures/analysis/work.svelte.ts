import type { AnswerOf, JobName, JobRequest } from './jobs.ts';
import { runRequest } from './runRequest.ts';

/** Milliseconds before the status appears. Most answers are faster, and a status would flicker. */
const QUIET = 150;

/** The status of an analysis, as the reader sees it. */
export interface WorkShown {
  readonly name: JobName;
  readonly status: 'idle' | 'quiet' | 'running' | 'complete' | 'stopped';
  /** Number of finished parts, and of all parts. */
  readonly complete: number;
  readonly all: number;
  /** Whether its files did not load, or it threw. */
  readonly failed: boolean;
  stop(): void;
}

/** An analysis that a figure waits for. A new question replaces the current one. */
export class Work<Name extends JobName> implements WorkShown {
  readonly name: Name;
  /** The answer so far; null until the first result. */
  value: AnswerOf<Name> | null = $state.raw(null);
  /** The same, but it keeps the previous answer until the status of the new question appears. */
  kept: AnswerOf<Name> | null = $state.raw(null);
  /** `quiet`: it runs, but for less than the delay. */
  status: WorkShown['status'] = $state('idle');
  complete = $state(0);
  all = $state(0);
  failed = $state(false);
  /** The request as JSON, to recognise the current question. */
  #key = '';
  #known: AnswerOf<Name> | null = null;
  #running: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #onend: ((answer: AnswerOf<Name>) => void) | undefined;

  constructor(name: Name) {
    this.name = name;
  }

  /** Starts the analysis, unless it already has this question. */
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
        console.warn(`An analysis could not be done. Reload the page to try again. ${String(reason)}`);
        if (running.signal.aborted) return;
        this.stop();
        this.failed = true;
        // The same question may be asked again, because the connection may be back.
        this.#key = '';
      },
    );
  }

  /** Stops the analysis and keeps the answer so far. */
  stop(): void {
    this.#running?.abort();
    this.#end('stopped');
  }

  /** Removes question and answer. */
  forget(): void {
    this.#running?.abort();
    clearTimeout(this.#timer);
    this.#known = null;
    this.value = null;
    this.kept = null;
    this.#key = '';
    this.status = 'idle';
    this.failed = false;
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
