import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { familyBranches, RELATIVES } from './family.ts';

const byId = new Map(RELATIVES.map((relative) => [relative.id, relative]));

describe('the family tree', () => {
  test.each(RELATIVES)('has an id of its own and a known ancestor for $id', ({ id, from }) => {
    expect(RELATIVES.filter((other) => other.id === id)).toHaveLength(1);
    if (from !== null) expect([...byId.keys()]).toContain(from);
  });

  // SRS, "History"; Arika Rotation System, first paragraphs, "Kicks changed", "Kicks added", "ACE-ARS and ARS2", "See also"; DTET, "Wall
  // kicks" and "Other appearances".
  test.each([
    ['bps', 'bps tetris-worlds srs-guideline srs-arika tetris-perfect srs-nullpomino-180 tetr-js tetris-best'],
    ['sega', 'sega tetris-plus-2 ars-tgm ars-sakura ars-ti ars-ace ars2 dtet dtet-heboris dtet-tessellate'],
    ['nintendo-right', 'nintendo-right'],
    ['nintendo-left', 'nintendo-left'],
  ])('leads from %s to %s', (root, ids) => {
    const rootOf = (id: string): string => {
      const from = byId.get(id)?.from;
      return from ? rootOf(from) : id;
    };
    for (const id of ids.split(' ')) expect(rootOf(id), id).toBe(root);
  });

  test('draws every relative once, each followed by what came of it', () => {
    const branches = familyBranches();
    const ids = branches.map(({ relative }) => relative.id);
    expect([...ids].sort()).toEqual([...byId.keys()].sort());
    for (const [index, { depth }] of branches.entries())
      if (depth > 0) {
        const parent = branches.slice(0, index).findLast((earlier) => earlier.depth < depth)!;
        expect([parent.relative.id, parent.depth]).toEqual([branches[index]!.relative.from, depth - 1]);
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

  // DTET, "Other appearances".
  test('can show what came of one relative alone', () => {
    const shown = familyBranches('dtet');
    expect(shown.map(({ relative, depth }) => `${depth} ${relative.id}`)).toEqual([
      '0 dtet',
      '1 dtet-heboris',
      '1 dtet-tessellate',
    ]);
    expect(shown[0]?.parentRow).toBeNull();
  });
});

describe('the pages', () => {
  const docs = join(import.meta.dirname, '../../../content/docs');
  const pages = globSync('**/*.mdx', { cwd: docs }).map((file) => ({
    file,
    about: /^about: \[(.*)\]$/m.exec(readFileSync(join(docs, file), 'utf8'))?.[1]?.split(', ') ?? [],
  }));

  test.each(RELATIVES)('have one that is about $id', ({ id }) => {
    const about = pages.filter((page) => page.about.includes(id)).map(({ file }) => file);
    expect(about, `A page of content/docs/systems needs “about: [${id}]” in its frontmatter.`).toHaveLength(1);
  });

  test('are about systems and games that the family tree has', () => {
    const ids = pages.flatMap(({ about }) => about);
    expect(ids.filter((id) => !byId.has(id))).toEqual([]);
  });
});
