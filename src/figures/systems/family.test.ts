import { describe, expect, test } from 'vitest';
import { SYSTEMS } from '#rules/registry.ts';
import { UNKNOWN_SYSTEMS } from '#rules/unknownSystems.ts';
import { familyBranches, RELATIVES } from './family.ts';

describe('the family tree', () => {
  test('has every system once, the documented unknown ones too', () => {
    const ids = RELATIVES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const systems = [...SYSTEMS, ...UNKNOWN_SYSTEMS].map(({ id }) => id);
    expect(systems.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('keeps systems of one family under one ancestor', () => {
    const byId = new Map(RELATIVES.map((relative) => [relative.id, relative]));
    const rootOf = (id: string): string => {
      const from = byId.get(id)?.from;
      return from ? rootOf(from) : id;
    };
    for (const { id, family } of SYSTEMS) {
      if (family === 'Nintendo') expect(rootOf(id)).toBe(id);
      else expect(rootOf(id), id).toBe(family === 'SRS' || family === 'Arika SRS' ? 'bps' : 'sega');
    }
  });

  test('gives no two relatives of one depth the same row', () => {
    const places = familyBranches().map(({ depth, row }) => `${depth} ${row}`);
    expect(new Set(places).size).toBe(places.length);
    const gaps = familyBranches().map(({ row }) => row);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  });

  test('puts a parent to the left of its children', () => {
    const branches = familyBranches();
    for (const { relative, depth, parentRow } of branches) {
      const parent = branches.find((other) => other.relative.id === relative.from);
      expect(parentRow).toBe(parent?.row ?? null);
      if (parent) expect(depth).toBe(parent.depth + 1);
    }
  });

  // Arika Rotation System and DTET, in the order in which one came of the other.
  test('can show what came of one relative alone', () => {
    const shown = familyBranches('sega').map(({ relative, depth }) => `${depth} ${relative.id}`);
    expect(shown).toEqual([
      '0 sega',
      '1 tetris-plus-2',
      '1 ars-tgm',
      '2 ars-sakura',
      '2 ars-ti',
      '3 ars-ace',
      '4 ars2',
      '2 dtet',
      '3 dtet-heboris',
      '3 dtet-tessellate',
    ]);
    expect(familyBranches('sega')[0]?.parentRow).toBeNull();
  });

  test('has parents before their children, as the descendants of one are gathered in one go', () => {
    const ids = RELATIVES.map(({ id }) => id);
    for (const { id, from } of RELATIVES) if (from !== null) expect(ids.indexOf(from)).toBeLessThan(ids.indexOf(id));
  });
});
