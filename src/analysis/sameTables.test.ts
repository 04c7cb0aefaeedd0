import { expect, test } from 'vitest';
import { sameSquares } from '#engine/squares.ts';
import { rotate } from '#engine/rotate.ts';
import { requestOf } from '#engine/requestOf.ts';
import { minosOf } from '#engine/shapes.ts';
import { placementAfter } from '#engine/trace.ts';
import { NAMED_TABLES, namedTable, TABLE_NAMES, TURN_GROUPS, type TurnGroup } from '#rules/namedTables.ts';
import { firstDifference, groupKey } from './sameTables.ts';

// Extracted from each program by script and compared as squares, apart from this engine: quarter turns of J, L, S, T and Z, quarter turns
// of the I, half turns, half turns of the I. Equal letters are equal tables; – is a turn that is not there or was not read.
const LETTERS: readonly (readonly [id: string, letters: string])[] = [
  ['srs-guideline', 'A A – –'],
  ['srs-solution-finder', 'A A – –'],
  ['srs-nullpomino', 'A A A A'],
  ['srs-cambridge', 'A A A A'],
  ['srs-tetra-legends', 'A A A A'],
  ['srs-farteryhr', 'A A A A'],
  ['srs-jstris', 'A A B B'],
  ['srs-tetrio', 'A A C C'],
  ['srs-techmino', 'A A D C'],
  ['srs-galaxy', 'A A E D'],
  ['srs-python-tetris', 'A B – –'],
  ['srs-plus-tetrio', 'A C C B'],
  ['srs-plus-teti', 'A C C B'],
  ['srs-plus-tetrion', 'A C C B'],
  ['srs-plus-tetrenvironment', 'A C C B'],
  ['srs-plus-cobra', 'A C C E'],
  ['srs-plus-sfinder-cpp', '– D – –'],
  ['srs-plus-four-tris', 'A E F –'],
  ['srs-plus-techmino', 'A F G F'],
  ['srs-x-tetrio', 'A A A A'],
  ['srs-x-teti', 'A A A A'],
  ['srs-x-cambridge', 'A H A A'],
  ['srs-x-heboris-set', 'A G A A'],
  ['srs-x-techmino', 'A I G F'],
  ['asc-blocks', 'B J D H'],
  ['asc-solution-finder', 'C K – –'],
  ['asc-triangle', 'D L D I'],
  ['asc-tetrio', 'D M D H'],
  ['asc-techmino', 'D M D H'],
  ['asc-teti', 'D N D C'],
  ['tetra-x-tetra-legends', 'F P K L'],
  ['tetra-x-tetrio', 'F P K L'],
  ['tetra-x-teti', 'F P K L'],
  ['c2rs-techmino', 'I R N M'],
  ['c2rs-farteryhr', 'J S O N'],
];

test.each<[TurnGroup, number]>(TURN_GROUPS.map((group, column) => [group, column]))(
  'tables are equal in %s exactly where programs have equal tables',
  (group, column) => {
    const rows = LETTERS.map(([id, letters]) => ({
      id,
      letter: letters.split(' ')[column]!,
      key: groupKey(namedTable(id), group),
    }));
    for (const one of rows) {
      expect([one.id, one.key === null]).toEqual([one.id, one.letter === '–']);
      for (const other of rows)
        if (one.key !== null && other.key !== null)
          expect([one.id, other.id, one.key === other.key]).toEqual([one.id, other.id, one.letter === other.letter]);
    }
  },
);

const NO_BOARD = new Set(['Cobra', 'TETR.IO', 'teti', 'TetriON', 'TetrEnvironment']);

test.each(TABLE_NAMES)(
  'the first board on which two tables called %s differ ends on other squares under each',
  (name) => {
    const tables = NAMED_TABLES.filter((table) => table.name === name);
    for (const a of tables)
      for (const b of tables) {
        const found = firstDifference(a, b);
        const equal = TURN_GROUPS.every((group) => {
          const keys = [groupKey(a, group), groupKey(b, group)];
          return keys.includes(null) || keys[0] === keys[1];
        });
        // Cobra gives the I four half-turn kicks more, behind one that always fits.
        const onlyInTable = [a, b].some(({ id }) => id === 'srs-plus-cobra') && a.program !== b.program && NO_BOARD.has(a.program) && NO_BOARD.has(b.program); // prettier-ignore
        expect([a.id, b.id, found === null]).toEqual([a.id, b.id, equal || onlyInTable]);
        if (!found) continue;
        const [first, second] = found.scenarios.map((scenario) => {
          const trace = rotate(scenario.system, requestOf(scenario), scenario.memory);
          return {
            start: minosOf(scenario.system.shapes, scenario.placement),
            end: minosOf(scenario.system.shapes, placementAfter(trace)),
          };
        });
        expect(sameSquares(first!.start, second!.start)).toBe(true);
        expect(sameSquares(first!.end, second!.end)).toBe(false);
      }
  },
);

test('every table has an id of its own, and copies one that is there', () => {
  expect(new Set(NAMED_TABLES.map(({ id }) => id)).size).toBe(NAMED_TABLES.length);
  for (const { copies } of NAMED_TABLES) if (copies !== undefined) expect(namedTable(copies).copies).toBeUndefined();
  expect(() => namedTable('nonsense')).toThrow(RangeError);
});
