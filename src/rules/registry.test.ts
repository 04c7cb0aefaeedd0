import { describe, expect, test } from 'vitest';
import { ORIGIN, vecKey, type Vec } from '#engine/geometry.ts';
import { sameSquares } from '#engine/squares.ts';
import { ORIENTATIONS, PIECES, type Orientation, type Piece, type Placement } from '#engine/piece.ts';
import { QUARTER_TRANSITIONS, HALF_TRANSITIONS, endsOf, turnBetween } from '#engine/transitions.ts';
import { mirrorPiece } from '#engine/mirror.ts';
import { isFree } from '#engine/places.ts';
import { playfield } from '#engine/playfield.ts';
import { rotate } from '#engine/rotate.ts';
import { extentOf, minosOf } from '#engine/shapes.ts';
import { spawnPlacement } from '#engine/spawn.ts';
import type { RotationSystem } from '#engine/system.ts';
import { placementAfter } from '#engine/trace.ts';
import { carriedBy, listCount, testList } from '#engine/kicks.ts';
import { originOf } from './origins.ts';
import { PROGRAMS, readingsOf } from './programs.ts';
import { readingNames, withReadings } from './readings.ts';
import { systemById, SYSTEMS } from './registry.ts';
import { UNKNOWN_SYSTEMS } from './unknownSystems.ts';

/** The exceptions to “four turns bring a piece home”, by system and piece: columns to the right after four clockwise turns. */
const WALKS: Readonly<Record<string, number>> = { 'minote I': 2, 'minote S': 2, 'minote Z': 2 };

const named = (id: string): RotationSystem => systemById(id)!;
const roomy = playfield({ width: 12, height: 20 });

test('every system has an id of its own and can be found by it', () => {
  expect(new Set(SYSTEMS.map(({ id }) => id)).size).toBe(SYSTEMS.length);
  for (const system of SYSTEMS) expect(systemById(system.id)).toBe(system);
  expect(systemById('no-such-system')).toBeUndefined();
});

test('every alias stands for one system, also below rows of a reader', () => {
  const aliases = SYSTEMS.flatMap((system) => system.aliases.map(({ id }) => [id, system] as const));
  const ids = [...SYSTEMS, ...SYSTEMS.flatMap((system) => system.aliases)].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [id, system] of aliases) {
    expect(systemById(id)).toBe(system);
    expect(systemById(`${id}~T01:1_0`)?.id).toBe(`${system.id}~T01:1_0`);
  }
  expect(aliases.map(([id, system]) => [id, system.id])).toEqual([['tetrio-srs-x', 'srs-nullpomino-180']]);
});

test('a system that nobody can run is not among those that run, and says where it is mentioned', () => {
  for (const { id, known, unknown, sources } of UNKNOWN_SYSTEMS) {
    expect(systemById(id)).toBeUndefined();
    expect([known.length, unknown.length, sources.length].every((length) => length > 0)).toBe(true);
  }
  expect(UNKNOWN_SYSTEMS.map(({ id }) => id)).toEqual(['tgm4', 'dtet-tessellate']);
});

describe.each(SYSTEMS)('$id', (system) => {
  test('has sources', () => {
    const { sources } = originOf(system.id);
    expect(sources.length).toBeGreaterThan(0);
    for (const { id, what } of sources) expect([id, what]).not.toContain('');
  });

  test('gives every piece four different squares in each orientation, listed in reading order', () => {
    for (const piece of PIECES) {
      for (const squares of system.shapes[piece].states) {
        expect(new Set(squares.map(vecKey)).size).toBe(4);
        // Top row first, left to right: the order in which ARS searches.
        expect([...squares].sort((a, b) => b[1] - a[1] || a[0] - b[0])).toEqual(squares);
      }
    }
  });

  test('has a row of kicks for every transition that it allows of a piece that kicks', () => {
    const { kicks } = system;
    for (const piece of PIECES) {
      for (const transition of QUARTER_TRANSITIONS) {
        const [from, to] = endsOf(transition);
        const rule = system.turns.rules[turnBetween(from, to)!];
        const tests = testList(kicks, piece, from, to, 'left');
        if (rule.is !== 'made') continue;
        switch (kicks.rowBy) {
          case 'precedence':
            expect(tests.length).toBeGreaterThan(kicks.rows.left.length);
            break;
          case 'transition': {
            const kicking = kicks.groups.filter(({ pieces }) => pieces.includes(piece));
            expect(tests.length > 1, `${piece} ${transition}`).toBe(kicking.length > 0);
            break;
          }
          case 'choice':
            for (const [list, groups] of kicks.lists.entries()) {
              const own = testList(kicks, piece, from, to, null, list);
              const kicking = groups.some(({ pieces }) => pieces.includes(piece));
              expect(own.length > 0 && own.length > 1 === kicking, `${piece} ${transition}`).toBe(true);
            }
            break;
          case 'offsets':
            expect(tests.length).toBe(kicks.groups.find(({ pieces }) => pieces.includes(piece))!.offsets[0].length);
        }
      }
    }
  });

  test('never lists the same kick twice in one order', () => {
    for (const piece of PIECES) {
      for (const transition of [...QUARTER_TRANSITIONS, ...HALF_TRANSITIONS]) {
        for (const side of ['left', 'right'] as const) {
          const [from, to] = endsOf(transition);
          for (let list = 0; list < listCount(system.kicks); list++) {
            const keys = testList(system.kicks, piece, from, to, side, list).map(vecKey);
            expect(new Set(keys).size, `${piece} ${transition}`).toBe(keys.length);
          }
        }
      }
    }
  });

  test.each(['cw', 'ccw'] as const)('brings an unobstructed piece home in four %s turns', (turn) => {
    for (const piece of PIECES) {
      const home: Placement = { piece, orientation: 0, at: [4, 8] };
      let placement = home;
      for (let made = 0; made < 4; made++) {
        const trace = rotate(system, { field: roomy, placement, turn });
        const { outcome, tests } = trace;
        if (outcome.is === 'rotated') expect(outcome.test).toBe(tests[0]);
        placement = placementAfter(trace);
      }
      // Minote: what each turn adds does not cancel for I, S and Z, which walk two columns the way they turn.
      const walked = WALKS[`${system.id} ${piece}`] ?? 0;
      expect(placement).toEqual({ ...home, at: [home.at[0] + (turn === 'cw' ? walked : -walked), home.at[1]] });
    }
  });

  test('spawns every piece on free squares of its empty field, in the row and column that it names', () => {
    const { edge, row, column } = system.spawn;
    for (const piece of PIECES) {
      const placement = spawnPlacement(system, piece);
      expect(isFree(system, playfield(system.field), placement), piece).toBe(true);
      const { left, bottom, top } = extentOf(minosOf(system.shapes, placement));
      expect([left, (edge === 'lowest row' ? bottom : top) + 1], piece).toEqual([column[piece], row]);
    }
  });

  test('claims mirror symmetry for both hands or for neither', () => {
    for (const piece of system.mirror) expect(system.mirror).toContain(mirrorPiece(piece));
  });

  test('has readings that change it, each selectable by name', () => {
    for (const name of readingNames(system)) {
      const other = withReadings(system, [name]);
      expect(other.selected).toEqual([name]);
      expect({ ...other, selected: [], readings: {} }).not.toEqual({ ...system, selected: [], readings: {} });
      expect(withReadings(system, [name])).toBe(other);
    }
    expect(() => withReadings(system, ['no-such-reading'])).toThrow(RangeError);
  });
});

const rotatedO = (system: RotationSystem, orientation: Orientation) => {
  const placement: Placement = { piece: 'O', orientation, at: [4, 8] };
  const trace = rotate(system, { field: roomy, placement, turn: 'ccw' });
  const [before, after] = [placement, placementAfter(trace)].map((at) => minosOf(system.shapes, at));
  return [trace.outcome.is, sameSquares(before!, after!) ? 'stays' : 'moves'];
};

// SRS, "How Guideline SRS Really Works": the O of Tetris Best wobbles; "Arika SRS": Tetris Perfect does not turn it.
test.each([
  ['srs-guideline', 'rotated', 'stays'],
  ['ars-tgm', 'rotated', 'stays'],
  ['dtet', 'rotated', 'stays'],
  ['nintendo-right', 'rotated', 'stays'],
  ['tetris-best', 'rotated', 'moves'],
  ['tetris-perfect', 'refused', 'stays'],
])('the O of %s is %s and %s', (id, outcome, squares) => {
  for (const orientation of ORIENTATIONS) expect(rotatedO(named(id), orientation)).toEqual([outcome, squares]);
});

// Columns and rows from 1, of J L S T Z, of the I and of the O. From the section on orientations of each source.
describe('pieces enter where the sources say', () => {
  const BY_TWO = ['4-6', '4-7', '5-6'];
  const SPAWNS: readonly (readonly [
    ids: string,
    columns: readonly string[],
    rows: string,
    rowOfI: string,
    nub: string,
  ])[] = [
    // SRS: rows 21 and 22, the I in row 21. The systems after it do not say otherwise.
    ['srs-guideline srs-nullpomino-180 tetr-js tetris-perfect tetris-best', BY_TWO, '21-22', '21-21', 'up'],
    // Techmino: getSpawnX and getSpawnY, run.
    ['techmino-trs techmino-srs-plus techmino-srs-x techmino-birs', BY_TWO, '21-22', '21-21', 'up'],
    // SRS: Tetris Worlds one row higher. TETR.IO: Triangle, run.
    ['tetris-worlds tetrio-srs-plus tetrio-srs', BY_TWO, '22-23', '22-22', 'up'],
    // D6: up, as three programs have it.
    ['srs-arika', BY_TWO, '19-20', '20-20', 'up'],
    // ARS: rows 19 and 20, the long flat side up. DTET: topmost mino in row 20, pointing down. Sega: as ARS.
    ['sega ars-tgm ars-sakura ars-ti ars-ace ars2 dtet dtet-heboris', BY_TWO, '19-20', '20-20', 'down'],
    // PTN: J, L and T in columns 5 to 7.
    ['nintendo-right', ['5-7', '4-7', '5-6'], '19-20', '20-20', 'down'],
    // The disassembly of the Game Boy's game: a field of 18 rows, and the second of them from the top. Two more works have row 17: an old
    // revision of tetris.wiki, and “handheld” of Tetra Legends.
    ['nintendo-left', BY_TWO, '16-17', '17-17', 'down'],
    // Tetra Legends, SPAWN_OFFSETS: “deluxe”, and “tetrax” before it moves down.
    ['tetris-dx', BY_TWO, '17-18', '18-18', 'down'],
    ['tetra-x', BY_TWO, '21-22', '22-22', 'up'],
  ];

  const rowsOf = SPAWNS.flatMap(([ids, ...row]) => ids.split(' ').map((id) => [id, ...row] as const));
  test.each(rowsOf)('%s', (id, columns, rows, rowOfI, nub) => {
    const system = named(id);
    const span = (piece: Piece) => {
      const { left, right, bottom, top } = extentOf(minosOf(system.shapes, spawnPlacement(system, piece)));
      return [`${left + 1}-${right + 1}`, `${bottom + 1}-${top + 1}`];
    };
    for (const piece of ['J', 'L', 'S', 'T', 'Z'] as const) expect(span(piece), piece).toEqual([columns[0], rows]);
    expect(span('I')).toEqual([columns[1], rowOfI]);
    expect(span('O')).toEqual([columns[2], rows]);
    for (const piece of ['J', 'L', 'T'] as const) {
      const minos = minosOf(system.shapes, spawnPlacement(system, piece));
      const { top } = extentOf(minos);
      expect(minos.filter(([, y]) => y === top).length, piece).toBe(nub === 'up' ? 1 : 3);
    }
  });

  test('Arika SRS pointing down under the other reading (D6)', () => {
    const down = withReadings(named('srs-arika'), ['spawn-down']);
    const minos = minosOf(down.shapes, spawnPlacement(down, 'T'));
    expect(minos.filter(([, y]) => y === 19).length).toBe(3);
  });

  test('the Game Boy one row higher under the reading of NullpoMino (D14)', () => {
    const other = withReadings(named('nintendo-left'), ['spawn-in-top-row']);
    for (const piece of PIECES)
      expect(extentOf(minosOf(other.shapes, spawnPlacement(other, piece))).top, piece).toBe(17);
  });

  // Arika Rotation System, "ACE-ARS and ARS2".
  test.each([
    ['ars-ace', 2],
    ['ars2', 2],
    ['ars-ti', 0],
    ['srs-guideline', 0],
  ])('%s up to %i rows higher where they are blocked', (id, rows) => {
    expect(named(id).spawn.raise).toBe(rows);
  });
});

// What a system does of the turns cw, ccw and 180.
test.each([
  ['srs-guideline tetris-worlds srs-arika tetris-best', 'made made refused'],
  ['tengen-nes the-new-tetris quadrapassel gtetrinet minote nullpomino-classic-s', 'made made refused'],
  // Tetris Best has two half turns, as the wikis say; it makes the one of the left list.
  ['tetris-best-25 apotris-srs apotris-bars apotris-sdrs cambridge-crs mtet', 'made made made'],
  ['t-ex-classic t-ex-modern', 'made made becomes'],
  ['ars-tgm ars-sakura ars-ti ars-ace ars2 nintendo-right nintendo-left', 'made made refused'],
  // SRS, "180° rotation", and DTET: one test list for the half turn, or basic rotation alone (Tetris Perfect).
  ['srs-nullpomino-180 tetris-perfect dtet dtet-heboris', 'made made made'],
  // Tables of the programs: half turns with kicks, or basic rotation alone (ASC).
  ['tetrio-srs-plus tetrio-srs jstris tetra-x asc asc-plus cultris-2', 'made made made'],
  ['techmino-trs techmino-srs-plus techmino-srs-x techmino-birs', 'made made made'],
  // Tetris DX has no half turn.
  ['tetris-dx', 'made made refused'],
  // tetr.js turns twice.
  ['tetr-js', 'made made twice'],
  // Sega turns one way, whichever button.
  ['sega', 'becomes made refused'],
])('turns cw, ccw and 180 of %s are %s', (ids, turns) => {
  for (const id of ids.split(' ')) {
    const { rules } = named(id).turns;
    expect([rules.cw.is, rules.ccw.is, rules['180'].is].join(' '), id).toBe(turns);
  }
});

// The errata's list of other readings, with the disagreement of each and the systems that it is about.
test.each([
  ['any-off-centre', 'D1', 'ars-tgm ars-ti ars-ace ars2'],
  ['s-z-never-kick', 'D2', 'ars-tgm ars-ti ars-ace ars2'],
  ['i-kick-without-contact', 'D3', 'ars-ti ars-ace ars2'],
  ['t-floor-kick-needs-ground', 'D4', 'ars-ti ars-ace ars2'],
  ['one-t-floor-kick', 'D5', 'ars-ti'],
  ['spawn-down', 'D6', 'srs-arika'],
  ['half-turn-left', 'D8', 'dtet-heboris'],
  // Not in that list: errors and gaps of a source, taken at its word or the other way.
  ['left-is-clockwise', 'E6', 'dtet'],
  ['two-i-wall-kicks', 'E10', 'ars-ti ars-ace ars2'],
  ['o-kicks', 'E12', 'ars-tgm'],
  ['half-turn-uses-left', 'E16', 'dtet'],
  ['half-turn-uses-right', 'E16', 'dtet'],
  ['half-turn-uses-none', 'E16', 'dtet'],
  ['one-floor-kick', 'D9', 'ars-ace ars2'],
  ['15-resets', 'D10', 'srs-guideline'],
  ['step-reset', 'D10', 'srs-guideline'],
  ['i-about-third-mino', 'D11', 'asc'],
  ['eighth-kick-up', 'D12', 'cultris-2'],
  ['i-never-kicks', 'D13', 'tetris-dx'],
  ['spawn-in-top-row', 'D14', 'nintendo-left'],
])('the reading %s is the other side of %s on %s', (name, decision, ids) => {
  for (const id of ids.split(' ')) expect(named(id).readings[name]?.decision, id).toBe(decision);
});

test.each([
  ['nullpomino', 'D1 D2 D3 D5 D9'],
  ['heboris', 'D1 D3 D5 D9'],
  ['cambridge', 'D4 D5'],
])('the program %s answers %s the other way, each system as far as it knows the question', (id, decisions) => {
  const program = PROGRAMS.find((known) => known.id === id)!;
  const taken = SYSTEMS.flatMap((system) => readingsOf(program, system).map((name) => system.readings[name]!.decision));
  expect([...new Set(taken)].sort()).toEqual(decisions.split(' '));
});

test('kicks are displacements from basic rotation, which comes first while no condition chooses another list', () => {
  for (const { kicks } of SYSTEMS) {
    for (const piece of PIECES) {
      for (const transition of QUARTER_TRANSITIONS) {
        const [from, to] = endsOf(transition);
        const first: Vec = testList(kicks, piece, from, to, 'right')[0]!;
        if (kicks.rowBy !== 'choice' || kicks.choice.name !== 'boxAboveTop')
          expect(first).toEqual(carriedBy(kicks, piece, from, to) ?? ORIGIN);
      }
    }
  }
});

test('what a turn adds to each test is Minote’s alone, one square, and not for J, L and T', () => {
  const carrying = SYSTEMS.filter(({ kicks }) => kicks.rowBy === 'choice' && kicks.carries);
  expect(carrying.map(({ id }) => id)).toEqual(['minote']);
  for (const piece of PIECES) {
    for (const transition of QUARTER_TRANSITIONS) {
      const carried = carriedBy(named('minote').kicks, piece, ...endsOf(transition));
      expect(carried && Math.abs(carried[0]) + Math.abs(carried[1])).toBe('JLT'.includes(piece) ? null : 1);
    }
  }
});

// Each guard of a condition: what it looks at, and which list follows.
test.each([
  ['cambridge-crs', 'resting', 'air ground'],
  ['t-ex-classic', 'pressure', 'none left right'],
  ['t-ex-modern', 'pressure', 'none left right'],
  ['minote', 'lastSide', 'right left'],
  ['quadrapassel', 'boxAboveTop', 'inside above'],
])('of %s, %s chooses among the lists of %s', (id, name, cases) => {
  const { kicks } = named(id);
  expect(kicks.rowBy === 'choice' && [kicks.choice.name, kicks.choice.cases.join(' '), kicks.lists.length]).toEqual([
    name,
    cases,
    cases.split(' ').length,
  ]);
});
