import { must } from '#engine/diagnostics.ts';
import type { Vec } from '#engine/geometry.ts';
import type { Piece, Transition } from '#engine/piece.ts';
import { endsOf, turnBetween } from '#engine/transitions.ts';
import { playfield } from '#engine/playfield.ts';
import { rotate } from '#engine/rotate.ts';
import { requestOf } from '#engine/requestOf.ts';
import type { Scenario } from '#engine/scenario.ts';
import type { RotationSystem } from '#engine/system.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { openWitness } from '#analysis/witness.ts';
import { rotationsOf, type Ending, type Rotation } from '#analysis/rotations.ts';
import { readScenario } from '#rules/vocabulary.ts';

/** The trace of a scenario line of a claim. */
export function traceOf(query: string): RotationTrace {
  return run(must(readScenario(query), query));
}

export const run = (scenario: Scenario): RotationTrace => rotate(scenario.system, requestOf(scenario), scenario.memory);

/** How a rotation ended: with which test, from 1, or not at all. */
export const endingOf = ({ outcome }: RotationTrace): Ending =>
  outcome.is === 'rotated' || outcome.is === 'half done' ? outcome.test.number : 'fail';

/** The rotation of a piece through a transition, as the analysis takes it. */
export function rotationOf(system: RotationSystem, piece: Piece, of: Transition): Rotation {
  const [from, to] = endsOf(of);
  const found = rotationsOf(system).find(
    (rotation) => rotation.piece === piece && rotation.from === from && rotation.to === to,
  );
  if (!found) throw new Error(`${system.id} does not turn ${piece} through ${of}`);
  return found;
}

const EMPTY = playfield();

/** The displacements that the engine tries for a transition, test 1 first, read off a trace. */
export function triedKicks(system: RotationSystem, piece: Piece, of: Transition): readonly Vec[] {
  const [from, to] = endsOf(of);
  const turn = turnBetween(from, to) ?? 'cw';
  const placement = { piece, orientation: from, at: [3, 8] } as const;
  return rotate(system, { field: EMPTY, placement, turn }).tests.map(({ kick }) => kick);
}

/** Whether the engine ends a rotation so on a board of as few blocks as possible; false where there is no such board. */
export function endsSo(system: RotationSystem, rotation: Rotation, ending: Ending): boolean {
  const witness = openWitness(system, rotation, ending);
  return witness !== null && endingOf(run(witness.scenario)) === ending;
}
