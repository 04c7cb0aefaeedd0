import type { Diagnostic, Result } from '#engine/diagnostics.ts';
import { rotate } from '#engine/rotate.ts';
import { printScenario, requestOf, type Scenario } from '#engine/scenario.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { afterPaint } from './contract/afterPaint.ts';
import { changedScenario, readShow } from './contract/show.ts';
import { lastStep } from './narrate.ts';
import { Edits } from './undo.svelte.ts';

/** Milliseconds that a test stands while it plays. */
const PLAY_INTERVAL = 1100;

const traces = new WeakMap<Scenario, RotationTrace>();

/** The trace of a scenario, made once: steps look at it and never make another. */
export function traceOf(scenario: Scenario): RotationTrace {
  const trace = traces.get(scenario) ?? rotate(scenario.system, requestOf(scenario), scenario.memory);
  traces.set(scenario, trace);
  return trace;
}

/** The step that makes the point: the winning test, or the outcome when none wins. */
function tellingStep(trace: RotationTrace): number {
  const { outcome } = trace;
  return outcome.is === 'rotated' || outcome.is === 'half done' ? outcome.test.number : lastStep(trace);
}

/** How many steps a figure makes of a scenario, and which of them makes its point. */
export interface Pace {
  readonly last: (scenario: Scenario) => number;
  readonly telling: (scenario: Scenario) => number;
}

const ONE_ROTATION: Pace = {
  last: (scenario) => lastStep(traceOf(scenario)),
  telling: (scenario) => tellingStep(traceOf(scenario)),
};

/** What a figure looks like when it opens. */
const openingStep = (scenario: Scenario, { last, telling }: Pace): number =>
  scenario.step === null ? telling(scenario) : Math.min(scenario.step, last(scenario));

/** Why an edit was not made; the code of an interface string. */
export type Refusal = 'edit.noRoom' | 'edit.noMirror' | 'edit.occupied' | 'edit.blocked';

/** A line that could not be shown, and why. */
export interface Wrong {
  readonly text: string;
  readonly problems: readonly Diagnostic[];
}

/** All that a walk knows, for one that goes on in its place. */
export interface Held {
  readonly scenario: Scenario;
  readonly step: number;
  readonly example: Scenario;
  readonly start: Scenario;
  readonly edits: Edits<Scenario>;
  readonly refusal: Refusal | null;
  readonly wrong: Wrong | null;
}

const withoutStep = (scenario: Scenario): string => printScenario({ ...scenario, step: null });

/** A scenario that is gone through step by step. Lines tell it what to show: links, words, tables and attributes do. */
export class ScenarioWalk {
  scenario: Scenario = $state.raw() as Scenario;
  step: number = $state(0);
  motion: 'none' | 'slide' | 'turn' = $state('none');
  playing: 'yes' | 'no' = $state('no');
  refusal: Refusal | null = $state(null);
  /** Why the last line is not shown; what was shown before it stays. */
  wrong: Wrong | null = $state.raw(null);
  readonly trace: RotationTrace = $derived(traceOf(this.scenario));
  readonly last: number = $derived.by(() => this.pace.last(this.scenario));

  protected readonly pace: Pace;
  /** What it goes back to: with a step, where one was asked for. */
  example: Scenario = $state.raw() as Scenario;
  #start: Scenario;
  protected readonly edits: Edits<Scenario>;
  /** The step that is still marked around the board until the one that is shown is painted. */
  #before: number | null = $state(null);
  /** The step that is marked around the board, in tables, sliders and strips: the one that is shown, as soon as the board is painted. */
  readonly marked: number = $derived(this.#before ?? this.step);
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(example: Scenario, pace: Pace = ONE_ROTATION, held?: Held) {
    this.pace = pace;
    this.example = example;
    this.#start = held?.start ?? example;
    this.scenario = held?.scenario ?? example;
    this.step = held?.step ?? openingStep(example, pace);
    this.refusal = held?.refusal ?? null;
    this.wrong = held?.wrong ?? null;
    this.edits = new Edits(held?.edits);
  }

  get held(): Held {
    const { scenario, step, example, refusal, wrong } = this;
    return { scenario, step, example, start: this.#start, edits: this.edits, refusal, wrong };
  }

  /** The scenario with the step that is shown: what a link holds. */
  get shown(): Scenario {
    return { ...this.scenario, step: this.step };
  }

  goTo(step: number): void {
    const next = Math.max(0, Math.min(this.last, step));
    if (next === this.step) return;
    this.motion = next === 1 && this.step === 0 ? 'turn' : 'slide';
    this.#before ??= this.step;
    this.step = next;
    afterPaint(() => {
      this.#before = null;
    });
    if (next === this.last) this.pause();
  }

  play(): void {
    if (this.playing === 'yes') return this.pause();
    if (this.step === this.last) this.goTo(0);
    this.playing = 'yes';
    this.#timer = setInterval(() => this.goTo(this.step + 1), PLAY_INTERVAL);
  }

  pause(): void {
    clearInterval(this.#timer);
    this.playing = 'no';
  }

  /** Shows another scenario; the one before can be brought back. */
  show(scenario: Scenario, step: number = openingStep(scenario, this.pace)): void {
    this.edits.remember(this.scenario);
    this.replace(scenario);
    this.step = Math.min(step, this.last);
  }

  reset(): void {
    this.pause();
    if (this.scenario !== this.#start) this.show(this.#start);
    this.motion = 'none';
    this.step = openingStep(this.example, this.pace);
    this.refusal = null;
  }

  /** What is shown becomes the example that it goes back to, unless the last line was wrong. */
  keep(): void {
    if (this.wrong) return;
    this.example = this.shown;
    this.#start = this.scenario;
  }

  /** Shows what a line was read as. */
  accept(read: Result<Scenario>, line: string): void {
    this.wrong = read.ok ? null : { text: line, problems: read.diagnostics };
    if (read.ok && read.value !== this.scenario) this.show(read.value);
  }

  /** Shows exactly what a line says. Where that is another step of the same scenario it goes there. */
  setState(line: string): void {
    const read = readScenario(line);
    const same = read.ok && withoutStep(read.value) === withoutStep(this.scenario);
    this.accept(same ? { ...read, value: this.scenario } : read, line);
    if (same && read.value.step !== null) this.goTo(read.value.step);
  }

  /** Changes some words of what is shown, and goes to a step. */
  ask(words: string): void {
    const wanted = readShow(words);
    const read = changedScenario(this.scenario, wanted);
    this.accept(read, words);
    if (read.ok && wanted.step !== null) this.goTo(wanted.step);
  }

  protected replace(scenario: Scenario): void {
    this.motion = 'none';
    this.refusal = null;
    this.#before = null;
    this.scenario = scenario;
    this.step = Math.min(this.step, this.last);
  }
}
