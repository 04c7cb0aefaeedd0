import { mirrorScenario } from '#engine/mirror.ts';
import type { Turn } from '#engine/piece.ts';
import type { Scenario } from '#engine/scenario.ts';
import { BoardEdits } from '#figure/edits/boardEdits.svelte.ts';
import type { StateStore } from '#figure/figureState.svelte.ts';

/** The board of one press: a scenario without a step, because all answers are there at once, and the system whose tests are shown. */
export class PressBoard implements StateStore<Scenario> {
  scenario: Scenario = $state.raw() as Scenario;
  /** How often a reader has pressed a button; the copies slide after each. */
  presses = $state(0);
  /** The id of the system whose tests are shown; null while there are none. */
  opened: string | null = $state(null);
  /** The step with which they open. */
  step: number | null = $state(null);
  readonly edits = new BoardEdits<Scenario>({
    shown: () => this.scenario,
    show: (scenario) => {
      this.scenario = { ...scenario, step: null };
    },
    mirrored: mirrorScenario,
  });

  constructor(example: Scenario) {
    this.scenario = { ...example, step: null };
  }

  get shown(): Scenario {
    return this.scenario;
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
    if (turn !== this.scenario.turn) this.edits.replace({ ...this.scenario, turn });
    this.presses++;
  }
}
