import { readFileSync } from 'node:fs';
import postcss, { type Root } from 'postcss';
import { describe, expect, test } from 'vitest';
import { THEMED } from '#embed/reference/contract.ts';
import { elementSizes } from './elementSizes.ts';
import { withoutPageLayout } from './pageLayout.ts';
import { elementTokens } from './elementTokens.ts';

const tokens = readFileSync(new URL('../../site/styles/tokens.css', import.meta.url), 'utf8');
const adapted = (css: string, ...plugins: readonly ((root: Root) => void)[]): string =>
  postcss([...plugins]).process(css, { from: undefined }).css;

describe('the design tokens in an element', () => {
  const requested = [...THEMED.map((name) => `--${name}`), '--stack-edge', '--wash', '--fs-say'];
  const scoped = adapted(
    tokens,
    elementTokens(requested, ['Ysabeau Office Variable', 'Ysabeau Office Latin', 'Ysabeau Office']),
    // Long values begin on a line of their own.
  ).replaceAll(/:\n +/g, ': ');

  test('follow the colour scheme of the page, and the properties that a page sets', () => {
    expect(scoped).toContain('--stack-edge: light-dark(#b3bcb6, #596968);');
    expect(scoped).toContain('--ink: var(--wallkick-ink, light-dark(#17211f, #e7ece7));');
  });

  test('choose no scheme themselves, and touch nothing outside', () => {
    expect(scoped).not.toMatch(/color-scheme|:root|@media/);
  });

  test('keep a value that is no colour', () => {
    expect(scoped).toContain('--wash: 34%;');
  });

  test('have every property that pages may set', () => {
    for (const name of THEMED) expect(scoped).toContain(`--${name}: var(--wallkick-${name}, `);
  });

  test('leave out what nothing asks for, and keep what other tokens ask for', () => {
    expect(scoped).not.toContain('--fs-display');
    expect(scoped).not.toContain('--stack-line');
    const chained =
      ':root { --a: var(--b); --b: var(--c); --c: 1px; --d: 2px; --e: 3px } :root, [data-palette="p"] { --I: var(--e) }';
    expect(adapted(chained, elementTokens(['--a'], []))).toBe(
      ':host { --a: var(--b); --b: var(--c); --c: 1px; --e: 3px } :host, [data-palette="p"] { --I: var(--e) }',
    );
  });

  test('name no font that only the site serves', () => {
    expect(scoped).toContain("--font-text: var(--wallkick-font-text, 'Gill Sans Nova', ");
    expect(scoped).toContain("--font-mono: var(--wallkick-font-mono, 'Spline Sans Mono Variable', ");
  });

  test('have both palettes of pieces, the first one where none is named, with the hues that they use', () => {
    expect(scoped).toMatch(/:host,\s*\[data-palette='guideline'\] \{\s*--I: var\(--cyan\);/);
    expect(scoped).toMatch(/\[data-palette='arika'\] \{\s*--I: var\(--red\);/);
    expect(scoped).toContain('--cyan: light-dark(#45b8c8, #3fa5b5);');
  });

  test('are refused without a palette', () => {
    expect(() => adapted(':root { --ink: #000; }', elementTokens([], []))).toThrow(/no palette/);
  });
});

test.each([
  ['a{font-size:1.25rem}', 'a{font-size:calc(1.25*var(--wallkick-size,1rem))}'],
  [
    'a{margin:clamp(2rem, 1rem + 3vw, .5rem)}',
    'a{margin:clamp(calc(2*var(--wallkick-size,1rem)), calc(1*var(--wallkick-size,1rem)) + 3vw, calc(.5*var(--wallkick-size,1rem)))}',
  ],
  ['a{--theorem:1px}', 'a{--theorem:1px}'],
  ['a{width:12px}', 'a{width:12px}'],
  // A condition of a container counts in letters of the page.
  [
    '@container fig (width<=43.75rem){.a{gap:2rem}}',
    '@container fig (width<=43.75rem){.a{gap:calc(2*var(--wallkick-size,1rem))}}',
  ],
])('sizes of %s count from the element', (css, sized) => {
  expect(adapted(css, elementSizes)).toBe(sized);
});

test('elements have no styles of the compact layout, which is for pages', () => {
  const css = '.compact .a{order:1}@media print{.compact{gap:0}}:is(.small,.compact) .a,.compactly{gap:1px}';
  expect(adapted(css, withoutPageLayout)).toBe('@media print{}:is(.small) .a,.compactly{gap:1px}');
});
