import { fits } from '#engine/fits.ts';
import { precedenceOf } from '#engine/kicks.ts';
import type { Vec } from '#engine/geometry.ts';
import type { Memory } from '#engine/memory.ts';
import {
  ORIENTATIONS,
  PIECES,
  turned,
  type Orientation,
  type Piece,
  type Placement,
  type Turn,
} from '#engine/piece.ts';
import type { Playfield } from '#engine/playfield.ts';
import { shapeIndex } from '#engine/poses.ts';
import { chosenCode, prepare, rotationCode, type Prepared } from '#engine/prepared.ts';
import { attemptOf } from '#engine/rotate.ts';
import type { RotationSystem } from '#engine/system.ts';
import { winningTest } from '#engine/winningTest.ts';
import { UNLIMITED, type Budget } from './budget.ts';
import { legsOf } from './carryOut.ts';
import { memoryClasses } from './memoryClasses.ts';

/** What a player may do: one column, one row, one press of a turn button. Nobody is in a hurry: gravity and lock delay play no part. */
export type Input = 'left' | 'right' | 'down' | Turn;

interface PoseSearch {
  /** Every pose that was reached, nearest first; one that was reached with different memories comes once for each. */
  readonly poses: readonly Placement[];
  /** Those of them, by index, from which the piece cannot move down. */
  readonly resting: readonly number[];
  /** The index of a pose, reached with whatever memory or with the one that is named; null when it was not reached. */
  readonly indexOf: (placement: Placement, memory?: Memory) => number | null;
  /** A shortest way to the pose of that index. */
  readonly inputsTo: (index: number) => readonly Input[];
  /** The poses of that way, where it starts first, by index. */
  readonly pathTo: (index: number) => readonly number[];
}

/** One test of one turn of a piece. */
interface TestOfTurn {
  readonly from: Orientation;
  readonly turn: Turn;
  /** From 1. */
  readonly test: number;
}

/** At least as far above stack and start poses are followed; a box of five squares turns about itself within it. */
const LEAST_ABOVE = 4;

/**
 * How far above stack and start poses are followed: some tables climb without end. From one kick above the stack on nothing but walls is
 * within reach, so height makes no difference there, and one more kick leads up to it.
 */
export const followedAbove = ({ farY }: Prepared): number => Math.max(LEAST_ABOVE, 2 * farY);

/** Lowest and leftmost coordinate of a bounding box of up to five squares with a mino in the field. */
const LEAST = -4;

const STEPS = [
  ['left', -1, 0],
  ['right', 1, 0],
  ['down', 0, -1],
] as const;

/** What a search starts from, and what the player may press. */
interface PoseQuestion {
  readonly piece: Piece;
  /** Null where the piece cannot enter: nothing is reached then. */
  readonly start: Placement | null;
  readonly memory: Memory;
  readonly turns: readonly Turn[];
  /** Left out: a turn is made by basic rotation or not at all. */
  readonly kicks: 'made' | 'left out';
  /** A press in which this test wins is not made. */
  readonly except?: TestOfTurn;
  /** The search ends where this pose is reached with this memory. */
  readonly goal?: { readonly placement: Placement; readonly memory: Memory };
  /** Poses near the goal are followed first: many times faster where the goal can be reached, but by no shortest way. */
  readonly towards?: 'goal';
}

/**
 * Every pose that a piece can be brought to, breadth first where nothing else is asked, so that the first way to each is a shortest one.
 * @param field as the system sees it: see `fieldFor`
 */
export function searchPoses(
  system: RotationSystem,
  field: Playfield,
  { piece, start, memory, turns, kicks, except, goal, towards }: PoseQuestion,
  budget: Budget = UNLIMITED,
): PoseSearch {
  const prepared = prepare(system);
  const { classOf, count } = memoryClasses(system, piece, budget);
  const firstShape = shapeIndex(PIECES.indexOf(piece), 0);
  const lastTest = kicks === 'made' ? Infinity : 0;
  const buttons = turns.map((turn) => ({ turn, legs: legsOf(system, piece, turn).map(codesOf) }));

  const top = Math.max(field.rows.length, start?.at[1] ?? 0) + followedAbove(prepared);
  const columns = field.width - LEAST;
  const rows = top - LEAST;
  /** Index of each pose by orientation, row and column, one table for each class of memory; -1 where it was not reached. */
  const known = Array.from({ length: count }, () => new Int32Array(4 * rows * columns).fill(-1));
  const placements: Placement[] = [];
  const memories: Memory[] = [];
  const parents: number[] = [];
  const inputs: Input[] = [];
  const resting: number[] = [];
  /** Poses to go on from, by their distance from the goal, where those are followed first. */
  const waiting: number[][] = [];

  function codesOf(leg: Turn) {
    const precedence = precedenceOf(system.kicks, leg, null);
    return { leg, codes: ORIENTATIONS.map((from) => rotationCode(piece, from, leg, precedence)) };
  }

  const tableOf = (now: Memory): Int32Array => known[count === 1 ? 0 : classOf(now)]!;
  const keyOf = (orientation: Orientation, x: number, y: number): number =>
    (orientation * rows + y - LEAST) * columns + x - LEAST;
  const isInside = ([x, y]: Vec): boolean => x >= LEAST && x < field.width && y >= LEAST && y < top;

  function visit(orientation: Orientation, x: number, y: number, now: Memory, parent: number, input: Input): void {
    if (y >= top) return;
    const table = tableOf(now);
    const key = keyOf(orientation, x, y);
    if (table[key] !== -1) return;
    if (towards && goal) {
      const [goalX, goalY] = goal.placement.at;
      (waiting[Math.abs(x - goalX) + Math.abs(y - goalY)] ??= []).push(placements.length);
    }
    table[key] = placements.length;
    placements.push({ piece, orientation, at: [x, y] });
    memories.push(now);
    parents.push(parent);
    inputs.push(input);
  }

  /** Makes the turns of one press and visits where they lead. */
  function press(index: number, { turn, legs }: (typeof buttons)[number]): void {
    let { orientation } = placements[index]!;
    let [x, y] = placements[index]!.at;
    let now = memories[index]!;
    let made = false;
    for (const { leg, codes } of legs) {
      const code = chosenCode(prepared, field, codes[orientation]!, x, y);
      const test = winningTest(prepared, field, code, x, y, now);
      if (test < 0 || test > lastTest) continue;
      if (except && test === except.test - 1 && leg === except.turn && orientation === except.from) continue;
      if (count > 1 && system.memory) {
        const [first, kick] = [prepared.lists[code]![0]!, prepared.lists[code]![test]!];
        const from: Placement = { piece, orientation, at: [x, y] };
        now = system.memory.after(now, attemptOf(system, field, from, leg, first, now), kick);
      }
      const [dx, dy] = prepared.lists[code]![test]!;
      x += dx;
      y += dy;
      orientation = turned(orientation, leg);
      made = true;
    }
    if (made) visit(orientation, x, y, now, index, turn);
  }

  if (start && fits(field, prepared.poses, firstShape + start.orientation, start.at[0], start.at[1]))
    visit(start.orientation, start.at[0], start.at[1], memory, -1, 'down');
  const isReached = ({ placement: { orientation, at }, memory: wanted }: NonNullable<typeof goal>): boolean =>
    isInside(at) && tableOf(wanted)[keyOf(orientation, ...at)] !== -1;
  let followed = 0;
  const next = (): number | undefined => {
    if (towards) return waiting.find((some) => some?.length > 0)?.pop();
    return followed < placements.length ? followed++ : undefined;
  };
  for (let index = next(); index !== undefined; index = next()) {
    if (goal && isReached(goal)) break;
    budget.spend();
    const { orientation, at } = placements[index]!;
    for (const [input, dx, dy] of STEPS) {
      const [x, y] = [at[0] + dx, at[1] + dy];
      if (fits(field, prepared.poses, firstShape + orientation, x, y))
        visit(orientation, x, y, memories[index]!, index, input);
      else if (input === 'down') resting.push(index);
    }
    for (const button of buttons) press(index, button);
  }

  return {
    poses: placements,
    resting,
    indexOf: ({ orientation, at }, wanted) => {
      if (!isInside(at)) return null;
      const key = keyOf(orientation, ...at);
      const tables = wanted === undefined ? known : [tableOf(wanted)];
      const found = tables.map((table) => table[key]!).filter((index) => index >= 0);
      return found.length > 0 ? Math.min(...found) : null;
    },
    inputsTo: (index) => {
      const way: Input[] = [];
      for (let at = index; parents[at]! >= 0; at = parents[at]!) way.push(inputs[at]!);
      return way.reverse();
    },
    pathTo: (index) => {
      const path: number[] = [];
      for (let at = index; at >= 0; at = parents[at]!) path.push(at);
      return path.reverse();
    },
  };
}
