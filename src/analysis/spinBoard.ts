import { add, sameVec, subtract, vecKey, type Vec } from '#engine/geometry.ts';
import { sameSquares } from '#engine/squares.ts';
import { FRESH_MEMORY } from '#engine/memory.ts';
import { ORIENTATIONS, TURNS, type Placement, type Turn } from '#engine/piece.ts';
import { isSolid, playfield, type Playfield } from '#engine/playfield.ts';
import { fill } from '#engine/stack.ts';
import { fieldFor, turnRule } from '#engine/rotate.ts';
import { extentOf, minosOf } from '#engine/shapes.ts';
import { spawnPlacement } from '#engine/spawn.ts';
import type { RotationSystem } from '#engine/system.ts';
import { endingOn } from './fillings.ts';
import { firstFitWins } from './guards.ts';
import { searchPoses } from './poseSearch.ts';
import { cellsOf, kicksOf } from './rotations.ts';
import { isWayAsked, type SpinQuery } from './spinQuery.ts';
import { undecidedField, type Square, type UndecidedField } from './undecidedField.ts';

// One place for the piece on a board without blocks, and what blocks are still wanted there. What is missing is said as a clause: some
// squares of which every board that grows out of this one, and is as wished, has at least one filled.

export interface SpinPlace {
  readonly system: RotationSystem;
  readonly query: SpinQuery;
  readonly width: number;
  /** Blocks may be in rows below this one. */
  readonly rows: number;
  readonly start: Placement;
  readonly landing: Placement;
  /** Squares that stay empty: those of the piece before and after. */
  readonly free: ReadonlySet<Square>;
  readonly fieldWith: (filled: readonly Square[]) => Playfield;
  readonly cellAt: (square: Square) => Vec;
  /** Full rows are wanted: each list of squares that fills as many as are wished for; one empty list where none are. */
  readonly full: readonly (readonly Square[])[];
  /** What is missing; null where the board is as wished. */
  readonly lackOf: (filled: readonly Square[], empty: readonly Square[]) => Lack | null;
}

interface Lack {
  /** Squares of which one has to be filled; none where nothing that is added can help. */
  readonly clause: readonly Square[];
  /** So many blocks are missing at least. */
  readonly least: number;
}

/** Rows above all that the tests look at in which blocks may still seal a way in. */
const SEALING = 1;
/** Rows between the stack and the piece that is brought in: enough to turn it. */
const HEADROOM = 4;

/** A system as it would be on a board of another width, its spawn in the middle. */
const narrowed = new WeakMap<RotationSystem, Map<number, RotationSystem>>();

export function onWidth(system: RotationSystem, width: number): RotationSystem {
  if (width === system.field.width) return system;
  const known = narrowed.get(system) ?? new Map<number, RotationSystem>();
  narrowed.set(system, known);
  const by = Math.floor((system.field.width - width) / 2);
  const column = Object.fromEntries(
    Object.entries(system.spawn.column).map(([piece, at]) => [piece, Math.max(0, at - by)]),
  ) as RotationSystem['spawn']['column'];
  const made = known.get(width) ?? {
    ...system,
    field: { ...system.field, width },
    spawn: { ...system.spawn, column },
  };
  known.set(width, made);
  return made;
}

/** The buttons that do something for a piece. */
const buttonsOf = (system: RotationSystem, { rotation: { piece } }: SpinQuery): readonly Turn[] =>
  TURNS.filter((turn) => turnRule(system, piece, turn).is !== 'refused');

/** Every way to lie on the squares of a placement. */
function sameSquaresAs(system: RotationSystem, placement: Placement): readonly Placement[] {
  const squares = minosOf(system.shapes, placement);
  const corner = ({ left, bottom }: { left: number; bottom: number }): Vec => [left, bottom];
  return ORIENTATIONS.flatMap((orientation): readonly Placement[] => {
    const inBox = minosOf(system.shapes, { ...placement, orientation, at: [0, 0] });
    const at = subtract(corner(extentOf(squares)), corner(extentOf(inBox)));
    const other = { ...placement, orientation, at };
    return sameSquares(minosOf(system.shapes, other), squares) ? [other] : [];
  });
}

/** The `size` at a time of some items. */
function choices<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => choices(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
}

/** A place for the piece, with its box at `at`; null where nothing can come of it whatever is filled. */
export function spinPlace(given: RotationSystem, query: SpinQuery, at: Vec): SpinPlace | null {
  const { rotation, test, width } = query;
  const system = onWidth(given, width);
  const { start, tests } = cellsOf(system, rotation, at);
  const target = tests[test - 1]!;
  const before = tests.slice(0, test - 1);
  const rows = extentOf([...start, ...tests.slice(0, test).flat()]).top + 1 + SEALING;
  const bare = fieldFor(system, playfield({ width, height: system.field.height }));
  const inside = ([x, y]: Vec): boolean => !isSolid(bare, x, y);
  if (![...start, ...target].every(inside)) return null;

  const squareAt = ([x, y]: Vec): Square => y * width + x;
  const cellAt = (square: Square): Vec => [square % width, Math.floor(square / width)];
  const own = [...start, ...target].map(squareAt);
  const free = new Set(own);
  const mayFill = (cell: Vec): boolean => inside(cell) && cell[1] < rows && !free.has(squareAt(cell));
  const startAt: Placement = { piece: rotation.piece, orientation: rotation.from, at };
  const landing: Placement = {
    piece: rotation.piece,
    orientation: rotation.to,
    at: add(at, kicksOf(system, rotation)[test - 1]!),
  };

  // Rows are full when the piece lies where it ends; before, it is elsewhere.
  const rowsOf = [...new Set(target.map(([, y]) => y))];
  const rest = (y: number): readonly Vec[] =>
    Array.from({ length: width }, (_, x): Vec => [x, y]).filter((cell) => !target.some((mino) => sameVec(mino, cell)));
  const full = choices(rowsOf, query.lines)
    .map((chosen) => chosen.flatMap(rest))
    .filter((cells) => cells.every(mayFill))
    .map((cells) => cells.map(squareAt));

  const below = target.map(([x, y]): Vec => [x, y - 1]);
  const onFloor = below.some((cell) => !inside(cell));
  const underneath = below.filter(mayFill).map(squareAt);

  const simple = firstFitWins(system, rotation);
  const blockedAlready = before.map((cells) => !cells.every(inside));
  const toBlock = before.map((cells) => cells.filter(mayFill).map(squareAt));
  const undecided: UndecidedField | null = simple ? null : undecidedField(width, Math.max(system.field.height, rows));
  const ending = endingOn(system, rotation, at);
  const turns = buttonsOf(system, query);
  const goals = sameSquaresAs(system, landing);

  const fieldWith = (filled: readonly Square[]): Playfield =>
    fill(playfield({ width, height: system.field.height }), filled.map(cellAt), '#');

  /** The shortest clause of an earlier test that fits; where guards have a say, the squares that the rule looked at. */
  function kickLack(filled: ReadonlySet<Square>, left: ReadonlySet<Square>): Lack | null {
    if (undecided) {
      undecided.reset([...own, ...left], [...filled]);
      if (ending(fieldFor(system, undecided.field)) === test) return null;
      return { clause: undecided.newlyRead.filter((square) => mayFill(cellAt(square))), least: 1 };
    }
    const clauses = toBlock
      .filter((cells, index) => !blockedAlready[index] && !cells.some((square) => filled.has(square)))
      .map((cells) => cells.filter((square) => !left.has(square)))
      .sort((a, b) => a.length - b.length);
    if (clauses.length === 0) return null;
    // Tests that share no square need a block each.
    const counted = new Set<Square>();
    let least = 0;
    for (const clause of clauses) {
      if (clause.some((square) => counted.has(square))) continue;
      least++;
      for (const square of clause) counted.add(square);
    }
    return { clause: clauses[0]!, least };
  }

  const besideOf = (square: Square): readonly Vec[] => {
    const [x, y] = cellAt(square);
    return [[x, y - 1], [x - 1, y], [x + 1, y], [x, y + 1]]; // prettier-ignore
  };

  /** How many more blocks join some to the floor, those that are filled costing nothing; infinite where they are shut in. */
  function blocksToFloor(group: readonly Square[], filled: ReadonlySet<Square>, left: ReadonlySet<Square>): number {
    const seen = new Set(group);
    let ring = group;
    for (let cost = 0; ring.length > 0; cost++) {
      const next: Square[] = [];
      const reached = [...ring];
      for (const square of reached) {
        if (square < width) return cost;
        for (const cell of besideOf(square)) {
          if (!inside(cell)) continue;
          const other = squareAt(cell);
          if (seen.has(other) || (!filled.has(other) && (left.has(other) || !mayFill(cell)))) continue;
          seen.add(other);
          (filled.has(other) ? reached : next).push(other);
        }
      }
      ring = next;
    }
    return Infinity;
  }

  /** A group of blocks that hangs grows by one of the squares beside it, or never stands. */
  function groundLack(filled: ReadonlySet<Square>, left: ReadonlySet<Square>): Lack | null {
    const seen = new Set<Square>();
    let lack: Lack | null = null;
    for (const first of filled) {
      if (seen.has(first)) continue;
      const group = [first];
      seen.add(first);
      const beside = new Set<Square>();
      for (const square of group) {
        for (const cell of besideOf(square)) {
          if (!inside(cell)) continue;
          const next = squareAt(cell);
          if (!filled.has(next)) {
            if (mayFill(cell) && !left.has(next)) beside.add(next);
          } else if (!seen.has(next)) {
            seen.add(next);
            group.push(next);
          }
        }
      }
      if (group.some((square) => square < width)) continue;
      const least = blocksToFloor(group, filled, left);
      if (!lack || least > lack.least) lack = { clause: [...beside], least };
    }
    return lack;
  }

  /** Where the piece enters, brought down to just above the stack: there is nothing in its way until there. */
  const { piece } = rotation;
  const spawn = spawnPlacement(system, piece);
  const lowest = extentOf(minosOf(system.shapes, spawn)).bottom;
  const entry: Placement = { ...spawn, at: [spawn.at[0], spawn.at[1] - Math.max(0, lowest - rows - HEADROOM)] };
  const question = { piece, start: entry, memory: FRESH_MEMORY, turns, kicks: 'made' } as const;

  const isReached = (field: Playfield): boolean =>
    searchPoses(system, field, question).indexOf(startAt, rotation.memory) !== null;

  /** The squares that another way to where the piece ends goes through; null where there is none. */
  function otherWay(field: Playfield): readonly Square[] | null {
    const { from, turn } = rotation;
    const search = searchPoses(system, field, { ...question, except: { from, turn, test } });
    const found = goals.map((goal) => search.indexOf(goal)).filter((index) => index !== null);
    if (found.length === 0) return null;
    const cells = search
      .pathTo(Math.min(...found))
      .flatMap((index) => minosOf(system.shapes, search.poses[index]!))
      .filter(mayFill);
    return [...new Map(cells.map((cell) => [vecKey(cell), squareAt(cell)])).values()];
  }

  return {
    system,
    query,
    width,
    rows,
    start: startAt,
    landing,
    free,
    fieldWith,
    cellAt,
    full,
    lackOf: (filled, empty) => {
      const blocks = new Set(filled);
      const left = new Set(empty);
      const kick = kickLack(blocks, left);
      const ground = query.ground === 'stands' ? groundLack(blocks, left) : null;
      const needed = (clause: readonly Square[], least = 1): Lack => ({
        clause: clause.filter((square) => !left.has(square)),
        least: Math.max(least, ground?.least ?? 0),
      });
      if (kick) return needed(kick.clause, kick.least);
      if (query.rest === 'locks' && !onFloor && !underneath.some((square) => blocks.has(square)))
        return needed(underneath);
      if (ground) return needed(ground.clause);
      if (!isWayAsked(query)) return null;
      const field = fieldFor(system, fieldWith(filled));
      if (!isReached(field)) return needed([]);
      const way = query.ways === 'only this kick' ? otherWay(field) : null;
      return way && needed(way);
    },
  };
}
