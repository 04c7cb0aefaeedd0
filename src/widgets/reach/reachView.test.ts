import { describe, expect, test } from 'vitest';
import { reachCounts } from '#analysis/reachCounts.ts';
import { add, sameSquares } from '#engine/geometry.ts';
import { PIECES } from '#engine/piece.ts';
import { playfield } from '#engine/playfield.ts';
import { shapeOf } from '#engine/shapes.ts';
import { systemById } from '#rules/registry.ts';
import { posesOf, REACH_MAP, reachView, systemOf, type ReachState } from './reachView.ts';

const { standard } = REACH_MAP;
const state = (changes: Partial<ReachState>): ReachState => ({ ...standard, ...changes });

describe('the reach map', () => {
  test.each(PIECES)('finds as many placements of %s as the count by rows', (piece) => {
    const own = state({ piece });
    expect(reachView(own).placements).toHaveLength(
      reachCounts(systemById('srs-guideline')!, own.board, piece).placements,
    );
  });

  test('marks placements that need a kick, and none where nothing kicks', () => {
    expect(reachView(standard).placements.filter(({ kick }) => kick === 'needed').length).toBeGreaterThan(0);
    const still = reachView(state({ system: 'nintendo-right' })).placements;
    expect(still.every(({ kick }) => kick === 'not needed')).toBe(true);
  });

  test('compares with another system by squares', () => {
    const same = reachView(state({ beside: 'tetr-js' }));
    expect([same.onlyThere, same.placements.filter(({ here }) => here === 'only').length]).toEqual([0, 0]);
    const other = reachView(state({ beside: 'nintendo-right' }));
    expect(other.placements.some(({ here }) => here === 'only')).toBe(true);
  });

  test('follows each shortest way to the squares of the placement', () => {
    for (const id of ['srs-guideline', 'ars-ti', 'dtet']) {
      const own = state({ system: id });
      for (const { inputs, minos } of reachView(own).placements) {
        const end = posesOf(own, inputs).at(-1)!;
        const squares = shapeOf(systemOf(id).shapes, end.piece, end.orientation).map((cell) => add(cell, end.at));
        expect(sameSquares(squares, minos)).toBe(true);
      }
    }
  });

  test('has nothing to show where the piece cannot enter', () => {
    const board = playfield({ rows: Array.from({ length: 20 }, () => '.#########') });
    const full = state({ system: 'ars-tgm', board });
    expect(reachView(full).placements).toEqual([]);
    expect(posesOf(full, [])).toEqual([]);
  });
});
