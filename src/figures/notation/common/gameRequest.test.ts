import { expect, test } from 'vitest';
import { readRequest } from './gameRequest.ts';

test.each([
  ['step=0', 0],
  ['step=30', 30],
  [' step=7 ', 7],
])('%j is step %i of thirty', (line, step) => {
  expect(readRequest(line, 30)).toEqual({ ok: true, value: step });
});

test.each([
  ['step=31', 'ptn.step', 0, 7, '"31" is not a step of this game; steps are 0, the start, to 30.'],
  ['step=-1', 'ptn.step', 0, 7, '"-1" is not a step of this game; steps are 0, the start, to 30.'],
  ['step=1 <b>=2', 'ptn.word', 7, 12, '"<b>" is not a parameter of a game; write step and a number, as in step=3.'],
  ['step', 'ptn.step', 0, 4, '"" is not a step of this game; steps are 0, the start, to 30.'],
  ['', 'ptn.word', 0, 0, '"" is not a parameter of a game; write step and a number, as in step=3.'],
])('%j is refused, with the place', (line, code, start, end, sentence) => {
  const read = readRequest(line, 30);
  expect(read.ok ? [] : read.diagnostics).toMatchObject([{ code, span: { start, end }, sentence }]);
});
