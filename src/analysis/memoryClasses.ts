import type { Memory } from '#engine/memory.ts';
import type { Piece } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';
import { UNLIMITED, type Budget } from './budget.ts';
import { EVERY_MEMORY, guardAnswers, MOST_FLOOR_KICKS } from './guards.ts';
import { rotationsOfPiece } from './rotations.ts';

/** What of a memory makes a difference to the turns of a piece. Memories of one class behave alike on every board, now and later. */
interface MemoryClasses {
  readonly classOf: (memory: Memory) => number;
  readonly count: number;
}

const ONE_CLASS: MemoryClasses = { classOf: () => 0, count: 1 };

const known = new WeakMap<RotationSystem, Partial<Record<Piece, MemoryClasses>>>();

/**
 * The memory classes of a piece. Without this a search over poses would not end where a system counts what it never asks for (ACE
 * counts floor kicks and limits nothing). Decided by asking every guard on every board that makes a difference to it.
 */
export function memoryClasses(system: RotationSystem, piece: Piece, budget: Budget = UNLIMITED): MemoryClasses {
  if (system.memory === null || system.guards.length === 0) return ONE_CLASS;
  const classes = known.get(system) ?? {};
  known.set(system, classes);
  return (classes[piece] ??= classify(system, piece, budget));
}

function classify(system: RotationSystem, piece: Piece, budget: Budget): MemoryClasses {
  const each = MOST_FLOOR_KICKS + 1;
  let limit = 0;
  let delayMatters = false;
  for (const rotation of rotationsOfPiece(system, piece)) {
    for (const refused of guardAnswers(system, rotation, EVERY_MEMORY, budget)) {
      const [kept, gone] = [refused.slice(0, each), refused.slice(each)];
      delayMatters ||= kept.some((answer, floorKicks) => answer !== gone[floorKicks]);
      for (let floorKicks = limit + 1; floorKicks < each; floorKicks++)
        if ([kept, gone].some((row) => row[floorKicks] !== row[floorKicks - 1])) limit = floorKicks;
    }
  }
  return {
    count: (limit + 1) * (delayMatters ? 2 : 1),
    classOf: ({ floorKicks, lockDelayGone }) =>
      Math.min(floorKicks, limit) + (delayMatters && lockDelayGone ? limit + 1 : 0),
  };
}
