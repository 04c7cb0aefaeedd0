import type { Diagnostic } from '#engine/diagnostics.ts';
import type { Turn } from '#engine/piece.ts';
import type { Scenario } from '#engine/scenario.ts';
import type { RotationSystem } from '#engine/system.ts';
import { systemById, SYSTEMS } from '#rules/registry.ts';
import { COMPARISON_WORDS } from './comparedWords.ts';
import {
  besides,
  changedComparison,
  lastOf,
  LEAST_SYSTEMS,
  MOST_SYSTEMS,
  panesOf,
  paneStep,
  readComparison,
  strangeWords,
  systemsOf,
  tellingOf,
  underSystem,
  wordsOfComparison,
  type Comparison,
  type ComparisonRead,
  type Pane,
} from './comparison.ts';
import { figureLink, linkedWords } from '#share/figureLink.ts';
import type { ShownState } from '#figure/figureState.svelte.ts';
import { readShow } from '#figure/rotation/show.ts';
import { Stepper } from '#figure/rotation/stepper.svelte.ts';
import { printWords } from '#text/words.ts';

/** The state of a comparison: one stepper whose scenario belongs to the first system, and the systems beside it. */
export class ComparisonState implements ShownState {
  others: readonly RotationSystem[] = $state.raw([]);
  ways: Comparison['ways'] = $state('one');
  problems: readonly Diagnostic[] = $state.raw([]);
  problemText: string = $state('');
  readonly stepper: Stepper;
  readonly panes: readonly Pane[] = $derived.by(() => panesOf(this.#shown));
  openingLine: string = $state('');
  #opening: Comparison;

  constructor(opening: Comparison) {
    this.#opening = opening;
    this.others = opening.others;
    this.ways = opening.ways;
    const panes = (scenario: Scenario): readonly Pane[] => panesOf({ scenario, others: this.others, ways: this.ways });
    this.stepper = new Stepper(opening.scenario, {
      last: (scenario) => lastOf(panes(scenario)),
      telling: (scenario) => tellingOf(panes(scenario)),
    });
    this.openingLine = this.line;
  }

  get #shown(): Comparison {
    return { scenario: this.stepper.scenario, others: this.others, ways: this.ways };
  }

  get systems(): readonly RotationSystem[] {
    return systemsOf(this.#shown);
  }

  get line(): string {
    return printWords(this.#words);
  }

  get #words(): readonly (readonly [string, string])[] {
    return wordsOfComparison({ ...this.#shown, scenario: this.stepper.shown });
  }

  get canAdd(): boolean {
    return this.systems.length < MOST_SYSTEMS;
  }

  get canRemove(): boolean {
    return this.systems.length > LEAST_SYSTEMS;
  }

  stepOf(pane: Pane): number | 'dropped' {
    return paneStep(pane, this.stepper.step, this.stepper.steps.last);
  }

  /** What is marked around the board of a pane: what it shows, once that is painted. */
  markedOf(pane: Pane): number | 'dropped' {
    return paneStep(pane, this.stepper.steps.marked, this.stepper.steps.last);
  }

  #take({ scenario, others, ways }: Comparison): void {
    this.others = others;
    this.ways = ways;
    this.stepper.edits.replace(scenario);
  }

  setSystem(index: number, id: string): void {
    const system = systemById(id);
    if (!system) return;
    this.problems = [];
    if (index > 0) this.others = this.others.map((other, at) => (at === index - 1 ? system : other));
    this.stepper.edits.replace(index > 0 ? this.stepper.scenario : underSystem(this.stepper.scenario, system));
  }

  /** Puts the first system beside the others that does not stand there yet. */
  addSystem(): void {
    const next = SYSTEMS.find((system) => !this.systems.includes(system));
    if (!next || !this.canAdd) return;
    this.others = [...this.others, next];
  }

  removeSystem(index: number): void {
    const [first, ...others] = this.systems.filter((_system, at) => at !== index);
    if (!first || !this.canRemove) return;
    this.#take({ ...this.#shown, scenario: underSystem(this.stepper.scenario, first), others });
  }

  setTurn(turn: Turn | 'both'): void {
    this.ways = turn === 'both' ? 'both' : 'one';
    this.stepper.setTurn(turn === 'both' ? 'cw' : turn);
  }

  reset(): void {
    this.problems = [];
    this.others = this.#opening.others;
    this.ways = this.#opening.ways;
    this.stepper.reset();
  }

  keep(): void {
    this.#opening = this.#shown;
    this.openingLine = this.line;
    this.stepper.keep();
  }

  show(line: string): void {
    this.problems = strangeWords(line);
    this.problemText = line;
    if (this.problems.length > 0) return;
    const { words, step } = readShow(line);
    const read = changedComparison(this.#shown, words);
    this.#accept(read);
    if (read.ok && step !== null) this.stepper.steps.goTo(step);
  }

  #accept(read: ComparisonRead): void {
    this.problems = read.ok ? [] : read.diagnostics;
    if (!read.ok) this.problemText = read.text;
    else if (read.value.scenario !== this.stepper.scenario) this.#take(read.value);
  }

  openLink(search: string, figure: string): void {
    const words = linkedWords(search, figure, ['system', ...COMPARISON_WORDS]);
    if (words) this.#accept(readComparison(besides(this.systems, words)));
  }

  linkFrom(page: string, figure: string): string {
    return figureLink(page, figure, this.#words);
  }
}
