import { describe, expect, test } from 'vitest';
import { declarationsFor, paintRules, rulesText } from './paint.ts';

const valueOf = (name: string): string =>
  ({ '--ink': '#112233', '--T': '#445566', '--sheet': '#ffffff' })[name] ?? 'none';
const rules = (css: string, content = '<path class="a b"/>', more = {}): string =>
  rulesText('d0', paintRules(content, { classes: 'board mini tried', css, ...more }, valueOf));

describe('the rules of a drawing', () => {
  test('are those about it and about what is in it, with the values of properties', () => {
    expect(rules('.board .a { fill: var(--ink); } .board .c { fill: red; } .board.big .a { fill: blue }')).toBe(
      '.d0 .a{fill:#112233}',
    );
    expect(rules('.tried .a:not([fill]), .late .a { fill: none; } .mini { fill: red }')).toBe(
      '.d0 .a{fill:none}.d0{fill:red}',
    );
    expect(rules('.mini path.a:where(.b) { fill: none; }')).toBe('.d0 path.a.b{fill:none}');
  });

  test('leave out conditions of the page and remarks', () => {
    const css =
      '/* .board .a {} */ @media print { .board .a { fill: red } } @container (width < 3px) { @media (x) { .board .a { fill: red } } }';
    expect(rules(css)).toBe('');
  });

  test('take the own properties of the drawing first', () => {
    const style = '--p:var(--T);--unit:1.5px';
    expect(rules('.board .a { fill: var(--p); font: 500 calc(12 * var(--unit)) serif }', undefined, { style })).toBe(
      '.d0 .a{fill:#445566;font:500 18px serif}',
    );
  });

  test('keep lines as wide as on a page where these do not grow with it', () => {
    expect(rules('.board .a { stroke-width: 2; stroke-dasharray:4 3; }', undefined, { pixel: 1.5 })).toBe(
      '.d0 .a{stroke-width:3;stroke-dasharray:6 4.5}',
    );
  });

  test.each([
    ['color-mix(in srgb, var(--ink) 50%, var(--sheet))', 'rgb(136,145,153)'],
    ['color-mix(in srgb, var(--ink) 16%, transparent)', 'rgba(17,34,51,0.16)'],
  ])('mix colours for programs that cannot: %s', (mix, colour) => {
    expect(rules(`.board .a { fill: ${mix} }`)).toBe(`.d0 .a{fill:${colour}}`);
  });

  test('say how an element with some classes is painted, the last rule last', () => {
    const css =
      '.board .a { fill: red; font-size: 3px } .board .c { fill: blue } .mini .a.b { fill: var(--T) } .board path { fill: green }';
    const made = paintRules('<path class="a b"/>', { classes: 'board mini', css }, valueOf);
    expect(declarationsFor(made, ['a', 'b'])).toEqual([
      ['fill', 'red'],
      ['font-size', '3px'],
      ['fill', '#445566'],
    ]);
    expect(declarationsFor(made, ['c'])).toEqual([]);
  });
});
