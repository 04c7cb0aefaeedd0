import { expect, test } from 'vitest';
import type { RotationSystem } from '#engine/system.ts';
import { systemById } from '#rules/registry.ts';
import { outcomeOf, panesOf, readComparison } from '../common/comparison.ts';
import { kickDiffData } from './kickDiffData.ts';
import { parseParams } from '#text/params.ts';

const system = (id: string): RotationSystem => systemById(id)!;
const { boards, replaced } = kickDiffData(system('srs-guideline'), system('srs-arika'), 'I', system('tetris-perfect'));

// SRS, "Arika SRS": the rows of 1>>0 and 1>>2 are the same, so no board has different results.
test('the fewest blocks that tell the I of Guideline and Arika apart', () => {
  const fewest = Object.fromEntries(Object.entries(boards).map(([name, board]) => [name, board?.blocks ?? null]));
  expect(fewest).toEqual({
    '0>>1': 3,
    '1>>0': null,
    '1>>2': null,
    '2>>1': 1,
    '2>>3': 3,
    '3>>2': 2,
    '3>>0': 2,
    '0>>3': 1,
  });
});

test('on each of those boards the two outcomes differ', () => {
  for (const board of Object.values(boards)) {
    if (!board) continue;
    const read = readComparison(parseParams(board.query));
    if (!read.ok) throw new Error('the words can be read');
    const [guideline, arika] = panesOf(read.value);
    expect(guideline!.landing.before).not.toEqual(arika!.landing.before);
    expect(outcomeOf(panesOf(read.value))).toMatch(/^(test \d|fail), 0 rows; (test \d|fail), 0 rows$/);
  }
});

test('the kicks that Tetris Perfect replaced are the two that the SRS article names', () => {
  expect(replaced).toEqual(['2>>1 5', '2>>3 5']);
});
