import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { placementOn } from '#engine/placementOf.ts';
import { requestOf } from '#engine/requestOf.ts';
import { rotate } from '#engine/rotate.ts';
import { minosOf } from '#engine/shapes.ts';
import { placementAfter } from '#engine/trace.ts';
import { systemById } from '#rules/registry.ts';
import { familyDrawing, RELATIVES } from './family.ts';
import { familyScene } from './familyScene.ts';

const byId = new Map(RELATIVES.map((relative) => [relative.id, relative]));

describe('the family tree', () => {
  test.each(RELATIVES)('has an id of its own and a known ancestor for $id', ({ id, from }) => {
    expect(RELATIVES.filter((other) => other.id === id)).toHaveLength(1);
    if (from !== null) expect([...byId.keys()]).toContain(from);
  });

  // SRS, "History"; Arika Rotation System, first paragraphs, "Kicks changed", "Kicks added", "ACE-ARS and ARS2", "See also"; DTET, "Wall
  // kicks" and "Other appearances".
  test.each([
    [
      'bps',
      'bps tetris-worlds srs-guideline srs-arika tetris-perfect srs-nullpomino-180 tetr-js tetris-best tetris-best-25 apotris-srs',
    ],
    [
      'sega',
      'sega tetris-plus-2 ars-tgm ars-sakura ars-ti ars-ace ars2 tgm4 dtet dtet-heboris dtet-tessellate sega-1999 nullpomino-classic-s',
    ],
    ['nintendo-right', 'nintendo-right'],
    ['nintendo-left', 'nintendo-left'],
    ['tengen-nes', 'tengen-nes'],
    ['the-new-tetris', 'the-new-tetris'],
  ])('leads from %s to %s', (root, ids) => {
    const rootOf = (id: string): string => {
      const from = byId.get(id)?.from;
      return from ? rootOf(from) : id;
    };
    for (const id of ids.split(' ')) expect(rootOf(id), id).toBe(root);
  });

  test('draws every relative once and in a place of its own, right of its ancestor and before what came of it', () => {
    const { branches, columns } = familyDrawing();
    expect(branches.map(({ relative }) => relative.id).sort()).toEqual([...byId.keys()].sort());
    expect(new Set(branches.map(({ column, row }) => `${column} ${row}`)).size).toBe(branches.length);
    for (const branch of branches) {
      const { relative, depth, column, parent } = branch;
      expect(parent?.branch.relative.id ?? null).toBe(relative.from);
      expect(column).toBeLessThan(columns.length);
      if (!parent) continue;
      expect(depth, relative.id).toBe(parent.branch.depth + 1);
      expect(column, relative.id).toBeGreaterThan(parent.branch.column);
      expect(branches.indexOf(parent.branch)).toBeLessThan(branches.indexOf(branch));
    }
  });

  test('draws straight lines through no other board', () => {
    const { branches } = familyDrawing();
    for (const { row, column, parent } of branches)
      if (parent?.isStraight)
        expect(
          branches.filter((other) => other.row === row && other.column > parent.branch.column && other.column < column),
        ).toEqual([]);
  });

  // DTET, "Other appearances".
  test('can show what came of one relative alone', () => {
    const { branches } = familyDrawing('dtet');
    expect(branches.map(({ relative, depth }) => `${depth} ${relative.id}`)).toEqual([
      '0 dtet',
      '1 dtet-heboris',
      '1 dtet-tessellate',
    ]);
    expect(branches[0]?.parent).toBeNull();
  });
});

describe('the years of the tree', () => {
  const { branches, columns, bands, rows } = familyDrawing();
  const branchOf = (id: string) => branches.find(({ relative }) => relative.id === id)!;

  test('have columns in order, from the first known year to the last', () => {
    const known = new Set(RELATIVES.flatMap(({ dated }) => dated?.year ?? []));
    expect(columns.flat()).toEqual([...known].sort());
    expect(columns.some((years) => years.length === 0)).toBe(true);
  });

  // TGM: Ace is of the year of its ancestor TGM3, so it is one column further.
  test('say the column of a relative, which is later only where its ancestor is of the same year', () => {
    const displaced = branches.filter(
      ({ relative, column }) => relative.dated && !columns[column]!.includes(relative.dated.year),
    );
    expect(displaced.map(({ relative }) => relative.id)).toEqual(['ars-ace']);
  });

  test.each([
    ['tetris-plus-2', 'sega'],
    ['srs-guideline', 'tetris-worlds'],
    ['techmino-srs-x', 'techmino-trs'],
  ])('leave %s, which has none, beside %s', (id, ancestor) => {
    expect(branchOf(id).column).toBe(branchOf(ancestor).column + 1);
  });

  test('are the same in three bands: Sega and ARS, BPS and SRS, and all others', () => {
    const firstIn = (band: number): string =>
      branches.find(({ row }) => row >= bands[band]! && row < (bands[band + 1] ?? rows))!.relative.id;
    expect(bands.map((_, band) => firstIn(band))).toEqual(['sega', 'bps', 'nintendo-left']);
  });
});

describe('the boards of the tree', () => {
  /** The nearest ancestor with rules. Families of their own are compared with the most common system. */
  const ancestorOf = (id: string): string => {
    const from = byId.get(id)?.from ?? null;
    if (from === null) return id === 'srs-guideline' ? 'sega' : 'srs-guideline';
    return systemById(from) ? from : ancestorOf(from);
  };

  // Guideline SRS differs from Tetris Worlds in where pieces enter, and in no rotation.
  const shown = RELATIVES.filter(({ shows }) => shows !== undefined);
  test('stand beside most systems', () => {
    expect(shown.length).toBeGreaterThan(25);
  });

  test.each(shown.filter(({ id }) => !['srs-guideline', 'tetris-worlds'].includes(id)))(
    'show a rotation of $id that ends elsewhere under its ancestor',
    (relative) => {
      const { id } = relative;
      const scenario = familyScene(relative)!;
      const other = systemById(ancestorOf(id))!;
      const squares = minosOf(scenario.system.shapes, scenario.placement);
      const ends = minosOf(
        scenario.system.shapes,
        placementAfter(rotate(scenario.system, requestOf(scenario), scenario.memory)),
      );
      const start = placementOn(other.shapes, scenario.placement.piece, squares, scenario.placement.orientation);
      expect(start, `${other.id} has no such state`).not.toBeNull();
      const request = { ...requestOf(scenario), placement: start! };
      const elsewhere = minosOf(other.shapes, placementAfter(rotate(other, request, scenario.memory)));
      const sorted = (minos: typeof ends): readonly string[] => minos.map(String).sort();
      expect(sorted(ends)).not.toEqual(sorted(elsewhere));
    },
  );
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
