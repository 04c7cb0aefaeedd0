import { subtract, type Vec } from '#engine/geometry.ts';
import type { Placement } from '#engine/piece.ts';
import type { Scenario } from '#engine/scenario.ts';
import { extentOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import type { Input } from './poseSearch.ts';
import { wayTo } from './reach.ts';
import { cellsOf } from './rotations.ts';
import { scenarioIn } from './scenarioIn.ts';
import { spinPlace, type SpinPlace } from './spinBoard.ts';
import type { Square } from './undecidedField.ts';
import { isWayAsked, type SpinQuery } from './spinQuery.ts';

/** A board on which a kick is needed. */
export interface Spin {
  /** Under the system itself, on a board of the wished width. */
  readonly scenario: Scenario;
  readonly blocks: readonly Vec[];
  readonly landing: Placement;
  /** A shortest way from the spawn to where the turn begins; null where none is asked for. */
  readonly inputs: readonly Input[] | null;
}

/** Rows below the lowest square of a board that hangs: no rule looks further down. */
const OPEN_BELOW = 3;
/** Rows below the lowest square in the highest place of the piece above the floor. */
const ROOM_BELOW = 2;

/** Boxes of the piece that are tried: every column, from the floor up; or far above it. */
function placesOf(system: RotationSystem, query: SpinQuery): readonly SpinPlace[] {
  const { rotation, test, width, walls, ground } = query;
  const { start, tests } = cellsOf(system, rotation);
  const looked = [...start, ...tests.slice(0, test).flat()];
  const [own, all] = [extentOf(start), extentOf(looked)];
  const depth = own.bottom - all.bottom;
  const heights =
    ground === 'hangs'
      ? [OPEN_BELOW - all.bottom]
      : Array.from({ length: depth + ROOM_BELOW + 1 }, (_, height) => height - own.bottom);
  const edge = walls === 'may help' ? own : all;
  const columns = Array.from(
    { length: Math.max(0, width - (edge.right - edge.left)) },
    (_, column) => column - edge.left,
  );
  // From the middle outwards.
  const middle = (width - 1 - own.left - own.right) / 2;
  const ordered = columns.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  // Where a wall is out of reach of the tests, one column is as good as another, unless the whole row or the way in counts.
  const alike = !isWayAsked(query) && query.lines === 0;
  const isOpen = (x: number): boolean => x + all.left > 0 && x + all.right < width - 1;
  const needed = alike ? ordered.filter((x) => !isOpen(x) || x === ordered.find(isOpen)) : ordered;
  return heights.flatMap((y) => needed.flatMap((x) => spinPlace(system, query, [x, y]) ?? []));
}

interface Node {
  readonly place: SpinPlace;
  readonly filled: readonly Square[];
  /** Squares that stay empty in all that grows out of this: the boards with them come out of a sibling. */
  readonly empty: readonly Square[];
}

/** The same board shifted along the floor counts once. */
function patternOf({ place, filled }: Node): string {
  const relative = filled.map((square) => subtract(place.cellAt(square), place.start.at).join());
  return [place.start.at[1], ...relative.sort()].join(' ');
}

function spinOf(system: RotationSystem, { place, filled }: Node): Spin {
  const blocks = filled.map(place.cellAt);
  const { query } = place;
  const { rotation } = query;
  const empty = place.fieldWith([]);
  const scenario = scenarioIn(system, rotation, { field: empty, at: place.start.at }, blocks);
  return {
    scenario,
    blocks,
    landing: place.landing,
    inputs: isWayAsked(query) ? wayTo(place.system, scenario.field, place.start, rotation.memory) : null,
  };
}

/**
 * Boards as they are wished for, fewest blocks first. Null stands for a board that was looked at and is not one of them yet, so that a
 * caller can stop after so many.
 *
 * Method: a board that is not as wished lacks at least one of some squares; it branches into the boards with each of them, so that
 * every board comes up once. That is exact, with two limits. Blocks stand no higher than one row above all that the tests look at.
 * And a board from whose spawn the piece does not get to its place is given up, though further blocks may make a way by kicks; and
 * where guards have a say, blocks may reopen a way that is taken for closed.
 */
export function* findSpins(system: RotationSystem, query: SpinQuery): Generator<Spin | null> {
  /** Boards by how many blocks whatever grows out of them has at least. */
  const waiting: Node[][] = [];
  const put = (node: Node, least: number): void => {
    if (least <= query.most) (waiting[least] ??= []).push(node);
  };
  const places = placesOf(system, query);
  for (const place of [...places].reverse())
    for (const filled of place.full) put({ place, filled, empty: [] }, filled.length);
  const known = new Set<string>();
  for (let count = 0; count < waiting.length; count++) {
    for (let node = waiting[count]?.pop(); node; node = waiting[count]?.pop()) {
      const { place, filled, empty } = node;
      const lack = place.lackOf(filled, empty);
      const least = filled.length + (lack?.least ?? 0);
      if (lack === null) {
        const pattern = patternOf(node);
        if (!known.has(pattern)) {
          known.add(pattern);
          yield spinOf(system, node);
        }
      } else if (least > count) put(node, least);
      else {
        lack.clause
          .map((square, index) => ({
            place,
            filled: [...filled, square],
            empty: [...empty, ...lack.clause.slice(0, index)],
          }))
          .reverse()
          .forEach((child) => put(child, Math.max(count, child.filled.length)));
      }
      yield null;
    }
  }
}
