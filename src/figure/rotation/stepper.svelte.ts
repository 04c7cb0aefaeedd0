import 'strings:edit';
import type { Diagnostic, Result } from '#engine/diagnostics.ts';
import { add, sameVec, type Vec } from '#engine/geometry.ts';
import { FRESH_MEMORY } from '#engine/memory.ts';
import { mirrorScenario } from '#engine/mirror.ts';
import type { Orientation, Piece, Precedence, Turn } from '#engine/piece.ts';
import { isFree, nearestFree } from '#engine/places.ts';
import { contentAt, playfield, type Content } from '#engine/playfield.ts';
import { printScenario, type Scenario } from '#engine/scenario.ts';
import { minosOf } from '#engine/shapes.ts';
import { fill } from '#engine/stack.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { systemById } from '#rules/registry.ts';
import type { ShownState } from '../figureState.svelte.ts';
import { linkedScenario, shareLink } from '#share/share.ts';
import { changedScenario, readShow } from './show.ts';
import { ONE_ROTATION, openingStep, traceOf, type Pace } from './rotationSteps.ts';
import { Steps } from '../steps.svelte.ts';
import { Edits, redo, undo } from '../undo.svelte.ts';

/** Rows that can be painted, as many as a board text may have. */
const PAINTED_ROWS = 40;

/** Why an edit was not made; the code of an interface string. */
export type Refusal = 'edit.noRoom' | 'edit.noMirror' | 'edit.occupied' | 'edit.blocked';

/** One stepper: a scenario, the step that is shown, and the edits that led there. */
export class Stepper implements ShownState {
  scenario: Scenario = $state.raw() as Scenario;
  step: number = $state(0);
  motion: 'none' | 'slide' | 'turn' = $state('none');
  refusal: Refusal | null = $state(null);
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
  /** What it goes back to: with a step, where one was asked for. */
  example: Scenario = $state.raw() as Scenario;
  #start: Scenario;
  readonly #pace: Pace;
  readonly #edits = new Edits<Scenario>();

  constructor(example: Scenario, pace: Pace = ONE_ROTATION) {
    this.#pace = pace;
    this.example = example;
    this.#start = example;
    this.scenario = example;
    this.step = openingStep(example, pace);
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

  /** Puts another scenario in place of the shown one; undo brings that back. */
  replace(scenario: Scenario, step: number = openingStep(scenario, this.#pace)): void {
    this.#edits.remember(this.scenario);
    this.#put(scenario);
    this.step = Math.min(step, this.steps.last);
  }

  #put(scenario: Scenario): void {
    this.motion = 'none';
    this.refusal = null;
    this.steps.settle();
    this.scenario = scenario;
    this.step = Math.min(this.step, this.steps.last);
  }

  reset(): void {
    this.steps.pause();
    if (this.scenario !== this.#start) this.replace(this.#start);
    this.motion = 'none';
    this.step = openingStep(this.example, this.#pace);
    this.refusal = null;
  }

  /** What is shown becomes the example that it goes back to. */
  keep(): void {
    this.example = this.shown;
    this.#start = this.scenario;
  }

  #accept(read: Result<Scenario>, line: string): void {
    this.problems = read.ok ? [] : read.diagnostics;
    this.problemText = line;
    if (read.ok && read.value !== this.scenario) this.replace(read.value);
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

  get canUndo(): boolean {
    return this.#edits.past.length > 0;
  }

  get canRedo(): boolean {
    return this.#edits.future.length > 0;
  }

  undo(): void {
    const scenario = undo(this.#edits, this.scenario);
    if (scenario) this.#put(scenario);
  }

  redo(): void {
    const scenario = redo(this.#edits, this.scenario);
    if (scenario) this.#put(scenario);
  }

  /** Puts a piece where it was, or as near as it fits. */
  #place(change: Partial<Omit<Scenario, 'placement'>>, piece: Piece, orientation: Orientation): void {
    const next = { ...this.scenario, ...change };
    const placement = nearestFree(next.system, next.field, piece, orientation, next.placement.at);
    if (!placement) this.refusal = 'edit.noRoom';
    else {
      const changed = { ...next, placement };
      this.replace(changed, this.#pace.telling(changed));
    }
  }

  setSystem(id: string): void {
    const system = systemById(id);
    if (!system) return;
    const { piece, orientation } = this.scenario.placement;
    this.#place({ system, readings: [], precedence: null, memory: FRESH_MEMORY }, piece, orientation);
  }

  setPiece(piece: Piece): void {
    this.#place({}, piece, this.scenario.placement.orientation);
  }

  setOrientation(orientation: Orientation): void {
    this.#place({}, this.scenario.placement.piece, orientation);
  }

  setTurn(turn: Turn): void {
    const changed = { ...this.scenario, turn };
    this.replace(changed, this.#pace.telling(changed));
  }

  setPrecedence(precedence: Precedence): void {
    const changed = { ...this.scenario, precedence };
    this.replace(changed, this.#pace.telling(changed));
  }

  setFloorKicks(floorKicks: number): void {
    const changed = { ...this.scenario, memory: { ...this.scenario.memory, floorKicks } };
    this.replace(changed, this.#pace.telling(changed));
  }

  /** Moves the piece where it has room, and says whether it had. */
  move(by: Vec): boolean {
    const { system, field, placement } = this.scenario;
    const moved = { ...placement, at: add(placement.at, by) };
    if (isFree(system, field, moved)) {
      this.replace({ ...this.scenario, placement: moved }, this.step);
      return true;
    }
    this.refusal = 'edit.blocked';
    return false;
  }

  isPiece([x, y]: Vec): boolean {
    return minosOf(this.scenario.system.shapes, this.scenario.placement).some((mino) => sameVec(mino, [x, y]));
  }

  /** Paints one square of the stack. The piece keeps its squares. */
  paint(square: Vec, content: Content): void {
    const { field } = this.scenario;
    if (contentAt(field, square[0], square[1]) === content || square[1] >= PAINTED_ROWS) return;
    if (this.isPiece(square)) this.refusal = 'edit.occupied';
    else this.replace({ ...this.scenario, field: fill(field, [square], content) }, this.step);
  }

  clear(): void {
    const { width, height, ceiling } = this.scenario.field;
    this.replace({ ...this.scenario, field: playfield({ width, height, ceiling }) }, this.step);
  }

  mirror(): void {
    const mirrored = mirrorScenario(this.scenario);
    if (!mirrored) this.refusal = 'edit.noMirror';
    else this.replace(mirrored, this.step);
  }
}
