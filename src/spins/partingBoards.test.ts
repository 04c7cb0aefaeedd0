import { expect, test } from 'vitest';
import { partingBoards, partingOf } from './partingBoards.ts';
import { verdictOf } from './judge.ts';
import { judges } from './rules.ts';

const pairs = judges.flatMap((a, index) => judges.slice(index + 1).map((b) => [a, b] as const));

test('all pairs of rules part on a board but six', () => {
  const never = pairs.filter(([a, b]) => partingOf(a, b) === null).map(([a, b]) => `${a.id} ${b.id}`);
  expect(never).toEqual([
    'guideline cold-clear',
    'tetrio/T-spins solution-finder',
    'tetrio/none none',
    'tetralegends/immobile cambridge/immobile',
    'tetralegends/immobile tetrjs/immobile',
    'cambridge/immobile tetrjs/immobile',
  ]);
});

test('boards with fewer blocks come first, and each is needed', () => {
  const counts = partingBoards().map(({ blocks }) => blocks);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  const used = new Set(pairs.map(([a, b]) => partingOf(a, b)));
  expect(
    partingBoards()
      .filter((board) => !used.has(board))
      .map(({ query }) => query),
  ).toEqual([]);
});

test('Guideline and TETR.IO part on four blocks', () => {
  const [guideline, tetrio] = judges;
  const { landing, blocks } = partingOf(guideline!, tetrio!)!;
  expect([blocks, verdictOf(guideline!, landing), verdictOf(tetrio!, landing)]).toEqual([4, 'full', 'mini']);
});
