import { describe, expect, it } from 'vitest';
import { originOf } from '#rules/origins.ts';
import { SYSTEMS } from '#rules/registry.ts';
import { UNKNOWN_SYSTEMS } from '#rules/unknownSystems.ts';
import texts from '#content/errata/en.json' with { type: 'json' };
import { errata } from './errata.ts';
import { sources } from '#rules/sources.ts';

const known = sources.map(({ id }) => id as string);
const twice = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);

describe('the list of sources', () => {
  it('names each source once', () => {
    expect(twice(known)).toEqual([]);
  });

  it('knows every source that a rotation system names', () => {
    const origins = [...SYSTEMS.map(({ id }) => originOf(id)), ...UNKNOWN_SYSTEMS];
    const named = origins.flatMap(({ sources: own }) => own.map(({ id }) => id));
    expect(named.filter((id) => !known.includes(id))).toEqual([]);
  });
});

describe('the errata', () => {
  it('have every text of content/errata once, with a text for each run that names one', () => {
    expect(Object.keys(texts).sort()).toEqual(errata.map(({ id }) => id).sort());
    for (const { id, runs = [], shows = {} } of errata) {
      const named = runs.flatMap((run) => run.shows ?? []);
      expect([id, named]).toEqual([id, Object.keys(shows)]);
    }
  });

  it('have each number once', () => {
    expect(twice(errata.map(({ id }) => id))).toEqual([]);
  });

  it.each(errata.filter(({ kind }) => kind === 'disagreement'))(
    '$id names a reading that its system offers',
    ({ id, here }) => {
      const readings = SYSTEMS.flatMap((system) => Object.entries(system.readings));
      const names = readings.flatMap(([name, { decision }]) => (decision === id ? [name] : []));
      expect(names.some((name) => here.includes(name))).toBe(true);
    },
  );
});
