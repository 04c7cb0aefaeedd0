import { describe, expect, test } from 'vitest';
import { reach, wayTo } from '#analysis/reach.ts';
import { add, type Vec } from '#engine/geometry.ts';
import { fieldFor } from '#engine/rotate.ts';
import { mirrorScenario } from '#engine/mirror.ts';
import { isFree } from '#engine/places.ts';
import { playfield } from '#engine/playfield.ts';
import { printScenario } from '#engine/scenario.ts';
import { KNOWN_BOARDS } from '#analysis/knownBoards.ts';
import { systemById } from '#rules/registry.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { verdictOf } from '#spins/judge.ts';
import { landingOf } from '#spins/landing.ts';
import { judgeById } from '#spins/rules.ts';
import { knownSpin } from '#spins/spinName.ts';
import { speaker } from '#text/strings.ts';
import { spinFacts, spinVerdicts, SPIN_GALLERY } from './spinGallery.ts';

const spinNamed = (name: string) => {
  const read = readScenario(SPIN_GALLERY.find((spin) => spin.name === name)!.scenario);
  if (!read.ok) throw new Error(read.diagnostics[0]!.sentence);
  return read.value;
};

const WAYS: Readonly<Record<string, Vec>> = { left: [-1, 0], right: [1, 0], up: [0, 1], down: [0, -1] };

describe.each(SPIN_GALLERY.map((spin) => [spin.name, spin] as const))(
  'the %s spin',
  (name, { expect: outcome, rows, open }) => {
    const { system, placement, field } = spinNamed(name);
    const limited = fieldFor(system, field);
    const { test: number, after, rows: full } = spinFacts(spinNamed(name));
    const moved = (way: string) => ({ ...after, at: add(after.at, WAYS[way]!) });

    test('can be played from the spawn, and fills its rows', () => {
      expect(wayTo(system, limited, placement)).not.toBeNull();
      expect(`test ${number}`).toBe(outcome);
      expect(full).toBe(rows);
    });

    test(open ? 'can be left upwards, where the piece could have come from' : 'locks the piece in', () => {
      const free = Object.keys(WAYS).filter((way) => isFree(system, limited, moved(way)));
      expect(free).toEqual(open ? ['up'] : []);
      if (open) expect(wayTo(system, limited, moved('up'))).not.toBeNull();
    });
  },
);

// The origin of each row: what four.lol/srs/t-spin and solution-finder (0e7c935, SpinCommons) call by the name. Test 4 or 5 from
// pointing down, two rows lower: Iso with both front corners, Neo and Fin with one. The STSD is the kick of the TST with two rows. A mini
// has one front corner, and only the Fin is full all the same.
test.each([
  ['tSingle', null, 'full'],
  ['tDouble', null, 'full'],
  ['tTriple', null, 'full'],
  ['tSuper', 'stsd', 'full'],
  ['tIso', 'iso', 'full'],
  ['tNeo', 'neo', 'mini'],
  ['tFin', 'fin', 'full'],
  ['tMiniWall', null, 'mini'],
  ['tMiniFloor', null, 'mini'],
])('the Guideline calls %s what its name says', (name, known, verdict) => {
  const landing = landingOf(spinFacts(spinNamed(name)).trace)!;
  expect(knownSpin(landing)).toBe(known);
  expect(verdictOf(judgeById('guideline')!, landing)).toBe(verdict);
});

test('spins of J and L, S and Z are mirror images; the mirrored single of the I takes another test', () => {
  const pairs = SPIN_GALLERY.flatMap(({ name }) => {
    const other = { j: 'l', s: 'z' }[name[0]!];
    return other ? [[name, other + name.slice(1)] as const] : [];
  });
  expect(pairs).toHaveLength(6);
  for (const [one, other] of pairs)
    expect(printScenario(mirrorScenario(spinNamed(one))!)).toBe(printScenario(spinNamed(other)));
  expect(spinFacts(mirrorScenario(spinNamed('iSingle'))!)).toMatchObject({ transition: '3>>0', test: 4, rows: 1 });
});

// The Guideline rewards the T alone; in all-mini+ of TETR.IO a piece that cannot move is a mini.
test.each([
  ['tDouble', ['Guideline: T-spin double.', 'TETR.IO (all-mini+): T-spin double.']],
  ['tFin', ['Guideline: T-spin double (Fin).', 'TETR.IO (all-mini+): T-spin double (Fin).']],
  ['zDouble', ['Guideline: no spin.', 'TETR.IO (all-mini+): Z-spin mini double.']],
])('the verdicts on %s are those of three games', (name, verdicts) => {
  expect(spinVerdicts(spinFacts(spinNamed(name)).trace, speaker()).slice(0, 2)).toEqual(verdicts);
});

test.each(Object.keys(KNOWN_BOARDS))('on the board %s an O gets nowhere by turning', (board) => {
  const ends = (still: readonly 'O'[]): readonly string[] =>
    reach(srsGuideline, KNOWN_BOARDS[board]!, 'O', { still })
      .landings.map(({ minos }) => minos.join(' '))
      .sort();
  expect(ends([])).toEqual(ends(['O']));
});

// Its 25 kicks are those that two wikis print (tetrisBest.ts).
test.each([
  ['srs-guideline', false],
  ['tetris-best-25', true],
])('under %s an O gets into the hole below a roof: %s', (id, isSaid) => {
  const field = playfield({ rows: ['####..####', '####..####', '...###....'] });
  const { landings } = reach(systemById(id)!, field, 'O', { still: [] });
  expect(landings.some(({ minos }) => minos.join(' ') === '4,0 5,0 4,1 5,1')).toBe(isSaid);
});
