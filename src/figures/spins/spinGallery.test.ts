import { expect, test } from 'vitest';
import { wayTo } from '#analysis/reach.ts';
import { FRESH_MEMORY } from '#engine/memory.ts';
import { fieldFor } from '#engine/rotate.ts';
import { requestOf } from '#engine/requestOf.ts';
import { mirrorScenario } from '#engine/mirror.ts';
import { isFree } from '#engine/places.ts';
import { printScenario } from '#engine/scenario.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { speaker } from '#text/strings.ts';
import { spinFacts, spinVerdicts, SPIN_GALLERY } from './spinGallery.ts';

test.each(SPIN_GALLERY.map((spin) => [spin.name, spin] as const))(
  'the %s spin can be played, locks the piece in, and fills its rows',
  (_name, { scenario: line, expect: outcome, rows }) => {
    const read = readScenario(line);
    if (!read.ok) throw new Error(read.diagnostics[0]!.sentence);
    const { system, placement } = read.value;
    const request = requestOf(read.value);
    const field = fieldFor(system, request.field);
    expect(wayTo(system, field, placement, FRESH_MEMORY)).not.toBeNull();

    const { test, after, rows: full } = spinFacts(read.value);
    expect(`test ${test}`).toBe(outcome);
    expect(full).toBe(rows);
    // It cannot move, which is what players call a spin for every piece.
    const [x, y] = after.at;
    for (const [dx, dy] of [
      [0, -1],
      [0, 1],
      [-1, 0],
      [1, 0],
    ] as const)
      expect(isFree(system, field, { ...after, at: [x + dx, y + dy] }), `${dx}, ${dy}`).toBe(false);
  },
);

const spinNamed = (name: string) => {
  const read = readScenario(SPIN_GALLERY.find((spin) => spin.name === name)!.scenario);
  if (!read.ok) throw new Error(read.diagnostics[0]!.sentence);
  return read.value;
};

test('J and L, S and Z spin as mirror images; the mirrored spin of the I takes another test', () => {
  for (const [one, other] of [
    ['j', 'l'],
    ['s', 'z'],
  ] as const)
    expect(printScenario(mirrorScenario(spinNamed(one))!)).toBe(printScenario(spinNamed(other)));
  expect(spinFacts(mirrorScenario(spinNamed('i'))!)).toMatchObject({ transition: '3>>0', test: 4, rows: 1 });
});

// The Guideline rewards the T alone; in all-mini+ of TETR.IO a piece that cannot move is a mini.
test.each([
  ['tDouble', ['Guideline: T-spin double.', 'TETR.IO (all-mini+): T-spin double.']],
  ['z', ['Guideline: no spin.', 'TETR.IO (all-mini+): Z-spin mini double.']],
])('the verdicts on %s are those of three games', (name, verdicts) => {
  expect(spinVerdicts(spinFacts(spinNamed(name)).trace, speaker()).slice(0, 2)).toEqual(verdicts);
});
