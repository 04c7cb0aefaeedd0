import type { Turn } from '#engine/piece.ts';
import type { Scenario } from '#engine/scenario.ts';
import type { RotationSystem } from '#engine/system.ts';
import { systemById, SYSTEMS } from '#rules/registry.ts';
import { LEAST_SYSTEMS, MOST_SYSTEMS } from '#figure/rotation/comparedParams.ts';
import {
  lastOf,
  mostTests,
  panesOf,
  paneStep,
  systemsOf,
  tellingOf,
  sameSquaresIn,
  winsIn,
  type Comparison,
  type Pane,
} from '../common/comparison.ts';
import type { StateStore } from '#figure/figureState.svelte.ts';
import { Stepper } from '#figure/rotation/stepper.svelte.ts';

/** One stepper with the scenario of the first system, and the other systems. */
export class ComparedSystems implements StateStore<Comparison> {
  others: readonly RotationSystem[] = $state.raw([]);
  ways: Comparison['ways'] = $state('one');
  readonly stepper: Stepper;
  readonly panes: readonly Pane[] = $derived.by(() => panesOf(this.#compared));

  constructor({ scenario, others, ways }: Comparison) {
    this.others = others;
    this.ways = ways;
    const panes = (scenario: Scenario): readonly Pane[] => panesOf({ scenario, others: this.others, ways: this.ways });
    this.stepper = new Stepper(scenario, {
      last: (scenario) => lastOf(panes(scenario)),
      tests: (scenario) => mostTests(panes(scenario)),
      wins: (scenario, step) => winsIn(panes(scenario), step),
      telling: (scenario) => tellingOf(panes(scenario)),
    });
  }

  get #compared(): Comparison {
    return { scenario: this.stepper.scenario, others: this.others, ways: this.ways };
  }

  /** The comparison with its current step. */
  get shown(): Comparison {
    return { ...this.#compared, scenario: this.stepper.shown };
  }

  get systems(): readonly RotationSystem[] {
    return systemsOf(this.#compared);
  }

  get canAdd(): boolean {
    return this.systems.length < MOST_SYSTEMS;
  }

  get canRemove(): boolean {
    return this.systems.length > LEAST_SYSTEMS;
  }

  stepOf(pane: Pane, step: number = this.stepper.step): number | 'dropped' {
    return paneStep(pane, step, this.stepper.steps.last);
  }

  /** What is marked around the board of a pane. It follows after the board is painted, so that a step stays fast. */
  markedOf(pane: Pane): number | 'dropped' {
    return paneStep(pane, this.stepper.steps.marked, this.stepper.steps.last);
  }

  put({ scenario, others, ways }: Comparison): void {
    this.others = others;
    this.ways = ways;
    this.stepper.put(scenario);
  }

  setSystem(index: number, id: string): void {
    const system = systemById(id);
    if (!system) return;
    const { scenario, edits } = this.stepper;
    if (index > 0) this.others = this.others.map((other, at) => (at === index - 1 ? system : other));
    edits.replace(index > 0 ? scenario : sameSquaresIn(system, scenario));
  }

  /** Adds the first system that is not in the comparison yet. */
  addSystem(): void {
    const next = SYSTEMS.find((system) => !this.systems.includes(system));
    if (!next || !this.canAdd) return;
    this.others = [...this.others, next];
    this.stepper.steps.open(tellingOf(this.panes));
  }

  removeSystem(index: number): void {
    const [first, ...others] = this.systems.filter((_system, at) => at !== index);
    if (!first || !this.canRemove) return;
    this.others = others;
    this.stepper.edits.replace(sameSquaresIn(first, this.stepper.scenario));
  }

  setTurn(turn: Turn | 'both'): void {
    this.ways = turn === 'both' ? 'both' : 'one';
    this.stepper.setTurn(turn === 'both' ? 'cw' : turn);
  }
}
