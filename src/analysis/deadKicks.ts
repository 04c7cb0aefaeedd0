import type { Vec } from '#engine/geometry.ts';
import type { Memory } from '#engine/memory.ts';
import type { RotationSystem } from '#engine/system.ts';
import { arenasOf } from './arena.ts';
import { UNLIMITED, type Budget } from './budget.ts';
import { explore } from './explore.ts';
import { endingOn } from './fillings.ts';
import { firstFitWins } from './guards.ts';
import { cellsOf, kicksOf, rotationsOf, type Ending, type Rotation, type RotationCells } from './rotations.ts';
import { numberSquares } from './squareNumbers.ts';
import { undecidedField } from './undecidedField.ts';

/** Whether a test can win on some board, and if not, why not. Tests are numbered from 1. */
export type Fate =
  | { readonly is: 'can win' }
  /** That earlier test is free wherever this one is. */
  | { readonly is: 'shadowed'; readonly by: number }
  /** Nothing shadows it, but on every board where it would be its turn a guard refuses it. */
  | { readonly is: 'refused' };

interface TestFate {
  /** From 1. */
  readonly test: number;
  readonly kick: Vec;
  readonly fate: Fate;
}

/** Which endings of a rotation can happen. */
export interface RotationFates {
  readonly rotation: Rotation;
  readonly tests: readonly TestFate[];
  /** False where some test fits on every board. */
  readonly canFail: boolean;
}

const CAN_WIN: Fate = { is: 'can win' };
const REFUSED: Fate = { is: 'refused' };

/**
 * The first earlier test that is free wherever test `index` is: its squares lie among those of the piece and of that test. Every
 * other square may be filled, so this decides it.
 */
function shadowOf({ start, tests }: RotationCells, index: number): number | null {
  const { numbersOf } = numberSquares([...start, ...tests[index]!]);
  const by = tests.slice(0, index).findIndex((squares) => numbersOf(squares).length === 0);
  return by < 0 ? null : by + 1;
}

/** Endings by system and rotation: several properties and the vectors ask for them. */
const known = new WeakMap<RotationSystem, Map<string, ReadonlySet<Ending>>>();

/** Every ending that the engine reaches on some board. A search with a limit counts what it looks at, so it looks itself. */
function endingsReached(system: RotationSystem, rotation: Rotation, budget: Budget): ReadonlySet<Ending> {
  if (budget !== UNLIMITED) return searchEndings(system, rotation, budget);
  const ofSystem = known.get(system) ?? new Map<string, ReadonlySet<Ending>>();
  known.set(system, ofSystem);
  const key = JSON.stringify(rotation);
  const reached = ofSystem.get(key) ?? searchEndings(system, rotation, budget);
  ofSystem.set(key, reached);
  return reached;
}

function searchEndings(system: RotationSystem, rotation: Rotation, budget: Budget): ReadonlySet<Ending> {
  const reached = new Set<Ending>();
  for (const { field, at } of arenasOf(system, rotation)) {
    const undecided = undecidedField(field.width, field.height);
    const ask = endingOn(system, rotation, at);
    const { start } = cellsOf(system, rotation, at);
    const leaves = explore(undecided, start, () => ask(undecided.field), budget);
    for (const { answer } of leaves) reached.add(answer);
  }
  return reached;
}

/**
 * Says which tests of a rotation can win on some board, and whether all can fail. A test that cannot win is dead: an earlier test fits wherever it fits, or a condition always refuses it.
 * @param rotation from `rotationsOf`
 * @throws Error if the budget is spent
 * @example
 * import { fatesOf, rotationsOf } from 'wallkick/analysis';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * const rotation = rotationsOf(srsGuideline).find(({ piece, from, to }) => piece === 'T' && from === 0 && to === 1);
 * if (rotation) fatesOf(srsGuideline, rotation).tests.map(({ fate }) => fate.is); // → ['can win', 'can win', 'can win', 'shadowed', 'can win']
 */
export function fatesOf(system: RotationSystem, rotation: Rotation, budget: Budget = UNLIMITED): RotationFates {
  const cells = cellsOf(system, rotation);
  const reached = firstFitWins(system, rotation, budget) ? null : endingsReached(system, rotation, budget);
  const fateOf = (index: number): Fate => {
    if (reached?.has(index + 1)) return CAN_WIN;
    const by = shadowOf(cells, index);
    if (by !== null) return { is: 'shadowed', by };
    return reached ? REFUSED : CAN_WIN;
  };
  const { numbersOf } = numberSquares(cells.start);
  return {
    rotation,
    tests: kicksOf(system, rotation).map((kick, index) => ({ test: index + 1, kick, fate: fateOf(index) })),
    canFail: reached?.has('fail') ?? cells.tests.every((squares) => numbersOf(squares).length > 0),
  };
}

/**
 * The fates of every rotation of a system: see `fatesOf`.
 * @example
 * import { allFates, deadTests } from 'wallkick/analysis';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * allFates(srsGuideline).flatMap(deadTests).length; // → 4
 */
export const allFates = (system: RotationSystem, memory?: Memory): readonly RotationFates[] =>
  rotationsOf(system, memory).map((rotation) => fatesOf(system, rotation));

/**
 * The tests of a rotation that cannot win.
 * @param fates from `fatesOf`
 * @example
 * import { allFates, deadTests } from 'wallkick/analysis';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * const dead = allFates(srsGuideline).filter((fates) => deadTests(fates).length > 0);
 * dead.map(({ rotation }) => `${rotation.piece} ${rotation.from}>>${rotation.to}`); // → ['T 0>>1', 'T 0>>3', 'T 2>>3', 'T 2>>1']
 */
export const deadTests = ({ tests }: RotationFates): readonly TestFate[] =>
  tests.filter(({ fate }) => fate.is !== 'can win');

/** How many different endings a rotation has: tests that can win, and failure where it can happen. */
export const endingCount = (fates: RotationFates): number =>
  fates.tests.length - deadTests(fates).length + (fates.canFail ? 1 : 0);
