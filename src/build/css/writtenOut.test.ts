import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { easingOf, writtenOut } from './writtenOut.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const curve = easingOf(read('../../site/styles/tokens.css'));
const adapted = (css: string) => postcss([writtenOut(curve)]).process(css, { from: undefined });

describe('a motion of a registered property', () => {
  const board = /<style>(.*)<\/style>/s.exec(read('../../board/Board.svelte'))![1]!;
  const { css, root } = adapted(board);
  const way: (readonly [time: number, left: number])[] = [];
  root.walkDecls('--wallkick-way', ({ parent, value }) => {
    way.push([parseFloat((parent as postcss.Rule).selector) / 100, Number(value)]);
  });

  test('goes the whole way, never back', () => {
    expect(css).not.toContain('@property');
    expect(way).toHaveLength(25);
    expect(way[0]).toEqual([0, 1]);
    expect(way.at(-1)).toEqual([1, 0]);
    for (const [index, [, left]] of way.entries()) if (index > 0) expect(left).toBeLessThanOrEqual(way[index - 1]![1]);
  });

  test('eases as the site does', () => {
    // cubic-bezier(.2, .7, .2, 1) at t = 1/2: x = 3/8 (.2 + .2) + 1/8 = .275, y = 3/8 (.7 + 1) + 1/8 = .7625.
    const before = way.findLast(([time]) => time < 0.275)!;
    const after = way.find(([time]) => time > 0.275)!;
    expect(1 - 0.7625).toBeLessThan(before[1]);
    expect(1 - 0.7625).toBeGreaterThan(after[1]);
  });
});

test('other styles stay as they are', () => {
  const css = 'a{color:red}@keyframes fade{from{opacity:0}}';
  expect(adapted(css).css).toBe(css);
});

test.each([
  '@property --far{syntax:"<number>";inherits:false;initial-value:0}',
  '@property --far{initial-value:0}@keyframes go{from{--far:1}to{--far:2}}',
])('a motion that cannot be written out stops the build: %s', (css) => {
  expect(() => adapted(css).css).toThrow(/^--far is registered/);
});

test('an easing that is no curve stops the build', () => {
  expect(() => easingOf(':root { --ease: ease-out; }')).toThrow(/--ease/);
});
