import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CONVENTION_CHOICES,
  DEFAULT_CONVENTIONS,
  formatOrientation,
  formatRow,
  formatTransition,
  formatVec,
  printConventions,
  readConventions,
  type Conventions,
} from './conventions.ts';

/** Reads `y=down&names=0R2L&rows=0`, as it stands in addresses and in storage. */
function parsed(query: string, otherwise?: Conventions): Conventions {
  const parameters = new URLSearchParams(query);
  return readConventions((name) => parameters.get(name), otherwise);
}

const all: Conventions = { y: 'down', names: '0R2L', rows: '0' };
const anyConventions: fc.Arbitrary<Conventions> = fc.record({
  y: fc.constantFrom(...CONVENTION_CHOICES.y),
  names: fc.constantFrom(...CONVENTION_CHOICES.names),
  rows: fc.constantFrom(...CONVENTION_CHOICES.rows),
});

describe('conventions as text', () => {
  it.each<[what: string, query: string, expected: Conventions]>([
    ['all three', '?y=down&names=0R2L&rows=0', all],
    ['one of three', 'rows=0', { ...DEFAULT_CONVENTIONS, rows: '0' }],
    ['nothing', '', DEFAULT_CONVENTIONS],
    ['a choice that does not exist', 'y=sideways&names=NESW', { ...DEFAULT_CONVENTIONS, names: 'NESW' }],
    ['another case', 'y=DOWN&names=nesw', DEFAULT_CONVENTIONS],
    ['parameters of somebody else', '?q=kick&rows=0&state=1', { ...DEFAULT_CONVENTIONS, rows: '0' }],
  ])('reads %s', (_what, query, expected) => {
    expect(parsed(query)).toEqual(expected);
  });

  it('keeps an earlier choice where the text names none', () => {
    expect(parsed('y=up', all)).toEqual({ ...all, y: 'up' });
  });

  it('prints what it reads', () => {
    fc.assert(
      fc.property(anyConventions, (conventions) => {
        expect(parsed(printConventions(conventions))).toEqual(conventions);
      }),
      { seed: 2001 },
    );
  });

  it('prints the parameters in a fixed order', () => {
    expect(printConventions(all)).toBe('y=down&names=0R2L&rows=0');
  });
});

describe('figures and sentences under a convention', () => {
  it.each<[vec: [number, number], y: Conventions['y'], expected: string]>([
    [[1, -2], 'up', '(1, -2)'],
    [[1, -2], 'down', '(1, 2)'],
    [[-1, 0], 'down', '(-1, 0)'],
    [[-0, 0], 'down', '(0, 0)'],
  ])('writes %j with y %s as %s', (vec, y, expected) => {
    expect(formatVec(vec, { ...DEFAULT_CONVENTIONS, y })).toBe(expected);
  });

  it.each([
    ['0123', ['0', '1', '2', '3'], '0>>3', '0>>3'],
    ['0R2L', ['0', 'R', '2', 'L'], '0>>3', '0>>L'],
    ['NESW', ['N', 'E', 'S', 'W'], '1>>2', 'E>>S'],
  ] as const)('names orientations %s', (names, expected, transition, written) => {
    const conventions = { ...DEFAULT_CONVENTIONS, names };
    expect(([0, 1, 2, 3] as const).map((orientation) => formatOrientation(orientation, conventions))).toEqual(expected);
    expect(formatTransition(transition, conventions)).toBe(written);
  });

  it('counts the bottom row as 1 or as 0', () => {
    expect(formatRow(0, DEFAULT_CONVENTIONS)).toBe('1');
    expect(formatRow(0, all)).toBe('0');
  });
});
