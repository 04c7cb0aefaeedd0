import { expect, test } from 'vitest';
import { playfield } from '#engine/playfield.ts';
import { xorshift32 } from '#engine/random.ts';
import { fill } from '#engine/stack.ts';
import { ORIENTATIONS, PIECES } from '#engine/piece.ts';
import { cases } from '#engine/testing/wide.ts';
import { partingBoards, partingOf } from './partingBoards.ts';
import { verdictOf } from './judge.ts';
import { squaresOf } from './landing.ts';
import { judges } from './rules.ts';
import { boardsWith, landingOn, MOVES, allPairs } from './testing/partingSearch.ts';

test('all pairs of rules part on a board but six', () => {
  const never = allPairs.filter(([a, b]) => partingOf(a, b) === null).map(([a, b]) => `${a.id} ${b.id}`);
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
  const used = new Set(allPairs.map(([a, b]) => partingOf(a, b)));
  expect(
    partingBoards()
      .filter((board) => !used.has(board))
      .map(({ query }) => query),
  ).toEqual([]);
});

test('the search finds the boards without blocks', () => {
  const none = partingBoards().filter(({ blocks }) => blocks === 0);
  expect(boardsWith(0, allPairs).lines.map((line) => `system=srs-guideline ${line}`)).toEqual(
    none.map(({ query }) => query),
  );
});

test('no board at random parts two rules with fewer blocks than theirs', () => {
  const random = xorshift32(7);
  const one = <T>(values: readonly T[]): T => values[random() % values.length]!;
  const sizes = new Map(allPairs.map((pair) => [pair, partingOf(...pair)?.blocks ?? Infinity]));
  let parted = 0;
  for (let count = 0; count < cases(3000); count++) {
    const at = [(random() % 8) - 1, (random() % 4) - 1] as const;
    const placement = { piece: one(['T', ...PIECES] as const), orientation: one(ORIENTATIONS), at };
    const blocks = Array.from(
      { length: random() % 7 },
      () => [at[0] - 1 + (random() % 5), Math.max(0, at[1] - 2 + (random() % 6))] as const,
    );
    const field = fill(playfield(), blocks, '#');
    const isFree = squaresOf(placement).every(
      ([x, y]) => x >= 0 && x < 10 && y >= 0 && (field.rows[y]?.[x] ?? '.') === '.',
    );
    const landing = isFree ? landingOn(field, { placement, turn: one(['cw', 'ccw']), then: one(MOVES) }) : null;
    if (!landing) continue;
    const size = [...field.rows.join('')].filter((sign) => sign === '#').length;
    const verdicts = new Map(judges.map((rule) => [rule, verdictOf(rule, landing)]));
    const apart = allPairs.filter(([a, b]) => verdicts.get(a) !== verdicts.get(b));
    parted += apart.length;
    for (const pair of apart) expect(sizes.get(pair), pair.map(({ id }) => id).join()).toBeLessThanOrEqual(size);
  }
  expect(parted).toBeGreaterThan(1000);
});

test('Guideline and TETR.IO part on four blocks', () => {
  const [guideline, tetrio] = judges;
  const { landing, blocks } = partingOf(guideline!, tetrio!)!;
  expect([blocks, verdictOf(guideline!, landing), verdictOf(tetrio!, landing)]).toEqual([4, 'full', 'mini']);
});
