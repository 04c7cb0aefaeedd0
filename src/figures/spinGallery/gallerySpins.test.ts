import { describe, expect, test } from 'vitest';
import { reach, wayTo } from '#analysis/reach.ts';
import { add, type Vec } from '#engine/geometry.ts';
import { fieldFor } from '#engine/rotate.ts';
import { mirrorScenario } from '#engine/mirror.ts';
import { isFree } from '#engine/places.ts';
import { playfield } from '#engine/playfield.ts';
import { printScenario } from '#engine/scenario.ts';
import { minosOf } from '#engine/shapes.ts';
import { fullRows } from '#engine/stack.ts';
import { placementAfter } from '#engine/trace.ts';
import { KNOWN_BOARDS } from '#analysis/knownBoards.ts';
import { systemById } from '#rules/registry.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { verdictOf } from '#spins/judge.ts';
import { landingOf } from '#spins/landing.ts';
import { judgeById } from '#spins/rules.ts';
import { knownSpin } from '#spins/spinName.ts';
import { outcomeWord } from '#figure/rotation/outcomeWord.ts';
import { traceOf } from '#figure/rotation/traceOf.ts';
import { GALLERY_VIEW, lockedField, shownSpin, shownSpins, SPIN_GALLERY } from './galleryState.ts';
import { SPINS } from './gallerySpins.ts';

const { standard } = SPIN_GALLERY;
const spinNamed = (name: string, state = standard) =>
  shownSpin(
    SPINS.find((spin) => spin.name === name)!,
    state,
  );

const WAYS: Readonly<Record<string, Vec>> = { left: [-1, 0], right: [1, 0], up: [0, 1], down: [0, -1] };

// The test that wins, the rows that are full, and the ways in which the piece can still move: none makes it immobile. The origin of each
// row is a search of the engine for boards with few blocks (analysis/spins.ts), except for those that can move: they are drawn.
describe.each([
  ['tSingle', 'test 1', 1, ''],
  ['tDouble', 'test 1', 2, ''],
  ['tTriple', 'test 5', 3, ''],
  ['tSuper', 'test 5', 2, ''],
  ['tIso', 'test 4', 2, ''],
  ['tNeo', 'test 4', 2, 'up'],
  ['tFin', 'test 5', 2, 'up'],
  ['tMiniWall', 'test 2', 1, 'up'],
  ['tMiniFloor', 'test 3', 1, ''],
  ['jSingle', 'test 3', 1, ''],
  ['jDouble', 'test 3', 2, ''],
  ['jTriple', 'test 5', 3, ''],
  ['lSingle', 'test 3', 1, ''],
  ['lDouble', 'test 3', 2, ''],
  ['lTriple', 'test 5', 3, ''],
  ['sSingle', 'test 3', 1, ''],
  ['sDouble', 'test 3', 2, ''],
  ['sTriple', 'test 5', 3, ''],
  ['zSingle', 'test 3', 1, ''],
  ['zDouble', 'test 3', 2, ''],
  ['zTriple', 'test 5', 3, ''],
  ['iSingle', 'test 5', 1, ''],
  ['iDouble', 'test 4', 2, ''],
  ['iTriple', 'test 4', 3, ''],
])('the spin %s', (name, outcome, rows, open) => {
  const { scenario, trace } = spinNamed(name);
  const { system, placement } = scenario;
  const field = fieldFor(system, scenario.field);
  const after = placementAfter(trace);
  const moved = (way: string) => ({ ...after, at: add(after.at, WAYS[way]!) });

  test('can be played from the spawn, and fills its rows', () => {
    expect(wayTo(system, field, placement)).not.toBeNull();
    expect(outcomeWord(trace)).toBe(outcome);
    expect(fullRows(lockedField(trace))).toHaveLength(rows);
  });

  test(open ? 'can be left upwards, where the piece could have come from' : 'locks the piece in', () => {
    expect(
      Object.keys(WAYS)
        .filter((way) => isFree(system, field, moved(way)))
        .join(),
    ).toBe(open);
    if (open) expect(wayTo(system, field, moved('up'))).not.toBeNull();
  });

  test('is whole on its card', () => {
    const squares = [...minosOf(system.shapes, placement), ...minosOf(system.shapes, after)];
    expect(Math.max(field.rows.length - 1, ...squares.map(([, y]) => y))).toBeLessThan(GALLERY_VIEW.top);
    expect(field.width - 1).toBe(GALLERY_VIEW.right);
  });
});

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
  const landing = landingOf(spinNamed(name).trace)!;
  expect(knownSpin(landing)).toBe(known);
  expect(verdictOf(judgeById('guideline')!, landing)).toBe(verdict);
});

test('spins of J and L, S and Z are mirror images; the mirrored single of the I takes another test', () => {
  const pairs = SPINS.flatMap(({ name }) => {
    const other = { j: 'l', s: 'z' }[name[0]!];
    return other ? [[name, other + name.slice(1)] as const] : [];
  });
  expect(pairs).toHaveLength(6);
  const mirrored = (name: string) => mirrorScenario(spinNamed(name).scenario)!;
  for (const [one, other] of pairs) expect(printScenario(mirrored(one))).toBe(printScenario(spinNamed(other).scenario));
  expect(outcomeWord(traceOf(mirrored('iSingle')))).toBe('test 4');
});

// The origin of each row: TETR.IO SRS has all kicks of SRS (tetrio.ts), Arika SRS those of J, L, S, T and Z and others for the I
// (srsArika.ts). Sega and Nintendo have no kicks (sega.ts, nintendo.ts), and only these two spins need none.
test.each([
  ['tetrio-srs', SPINS],
  ['srs-arika', SPINS.filter(({ name }) => !/^i(Double|Triple)$/.test(name))],
  ['sega', SPINS.slice(0, 2)],
  ['nintendo-right', SPINS.slice(0, 2)],
])('the spins of %s are those that its kicks allow', (system, spins) => {
  const made = shownSpins({ system }).filter(({ ends }) => ends === 'in the spin');
  expect(made.map(({ name }) => name)).toEqual(spins.map(({ name }) => name));
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
