import { describe, expect, test } from 'vitest';
import {
  oneOf,
  oneOfNumbers,
  printState,
  readState,
  someOf,
  squareWithin,
  wholeNumber,
  type Fields,
} from './fields.ts';

interface State {
  readonly rule: 'plain' | 'four';
  readonly size: number;
  readonly at: readonly [number, number];
  readonly shells: readonly number[];
  readonly theta: number;
}

const FIELDS: Fields<State> = {
  rule: oneOf(['plain', 'four']),
  size: oneOfNumbers([6, 16]),
  at: squareWithin(8),
  shells: someOf(1, 8),
  theta: wholeNumber(-360, 360, 15),
};
const BASE: State = { rule: 'plain', size: 6, at: [0, 0], shells: [1], theta: 90 };
const LINE = 'rule=four size=16 at=-4,3 shells=1+2+8 theta=-45';

describe('the words of a figure', () => {
  test('say the whole state, and are read back', () => {
    const read = readState(FIELDS, LINE, BASE);
    expect(read.ok && printState(FIELDS, read.value)).toBe(LINE);
  });

  test('that are missing keep their value', () => {
    expect(readState(FIELDS, 'size=16', BASE)).toEqual({ ok: true, value: { ...BASE, size: 16 } });
    expect(readState(FIELDS, '  ', BASE)).toEqual({ ok: true, value: BASE });
  });

  test.each([
    ['shells=none', { shells: [] }],
    ['shells=4+2+4', { shells: [2, 4] }],
    ['theta=0', { theta: 0 }],
    ['at=7,-8', { at: [7, -8] }],
  ])('%s is understood', (line, change) => {
    expect(readState(FIELDS, line, BASE)).toEqual({ ok: true, value: { ...BASE, ...change } });
  });

  test.each([
    ['rule=six', 5, 8, 'rule cannot be "six"; allowed: plain, four.'],
    ['size=7', 5, 6, 'size cannot be "7"; allowed: 6, 16.'],
    ['at=8,0', 3, 6, 'at cannot be "8,0"; allowed: x,y from -8 to 7.'],
    ['at=1,2,3', 3, 8, 'at cannot be "1,2,3"; allowed: x,y from -8 to 7.'],
    ['at=', 3, 3, 'at cannot be ""; allowed: x,y from -8 to 7.'],
    ['shells=1+9', 7, 10, 'shells cannot be "1+9"; allowed: none, or whole numbers from 1 to 8 joined by +.'],
    ['theta=50', 6, 8, 'theta cannot be "50"; allowed: every 15 from -360 to 360.'],
    ['size', 4, 4, 'size cannot be ""; allowed: 6, 16.'],
    [
      'size=6 colour=red',
      7,
      13,
      '"colour" is not a parameter of this figure; the parameters are rule, size, at, shells, theta.',
    ],
  ])('%s is refused, with place and what is allowed', (line, start, end, sentence) => {
    expect(readState(FIELDS, line, BASE)).toMatchObject({
      ok: false,
      diagnostics: [{ span: { start, end }, sentence }],
    });
  });

  test('are all reported, not only the first wrong one', () => {
    const read = readState(FIELDS, 'rule=x size=x', BASE);
    expect(read.ok ? 0 : read.diagnostics.length).toBe(2);
  });
});
