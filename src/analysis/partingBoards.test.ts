import { expect, test } from 'vitest';
import { SYSTEMS, systemById } from '#rules/registry.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { onePress } from './onePress.ts';
import { partingBoards } from './partingBoards.ts';
import { LEAST_ANSWERS, MOST_BLOCKS, pressPuzzles } from './pressPuzzles.ts';

const read = readScenario('system=srs-guideline piece=I from=0 at=3,3 turn=ccw board=#########.');
if (!read.ok) throw new Error('The scenario cannot be read.');
const scenario = read.value;

const first = (count: number, boards: ReturnType<typeof partingBoards>) =>
  Array.from({ length: count }, () => boards.next().value);

test('the best board never gets worse, has few blocks, and its answers are those of the press', () => {
  let answers = 0;
  const boards = first(300, partingBoards(scenario, SYSTEMS, 3, 7));
  for (const board of boards) {
    expect(board.answers).toBeGreaterThanOrEqual(answers);
    expect(board.blocks.length).toBeLessThanOrEqual(3);
    answers = board.answers;
  }
  const best = boards.at(-1);
  expect(onePress(best!.scenario, SYSTEMS).answers).toHaveLength(best!.answers);
  // All boards of one block have at most 7 answers, found by trying each of them.
  expect(best!.answers).toBeGreaterThan(7);
});

test('a seed gives the same board again', () => {
  const last = () => first(60, partingBoards(scenario, SYSTEMS, MOST_BLOCKS, 3)).at(-1)!.blocks;
  expect(last()).toEqual(last());
});

test('puzzles are in order, and none of them has few answers', () => {
  const systems = ['srs-guideline', 'sega', 'ars-tgm', 'tetrio-srs-plus', 'asc', 'dtet'].map((id) => systemById(id)!);
  const puzzles = pressPuzzles(systems[0]!, systems);
  expect(puzzles.length).toBeGreaterThan(0);
  const order = puzzles.map(({ answers, blocks }) => answers * 100 - blocks.length);
  expect(order).toEqual(order.toSorted((a, b) => b - a));
  expect(puzzles.every(({ answers }) => answers >= LEAST_ANSWERS)).toBe(true);
});
