import { describe, expect, test } from 'vitest';
import type { LockRule } from '#engine/system.ts';
import { originOf } from './origins.ts';
import { SYSTEMS } from './registry.ts';
import { RULE_FILES } from './ruleFiles.ts';
import { spawnIsUnknown } from './unknownFacts.ts';

const citing = SYSTEMS.flatMap((system) =>
  RULE_FILES.filter(({ source, file }) =>
    originOf(system.id).sources.some(({ id, what }) => id === source && what.includes(file)),
  ).map((rules) => ({ id: system.id, system, file: rules.file, rules })),
);

test('every file of rules is cited by a system', () => {
  for (const rules of RULE_FILES)
    expect(
      citing.some((one) => one.rules === rules),
      rules.file,
    ).toBe(true);
});

describe('nothing is unknown that a cited file answers', () => {
  test.each(citing)('$id, $file', ({ system, rules }) => {
    const unknown = Object.keys(rules.lock ?? {}).filter((fact) => system.lock[fact as keyof LockRule] === 'unknown');
    expect(unknown, `${system.id} takes these from ${rules.file}`).toEqual([]);
    if (rules.spawn) expect(spawnIsUnknown(system), `${rules.file} has the spawn of ${system.id}`).toBe(false);
    if (rules.lock && 'reset' in rules.lock) expect(system.unknown).not.toContain('unknown.lockRules');
  });
});

test('no piece is held on entry where none can be held', () => {
  const without = SYSTEMS.filter(({ lock }) => lock.hold === 'none');
  expect(without.length).toBeGreaterThan(3);
  for (const { id, lock } of without) expect(lock.initialHold, id).toBe('no');
});
