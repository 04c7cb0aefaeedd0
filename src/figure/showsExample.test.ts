import { expect, test } from 'vitest';
import { showsExample } from './showsExample.ts';

const EXAMPLE = 'system=sega piece=T from=0 at=3,3 turn=cw board=..........';

test.each([
  ['as it opened', EXAMPLE, true],
  ['at a step', `${EXAMPLE} step=2`, true],
  ['at a frame, with a test that is open', `${EXAMPLE} frame=12 tried=1`, true],
  ['in another order of words', EXAMPLE.split(' ').reverse().join(' '), true],
  ['with another piece', EXAMPLE.replace('piece=T', 'piece=J'), false],
  ['with a word more', `${EXAMPLE} height=18`, false],
  ['with a word less', EXAMPLE.replace(' turn=cw', ''), false],
  ['with nothing that could be read', '', false],
])('a figure shows its example %s: %s', (_what, line, expected) => {
  expect(showsExample('worked', line, `${EXAMPLE} step=1`)).toBe(expected);
});

test('the caption of a figure in the lab holds whatever that shows', () => {
  expect(showsExample('bench', 'piece=J', EXAMPLE)).toBe(true);
});
