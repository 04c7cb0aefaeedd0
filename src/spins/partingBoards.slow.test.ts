import { expect, test } from 'vitest';
import { partingBoards, partingOf } from './partingBoards.ts';
import { boardsWith, allPairs } from './testing/partingSearch.ts';

/** The pairs that part with so many blocks or more. */
const partingWith = (blocks: number) => allPairs.filter((pair) => (partingOf(...pair)?.blocks ?? -1) >= blocks);

test.each([0, 1, 2, 3, 4])('the search finds the boards with %i blocks, and the pairs that need more', (blocks) => {
  const stored = partingBoards().filter((board) => board.blocks === blocks);
  const { lines, left } = boardsWith(blocks, partingWith(blocks));
  expect(lines.map((line) => `system=srs-guideline ${line}`)).toEqual(stored.map(({ query }) => query));
  expect(left).toEqual(partingWith(blocks + 1));
});

test.each([5, 6])('no board with %i blocks parts the pairs that part with 7', (blocks) => {
  expect(boardsWith(blocks, partingWith(blocks)).left).toEqual(partingWith(7));
});

test.each([0, 1])('no board with %i blocks parts the pairs without a board', (blocks) => {
  expect(
    boardsWith(
      blocks,
      allPairs.filter((pair) => partingOf(...pair) === null),
    ).lines,
  ).toEqual([]);
});
