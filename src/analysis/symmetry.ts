import { mirrorX, sameVec, type Vec } from '#engine/geometry.ts';
import { choiceOf } from '#engine/kicks.ts';
import { mirrorHeldKeys } from '#engine/heldKeys.ts';
import { mirrorOrientation, mirrorPiece, mirrorPrecedence, mirrorTurn } from '#engine/mirror.ts';
import type { Scenario } from '#engine/scenario.ts';
import { placementOn } from '#engine/placementOf.ts';
import type { RotationSystem } from '#engine/system.ts';
import { arenaAround } from './arena.ts';
import { UNLIMITED, type Budget } from './budget.ts';
import { courseOf, mirrorCourse, type PlacedPress } from './course.ts';
import { keysOf, kicksOf, type Rotation } from './rotations.ts';
import { tellApart } from './tellApart.ts';
import { scenarioIn } from './scenarioIn.ts';

/** The list for the keys that a mirror shows; the same one where no keys choose. */
function mirrorList(system: RotationSystem, rotation: Rotation): number {
  const seen = mirrorHeldKeys(keysOf(system, rotation)).join();
  const list = choiceOf(system)?.keys?.findIndex((keys) => keys.join() === seen);
  return list ?? rotation.list ?? 0;
}

/** The rotation seen in a mirror: J and L, S and Z, clockwise and counter-clockwise, left and right change places. */
export const mirrorRotation = (system: RotationSystem, rotation: Rotation): Rotation => ({
  ...rotation,
  piece: mirrorPiece(rotation.piece),
  from: mirrorOrientation(rotation.from),
  to: mirrorOrientation(rotation.to),
  turn: mirrorTurn(rotation.turn),
  precedence: rotation.precedence === null ? null : mirrorPrecedence(rotation.precedence),
  list: mirrorList(system, rotation),
});

/** Whether the kicks of the mirrored rotation are the same with the opposite x, test by test: a property of the printed table. */
export function tableIsMirrored(system: RotationSystem, rotation: Rotation): boolean {
  const kicks = kicksOf(system, rotation);
  const opposite = kicksOf(system, mirrorRotation(system, rotation));
  return kicks.length === opposite.length && kicks.every((kick, index) => sameVec(mirrorX(kick), opposite[index]!));
}

/** What a mirror shows of a rotation. */
type MirrorImage =
  /** The mirrored piece ends on the mirrored squares, on every board. */
  | { readonly is: 'mirrored' }
  /** No orientation of the mirrored piece has the mirrored squares. */
  | { readonly is: 'no mirrored start' }
  | {
      readonly is: 'different';
      /** As few as possible. */
      readonly blocks: readonly Vec[];
      /** The rotation, and the mirrored one on the mirrored board. */
      readonly scenario: Scenario;
    };

/** Whether a rotation is the mirror image of the mirrored one on every board; the squares decide, so tables alone do not. */
export function mirrorImage(system: RotationSystem, rotation: Rotation, budget: Budget = UNLIMITED): MirrorImage {
  const { piece, from, turn, precedence, memory, list = 0 } = rotation;
  const mirrored = mirrorRotation(system, rotation);
  const pressAt = (at: Vec): PlacedPress => {
    const placement = { piece, orientation: from, at };
    return { placement, turn, precedence, memory, list };
  };
  const { looked } = courseOf(system, pressAt([0, 0]), budget);
  const arena = arenaAround(system, rotation, looked);
  const own = courseOf(system, pressAt(arena.at));
  const { width } = arena.field;
  const squares = own.start.map(([x, y]): Vec => [width - 1 - x, y]);
  const start = placementOn(system.shapes, mirrored.piece, squares, mirrored.from);
  if (!start) return { is: 'no mirrored start' };
  const image = courseOf(system, { ...mirrored, placement: start }, budget);
  const blocks = tellApart(own, mirrorCourse(image, width), arena.field, budget);
  return blocks
    ? { is: 'different', blocks, scenario: scenarioIn(system, rotation, arena, blocks) }
    : { is: 'mirrored' };
}
