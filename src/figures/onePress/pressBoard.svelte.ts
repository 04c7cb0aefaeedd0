import { mirrorScenario } from '#engine/mirror.ts';
import type { Turn } from '#engine/piece.ts';
import type { Scenario } from '#engine/scenario.ts';
import { BoardEdits } from '#figure/edits/boardEdits.svelte.ts';
import type { StateStore } from '#figure/figureState.svelte.ts';

/** The board of one press: a scenario whose step means nothing, because all answers are there at once. */
export class PressBoard implements StateStore<Scenario> {
  scenario: Scenario = $state.raw() as Scenario;
  /** How often a reader has pressed a button; the copies slide after each. */
  presses = $state(0);
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

  /** Shows another board; undo brings the present one back. */
  put(scenario: Scenario): void {
    this.edits.replace(scenario);
  }

  press(turn: Turn): void {
    if (turn !== this.scenario.turn) this.edits.replace({ ...this.scenario, turn });
    this.presses++;
  }
}
