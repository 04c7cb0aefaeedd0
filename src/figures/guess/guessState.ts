import '#rules/allSystems.ts';
import { exerciseSet, hasExercises, LEVELS, type Exercise, type ExerciseLevel } from '#analysis/exercises.ts';
import type { Scenario } from '#engine/scenario.ts';
import { DEFAULT_SYSTEM, systemById, SYSTEMS } from '#rules/registry.ts';
import { oneOfNumbers, wholeNumber, type Field, type FigureSpec } from '#figure/fields.ts';
import { systemId } from '#figure/systemFields.ts';

/** Exercises of a set. */
const IN_A_SET = 10;

/** A set of exercises; its seed gives the same ones to everybody. */
export interface GuessState {
  readonly system: string;
  readonly level: ExerciseLevel;
  readonly seed: number;
}

export const hasKicks = (id: string): boolean => {
  const system = systemById(id);
  return system !== undefined && hasExercises(system);
};

const kickingSystem: Field<string> = {
  ...systemId,
  read: (id) => (hasKicks(id) ? id : null),
  allowed: SYSTEMS.filter(hasExercises)
    .map(({ id }) => id)
    .join(', '),
};

/** @throws RangeError for a system that is not known: the field lets none through */
export function setOf({ system: id, level, seed }: GuessState): readonly Exercise[] {
  const system = systemById(id);
  if (!system) throw new RangeError(`there is no system "${id}"`);
  return exerciseSet(system, level, seed, IN_A_SET);
}

/** The rotation of an exercise, without its end. */
export const askedScenario = ({ scenario }: Exercise): Scenario => ({ ...scenario, ask: 'winner' });

export const GUESS: FigureSpec<GuessState> = {
  fields: {
    system: kickingSystem,
    level: oneOfNumbers(LEVELS),
    seed: wholeNumber(0, 2 ** 32 - 1),
  },
  standard: { system: DEFAULT_SYSTEM.id, level: 1, seed: 1 },
  outcome: (state) => `${setOf(state).length} exercises`,
};
