import { describe, expect, test } from 'vitest';
import { arrowsUnder, BLOCK_NAMES, BLOCKS, lastStepOf, sceneOf } from './collapseStates.ts';

describe('a block that collapses', () => {
  // By hand: how many sets go, and so how many steps there are.
  test.each([
    ['corners', 2],
    ['chain', 4],
    ['apart', 2],
    ['four', 2],
  ] as const)('%s takes %i steps', (name, steps) => {
    expect(lastStepOf(BLOCKS[name])).toBe(steps);
  });

  test.each(BLOCK_NAMES)('%s: full shells stand, are gone, and the rest falls', (name) => {
    const block = BLOCKS[name];
    const [start, gone, fallen] = [0, 1, 2].map((step) => sceneOf(block, step));
    expect(start?.fullAre).toBe('there');
    expect(gone?.fullAre).toBe('gone');
    expect(gone?.full).toEqual(start?.full);
    expect(gone?.squares).toHaveLength((start?.squares.length ?? 0) - (start?.full.length ?? 0));
    expect(fallen?.falls).toEqual(gone?.falls);
    const lost = fallen?.merges.reduce((sum, { from }) => sum + from.length - 1, 0) ?? 0;
    expect(fallen?.squares).toHaveLength((gone?.squares.length ?? 0) - lost);
  });

  test('after its last step there is nothing more to see', () => {
    const end = sceneOf(BLOCKS.chain, lastStepOf(BLOCKS.chain));
    expect(end.full).toEqual([]);
    expect(sceneOf(BLOCKS.chain, 99)).toEqual(end);
  });
});

describe('arrows of the eight kinds', () => {
  // Shells 1 to 3 have 12 + 20 + 28 squares, and 2 × 2S of each shell S lie on the left and right without its corners.
  test.each([
    ['corrected', 0],
    ['printed', 24],
  ] as const)('under the %s names %i of 60 lead outwards', (naming, outwards) => {
    const arrows = arrowsUnder(naming);
    expect(arrows).toHaveLength(60);
    expect(arrows.filter(({ goes }) => goes === 'outwards')).toHaveLength(outwards);
  });
});
