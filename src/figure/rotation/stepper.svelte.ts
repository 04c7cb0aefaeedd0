import { NO_KEYS, readHeldKeys } from '#engine/heldKeys.ts';
import { FRESH_MEMORY } from '#engine/memory.ts';
import { mirrorScenario } from '#engine/mirror.ts';
import type { Precedence, Turn } from '#engine/piece.ts';
import { printScenario, type Scenario } from '#engine/scenario.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { systemById } from '#rules/registry.ts';
import type { StateStore } from '../figureState.svelte.ts';
import { BoardEdits } from '../edits/boardEdits.svelte.ts';
import { ONE_ROTATION, openingStep, type Pace } from './rotationSteps.ts';
import { rightAnswer, type Answer } from '#text/answerText.ts';
import { openTraceOf } from './openTrace.ts';
import { traceOf } from './traceOf.ts';
import { testEnds } from '../controls/stepButtons.ts';
import { Steps } from '../steps/steps.svelte.ts';

/** Milliseconds that a step stays while the rotation is played; longer where a test wins. */
const PLAYED = { step: 700, win: 1100 } as const;

/** One stepper: a scenario, the step that is shown, and the edits that led there. */
export class Stepper implements StateStore<Scenario> {
  scenario: Scenario = $state.raw() as Scenario;
  step: number = $state(0);
  motion: 'none' | 'slide' | 'turn' = $state('none');
  /** The test that a reader picked where one is asked for, or none; null until then. */
  answer: Answer | null = $state(null);
  readonly trace: RotationTrace = $derived(this.answer === null ? traceOf(this.scenario) : openTraceOf(this.scenario));
  readonly steps = new Steps({
    step: () => this.step,
    last: () => this.#pace.last(this.scenario),
    ends: () => testEnds(this.#pace.tests(this.scenario)),
    interval: (step) => PLAYED[this.#pace.wins(this.scenario, step) ? 'win' : 'step'],
    show: (step) => {
      this.motion = step === 1 && this.step === 0 ? 'turn' : 'slide';
      this.step = step;
    },
  });
  readonly edits = new BoardEdits<Scenario>({
    shown: () => this.scenario,
    show: (scenario, step) => {
      const staysAtStart = step === 'kept' && this.step === 0;
      this.#replace(scenario);
      if (!staysAtStart) this.steps.open(openingStep(scenario, this.#pace));
      this.steps.settle();
      this.motion = 'none';
    },
    mirrored: mirrorScenario,
  });
  readonly #pace: Pace;

  constructor(example: Scenario, pace: Pace = ONE_ROTATION) {
    this.#pace = pace;
    this.#replace(example);
    this.step = openingStep(example, pace);
  }

  /** The step is kept beside the scenario: an edited one opens at the step that makes its point. */
  #replace(scenario: Scenario): void {
    this.answer = null;
    this.scenario = scenario.step === null ? scenario : { ...scenario, step: null };
  }

  /** The scenario with the step that is shown: what a link holds. */
  get shown(): Scenario {
    return { ...this.scenario, step: this.step };
  }

  get painted(): Scenario {
    return { ...this.scenario, step: this.steps.marked };
  }

  /** Shows a scenario at its step. There is nothing to undo where it is the one that is shown. */
  put(next: Scenario): void {
    this.steps.pause();
    this.edits.refusal = null;
    if (printScenario({ ...next, step: null }) !== printScenario(this.scenario)) this.edits.replace(next);
    else {
      this.answer = null;
      const step = openingStep(next, this.#pace);
      if (next.step === null) this.steps.open(step);
      else this.steps.goTo(step);
    }
    // This was no press, so nobody waits for the board; and in a frame out of sight nothing is painted.
    this.steps.settle();
  }

  /** Whether the reader is asked which test wins, and has not answered. */
  get asks(): boolean {
    return this.scenario.ask !== undefined && this.answer === null;
  }

  /** Takes an answer, and plays from the start to the end. */
  give(answer: Answer): void {
    if (!this.asks) return;
    this.answer = answer;
    this.steps.goTo(0);
    this.steps.toggle();
  }

  get isRight(): boolean {
    return this.answer !== null && this.answer === rightAnswer(openTraceOf(this.scenario));
  }

  setSystem(id: string): void {
    const system = systemById(id);
    if (!system) return;
    const { piece, orientation } = this.scenario.placement;
    this.edits.place(
      { system, readings: [], precedence: null, heldKeys: NO_KEYS, memory: FRESH_MEMORY },
      piece,
      orientation,
    );
  }

  setTurn(turn: Turn): void {
    this.edits.replace({ ...this.scenario, turn });
  }

  setPrecedence(precedence: Precedence): void {
    this.edits.replace({ ...this.scenario, precedence });
  }

  setHeldKeys(letters: string): void {
    this.edits.replace({ ...this.scenario, heldKeys: readHeldKeys(letters) ?? NO_KEYS });
  }

  setFloorKicks(floorKicks: number): void {
    this.edits.replace({ ...this.scenario, memory: { ...this.scenario.memory, floorKicks } });
  }
}
