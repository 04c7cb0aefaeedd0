import { ORIGIN, sameVec, type Vec } from '#engine/geometry.ts';
import { precedenceOf } from '#engine/kicks.ts';
import { fits } from '#engine/fits.ts';
import { ORIENTATIONS, PIECES, turned, type Orientation, type Piece, type Turn } from '#engine/piece.ts';
import { PACKED_WIDTH, playfield } from '#engine/playfield.ts';
import { shapeIndex } from '#engine/poses.ts';
import { prepare, rotationCode } from '#engine/prepared.ts';
import { extentOf, shapeOf, type Shape } from '#engine/shapes.ts';
import { spawnPlacement } from '#engine/spawn.ts';
import type { RotationSystem } from '#engine/system.ts';
import { legsOf } from './carryOut.ts';
import { firstFitAlwaysWins } from './guards.ts';
import { followedAbove } from './poseSearch.ts';
import { rotationsOfPiece } from './rotations.ts';

/** As far as a kick may reach in any direction for a search by rows. */
export const FARTHEST_KICK = 3;
/** A height from which no kick reaches the floor. */
const SKY = 10;

/** Another state with the shape of a first one: its box at `x`, `y` covers what that box covers at `x + by[0]`, `y + by[1]`. */
interface Twin {
  readonly state: number;
  readonly by: Vec;
}

/** What the search by rows needs to know of a piece, in flat arrays. A state is an orientation that turns can bring about, by number. */
export interface RowPlan {
  readonly system: RotationSystem;
  readonly piece: Piece;
  readonly states: number;
  /** The orientation of each state. */
  readonly orientations: readonly Orientation[];
  /** One state for each different shape, with the others of that shape. */
  readonly shapes: readonly { readonly state: number; readonly twins: readonly Twin[] }[];
  /** Four squares of each state. */
  readonly squareX: Int8Array;
  readonly squareY: Int8Array;
  /** How many turns each state has; turn t of state s stands at `s * turns + t`. */
  readonly turns: number;
  readonly target: Int8Array;
  /** The tests of each turn are those from its entry to the next one's. */
  readonly firstTest: Int32Array;
  readonly dx: Int8Array;
  readonly dy: Int8Array;
  /** Of the bounding box at the spawn, and the field row of its highest mino. */
  readonly spawn: { readonly x: number; readonly y: number; readonly orientation: Orientation; readonly top: number };
  readonly box: number;
  /** Rows above stack and start that are followed, as in the plain search. */
  readonly above: number;
  /**
   * By field width: the most rows by which a turn can drop the piece from right above a stack; infinite where the first test moves the
   * box, so that nothing is said about the sky.
   */
  readonly dropsInSky: readonly number[];
}

/**
 * The plan of a piece, or null where searching by rows would not be exact: where guards have a say, a press makes two turns, or a kick
 * reaches too far.
 */
export function rowPlan(system: RotationSystem, piece: Piece, asked: readonly Turn[]): RowPlan | null {
  const legs = asked.map((turn) => legsOf(system, piece, turn));
  const turns = [...new Set(legs.flat())];
  const rotations = rotationsOfPiece(system, piece).filter(({ turn }) => turns.includes(turn));
  if (legs.some((made) => made.length > 1) || !rotations.every((own) => firstFitAlwaysWins(system, own))) return null;
  const spawn = spawnPlacement(system, piece);
  const orientations = broughtAbout(spawn.orientation, turns);
  const lists = orientations.flatMap((from) =>
    turns.map(
      (turn) => prepare(system).lists[rotationCode(piece, from, turn, precedenceOf(system.kicks, turn, null))]!,
    ),
  );
  const kicks = lists.flat();
  if (kicks.flat().some((distance) => Math.abs(distance) > FARTHEST_KICK)) return null;
  const shapes = orientations.map((orientation) => shapeOf(system.shapes, piece, orientation));
  let tests = 0;
  return {
    system,
    piece,
    states: orientations.length,
    orientations,
    shapes: sortByShape(shapes),
    squareX: Int8Array.from(shapes.flat(), ([x]) => x),
    squareY: Int8Array.from(shapes.flat(), ([, y]) => y),
    turns: turns.length,
    target: Int8Array.from(
      orientations.flatMap((from) => turns.map((turn) => orientations.indexOf(turned(from, turn)))),
    ),
    firstTest: Int32Array.from([0, ...lists.map((list) => (tests += list.length))]),
    dx: Int8Array.from(kicks, ([x]) => x),
    dy: Int8Array.from(kicks, ([, y]) => y),
    spawn: {
      x: spawn.at[0],
      y: spawn.at[1],
      orientation: spawn.orientation,
      top: spawn.at[1] + extentOf(shapeOf(system.shapes, piece, spawn.orientation)).top,
    },
    box: system.shapes[piece].box,
    above: followedAbove(prepare(system)),
    dropsInSky: Array.from({ length: PACKED_WIDTH + 1 }, (_, width) =>
      lists.some(([first]) => !sameVec(first!, ORIGIN))
        ? Infinity
        : Math.max(
            0,
            ...orientations.flatMap((from) => turns.map((turn) => dropInSky(system, piece, from, turn, width))),
          ),
    ),
  };
}

/**
 * The most rows by which one turn can drop the piece between walls, wherever it stands and whatever lies below: a test that drops it may
 * be blocked by a stack, so the ones after it count too, up to one that fits and drops nothing.
 */
function dropInSky(system: RotationSystem, piece: Piece, from: Orientation, turn: Turn, width: number): number {
  const field = playfield({ width, height: SKY });
  const { poses, lists, target } = prepare(system);
  const shape = shapeIndex(PIECES.indexOf(piece), from);
  const code = rotationCode(piece, from, turn, precedenceOf(system.kicks, turn, null));
  let drop = 0;
  for (let x = -system.shapes[piece].box; x < width; x++) {
    if (!fits(field, poses, shape, x, SKY)) continue;
    for (const [dx, dy] of lists[code]!) {
      if (!fits(field, poses, target[code]!, x + dx, SKY + dy)) continue;
      drop = Math.max(drop, -dy);
      if (dy >= 0) break;
    }
  }
  return drop;
}

function broughtAbout(from: Orientation, turns: readonly Turn[]): readonly Orientation[] {
  const found = new Set([from]);
  for (const orientation of found) for (const turn of turns) found.add(turned(orientation, turn));
  return ORIENTATIONS.filter((orientation) => found.has(orientation));
}

function sortByShape(shapes: readonly Shape[]): RowPlan['shapes'] {
  const sorted: { readonly state: number; readonly twins: Twin[] }[] = [];
  shapes.forEach((shape, state) => {
    const first = sorted.find((known) => shiftBetween(shapes[known.state]!, shape) !== null);
    if (!first) sorted.push({ state, twins: [] });
    else first.twins.push({ state, by: shiftBetween(shapes[first.state]!, shape)! });
  });
  return sorted;
}

/** How far the first shape is to be moved to lie on the second; null where it is another shape. */
function shiftBetween(first: Shape, second: Shape): Vec | null {
  const [a, b] = [extentOf(first), extentOf(second)];
  const [dx, dy] = [b.left - a.left, b.bottom - a.bottom];
  return second.every(([x, y]) => first.some(([fx, fy]) => fx + dx === x && fy + dy === y)) ? [dx, dy] : null;
}
