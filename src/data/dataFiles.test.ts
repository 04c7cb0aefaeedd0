import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { kicksOf, rotationsOfPiece } from '#analysis/rotations.ts';
import { PIECES, transition } from '#engine/piece.ts';
import { choiceOf } from '#engine/kicks.ts';
import { spawnPlacement } from '#engine/spawn.ts';
import { SYSTEMS, systemById } from '#rules/registry.ts';
import { dataFiles } from './dataFiles.ts';
import { dataText } from './formats.ts';
import { dataSchema } from './schema.ts';
import { seatsOf } from './solutionFinder.ts';
import { offsetForm } from './tables.ts';
import type { SystemData } from './systemData.ts';

const validate = new Ajv({ allErrors: true }).compile(dataSchema);

describe.each(SYSTEMS)('the JSON of $id', (system) => {
  const data = JSON.parse(dataText(system, 'json')!) as SystemData;

  test('is as the published schema says', () => {
    expect(validate(data), JSON.stringify(validate.errors)).toBe(true);
  });

  test('holds the shapes, spawns and tests of the rules', () => {
    for (const piece of PIECES) {
      expect(data.pieces[piece]).toEqual(system.shapes[piece]);
      const { orientation, at } = spawnPlacement(system, piece);
      expect(data.spawn.pieces[piece]).toEqual({ state: orientation, at });
      for (const own of rotationsOfPiece(system, piece)) {
        const name = transition(own.from, own.to);
        const side = own.precedence ?? choiceOf(system)?.cases[own.list ?? 0] ?? 'any';
        const [x, y] = data.choice?.carried[piece]?.[name] ?? [0, 0];
        const row = data.tests[side]![piece]![name]!;
        expect(row.map(([dx, dy]) => [dx + x, dy + y])).toEqual(kicksOf(system, own));
      }
    }
  });
});

// SRS, "How Guideline SRS Really Works": Tetris Best "uses different kicks", which are not given.
test('nothing is said of properties that follow from unknown kicks', () => {
  const { properties } = JSON.parse(dataText(systemById('tetris-best')!, 'json')!) as SystemData;
  for (const piece of PIECES) expect(new Set(Object.values(properties[piece]!))).toEqual(new Set([null]));
});

test.each([
  ['a kick of one number', '"0>>1": [[0, 0]', '"0>>1": [[0]'],
  ['a fifth square', '[[0, 2], [1, 2]', '[[0, 0], [0, 2], [1, 2]'],
  ['a property that nobody described', '"family":', '"colour": "red", "family":'],
  ['a source without its place', '"id": "srs-wiki",', ''],
  ['an address that is none', '"href": "https', '"href": "ftp'],
  ['a turn that is none', '"0>>1":', '"0>>4":'],
])('the schema refuses %s', (_what, from, to) => {
  const text = dataText(systemById('srs-guideline')!, 'json')!;
  expect(text).toContain(from);
  expect(validate(JSON.parse(text.replace(from, to)))).toBe(false);
});

test('a JSON file names the schema by its whole address, since a reader may keep the file alone', () => {
  const data = 'https://example.org/data';
  const files = ['v1/all.json', ...SYSTEMS.map(({ id }) => `v1/systems/${id}.json`)];
  for (const file of files) {
    const text = dataFiles.find(({ path }) => path === file)!.text({ stepper: '', data });
    const { $schema } = JSON.parse(text) as { $schema: string };
    expect(dataFiles.map(({ path }) => `${data}/${path}`)).toContain($schema);
  }
});

test('all.json is valid and holds every system', () => {
  const all = JSON.parse(dataFiles.find(({ path }) => path === 'v1/all.json')!.text({ stepper: '', data: '' })) as {
    systems: { id: string }[];
  };
  expect(validate(all), JSON.stringify(validate.errors)).toBe(true);
  expect(all.systems.map(({ id }) => id)).toEqual(SYSTEMS.map(({ id }) => id));
});

test('a CSV file is read back to the tests of the rules', () => {
  const system = systemById('dtet')!;
  const [head, ...lines] = dataText(system, 'csv')!.trim().split('\r\n');
  expect(head).toBe('kind,piece,state,turn,side,number,x,y,text');
  const kicks = lines.map((line) => line.split(',')).filter(([kind]) => kind === 'kick');
  for (const piece of PIECES) {
    for (const own of rotationsOfPiece(system, piece)) {
      const row = kicks.filter(
        (line) => line[1] === piece && line[3] === transition(own.from, own.to) && line[4] === own.precedence,
      );
      expect(row.map((line) => [Number(line[6]), Number(line[7])])).toEqual(kicksOf(system, own));
    }
  }
});

test.each([
  // Derived here by hand from the source's table of offsets from true rotation: old state less new state, term by term.
  ['srs-guideline', 'I.NE=(+1,0)(-1,0)(+2,0)(-1,-1)(+2,+2)'],
  ['srs-guideline', 'I.WN=(0,+1)(+1,+1)(-2,+1)(+1,-1)(-2,+2)'],
  ['srs-guideline', 'O.NE=(0,+1)'],
  ['srs-guideline', 'O.SW=(0,-1)'],
  ['srs-guideline', 'T.WS=(0,0)(-1,0)(-1,-1)(0,+2)(-1,+2)'],
  // The half turn of the I: a square each way from true to basic rotation, then NullpoMino's five kicks.
  ['srs-nullpomino-180', 'I.NS=(+1,-1)(0,-1)(-1,-1)(+2,-1)(+3,-1)(+1,-2)'],
  ['srs-nullpomino-180', 'O.NS=(+1,+1)'],
  // Spawns pointing down, which solution-finder calls S; nothing kicks, and the T keeps the middle of its box.
  ['nintendo-right', 'T.SW=(0,0)'],
])('for solution-finder %s has the line %s', (id, line) => {
  expect(dataText(systemById(id)!, 'properties')!.split('\n')).toContain(line);
});

test('solution-finder gets 56 lines, 84 with half turns, and nothing where a table is not the whole rule', () => {
  const count = (id: string): number | undefined =>
    dataText(systemById(id)!, 'properties')
      ?.split('\n')
      .filter((line) => /^[IJLOSTZ]\./.test(line)).length;
  expect(count('srs-guideline')).toBe(56);
  expect(count('tetr-js')).toBe(56);
  expect(count('srs-nullpomino-180')).toBe(84);
  for (const id of ['ars-tgm', 'dtet', 'sega']) expect(count(id)).toBeUndefined();
});

test('a system with other shapes has no seat among the states of SRS', () => {
  const { states } = systemById('srs-guideline')!.shapes.T;
  expect(seatsOf({ box: 3, centre: [1, 1], states: [states[0], states[0], states[2], states[3]] }, 'T')).toBeNull();
});

test.each([
  ['srs-guideline', 'source'],
  ['tetr-js', 'derived'],
  ['srs-arika', null],
  ['srs-nullpomino-180', null],
  ['dtet', null],
])('%s has offsets: %s', (id, origin) => {
  expect(offsetForm(systemById(id)!)?.origin ?? null).toBe(origin);
});

test('no two files have one address', () => {
  const paths = dataFiles.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
