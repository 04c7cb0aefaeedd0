import { WriteStream } from 'node:tty';
import { expect, test } from 'vitest';
import { hasColours } from './machine.ts';

/** Output that decides by Node's own rules, on a terminal or in a pipe. */
const output = (isTTY: boolean): WriteStream => Object.create(WriteStream.prototype, { isTTY: { value: isTTY } });
const terminal = { TERM: 'xterm-256color' };

test.each([
  ['on a terminal', true, terminal, true],
  ['in a pipe', false, terminal, false],
  ['with NO_COLOR', true, { ...terminal, NO_COLOR: '1' }, false],
  ['on a terminal without colours', true, { TERM: 'dumb' }, false],
])('colours %s', (_where, isTTY, environment, has) => {
  expect(hasColours(output(isTTY), environment)).toBe(has);
});
