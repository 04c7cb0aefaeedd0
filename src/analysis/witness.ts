import { vecNumber, type Vec } from '#engine/geometry.ts';
import type { Scenario } from '#engine/scenario.ts';
import type { RotationSystem } from '#engine/system.ts';
import { arenasOf, floorArenas, marginOf, rowsToTop, type Arena } from './arena.ts';
import { UNLIMITED, type Budget } from './budget.ts';
import { endingOn, fillings } from './fillings.ts';
import { isReachable } from './isReachable.ts';
import { cellsOf, type Ending, type Rotation } from './rotations.ts';
import { scenarioIn } from './scenarioIn.ts';
import { supports } from './supports.ts';

/** A board that shows how a rotation can end, ready to be stepped through. */
export interface Witness {
  readonly scenario: Scenario;
  readonly ending: Ending;
  /** The filled squares of the board. */
  readonly blocks: readonly Vec[];
}

/** After so many boards that the piece cannot be brought to the search gives up. */
const MOST_TRIED = 2000;

/**
 * Finds a smallest board on which a rotation ends as you want, far from walls and floor. A board at a wall or at the top comes only where
 * a rule of the system asks for that.
 * @param ending the number of the test that wins, or `fail`
 * @returns the board as a scenario; null if there is no such board, which is proven
 * @throws Error if the budget is spent
 * @example
 * import { openWitness, rotationsOf } from 'wallkick/analysis';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * const rotation = rotationsOf(srsGuideline).find(({ piece, from, to }) => piece === 'T' && from === 0 && to === 1);
 * if (rotation) openWitness(srsGuideline, rotation, 5)?.blocks.length; // → 2
 */
export function openWitness(
  system: RotationSystem,
  rotation: Rotation,
  ending: Ending,
  budget: Budget = UNLIMITED,
): Witness | null {
  const found = arenasOf(system, rotation).flatMap((arena): readonly Witness[] => {
    const [blocks] = fillings(system, rotation, arena, ending, budget);
    return blocks ? [{ scenario: scenarioIn(system, rotation, arena, blocks), ending, blocks }] : [];
  });
  return found.toSorted((one, other) => one.blocks.length - other.blocks.length)[0] ?? null;
}

/**
 * Finds a board as in play: its blocks are joined to the floor, and the piece can get there from its spawn. The board is small, and not proven the smallest.
 * @param ending the number of the test that wins, or `fail`
 * @returns the board; null if none was found. `wayTo` gives the inputs
 * @throws Error if the budget is spent
 * @example
 * import { rotationsOf, standingWitness } from 'wallkick/analysis';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * const rotation = rotationsOf(srsGuideline).find(({ piece, from, to }) => piece === 'T' && from === 0 && to === 1);
 * if (rotation) standingWitness(srsGuideline, rotation, 2)?.ending; // → 2
 */
export function standingWitness(
  system: RotationSystem,
  rotation: Rotation,
  ending: Ending,
  budget: Budget = UNLIMITED,
): Witness | null {
  // Near the top no piece stands on anything.
  if (rowsToTop(system, rotation) !== null) return null;
  const { start, tests } = cellsOf(system, rotation);
  const arenas = floorArenas(start, [...start, ...tests.flat()], system.field, marginOf(system));
  const waiting: Candidate[][] = [];
  let tried = 0;
  for (const { arena, blocks, stand } of byBlocks(
    arenas.map((arena) => ({
      arena,
      blocks: fillings(system, rotation, arena, ending, budget)[Symbol.iterator](),
      stand: standingBoards(system, rotation, arena, ending),
    })),
  )) {
    const found = firstReached(system, rotation, ending, waiting, blocks.length, budget);
    if (found) return found;
    if (++tried > MOST_TRIED) break;
    const least = blocks.length + lowestRow(blocks);
    (waiting[least] ??= []).push({ number: tried, arena, blocks, stand });
  }
  return firstReached(system, rotation, ending, waiting, Infinity, budget);
}

/** The lowest row with a block, 0 if there is none. To hold a board up takes at least as many blocks. */
const lowestRow = (blocks: readonly Vec[]): number => (blocks.length > 0 ? Math.min(...blocks.map(([, y]) => y)) : 0);

/** Adds to blocks in an arena those that hold them up; null when they cannot be held up. */
type Stand = (blocks: readonly Vec[]) => readonly Vec[] | null;

interface Candidate {
  /** Its place in the order of all boards. */
  readonly number: number;
  readonly arena: Arena;
  readonly blocks: readonly Vec[];
  /** Null when the blocks are held up. */
  readonly stand: Stand | null;
}

/**
 * Holds blocks up, clear of the shaft above the piece if that can be. Thousands of boards are asked for, so what they share is found once.
 */
function standingBoards(system: RotationSystem, rotation: Rotation, { field, at }: Arena, ending: Ending): Stand {
  const { start, tests } = cellsOf(system, rotation, at);
  const winner = ending === 'fail' ? [] : tests[ending - 1]!;
  const own = new Set([...start, ...winner].map(vecNumber));
  /** The lowest row of the piece by column. */
  const bottoms = new Map<number, number>();
  for (const [x, y] of start) bottoms.set(x, Math.min(y, bottoms.get(x) ?? y));
  const free = (square: Vec): boolean => own.has(vecNumber(square));
  const inShaft = ([x, y]: Vec): boolean => y > (bottoms.get(x) ?? y);
  return (blocks) => {
    const added =
      supports(blocks, (square) => free(square) || inShaft(square), field.width) ?? supports(blocks, free, field.width);
    return added && [...blocks, ...added];
  };
}

/**
 * The first of the waiting boards of up to `most` blocks that ends as wanted and that the piece can be brought to.
 * @param waiting boards by their blocks, or by the fewest that they can have before they are held up
 */
function firstReached(
  system: RotationSystem,
  rotation: Rotation,
  ending: Ending,
  waiting: Candidate[][],
  most: number,
  budget: Budget,
): Witness | null {
  for (let count = 0; count <= most && count < waiting.length; count++) {
    for (const { arena, blocks } of heldUp(waiting, count)) {
      const scenario = scenarioIn(system, rotation, arena, blocks);
      if (endingOn(system, rotation, arena.at)(scenario.field) !== ending) continue;
      if (isReachable(system, scenario.field, scenario.placement, rotation.memory, budget))
        return { scenario, ending, blocks };
    }
  }
  return null;
}

/** Takes the boards that have so many blocks when they are held up. Those that need more wait on: most are never needed. */
function heldUp(waiting: Candidate[][], count: number): readonly Candidate[] {
  const ready: Candidate[] = [];
  for (const candidate of waiting[count]?.splice(0) ?? []) {
    const blocks = candidate.stand === null ? candidate.blocks : candidate.stand(candidate.blocks);
    if (blocks === null) continue;
    const list = blocks.length === count ? ready : (waiting[blocks.length] ??= []);
    list.push({ ...candidate, blocks, stand: null });
  }
  return ready.sort((one, other) => one.number - other.number);
}

/** The boards of one arena. */
interface Source {
  readonly arena: Arena;
  readonly blocks: Iterator<readonly Vec[]>;
  readonly stand: Stand;
}

/** The boards of several arenas in one sequence, fewest blocks first, then in the order of the arenas. */
function* byBlocks(sources: readonly Source[]): Generator<Omit<Candidate, 'number'>> {
  const waiting = sources.map(({ blocks }) => blocks.next());
  for (;;) {
    let least = -1;
    waiting.forEach((next, index) => {
      if (!next.done && (least < 0 || next.value.length < (waiting[least]!.value as readonly Vec[]).length))
        least = index;
    });
    const next = waiting[least];
    if (!next || next.done) return;
    const { arena, blocks, stand } = sources[least]!;
    yield { arena, blocks: next.value, stand };
    waiting[least] = blocks.next();
  }
}
