import type { Memory } from '#engine/memory.ts';
import { attemptOf } from '#engine/rotate.ts';
import type { RotationSystem } from '#engine/system.ts';
import { arenasOf } from './arena.ts';
import { UNLIMITED, type Budget } from './budget.ts';
import { explore } from './explore.ts';
import { cellsOf, fieldChooses, kicksOf, type Rotation } from './rotations.ts';
import { undecidedField } from './undecidedField.ts';

/** As far as floor kicks are counted here; the rules that count them stop at one or two. */
export const MOST_FLOOR_KICKS = 9;

/** Every memory that is told apart: without floor kicks to the most of them, with the lock delay and then without it. */
export const EVERY_MEMORY: readonly Memory[] = [false, true].flatMap((lockDelayGone) =>
  Array.from({ length: MOST_FLOOR_KICKS + 1 }, (_, floorKicks) => ({ floorKicks, lockDelayGone })),
);

/**
 * What each guard can say to each kick of a rotation on some board: whether it refuses, for each of some memories. Every board that
 * makes a difference to the guard is gone through.
 */
export function* guardAnswers(
  system: RotationSystem,
  rotation: Rotation,
  memories: readonly Memory[],
  budget: Budget = UNLIMITED,
): Generator<readonly boolean[]> {
  const { piece, from, turn } = rotation;
  const [first, ...kicks] = kicksOf(system, rotation);
  for (const { field, at } of arenasOf(system, rotation)) {
    const undecided = undecidedField(field.width, field.height);
    const { start } = cellsOf(system, rotation, at);
    const placement = { piece, orientation: from, at };
    const attempts = memories.map((memory) => attemptOf(system, undecided.field, placement, turn, first!, memory));
    for (const guard of system.guards) {
      for (const kick of kicks) {
        const ask = (): readonly boolean[] => attempts.map((attempt) => guard.refuses(attempt, kick));
        for (const { answer } of explore(undecided, start, ask, budget)) yield answer;
      }
    }
  }
}

function refusedSomewhere(
  system: RotationSystem,
  rotation: Rotation,
  memories: readonly Memory[],
  budget: Budget,
): boolean {
  for (const answer of guardAnswers(system, rotation, memories, budget)) if (answer.includes(true)) return true;
  return false;
}

const known = new WeakMap<RotationSystem, Map<string, boolean>>();

function remembered(
  system: RotationSystem,
  rotation: Rotation,
  memories: readonly Memory[],
  about: string,
  budget: Budget,
): boolean {
  if (fieldChooses(system)) return false;
  if (system.guards.length === 0) return true;
  const ofSystem = known.get(system) ?? new Map<string, boolean>();
  known.set(system, ofSystem);
  const { piece, from, turn, precedence } = rotation;
  const key = [piece, from, turn, precedence, about].join(' ');
  const answer = ofSystem.get(key) ?? !refusedSomewhere(system, rotation, memories, budget);
  ofSystem.set(key, answer);
  return answer;
}

/**
 * True where the first test of the list that fits wins on every board. The squares of the tests then decide everything; where a guard refuses
 * free positions, more than those does.
 */
export function firstFitWins(system: RotationSystem, rotation: Rotation, budget: Budget = UNLIMITED): boolean {
  const { floorKicks, lockDelayGone } = rotation.memory;
  return remembered(system, rotation, [rotation.memory], `${floorKicks} ${lockDelayGone}`, budget);
}

/** True where that is so whatever the piece has done before. */
export const firstFitAlwaysWins = (system: RotationSystem, rotation: Rotation, budget: Budget = UNLIMITED): boolean =>
  remembered(system, rotation, EVERY_MEMORY, 'always', budget);
