import { describe, expect, test } from 'vitest';
import { PIECES, transition, type Piece } from '#engine/piece.ts';
import type { Scenario } from '#engine/scenario.ts';
import { systemById } from '#rules/registry.ts';
import { atlasOf } from '#analysis/atlas.ts';
import { rotationsOf } from '#analysis/rotations.ts';
import { traceOf } from '#figure/rotation/traceOf.ts';
import { atlasRows, atlasSpec, countOf, obeysMirror, stepperQuery, type AtlasState } from './atlas.ts';
import { atlasData } from './atlasData.ts';

const IDS = ['srs-guideline', 'srs-arika'];
const data = atlasData(IDS.map((id) => systemById(id)!));
const state = (changes: Partial<AtlasState>): AtlasState => ({ ...atlasSpec(data).standard, ...changes });

const endingOf = (scenario: Scenario): number | 'fail' => {
  const { outcome } = traceOf(scenario);
  return outcome.is === 'rotated' ? outcome.test.number : 'fail';
};

describe('the atlas of Guideline SRS', () => {
  test.each(PIECES)('has boards of %s on which exactly the test it names wins', (piece) => {
    for (const boards of ['fewest', 'standing'] as const)
      for (const { cells } of atlasRows(data, state({ piece, directions: 'both' })))
        for (const cell of cells) {
          const scenario = cell.boards[boards];
          if (scenario) expect(endingOf(scenario)).toBe(cell.ending);
          else expect(cell.never).not.toBeNull();
        }
  });

  test('leaves out the four kicks that can never win for the T [0-42], and no others', () => {
    const never = (piece: Piece) =>
      atlasRows(data, state({ piece, directions: 'both' })).flatMap(({ transition: name, cells }) =>
        cells.flatMap(({ ending, never: why }) => (why && ending !== 'fail' ? [`${name} test ${ending}`] : [])),
      );
    expect([...never('T')].sort()).toEqual(['0>>1 test 4', '0>>3 test 4', '2>>1 test 3', '2>>3 test 3']);
    for (const piece of ['I', 'J', 'L', 'S', 'Z'] as const) expect(never(piece)).toEqual([]);
  });

  test('has 284 outcomes of the six pieces that kick: six for each of 48 turns, but for four kicks of the T', () => {
    const outcomes = PIECES.filter((piece) => piece !== 'O').flatMap((piece) =>
      atlasRows(data, state({ piece, directions: 'both' })).flatMap(({ cells }) =>
        cells.filter(({ never }) => never === null),
      ),
    );
    expect(outcomes).toHaveLength(284);
  });

  test('counts kicks, and those that can come about in play', () => {
    expect(countOf(atlasRows(data, state({ piece: 'T' })))).toEqual({
      kicks: 16,
      possible: 14,
      useful: 14,
      canFail: 4,
      turns: 4,
      notLookedAt: 0,
    });
    expect(atlasSpec(data).outcome(state({ piece: 'J' }))).toBe('16 of 16 useful');
  });
});

describe('the mirror rule', () => {
  test('makes the counter-clockwise rows, with no more blocks than when they are computed', () => {
    const blocks = ({ field }: Scenario): number => field.rows.join('').replaceAll('.', '').length;
    for (const rotation of rotationsOf(systemById('srs-guideline')!)) {
      if (rotation.turn !== 'ccw' || rotation.piece === 'I') continue;
      const name = transition(rotation.from, rotation.to);
      const row = atlasRows(data, state({ piece: rotation.piece, directions: 'both' })).find(
        (one) => one.transition === name,
      );
      expect(row?.from).toBe('mirrored');
      atlasOf(systemById('srs-guideline')!, rotation).forEach(({ ending, open }, index) => {
        const cell = row!.cells[index]!;
        expect(cell.ending).toBe(ending);
        expect(cell.boards.fewest && blocks(cell.boards.fewest)).toBe(open ? open.blocks.length : null);
      });
    }
  });

  test('does not hold for the I of the Guideline, whose rows are all computed, and does for Arika’s', () => {
    expect([obeysMirror('srs-guideline', 'I'), obeysMirror('srs-arika', 'I')]).toEqual([false, true]);
    const rows = atlasRows(data, state({ piece: 'I', directions: 'both' }));
    expect(rows.map(({ from }) => from)).toEqual(Array.from({ length: 8 }, () => 'computed'));
  });
});

test('pieces that two systems treat alike are written once', () => {
  const place = (id: string, piece: Piece): number | undefined => data.places[`${id} ${piece}`];
  expect(place('srs-arika', 'I')).not.toBe(place('srs-guideline', 'I'));
  expect(data.texts.join('').length).toBeLessThan(60_000);
});

test('a board opens in a stepper at the test that it is for, or at the end where all fail', () => {
  const [row] = atlasRows(data, state({ piece: 'J' }));
  expect(stepperQuery(row!.cells[4]!.boards.fewest, 5)).toMatch(/^system=srs-guideline piece=J from=0 .* step=5$/);
  expect(stepperQuery(row!.cells[5]!.boards.fewest, 'fail')).toMatch(/ step=6$/);
  expect(stepperQuery(null, 4)).toBeNull();
});
