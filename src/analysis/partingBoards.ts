import { vecKey, type Vec } from '#engine/geometry.ts';
import { playfield } from '#engine/playfield.ts';
import { xorshift32 } from '#engine/random.ts';
import type { Scenario } from '#engine/scenario.ts';
import { extentOf, minosOf } from '#engine/shapes.ts';
import { fill } from '#engine/stack.ts';
import type { RotationSystem } from '#engine/system.ts';
import { onePress, pressOf } from './onePress.ts';

/** A board on which a press has many answers. */
export interface PartingBoard {
  readonly scenario: Scenario;
  /** How many answers the systems give. */
  readonly answers: number;
  readonly blocks: readonly Vec[];
}

/** Boards that did not better the present one before the search begins anew. */
const PATIENCE = 150;

/** The box around all squares that any system looks at for the press on an empty board. */
function searched(scenario: Scenario, systems: readonly RotationSystem[]): readonly Vec[] {
  const start = minosOf(scenario.system.shapes, scenario.placement);
  const { answers } = onePress(scenario, systems);
  const tests = answers.flatMap(({ traces }) => traces.flatMap((trace) => trace.tests.flatMap(({ minos }) => minos)));
  const { left, right, bottom, top } = extentOf([...start, ...tests]);
  const taken = new Set(start.map(vecKey));
  const { width, height } = scenario.field;
  const squares: Vec[] = [];
  for (let y = Math.max(0, bottom); y <= Math.min(height - 1, top); y++)
    for (let x = Math.max(0, left); x <= Math.min(width - 1, right); x++)
      if (!taken.has(vecKey([x, y]))) squares.push([x, y]);
  return squares;
}

/**
 * Looks for a board with few blocks on which one press has as many answers as possible: it changes one block after another, keeps what
 * is not worse, and begins anew where nothing helps. Any seed gives the same boards again.
 * @param scenario piece, place and press; its blocks are left out
 * @param most blocks of a board
 * @returns the best board so far, once a board that was tried, without end
 */
export function* partingBoards(
  scenario: Scenario,
  systems: readonly RotationSystem[],
  most: number,
  seed: number,
): Generator<PartingBoard, never> {
  const random = xorshift32(seed);
  const { width, height } = scenario.field;
  const empty = { ...scenario, field: playfield({ width, height }) };
  const press = pressOf(empty, systems);
  const squares = searched(empty, systems);
  const boardOf = (blocks: readonly Vec[]): PartingBoard => {
    const field = fill(empty.field, blocks, '#');
    return { scenario: { ...empty, field }, answers: press(field).answers.length, blocks };
  };
  const isWorse = (one: PartingBoard, than: PartingBoard): boolean =>
    one.answers < than.answers || (one.answers === than.answers && one.blocks.length > than.blocks.length);
  let best = boardOf([]);
  for (;;) {
    let present = boardOf([]);
    for (let waited = 0; waited < PATIENCE; waited++) {
      const square = squares[random() % squares.length]!;
      const others = present.blocks.filter((block) => block !== square);
      const isThere = others.length < present.blocks.length;
      // On a full board the block takes the place of another one.
      const kept = others.length < most ? others : others.toSpliced(random() % most, 1);
      const next = boardOf(isThere ? others : [...kept, square]);
      if (!isWorse(next, present)) {
        if (isWorse(present, next)) waited = 0;
        present = next;
        if (isWorse(best, present)) best = present;
      }
      yield best;
    }
  }
}
