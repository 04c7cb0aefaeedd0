import { must } from '#engine/diagnostics.ts';
import { expect, test } from 'vitest';
import { readSpec } from '#figure/fields.ts';
import { judges } from '#spins/rules.ts';
import { JUDGE, judged, NOBODY } from './judgeState.ts';

const read = (query: string) => must(readSpec(JUDGE, query, JUDGE.standard), query);

test('no rule has the name of no second judge', () => {
  expect(judges.map(({ id }) => id)).not.toContain(NOBODY);
  expect(judged(read(`beside=${NOBODY}`)).beside).toBeNull();
  expect(judged(read('beside=none')).beside?.rule.id).toBe('none');
});

test('a piece without room, and one that cannot rotate, are not judged', () => {
  expect(JUDGE.outcome(read('board=##########/##########/##########'))).toBe('no rotation');
  const well = Array.from({ length: 8 }, () => '######.###').join('/');
  expect(JUDGE.outcome(read(`piece=I from=1 at=4,0 turn=cw board=${well}`))).toBe('no rotation');
  expect(judged(read('at=40,40')).trace).toBeNull();
});

test('a step beyond the last condition is refused', () => {
  expect(readSpec(JUDGE, 'step=6', JUDGE.standard).ok).toBe(false);
  expect(read('step=5').step).toBe(5);
});
