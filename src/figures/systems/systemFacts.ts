import 'strings:facts';
import type { Transition } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';
import type { Say } from '#text/strings.ts';
import { testCounts, type TestCounts } from './features.ts';
import { halfTurnText } from './featureTexts.ts';
import { lockFacts } from './lockTexts.ts';

/** A value of a fact. */
export interface FactValue {
  readonly text: string;
  /** The rotations that it holds for; empty where it holds for all. */
  readonly turns: readonly Transition[];
}

/** A choice of a system. It has several values where rotations differ. */
export interface SystemFact {
  readonly name: string;
  readonly values: readonly FactValue[];
}

/** The same choice of several systems, in their order. */
export interface ComparedFact {
  readonly name: string;
  readonly values: readonly (readonly FactValue[])[];
  readonly differs: boolean;
}

const plain = (text: string): readonly FactValue[] => [{ text, turns: [] }];

function testValues({ counts }: TestCounts, say: Say): readonly FactValue[] {
  if (counts.length === 0) return plain(say('facts.testsOf.never'));
  return counts.map(({ tests, turns }): FactValue => {
    if (tests === 1) return { text: say('facts.testsOf.basic'), turns: [] };
    return counts.length === 1
      ? { text: say('facts.testsOf', { tests, turns: turns.length }), turns: [] }
      : { text: say('facts.testsIn', { tests }), turns };
  });
}

/** The choices of a system, from its rules: tests of every piece, 180° rotation, lock delay, drops. */
export const systemFacts = (system: RotationSystem, say: Say): readonly SystemFact[] => [
  ...testCounts(system).map((group) => ({
    name: say('facts.tests', { pieces: group.pieces.join(' ') }),
    values: testValues(group, say),
  })),
  { name: say('facts.halfTurn'), values: plain(halfTurnText(system, say)) },
  ...lockFacts(system.lock, say).map(({ name, value }) => ({ name, values: plain(value) })),
];

/**
 * The choices of several systems by name.
 * @throws RangeError if their pieces fall into different groups by the number of tests: then there are no common names
 */
export function comparedFacts(systems: readonly RotationSystem[], say: Say): readonly ComparedFact[] {
  const all = systems.map((system) => systemFacts(system, say));
  const names = new Set(all.flatMap((facts) => facts.map(({ name }) => name)));
  return [...names].map((name) => {
    const values = all.map((facts, index) => {
      const fact = facts.find((one) => one.name === name);
      if (!fact)
        throw new RangeError(`${systems[index]!.name} has no fact “${name}”: its pieces fall into other groups.`);
      return fact.values;
    });
    return { name, values, differs: new Set(values.map((value) => JSON.stringify(value))).size > 1 };
  });
}
