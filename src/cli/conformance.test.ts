import { describe, expect, test } from 'vitest';
import { casesOf, conformanceLines, VECTOR_SETS, vectorFile, withoutGuard } from '#data/conformance.ts';
import { fatesOf } from '#analysis/deadKicks.ts';
import { differenceOf } from '#analysis/difference.ts';
import { printLines } from '#data/vectorLine.ts';
import { turned } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';
import { systemById, SYSTEMS } from '#rules/registry.ts';
import { conformanceCommand } from './conformanceCommand.ts';
import { mutants, type Mutant } from './testing/mutants.ts';
import { checkVector, startOf } from './vectorCheck.ts';
import { readVectors, type Vector } from './vectorLines.ts';
import { vectorsCommand } from './vectorsCommand.ts';

const system = (id: string): RotationSystem => systemById(id)!;

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

  test.each(SYSTEMS)('of $id has a line for each way in which a rotation can end', (own) => {
    const ends = new Set(
      vectorsOf(own).map(({ piece, from, rot, precedence, floorKicksUsed, d }) =>
        JSON.stringify([piece, from, rot, precedence, floorKicksUsed, d]),
      ),
    );
    for (const rotation of casesOf(own)) {
      const { tests, canFail } = fatesOf(own, rotation);
      const ways = [
        ...tests.filter(({ fate }) => fate.is === 'can win').map(({ kick }) => kick),
        ...(canFail ? [null] : []),
      ];
      const { piece, from, turn, precedence, memory } = rotation;
      if (ways.length < 2) continue;
      for (const way of ways)
        expect(ends).toContain(JSON.stringify([piece, from, turn, precedence, memory.floorKicks, way]));
    }
  });
});

describe.each(SYSTEMS)('vectors of $id', (own) => {
  test.each(VECTOR_SETS)('(%s) are all accepted by the checker of vectors', (set) => {
    const lines = conformanceLines(own, set);
    const report = vectorsCommand([vectorFile(own, set)], () => printLines(lines));
    expect(report).toEqual({ out: [`${lines.length} passed, 0 failed`], err: [], code: 0 });
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

/**
 * How many changes of a number are noticed, and how many belong to kicks that #analysis proves dead: four changes an entry, each piece
 * for itself. SRS has 6 pieces, 8 rows, 4 kicks, and 4 dead entries of the T.
 */
const COUNTED: Readonly<Record<string, readonly [alive: number, dead: number]>> = {
  'srs-guideline': [752, 16],
  'tetris-worlds': [752, 16],
  'srs-nullpomino-180': [1520, 208],
  'tetr-js': [752, 16],
  'srs-arika': [752, 16],
  'tetris-perfect': [752, 16],
  'ars-tgm': [248, 72],
  'ars-sakura': [216, 104],
  'ars-ti': [336, 72],
  'ars-ace': [336, 72],
  ars2: [336, 72],
  dtet: [40, 0],
  'dtet-heboris': [84, 64],
};

const WITH_KICKS = SYSTEMS.filter(({ kicks }) => kicks.rowBy !== 'transition' || kicks.groups.length > 0);

describe.each(WITH_KICKS)('a changed table of $id', (own) => {
  const vectors = vectorsOf(own);
  const fates = casesOf(own).map((rotation) => fatesOf(own, rotation));
  /** Whether an entry is proved dead: none of the tests that it takes part in can ever win. */
  const isDead = ({ uses }: Mutant): boolean =>
    fates.every(({ rotation, tests }) =>
      tests.every(({ test, fate }) => fate.is !== 'can win' || !uses(rotation, test)),
    );

  test('fails a line of the small set, whichever number is changed by one, but for kicks that can never win', () => {
    const unnoticed: string[] = [];
    let alive = 0;
    let dead = 0;
    for (const mutant of mutants(own)) {
      if (isDead(mutant)) dead++;
      else {
        alive++;
        const concerned = vectors.filter((vector) =>
          mutant.concerns({ ...vector, to: turned(vector.from, vector.rot) }),
        );
        if (!notices(mutant.system, concerned)) unnoticed.push(mutant.name);
      }
    }
    expect(unnoticed).toEqual([]);
    expect([alive, dead]).toEqual(COUNTED[own.id]);
  });
});

describe.each(SYSTEMS.filter(({ guards }) => guards.length > 0))('$id', (own) => {
  const vectors = vectorsOf(own);

  test.each(own.guards.map(({ name }) => name))('without its guard %s fails a line of the small set', (name) => {
    const without = withoutGuard(own, name);
    const decides = casesOf(own).some((rotation) => differenceOf(own, without, rotation).is === 'found');
    expect(notices(without, vectors)).toBe(decides);
    // Whatever blocks basic rotation and leaves room above an I of Heboris's DTET lies right below it: its rule never decides.
    expect(decides).toBe(own.id !== 'dtet-heboris' || name !== 'i-ground');
  });
});

describe('the command', () => {
  const nowhere = (): void => {
    throw new Error('no such folder');
  };

  test('prints one set of one system', () => {
    const { out, code } = conformanceCommand(['--system', 'sega', '--set', 'small'], nowhere);
    expect(code).toBe(0);
    expect(out).toBe(printLines(conformanceLines(system('sega'), 'small')));
  });

  test('writes a file for each system and set', () => {
    const files: string[] = [];
    const said = conformanceCommand(['--out', 'x', '--set', 'small'], (folder, file) =>
      files.push(`${folder}/${file}`),
    );
    expect(said).toEqual({ out: `${SYSTEMS.length} files\n`, err: '', code: 0 });
    expect(files).toContain('x/srs-guideline.small.jsonl');
  });

  test.each([
    [['--system', 'nes'], '"nes" is not a rotation system; known are srs-guideline'],
    [['--set', 'large'], '"large" is not a set; known are small, random.'],
    [['--system', 'sega'], 'One system and one set are to be named'],
    [['--sytem', 'sega'], "Unknown option '--sytem'"],
    [['--system', 'sega', '--out', 'x'], 'x cannot be written: no such folder'],
  ])('refuses %j with a reason', (args, reason) => {
    const { out, err, code } = conformanceCommand(args, nowhere);
    expect([out, code]).toEqual(['', 2]);
    expect(err).toContain(reason);
  });
});
