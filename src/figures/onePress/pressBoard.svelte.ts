import { mirrorScenario } from '#engine/mirror.ts';
import type { Turn } from '#engine/piece.ts';
import type { Scenario } from '#engine/scenario.ts';
import { afterPaint } from '#figure/afterPaint.ts';
import { BoardEdits } from '#figure/edits/boardEdits.svelte.ts';
import type { StateStore } from '#figure/figureState.svelte.ts';

/** The board of one press: a scenario without a step, because all answers are there at once, and the system whose tests are shown. */
export class PressBoard implements StateStore<Scenario> {
  scenario: Scenario = $state.raw() as Scenario;
  /** How often a reader has pressed a button; the copies slide after each. */
  presses = $state(0);
  /** The scenario before a press that is not painted yet. */
  #before: Scenario | null = $state.raw(null);
  /** The scenario of which the frame of the figure tells. It follows a press when the answers are painted, so that they wait for no text. */
  readonly shown: Scenario = $derived(this.#before ?? this.scenario);
  /** The id of the system whose tests are shown; null while there are none. */
  opened: string | null = $state(null);
  /** The step with which they open. */
  step: number | null = $state(null);
  readonly edits = new BoardEdits<Scenario>({
    shown: () => this.scenario,
    show: (scenario) => {
      this.scenario = { ...scenario, step: null };
      this.#before = null;
    },
    mirrored: mirrorScenario,
  });
  readonly #whenPainted: (work: () => void) => void;

  /** @param whenPainted runs work when what is shown now is painted */
  constructor(example: Scenario, whenPainted: (work: () => void) => void = afterPaint) {
    this.scenario = { ...example, step: null };
    this.#whenPainted = whenPainted;
  }

  /** Shows another board; undo brings the present one back. A step is one of the tests of its system. */
  put(scenario: Scenario): void {
    this.edits.replace(scenario);
    if (scenario.step === null) return;
    this.opened = scenario.system.id;
    this.step = scenario.step;
  }

  /** Shows the tests of a system, or hides them. */
  open(id: string): void {
    this.opened = this.opened === id ? null : id;
    this.step = null;
  }

  press(turn: Turn): void {
    this.presses++;
    if (turn === this.scenario.turn) return;
    const before = this.shown;
    this.edits.replace({ ...this.scenario, turn });
    this.#before = before;
    this.#whenPainted(() => {
      this.#before = null;
    });
  }
}
