import { mirrorScenario } from '#engine/mirror.ts';
import type { Turn } from '#engine/piece.ts';
import type { Scenario } from '#engine/scenario.ts';
import { afterPaint } from '#figure/afterPaint.ts';
import { BoardEdits } from '#figure/edits/boardEdits.svelte.ts';
import type { StateStore } from '#figure/figureState.svelte.ts';

/**
 * The board of one press: a scenario without a step, because all answers are there at once, and the system whose tests are shown. A press is
 * answered by the board alone; all else follows when that is painted, so that the answers wait for nothing.
 */
export class PressBoard implements StateStore<Scenario> {
  /** What all but the board shows. */
  scenario: Scenario = $state.raw() as Scenario;
  /** The turn of a press that is not painted yet. */
  #asked: Turn | null = $state(null);
  /** The turn whose answers the board shows. */
  readonly turn: Turn = $derived(this.#asked ?? this.scenario.turn);
  readonly shown: Scenario = $derived(this.#asked === null ? this.scenario : { ...this.scenario, turn: this.#asked });
  /** How many presses of a reader are painted; the copies slide after each. */
  presses = $state(0);
  /** The id of the system whose tests are shown; null while there are none. */
  opened: string | null = $state(null);
  /** The step with which they open. */
  step: number | null = $state(null);
  readonly edits = new BoardEdits<Scenario>({
    shown: () => {
      this.#settle();
      return this.scenario;
    },
    show: (scenario) => {
      this.scenario = { ...scenario, step: null };
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

  get painted(): Scenario {
    return this.scenario;
  }

  /** Whether a press is not painted yet: its copies are where they come from. */
  get isAsked(): boolean {
    return this.#asked !== null;
  }

  press(turn: Turn): void {
    this.#asked = turn;
    this.#whenPainted(() => this.#settle());
  }

  /** Shows what was asked for in all of the figure. An edit does so too, because it begins where the press has ended. */
  #settle(): void {
    if (this.#asked === null) return;
    const { shown } = this;
    this.#asked = null;
    this.presses++;
    if (shown.turn !== this.scenario.turn) this.edits.replace(shown);
  }
}
