import { describe, expect, test } from 'vitest';
import {
  casesOf,
  conformanceLines,
  RANDOM_LINES,
  VECTOR_SETS,
  vectorFile,
  vectorText,
  withoutGuard,
  type VectorSet,
} from '#data/conformance.ts';
import { CHANGED_NUMBERS } from '#data/changedNumbers.ts';
import { fatesOf } from '#analysis/deadKicks.ts';
import { differenceOf } from '#analysis/difference.ts';
import { printLines } from '#data/vectorLine.ts';
import { ORIGIN, subtract } from '#engine/geometry.ts';
import { carriedBy } from '#engine/kicks.ts';
import { turned } from '#engine/piece.ts';
import { rotate } from '#engine/rotate.ts';
import { requestOf } from '#engine/requestOf.ts';
import { parseScenario, SCENARIO_PARAMS } from '#engine/scenario.ts';
import { minosOf } from '#engine/shapes.ts';
import { byRow } from '#engine/squares.ts';
import type { RotationSystem } from '#engine/system.ts';
import { WIDE } from '#engine/testing/wide.ts';
import { systemById, SYSTEMS } from '#rules/registry.ts';
import { TESTED_SYSTEMS } from '#rules/testing/testedSystems.ts';
import { VOCABULARY } from '#rules/vocabulary.ts';
import type { Machine } from './command.ts';
import { conformanceCommand } from './conformanceCommand.ts';
import { mutants, type Mutant } from './testing/mutants.ts';
import { checkVector, startOf } from '#data/vectorCheck.ts';
import { readVectors, type Vector } from '#data/vectorLines.ts';
import { vectorsCommand } from './vectorsCommand.ts';

const system = (id: string): RotationSystem => systemById(id)!;

/** A system of each kind: kicks by transition, with and without half turns, with guards and a memory, and in the order of the button. */
const KINDS: readonly string[] = ['srs-guideline', 'srs-nullpomino-180', 'ars-ti', 'dtet'];
/** Whether all is tried for a system: random sets, and tables with each number changed. The others have their small sets checked. */
const isTriedFully = (id: string): boolean => WIDE || KINDS.includes(id);
const setsOf = (id: string): readonly VectorSet[] => (isTriedFully(id) ? VECTOR_SETS : ['small']);

function vectorsOf(own: RotationSystem): readonly Vector[] {
  const reading = readVectors(printLines(conformanceLines(own, 'small')));
  if (reading.is === 'malformed') throw new Error(reading.because);
  return reading.vectors;
}

const notices = (mutant: RotationSystem, vectors: readonly Vector[]): boolean =>
  vectors.some((vector) => checkVector(mutant, vector, startOf(mutant, vector)!, null).length > 0);

describe('the small set', () => {
  test.each([
    // 48 rotations of six pieces; four ways to win or fewer, and failure. The O of SRS always ends alike and has no line.
    ['srs-guideline', 284],
    ['srs-arika', 284],
    ['tetr-js', 284],
  ])('of %s has %d lines', (id, lines) => {
    expect(conformanceLines(system(id), 'small')).toHaveLength(lines);
  });

  test.each(TESTED_SYSTEMS)('of $id has a line for each way in which a rotation can end', (own) => {
    const ends = new Set(
      vectorsOf(own).map(({ piece, from, rot, precedence, floorKicksUsed, d }) =>
        JSON.stringify([piece, from, rot, precedence, floorKicksUsed, d]),
      ),
    );
    const without = casesOf(own).flatMap((rotation) => {
      const { tests, canFail } = fatesOf(own, rotation);
      const { piece, from, to, turn, precedence, memory } = rotation;
      const carried = carriedBy(own.kicks, piece, from, to) ?? ORIGIN;
      const ways = [
        ...tests.filter(({ fate }) => fate.is === 'can win').map(({ kick }) => subtract(kick, carried)),
        ...(canFail ? [null] : []),
      ];
      if (ways.length < 2) return [];
      return ways
        .map((way) => JSON.stringify([piece, from, turn, precedence, memory.floorKicks, way]))
        .filter((way) => !ends.has(way));
    });
    expect(without).toEqual([]);
  });
});

describe.each(TESTED_SYSTEMS)('vectors of $id', (own) => {
  test.each(setsOf(own.id))('(%s) are all accepted by the checker of vectors', (set) => {
    const lines = conformanceLines(own, set);
    const report = vectorsCommand([vectorFile(own, set)], () => printLines(lines));
    expect(report).toEqual({ out: [`${lines.length} passed, 0 failed`], err: [], code: 0 });
  });
});

const STEPPER = 'https://example.org/wallkick/lab/stepper/';

/** The notes of a file in columns, and its lines as records. */
function readColumns(text: string) {
  const lines = text.split('\n');
  const [head, ...rows] = lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split('\t'));
  return {
    notes: lines.filter((line) => line.startsWith('#')),
    records: rows.map((cells) => {
      expect(cells).toHaveLength(head!.length);
      return Object.fromEntries(head!.map((name, index) => [name, cells[index]!]));
    }),
  };
}

describe.each(TESTED_SYSTEMS)('columns of $id', (own) => {
  test.each(setsOf(own.id))(
    '(%s) say the same as JSON Lines, and are a scenario at the test that wins',
    (set: VectorSet) => {
      const { notes, records } = readColumns(vectorText(own, set, 'tsv', STEPPER));
      expect(notes).toContain(`# stepper ${STEPPER}`);
      const squares = (list: readonly (readonly number[])[]): string => list.map((one) => one.join()).join(' ');
      expect(records.map(({ id, to, before, after, kick }) => [id, to, before, after, kick])).toEqual(
        conformanceLines(own, set).map((line) => [
          String(line.id),
          String(line.to),
          squares(line.before),
          squares(line.after),
          line.d?.join() ?? '-',
        ]),
      );
      // The page on runners says that a board of 30 rows has room for all tests.
      let highest = 0;
      for (const record of records) {
        const params = SCENARIO_PARAMS.filter((name) => (record[name] ?? '-') !== '-');
        const scenario = parseScenario(params.map((name) => `${name}=${record[name]}`).join(' '), VOCABULARY);
        if (!scenario.ok) throw new Error(JSON.stringify(scenario.diagnostics));
        const { value } = scenario;
        const { outcome, tests } = rotate(value.system, requestOf(value), value.memory);
        expect(outcome.is === 'rotated' ? outcome.test.number : null, record['id']).toBe(value.step);
        expect(squares([...minosOf(value.system.shapes, value.placement)].sort(byRow))).toBe(record['before']);
        highest = Math.max(highest, ...tests.flatMap(({ minos }) => minos.map(([, y]) => y)));
      }
      expect(highest).toBeLessThan(30);
    },
  );
});

// SRS, "Wall Kicks": the fifth test of 0>>1 is (-1, -2) for J, L, S, T and Z.
test('a line in columns', () => {
  const { records } = readColumns(vectorText(system('srs-guideline'), 'small', 'tsv', STEPPER));
  expect(
    records.find(({ piece, from, to, step }) => piece === 'J' && from === '0' && to === '1' && step === '5'),
  ).toEqual({
    id: expect.stringMatching(/^\d+$/) as string,
    system: 'srs-guideline',
    piece: 'J',
    from: '0',
    at: '3,5',
    turn: 'cw',
    precedence: '-',
    floorkicks: '0',
    board: '...#....../....#...../........../.....#..../........../........../........../........../..........',
    step: '5',
    to: '1',
    before: '3,6 4,6 5,6 3,7',
    after: '3,3 3,4 3,5 4,5',
    kick: '-1,-2',
  });
});

test('random sets are the same at every build, reach walls and floor, and end in every way that is not rare', () => {
  const own = system('srs-guideline');
  const lines = conformanceLines(own, 'random');
  expect(printLines(conformanceLines(own, 'random'))).toBe(printLines(lines));
  const columns = lines.flatMap(({ before }) => before.map(([x]) => x));
  expect([Math.min(...columns), Math.max(...columns)]).toEqual([0, 9]);
  expect(lines.filter(({ before }) => before.some(([, y]) => y === 0)).length).toBeGreaterThan(100);
  for (const kick of [0, 1, 2, 3, 4, null])
    expect(lines.filter((line) => line.kick === kick).length, `kick ${kick}`).toBeGreaterThan(50);
});

/** Caches the result of a function for each system. */
function oncePerSystem<Value>(make: (own: RotationSystem) => Value): (own: RotationSystem) => Value {
  const made = new Map<RotationSystem, Value>();
  return (own) => {
    if (!made.has(own)) made.set(own, make(own));
    return made.get(own)!;
  };
}

/** Checks all changes of one number against the small set. It skips changes of kicks that #analysis proves dead. */
const changedTables = oncePerSystem((own) => {
  const vectors = vectorsOf(own);
  const fates = casesOf(own).map((rotation) => fatesOf(own, rotation));
  /** True when an entry is proved dead: none of the tests that use it can ever win. */
  const isDead = ({ uses }: Mutant): boolean =>
    fates.every(({ rotation, tests }) =>
      tests.every(({ test, fate }) => fate.is !== 'can win' || !uses(rotation, test)),
    );
  const all = [...mutants(own)];
  const alive = all.filter((mutant) => !isDead(mutant));
  const unnoticed = alive.filter((mutant) => {
    const concerned = vectors.filter((vector) => mutant.concerns({ ...vector, to: turned(vector.from, vector.rot) }));
    return !notices(mutant.system, concerned);
  });
  return { alive: alive.length, dead: all.length - alive.length, unnoticed: unnoticed.map(({ name }) => name) };
});

const WITH_KICKS = SYSTEMS.filter(({ kicks }) => kicks.rowBy !== 'transition' || kicks.groups.length > 0);

test.each(WITH_KICKS.filter(({ id }) => isTriedFully(id)))(
  'a changed table of $id fails a line of the small set, whichever number is changed by one, but for kicks that can never win',
  (own) => {
    const { alive, unnoticed } = changedTables(own);
    expect(unnoticed).toEqual([]);
    expect(alive).toBeGreaterThan(0);
  },
);

test.each(Object.entries(CHANGED_NUMBERS).filter(([id]) => isTriedFully(id)))(
  'changes of one number in the table of %s are counted on the page',
  (id, { found, dead }) => {
    expect(changedTables(system(id))).toMatchObject({ alive: found, dead });
  },
);

// A new system needs no count: the test above tries all its numbers, and its row of the page stays empty.
test('the page counts them for systems with kicks alone', () => {
  expect(WITH_KICKS.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(CHANGED_NUMBERS)));
});

/** Returns the guards that change some rotation of a system. */
const decidingGuards = oncePerSystem((own) =>
  own.guards
    .map(({ name }) => name)
    .filter((name) => {
      const without = withoutGuard(own, name);
      return casesOf(own).some((rotation) => differenceOf(own, without, rotation).is === 'found');
    }),
);

const GUARDED = SYSTEMS.filter(({ guards }) => guards.length > 0);

describe.each(GUARDED)('$id', (own) => {
  const vectors = vectorsOf(own);

  test.each(own.guards.map(({ name }) => name))('without its guard %s fails a line of the small set', (name) => {
    expect(notices(withoutGuard(own, name), vectors)).toBe(decidingGuards(own).includes(name));
  });
});

test.each([
  ['ars-tgm', 'centre-column'],
  ['ars-sakura', 'sakura-side'],
  ['ars-ti', 'centre-column i-contact i-ground floor-kick-budget'],
  ['ars-ace', 'centre-column i-contact i-ground'],
  ['ars2', 'centre-column i-contact i-ground'],
  // Any block that stops basic rotation and leaves room above an I of Heboris's DTET lies right below it, so its other rule never decides.
  ['dtet-heboris', 'floor-kick-budget'],
])('guards of %s that decide a rotation: %s', (id, names) => {
  expect(decidingGuards(system(id)).join(' ')).toBe(names);
});

test('the random set has as many lines as its page says', () => {
  expect(conformanceLines(system('sega'), 'random')).toHaveLength(RANDOM_LINES);
});

describe('the command', () => {
  const nowhere: Pick<Machine, 'write' | 'run' | 'readNow'> = {
    readNow: () => {
      throw new Error('no such file');
    },
    write: () => {
      throw new Error('no such folder');
    },
    run: () => Promise.reject(new Error('nothing is to be run')),
  };

  test('prints one set of one system', async () => {
    const { out, code } = await conformanceCommand(['--system', 'sega', '--set', 'small'], nowhere);
    expect(code).toBe(0);
    expect(out).toBe(printLines(conformanceLines(system('sega'), 'small')));
  });

  test('prints a set in columns, with links to a stepper that is named', async () => {
    const args = ['--system', 'sega', '--set', 'small', '--format', 'tsv', '--stepper', STEPPER];
    expect((await conformanceCommand(args, nowhere)).out).toBe(vectorText(system('sega'), 'small', 'tsv', STEPPER));
  });

  test('names no stepper that nobody gave', async () => {
    const { out } = await conformanceCommand(['--system', 'sega', '--set', 'small', '--format', 'tsv'], nowhere);
    expect(out).not.toMatch(/^# stepper|:\/\/localhost/m);
  });

  test('names a manifest that cannot be read, and a report without a game', async () => {
    const said = await conformanceCommand(['--manifest', 'claims.json', '--', 'game'], nowhere);
    expect([said.code, said.err]).toEqual([2, 'claims.json cannot be read: no such file\n']);
    const alone = await conformanceCommand(['--manifest', 'claims.json'], nowhere);
    expect([alone.code, alone.err]).toEqual([2, expect.stringMatching(/^Name the command of the game after --\./)]);
  });

  test('writes a file for each system and set', async () => {
    const files: string[] = [];
    const said = await conformanceCommand(['--out', 'x', '--set', 'small'], {
      ...nowhere,
      write: (folder, file) => files.push(`${folder}/${file}`),
    });
    expect(said).toEqual({ out: `${SYSTEMS.length} files\n`, err: '', code: 0 });
    expect(files).toContain('x/srs-guideline.small.jsonl');
  });

  test.each([
    [['--system', 'sega', '--'], 'Name a command after --.'],
    [['--', 'node'], 'Name the system of the game with --system.'],
    [['--system', 'sgea', '--', 'node'], '"sgea" is not a rotation system; did you mean sega? Known are srs-guideline'],
    [['--system', 'nes'], '"nes" is not a rotation system; known are srs-guideline'],
    [['--set', 'large'], '"large" is not a set; known are small, random.'],
    [['--format', 'xml'], '"xml" is not a format; known are jsonl, tsv.'],
    [['--system', 'sega'], 'Name one system and one set'],
    [['--sytem', 'sega'], "Unknown option '--sytem'"],
    [['--system', 'sega', '--out', 'x'], 'x cannot be written: no such folder'],
  ])('refuses %j with a reason', async (args, reason) => {
    const { out, err, code } = await conformanceCommand(args, nowhere);
    expect([out, code]).toEqual(['', 2]);
    expect(err).toContain(reason);
  });
});
