import { NO_KEYS } from '#engine/heldKeys.ts';
import { FRESH_MEMORY } from '#engine/memory.ts';
import { ORIENTATIONS, TURNS, type Piece } from '#engine/piece.ts';
import { playfield } from '#engine/playfield.ts';
import type { Scenario } from '#engine/scenario.ts';
import type { RotationSystem } from '#engine/system.ts';
import { isReachable } from './isReachable.ts';
import { onePress } from './onePress.ts';
import { partingBoards, type PartingBoard } from './partingBoards.ts';

/** Blocks of a board for readers to guess on: few enough to see what stops the piece. */
export const MOST_BLOCKS = 7;
/** Boards that are tried for one press. Most searches find their best board in the first 250. */
const TRIES = 250;
/** With fewer answers there is little to guess. */
export const LEAST_ANSWERS = 4;

const TURNING: readonly Piece[] = ['T', 'I', 'S', 'L', 'Z', 'J'];
/** Rows below the box of the piece: kicks reach as far down. */
const HEIGHT = 3;

function bestOf(boards: Generator<PartingBoard, never>): PartingBoard {
  for (let tried = 1; tried < TRIES; tried++) boards.next();
  return boards.next().value;
}

/** True when the piece can be brought there in one system of each answer, so that the question can arise in a game. */
const canArise = ({ scenario }: PartingBoard, systems: readonly RotationSystem[]): boolean =>
  onePress(scenario, systems).answers.every(({ traces }) =>
    traces.some(({ system, request }) => isReachable(system, scenario.field, request.placement)),
  );

/**
 * Boards on which systems part, for a quiz: one for each piece, state and turn, those with most answers first, then those with
 * fewest blocks.
 * @param base the system whose states number the pieces
 */
export function pressPuzzles(base: RotationSystem, systems: readonly RotationSystem[]): readonly PartingBoard[] {
  const found: PartingBoard[] = [];
  const turns = TURNS.filter((turn) => turn !== '180');
  for (const piece of TURNING)
    for (const orientation of ORIENTATIONS)
      for (const turn of turns) {
        const press: Scenario = {
          system: base,
          readings: [],
          field: playfield(base.field),
          placement: { piece, orientation, at: [3, HEIGHT] },
          turn,
          precedence: null,
          heldKeys: NO_KEYS,
          memory: FRESH_MEMORY,
          step: null,
        };
        const best = bestOf(partingBoards(press, systems, MOST_BLOCKS, found.length + 1));
        if (best.answers >= LEAST_ANSWERS && canArise(best, systems)) found.push(best);
      }
  return found.sort((a, b) => b.answers - a.answers || a.blocks.length - b.blocks.length);
}
