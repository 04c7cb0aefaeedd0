import { expect, test } from 'vitest';
import { LATER } from './later.ts';
import { LATER_NAMES } from './laterNames.ts';
import { LISTED, SYSTEMS } from './registry.ts';

test('pickers list every system as the registry has it, also before its rules have come', () => {
  const shown = ({ id, name, family }: (typeof LISTED)[number]) => [id, name, family];
  expect(LATER_NAMES.map(shown)).toEqual(LATER.map(shown));
  expect(LISTED.map(shown)).toEqual(SYSTEMS.map(shown));
});
