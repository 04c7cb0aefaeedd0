import { add, sameVec, type Vec } from '#engine/geometry.ts';
import { FRESH_MEMORY } from '#engine/memory.ts';
import type { Orientation, Piece, Precedence, Turn } from '#engine/piece.ts';
import { isFree, nearestFree } from '#engine/places.ts';
import { contentAt, fill, playfield, type Content } from '#engine/playfield.ts';
import { rotate } from '#engine/rotate.ts';
import { mirrorScenario, requestOf, type Scenario } from '#engine/scenario.ts';
import { minosOf } from '#engine/shapes.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { knownVocabulary } from '#rules/known.ts';
import { afterPaint } from './contract/afterPaint.ts';
import { lastStep } from './narrate.ts';
import { Undo } from './undo.svelte.ts';
import { withRules } from './withRules.ts';

/** Milliseconds that a test stands while the stepper plays. */
const PLAY_INTERVAL = 1100;
/** Rows that can be painted, as many as a board text may have. */
const PAINTED_ROWS = 40;

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

/** One stepper: a scenario, the step that is shown, and the edits that led there. */
export class Stepper {
  scenario: Scenario = $state.raw() as Scenario;
  step: number = $state(0);
  motion: 'none' | 'slide' | 'turn' = $state('none');
  playing: 'yes' | 'no' = $state('no');
  refusal: Refusal | null = $state(null);
  readonly trace: RotationTrace = $derived(traceOf(this.scenario));
  readonly last: number = $derived.by(() => this.#pace.last(this.scenario));

  readonly #pace: Pace;
  /** What it goes back to: with a step, where one was asked for. */
  example: Scenario = $state.raw() as Scenario;
  #start: Scenario;
  readonly #edits = new Undo<Scenario>();
  /** The step that is still marked around the board until the one that is shown is painted. */
  #before: number | null = $state(null);
  /** The step that is marked around the board, in tables, sliders and strips: the one that is shown, as soon as the board is painted. */
  readonly marked: number = $derived(this.#before ?? this.step);
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(example: Scenario, pace: Pace = ONE_ROTATION) {
    this.#pace = pace;
    this.example = this.#start = example;
    this.scenario = example;
    this.step = openingStep(example, pace);
  }

  get canUndo(): boolean {
    return this.#edits.canUndo;
  }

  get canRedo(): boolean {
    return this.#edits.canRedo;
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
  show(scenario: Scenario, step: number = openingStep(scenario, this.#pace)): void {
    this.#edits.remember(this.scenario);
    this.#replace(scenario);
    this.step = Math.min(step, this.last);
  }

  reset(): void {
    this.pause();
    if (this.scenario !== this.#start) this.show(this.#start);
    this.motion = 'none';
    this.step = openingStep(this.example, this.#pace);
    this.refusal = null;
  }

  /** What is shown becomes the example that it goes back to. */
  keep(): void {
    this.example = this.shown;
    this.#start = this.scenario;
  }

  undo(): void {
    const scenario = this.#edits.undo(this.scenario);
    if (scenario) this.#replace(scenario);
  }

  redo(): void {
    const scenario = this.#edits.redo(this.scenario);
    if (scenario) this.#replace(scenario);
  }

  #replace(scenario: Scenario): void {
    this.motion = 'none';
    this.refusal = null;
    this.#before = null;
    this.scenario = scenario;
    this.step = Math.min(this.step, this.last);
  }

  #edit(scenario: Scenario, step: number = this.step): void {
    this.show(scenario, step);
  }

  /** Puts a piece where it was, or as near as it fits. */
  #put(change: Partial<Omit<Scenario, 'placement'>>, piece: Piece, orientation: Orientation): void {
    const next = { ...this.scenario, ...change };
    const placement = nearestFree(next.system, next.field, piece, orientation, next.placement.at);
    if (!placement) this.refusal = 'edit.noRoom';
    else {
      const changed = { ...next, placement };
      this.#edit(changed, this.#pace.telling(changed));
    }
  }

  setSystem(id: string): void {
    withRules(id, () => {
      const system = knownVocabulary().systemById(id);
      if (!system) return;
      const { piece, orientation } = this.scenario.placement;
      this.#put({ system, readings: [], precedence: null, memory: FRESH_MEMORY }, piece, orientation);
    });
  }

  setPiece(piece: Piece): void {
    this.#put({}, piece, this.scenario.placement.orientation);
  }

  setOrientation(orientation: Orientation): void {
    this.#put({}, this.scenario.placement.piece, orientation);
  }

  setTurn(turn: Turn): void {
    const changed = { ...this.scenario, turn };
    this.#edit(changed, this.#pace.telling(changed));
  }

  setPrecedence(precedence: Precedence): void {
    const changed = { ...this.scenario, precedence };
    this.#edit(changed, this.#pace.telling(changed));
  }

  setFloorKicks(floorKicks: number): void {
    const changed = { ...this.scenario, memory: { ...this.scenario.memory, floorKicks } };
    this.#edit(changed, this.#pace.telling(changed));
  }

  /** Moves the piece where it has room, and says whether it had. */
  move(by: Vec): boolean {
    const { system, field, placement } = this.scenario;
    const moved = { ...placement, at: add(placement.at, by) };
    if (isFree(system, field, moved)) {
      this.#edit({ ...this.scenario, placement: moved });
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
    else this.#edit({ ...this.scenario, field: fill(field, [square], content) });
  }

  clear(): void {
    const { width, height, ceiling } = this.scenario.field;
    this.#edit({ ...this.scenario, field: playfield({ width, height, ceiling }) });
  }

  mirror(): void {
    const mirrored = mirrorScenario(this.scenario);
    if (!mirrored) this.refusal = 'edit.noMirror';
    else this.#edit(mirrored);
  }
}
