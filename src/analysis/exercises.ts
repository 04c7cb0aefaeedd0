import { vecKey, type Vec } from '#engine/geometry.ts';
import { playfield } from '#engine/playfield.ts';
import { xorshift32 } from '#engine/random.ts';
import { rotate } from '#engine/rotate.ts';
import { requestOf } from '#engine/requestOf.ts';
import { printScenario, type Scenario } from '#engine/scenario.ts';
import { extentOf } from '#engine/shapes.ts';
import { fill, fullRows } from '#engine/stack.ts';
import type { RotationSystem } from '#engine/system.ts';
import { endingOn } from './fillings.ts';
import { cellsOf, rotationsOf, type Ending, type Rotation } from './rotations.ts';
import { scenarioIn } from './scenarioIn.ts';
import { supports } from './supports.ts';

// Boards on which a reader guesses which test wins. Random blocks stop the tests before the winner; the engine then says whether
// the board ends as wanted, so a rule of any kind is met. Any seed gives the same boards again.

/**
 * 1: the basic rotation or the first kick. 2: up to the third kick. 3: the later kicks, or none. 4: boards on which a rule refuses a
 * position that is free, among others that look alike; in systems without such rules, every ending.
 */
export const LEVELS = [1, 2, 3, 4] as const;
export type ExerciseLevel = (typeof LEVELS)[number];

/** A rotation and how it ends. */
export interface Exercise {
  readonly scenario: Scenario;
  readonly ending: Ending;
}

/** Whether a system has anything to guess: its pieces kick. */
export const hasExercises = (system: RotationSystem): boolean =>
  rotationsOf(system).some((rotation) => cellsOf(system, rotation).tests.length > 1);

type Random = () => number;
const below = (random: Random, count: number): number => random() % count;
const oneOf = <T>(random: Random, list: readonly T[]): T => list[below(random, list.length)]!;

const shuffled = <T>(random: Random, list: readonly T[]): readonly T[] => {
  const all = [...list];
  for (let last = all.length - 1; last > 0; last--) {
    const other = below(random, last + 1);
    [all[last], all[other]] = [all[other]!, all[last]!];
  }
  return all;
};

interface Kicking {
  readonly rotation: Rotation;
  readonly tests: number;
}

/** How a board should end; with a refusal where a rule has the last word. */
interface Wanted {
  readonly ending: Ending;
  readonly isRefusal: boolean;
}

/** The endings of a level, from the number of tests of the longest list. */
function endingsOf(level: ExerciseLevel, most: number): readonly Ending[] {
  const numbers = Array.from({ length: most }, (_, index) => index + 1);
  switch (level) {
    case 1:
      return numbers.slice(0, 2);
    case 2:
      return numbers.slice(0, 4);
    case 3:
      return [...numbers.slice(Math.min(2, Math.max(1, most - 3))), 'fail'];
    case 4:
      return [...numbers.slice(1), 'fail'];
  }
}

/** Rows that a piece may be above the floor, and rows of blocks that may be added. */
const MOST_HEIGHT = 5;
/** Boards that are tried for one exercise before another rotation is taken. */
const TRIES = 20;
const MOST_ROTATIONS = 60;

/** A board that ends as wanted; null where none of some random ones does. */
function boardFor(
  system: RotationSystem,
  { rotation }: Kicking,
  { ending, isRefusal }: Wanted,
  random: Random,
): Scenario | null {
  const own = cellsOf(system, rotation);
  const { width, height } = system.field;
  const piece = extentOf(own.start);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const at: Vec = [
      below(random, width - (piece.right - piece.left)) - piece.left,
      below(random, MOST_HEIGHT) - piece.bottom,
    ];
    const { start, tests } = cellsOf(system, rotation, at);
    const winner = ending === 'fail' ? [] : tests[ending - 1]!;
    const isInside = ([x, y]: Vec): boolean => x >= 0 && x < width && y >= 0 && y < height;
    if (!start.every(isInside) || !winner.every(isInside)) continue;
    const empty = new Set([...start, ...winner].map(vecKey));
    const isEmpty = (square: Vec): boolean => empty.has(vecKey(square));
    // A rule refuses what nothing stops, and blocks of its own kind make it do so.
    const before = isRefusal ? tests.slice(0, 1) : ending === 'fail' ? tests : tests.slice(0, ending - 1);
    const blocks = blockEach(before, isInside, isEmpty, random);
    if (blocks === null) continue;
    const lowest = supports(blocks, isEmpty, width);
    if (lowest === null) continue;
    const terrain = hills(random, width, Math.max(1, at[1] + piece.bottom)).filter((square) => !isEmpty(square));
    const arena = { field: playfield({ width, height }), at };
    const all = [...blocks, ...lowest, ...terrain];
    const field = fill(arena.field, all, '#');
    if (fullRows(field).length > 0 || endingOn(system, rotation, at)(field) !== ending) continue;
    const scenario = scenarioIn(system, rotation, arena, all);
    if (!isRefusal || isRefused(scenario)) return scenario;
  }
  return null;
}

/** A block in each test that nothing stops yet; null where a test can only be stopped by squares that stay empty. */
function blockEach(
  tests: readonly (readonly Vec[])[],
  isInside: (square: Vec) => boolean,
  isEmpty: (square: Vec) => boolean,
  random: Random,
): readonly Vec[] | null {
  const blocks: Vec[] = [];
  const filled = new Set<string>();
  for (const squares of tests) {
    if (squares.some((square) => !isInside(square) || filled.has(vecKey(square)))) continue;
    const free = squares.filter((square) => !isEmpty(square));
    if (free.length === 0) return null;
    const block = oneOf(random, free);
    filled.add(vecKey(block));
    blocks.push(block);
  }
  return blocks;
}

/** Columns of blocks from the floor, each about as high as the one before. */
function hills(random: Random, width: number, most: number): readonly Vec[] {
  let height = below(random, most + 1);
  return Array.from({ length: width }, (_, x) => {
    height = Math.max(0, Math.min(most, height + below(random, 3) - 1));
    return Array.from({ length: height }, (_, y): Vec => [x, y]);
  }).flat();
}

const isRefused = (scenario: Scenario): boolean =>
  rotate(scenario.system, requestOf(scenario), scenario.memory).tests.some(({ verdict }) => verdict.is === 'refused');

/**
 * Exercises without end. Endings come in turn, each as often as the others, so that no answer is right more often.
 * @param system one with exercises, see `hasExercises`
 */
export function* exercises(system: RotationSystem, level: ExerciseLevel, seed: number): Generator<Exercise> {
  // Systems with few tests have the same endings at several levels, and must not have the same boards.
  const random = xorshift32(Math.imul(seed, 31) + level);
  // The first numbers of neighbouring seeds are alike.
  for (let skipped = 0; skipped < 8; skipped++) random();
  const kicking = rotationsOf(system)
    .map((rotation): Kicking => ({ rotation, tests: cellsOf(system, rotation).tests.length }))
    .filter(({ tests }) => tests > 1);
  const most = Math.max(...kicking.map(({ tests }) => tests));
  const wanted = endingsOf(level, most).map((ending): Wanted => ({
    ending,
    isRefusal: ending === 'fail' && level === 4 && system.guards.length > 0,
  }));
  /** What no board was found for: mostly kicks that can never win. */
  const abandoned = new Set<Wanted>();
  const seen = new Set<string>();
  while (abandoned.size < wanted.length) {
    for (const one of shuffled(random, wanted)) {
      if (abandoned.has(one)) continue;
      const scenario = oneBoard(system, kicking, one, random);
      if (!scenario) abandoned.add(one);
      const key = scenario && printScenario(scenario);
      if (!scenario || !key || seen.has(key)) continue;
      seen.add(key);
      yield { scenario, ending: one.ending };
    }
  }
}

function oneBoard(
  system: RotationSystem,
  kicking: readonly Kicking[],
  wanted: Wanted,
  random: Random,
): Scenario | null {
  const able = kicking.filter(({ tests }) => wanted.ending === 'fail' || tests >= wanted.ending);
  for (let tried = 0; tried < MOST_ROTATIONS; tried++) {
    const scenario = boardFor(system, oneOf(random, able), wanted, random);
    if (scenario) return scenario;
  }
  return null;
}

/** The first exercises of a seed: a set. */
export function exerciseSet(
  system: RotationSystem,
  level: ExerciseLevel,
  seed: number,
  count: number,
): readonly Exercise[] {
  const set: Exercise[] = [];
  for (const exercise of exercises(system, level, seed)) {
    set.push(exercise);
    if (set.length === count) break;
  }
  return set;
}
