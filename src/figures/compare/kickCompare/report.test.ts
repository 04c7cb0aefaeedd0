import { expect, test } from 'vitest';
import { voice } from '../../testing/reports.ts';
import { report } from './report.ts';

test('a comparison reports every step of every system, with the board before the turn', () => {
  const { sentences, played } = report(
    'systems=srs-guideline,dtet piece=J from=0 at=3,2 turn=ccw board=......#.../#....##.../##....####/#####.####/#####.####/####..####',
    voice,
  );
  expect(sentences!.some((text) => text.startsWith('Guideline SRS: Test 5, kick (1, -2): fits.'))).toBe(true);
  expect(sentences!.some((text) => text.startsWith('DTET: Test 1, '))).toBe(true);
  // The J before it turns, on the stack of the example.
  expect(played!.minos).toEqual([
    [3, 4],
    [3, 3],
    [4, 3],
    [5, 3],
  ]);
});
