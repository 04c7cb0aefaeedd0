import 'strings:edit';
import { add, sameVec, type Vec } from '#engine/geometry.ts';
import { FRESH_MEMORY } from '#engine/memory.ts';
import type { Orientation, Piece, Precedence, Turn } from '#engine/piece.ts';
import { isFree, nearestFree } from '#engine/places.ts';
import { contentAt, playfield, type Content } from '#engine/playfield.ts';
import { fill } from '#engine/stack.ts';
import { type Scenario } from '#engine/scenario.ts';
import { mirrorScenario } from '#engine/mirror.ts';
import { minosOf } from '#engine/shapes.ts';
import { systemById } from '#rules/registry.ts';
import { ScenarioWalk } from './scenarioWalk.svelte.ts';
import { redo, undo } from './undo.svelte.ts';

/** Rows that can be painted, as many as a board text may have. */
const PAINTED_ROWS = 40;

/** One stepper: a scenario, the step that is shown, and the edits that led there. */
export class Stepper extends ScenarioWalk {
  get canUndo(): boolean {
    return this.edits.past.length > 0;
  }

  get canRedo(): boolean {
    return this.edits.future.length > 0;
  }

  undo(): void {
    const scenario = undo(this.edits, this.scenario);
    if (scenario) this.replace(scenario);
  }

  redo(): void {
    const scenario = redo(this.edits, this.scenario);
    if (scenario) this.replace(scenario);
  }

  /** Puts a piece where it was, or as near as it fits. */
  #put(change: Partial<Omit<Scenario, 'placement'>>, piece: Piece, orientation: Orientation): void {
    const next = { ...this.scenario, ...change };
    const placement = nearestFree(next.system, next.field, piece, orientation, next.placement.at);
    if (!placement) this.refusal = 'edit.noRoom';
    else {
      const changed = { ...next, placement };
      this.show(changed, this.pace.telling(changed));
    }
  }

  setSystem(id: string): void {
    const system = systemById(id);
    if (!system) return;
    const { piece, orientation } = this.scenario.placement;
    this.#put({ system, readings: [], precedence: null, memory: FRESH_MEMORY }, piece, orientation);
  }

  setPiece(piece: Piece): void {
    this.#put({}, piece, this.scenario.placement.orientation);
  }

  setOrientation(orientation: Orientation): void {
    this.#put({}, this.scenario.placement.piece, orientation);
  }

  setTurn(turn: Turn): void {
    const changed = { ...this.scenario, turn };
    this.show(changed, this.pace.telling(changed));
  }

  setPrecedence(precedence: Precedence): void {
    const changed = { ...this.scenario, precedence };
    this.show(changed, this.pace.telling(changed));
  }

  setFloorKicks(floorKicks: number): void {
    const changed = { ...this.scenario, memory: { ...this.scenario.memory, floorKicks } };
    this.show(changed, this.pace.telling(changed));
  }

  /** Moves the piece where it has room, and says whether it had. */
  move(by: Vec): boolean {
    const { system, field, placement } = this.scenario;
    const moved = { ...placement, at: add(placement.at, by) };
    if (isFree(system, field, moved)) {
      this.show({ ...this.scenario, placement: moved }, this.step);
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
    else this.show({ ...this.scenario, field: fill(field, [square], content) }, this.step);
  }

  clear(): void {
    const { width, height, ceiling } = this.scenario.field;
    this.show({ ...this.scenario, field: playfield({ width, height, ceiling }) }, this.step);
  }

  mirror(): void {
    const mirrored = mirrorScenario(this.scenario);
    if (!mirrored) this.refusal = 'edit.noMirror';
    else this.show(mirrored, this.step);
  }
}
