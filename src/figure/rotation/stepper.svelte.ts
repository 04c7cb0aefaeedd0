import type { Diagnostic, Result } from '#engine/diagnostics.ts';
import { FRESH_MEMORY } from '#engine/memory.ts';
import { mirrorScenario } from '#engine/mirror.ts';
import type { Precedence, Turn } from '#engine/piece.ts';
import { printScenario, type Scenario } from '#engine/scenario.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { systemById } from '#rules/registry.ts';
import type { ShownState } from '../figureState.svelte.ts';
import { linkedScenario, shareLink } from '#share/share.ts';
import { BoardEdits } from '../boardEdits.svelte.ts';
import { changedScenario, readShow } from './show.ts';
import { ONE_ROTATION, openingStep, traceOf, type Pace } from './rotationSteps.ts';
import { Steps } from '../steps.svelte.ts';

/** One stepper: a scenario, the step that is shown, and the edits that led there. */
export class Stepper implements ShownState {
  scenario: Scenario = $state.raw() as Scenario;
  step: number = $state(0);
  motion: 'none' | 'slide' | 'turn' = $state('none');
  /** Why the last line is not shown; what was shown before it stays. */
  problems: readonly Diagnostic[] = $state.raw([]);
  problemText: string = $state('');
  readonly trace: RotationTrace = $derived(traceOf(this.scenario));
  readonly steps = new Steps({
    step: () => this.step,
    last: () => this.#pace.last(this.scenario),
    show: (step) => {
      this.motion = step === 1 && this.step === 0 ? 'turn' : 'slide';
      this.step = step;
    },
  });
  readonly edits = new BoardEdits<Scenario>({
    shown: () => this.scenario,
    show: (scenario, step) => {
      this.motion = 'none';
      this.steps.settle();
      this.#put(scenario);
      this.step = step === 'opening' ? openingStep(scenario, this.#pace) : Math.min(this.step, this.steps.last);
    },
    mirrored: mirrorScenario,
  });
  /** What it goes back to: with a step, where one was asked for. */
  example: Scenario = $state.raw() as Scenario;
  #start: Scenario;
  readonly #pace: Pace;

  constructor(example: Scenario, pace: Pace = ONE_ROTATION) {
    this.#pace = pace;
    this.example = example;
    this.#put(example);
    this.#start = this.scenario;
    this.step = openingStep(example, pace);
  }

  /** The step stands beside the scenario: an edited one opens at the step that makes its point. */
  #put(scenario: Scenario): void {
    this.scenario = scenario.step === null ? scenario : { ...scenario, step: null };
  }

  /** The scenario with the step that is shown: what a link holds. */
  get shown(): Scenario {
    return { ...this.scenario, step: this.step };
  }

  get line(): string {
    return printScenario(this.shown);
  }

  get openingLine(): string {
    return printScenario(this.example);
  }

  reset(): void {
    this.steps.pause();
    if (this.scenario !== this.#start) this.edits.replace(this.#start);
    this.motion = 'none';
    this.step = openingStep(this.example, this.#pace);
    this.edits.refusal = null;
  }

  /** What is shown becomes the example that it goes back to. */
  keep(): void {
    this.example = this.shown;
    this.#start = this.scenario;
  }

  #accept(read: Result<Scenario>, line: string): void {
    this.problems = read.ok ? [] : read.diagnostics;
    this.problemText = line;
    if (read.ok && read.value !== this.scenario) this.edits.replace(read.value);
  }

  /** Changes some words of what is shown, and goes to a step. */
  show(words: string): void {
    const wanted = readShow(words);
    const read = changedScenario(this.scenario, wanted);
    this.#accept(read, words);
    if (read.ok && wanted.step !== null) this.steps.goTo(wanted.step);
  }

  openLink(search: string, figure: string): void {
    const linked = linkedScenario(search, figure);
    if (linked) this.#accept(linked.scenario, linked.text);
  }

  linkFrom(page: string, figure: string): string {
    return shareLink(page, figure, this.shown);
  }

  setSystem(id: string): void {
    const system = systemById(id);
    if (!system) return;
    const { piece, orientation } = this.scenario.placement;
    this.edits.place({ system, readings: [], precedence: null, memory: FRESH_MEMORY }, piece, orientation);
  }

  setTurn(turn: Turn): void {
    this.edits.replace({ ...this.scenario, turn });
  }

  setPrecedence(precedence: Precedence): void {
    this.edits.replace({ ...this.scenario, precedence });
  }

  setFloorKicks(floorKicks: number): void {
    this.edits.replace({ ...this.scenario, memory: { ...this.scenario.memory, floorKicks } });
  }
}
