import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { shown, textOf, withRole, withTag, type Element } from '../testing/shown.ts';
import DtetModes from './modes/DtetModes.svelte';
import HardLines from './hardLines/HardLines.svelte';
import JokerStock from './jokerStock/JokerStock.svelte';

/** Returns the row of a figure's tables with this first cell. */
function rowOf(elements: readonly Element[], begins: string): string {
  const row = withTag(elements, 'tr')
    .map(textOf)
    .find((text) => text.startsWith(begins));
  if (row === undefined) throw new Error(`no row begins with ${begins}`);
  return row;
}

// By hand: 8 lines for level 1; 500 before level 50 need 9/98 of a line more each level, 500 in level 50 need 492/49.
describe('the 500 lines of HARD are read both ways', () => {
  test.each([
    [1, /8 0$/, /8 0$/],
    [30, /11 269$/, /299 4,309$/],
    [50, /– 500$/, /500 12,200$/],
  ] as const)('at level %i', (level, start, alone) => {
    const lines = shown(render(HardLines, { props: { query: `level=${level}`, figure: 'lines' } }));
    expect(rowOf(lines, 'from the start')).toMatch(start);
    expect(rowOf(lines, 'in level 50 alone')).toMatch(alone);
  });

  test('and told of the reading that is chosen', () => {
    const [sentence] = withRole(
      shown(render(HardLines, { props: { query: 'level=2 readings=level-50-alone', figure: 'lines' } })),
      'status',
    );
    expect(textOf(sentence!)).toBe('If level 50 alone takes 500 lines, 8 come before level 2, which takes about 18.');
  });
});

// "a drop in gravity at level 20 as well as level 40"; "Levels 50 and up are 20G"; NORMAL ends at 30, Joker begins at 50.
describe('the modes tell what is known', () => {
  test.each([
    [19, 'below 20G, decreased 0 times', 'below 20G, decreased 0 times', 'begins at 50'],
    [20, 'below 20G, decreased once', 'below 20G, decreased once', 'begins at 50'],
    [40, 'has ended at 30', 'below 20G, decreased 2 times', 'begins at 50'],
    [50, 'has ended at 30', '20G', '20G'],
  ] as const)('at level %i', (level, normal, hard, joker) => {
    const modes = shown(render(DtetModes, { props: { query: `level=${level}`, figure: 'modes' } }));
    expect(rowOf(modes, 'NORMAL')).toContain(normal);
    expect(rowOf(modes, 'HARD')).toContain(hard);
    expect(rowOf(modes, 'Joker')).toContain(joker);
  });
});

// A clear costs one of the stock unless it is a quadruple: 50 at level 50; 40 in 100 leave 60 at level 200, and none 99 levels on.
test.each([
  [40, '299'],
  [41, '303'],
  [0, '201'],
])('with %i quadruples in 100 clears the stock of Joker is gone at %s', (share, level) => {
  const joker = shown(render(JokerStock, { props: { query: `share=${share} at=150`, figure: 'stock' } }));
  expect(rowOf(joker, 'Out of stock')).toContain(level);
});

test('where there was a quadruple both readings of Joker end at the same level', () => {
  const joker = shown(render(JokerStock, { props: { query: 'share=40 at=150', figure: 'stock' } }));
  for (const reading of ['Plays on', 'Game over']) expect(rowOf(joker, reading)).toContain('299');
});
