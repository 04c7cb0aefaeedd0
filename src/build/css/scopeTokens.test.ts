import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { THEMED } from '#embed/reference/contract.ts';
import { inBothSchemes, scopeTokens, sizedByElement, withScripts } from './scopeTokens.ts';

const tokens = readFileSync(new URL('../../site/styles/tokens.css', import.meta.url), 'utf8');

describe('the design tokens in an element', () => {
  const requested = [...THEMED.map((name) => `--${name}`), '--stack-edge', '--wash', '--fs-say'];
  const scoped = scopeTokens(tokens, requested, ['Ysabeau Office Variable', 'Ysabeau Office']);

  test('follow the colour scheme of the page, and the properties that a page sets', () => {
    expect(scoped).toContain('--stack-edge:light-dark(#b3bcb6,#596968)');
    expect(scoped).toContain('--ink:var(--wallkick-ink,light-dark(#17211f,#e7ece7))');
  });

  test('choose no scheme themselves, and touch nothing outside', () => {
    expect(scoped).not.toMatch(/color-scheme|:root/);
  });

  test('keep a value that is no colour', () => {
    expect(scoped).toContain('--wash:34%');
  });

  test('have every property that pages may set', () => {
    for (const name of THEMED) expect(scoped).toContain(`--${name}:var(--wallkick-${name},`);
  });

  test('leave out what nothing asks for, and keep what other tokens ask for', () => {
    expect(scoped).not.toContain('--fs-display');
    expect(scoped).not.toContain('--stack-line');
    const chained =
      ":root { --a: var(--b); --b: var(--c); --c: 1px; --d: 2px; } :root[data-theme='dark'] {} :root, [data-palette='p'] {}";
    expect(scopeTokens(chained, ['--a'], [])).toMatch(/^:host\{--a:var\(--b\);--b:var\(--c\);--c:1px\}/);
  });

  test('name no font that only the site serves', () => {
    expect(scoped).toContain("--font-text:var(--wallkick-font-text,'Gill Sans Nova', ");
    expect(scoped).toContain("--font-mono:var(--wallkick-font-mono,'Spline Sans Mono Variable', ");
  });

  test('have both palettes of pieces, the first one where none is named, with the hues that they use', () => {
    expect(scoped).toContain(":host,[data-palette='guideline']{--I:var(--cyan);");
    expect(scoped).toContain("[data-palette='arika']{--I:var(--red);");
    expect(scoped).toMatch(/--cyan:light-dark\(#45b8c8,#3fa5b5\);/);
  });

  test('are refused without their dark half', () => {
    expect(() => scopeTokens(':root { --ink: #000; }', [], [])).toThrow(/no block .*dark/);
  });

  test('are refused without a palette', () => {
    expect(() => scopeTokens(":root { --ink: #000; } :root[data-theme='dark'] {}", [], [])).toThrow(/no palette/);
  });
});

describe('the styles of a component in an element', () => {
  test('know that there are scripts', () => {
    const css =
      '@media (scripting: none), print { a { b: c } } @media (scripting: none) {\n  a { b: c }\n  d { e: f }\n} ' +
      '@media screen and (scripting: enabled) { g { h: i } }';
    expect(withScripts(css)).toBe('@media print { a { b: c } }  @media screen { g { h: i } }');
  });

  test('fill in both schemes where the opacity differs', () => {
    expect(inBothSchemes('a{fill: var(--p);\n fill-opacity: var(--wash);stroke:none}', tokens)).toBe(
      'a{fill:light-dark(color-mix(in srgb,var(--p) 34%,transparent),color-mix(in srgb,var(--p) 30%,transparent));stroke:none}',
    );
  });

  test('are otherwise as they were', () => {
    const css = 'a{color:var(--ink);fill:color-mix(in srgb, var(--p) 20%, transparent);fill-opacity:0.5}';
    expect(inBothSchemes(css, tokens)).toBe(css);
  });

  test('are refused where a share cannot follow the scheme', () => {
    expect(() => inBothSchemes('a{opacity:var(--wash)}', tokens)).toThrow(/^--wash differs between the themes/);
  });
});

test.each([
  ['font-size:1.25rem', 'font-size:calc(1.25*var(--wallkick-size,1rem))'],
  ['clamp(2rem, 1rem + 3vw, .5rem)', null],
  ['--theorem:1px', '--theorem:1px'],
  ['width:12px', 'width:12px'],
])('sizes of %s count from the element', (css, sized) => {
  expect(sizedByElement(css)).toBe(
    sized ??
      'clamp(calc(2*var(--wallkick-size,1rem)), calc(1*var(--wallkick-size,1rem)) + 3vw, calc(.5*var(--wallkick-size,1rem)))',
  );
});

test('conditions of a container count in letters of the page, where no property is asked', () => {
  const css = '@container fig (width<=43.75rem){.a{gap:2rem}}';
  expect(sizedByElement(css)).toBe('@container fig (width<=43.75rem){.a{gap:calc(2*var(--wallkick-size,1rem))}}');
});
