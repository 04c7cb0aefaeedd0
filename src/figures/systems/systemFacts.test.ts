import { expect, test } from 'vitest';
import { systemById } from '#rules/registry.ts';
import { speaker } from '#text/strings.ts';
import { comparedFacts } from './systemFacts.ts';

const say = speaker('en');
const compared = (...ids: readonly string[]) =>
  comparedFacts(
    ids.map((id) => systemById(id)!),
    say,
  );

// ARS, "ACE-ARS and ARS2": only the drops differ. Nintendo: the field, the columns and the ceiling, which are no facts of this list.
test.each<readonly [systems: readonly string[], differing: readonly string[]]>([
  [
    ['ars-ace', 'ars2'],
    ['Soft drop', 'Hard drop'],
  ],
  [['nintendo-right', 'nintendo-left'], []],
])('%s differ in %s', (ids, differing) => {
  const facts = compared(...ids);
  expect(facts.filter(({ differs }) => differs).map(({ name }) => name)).toEqual(differing);
  for (const { values } of facts) expect(values).toHaveLength(ids.length);
});

test('systems with other groups of pieces have no common names', () => {
  expect(() => compared('srs-guideline', 'nintendo-right')).toThrow(/has no fact “Tests of/);
});
