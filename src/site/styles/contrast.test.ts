import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { themeTokens } from '#board/tokens.ts';

// axe measures one theme of one page. The tokens are data, so this test computes every pair of both themes.

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const THEMES = ['light', 'dark'] as const;

type Rgb = readonly [red: number, green: number, blue: number];

function rgbOf(colour: string): Rgb {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(colour) ?? [];
  if (!red || !green || !blue) throw new Error(`${colour} is no colour of six hexadecimal digits.`);
  return [red, green, blue].map((part) => parseInt(part, 16)) as unknown as Rgb;
}

/** Relative luminance as defined by WCAG 2.2. */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio as defined by WCAG 2.2: from 1, none, to 21, black on white. */
function contrast(a: Rgb, b: Rgb): number {
  const [low, high] = [luminance(a), luminance(b)].sort((one, other) => one - other) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Mixes a colour into a ground, like color-mix() and a transparent fill. */
const over = (colour: Rgb, share: number, ground: Rgb): Rgb =>
  colour.map((part, index) => part * share + ground[index]! * (1 - share)) as unknown as Rgb;

test('the formula gives what the standard says', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast([255, 255, 255], [255, 255, 255])).toBe(1);
  // The lightest grey that passes on white.
  expect(contrast(rgbOf('#767676'), [255, 255, 255])).toBeCloseTo(4.54, 2);
});

const TEXTS = ['ink', 'ink-2', 'ink-3', 'accent', 'accent-hover', 'alarm', 'warn', 'num'];
const HUES = ['cyan', 'blue', 'orange', 'yellow', 'green', 'purple', 'red', 'magenta'];

/** Text colours by background: letters need 4.5:1. */
const WRITTEN: readonly (readonly [ground: string, texts: readonly string[]])[] = [
  ['paper', TEXTS],
  ['sheet', TEXTS],
  ['mark', TEXTS],
  ['accent-wash', TEXTS],
  ['alarm-wash', TEXTS],
  ['warn-wash', TEXTS],
  ['stack', ['ink', 'ink-2']],
  ['ink', ['paper', 'sheet']],
  ['accent', ['paper', 'sheet']],
  ...HUES.map((hue) => [hue, [`${hue}-on`]] as const),
  ...['paper', 'sheet'].map((ground) => [ground, HUES.map((hue) => `${hue}-line`)] as const),
];

/** Line colours by background: lines need 3:1. */
const DRAWN: readonly (readonly [ground: string, lines: readonly string[]])[] = [
  ['sheet', ['stack-line', 'wall', 'edge', 'focus', 'alarm', 'accent', 'warn', 'mark-line']],
  ['paper', ['edge', 'focus', 'wall']],
];

/** Disabled keys, and properties that a component sets to one of the tokens above. */
const ELSEWHERE = ['rule-2', 'severity', 'letter', 'po'];

test('every token that colours words is measured here', () => {
  const src = join(import.meta.dirname, '../..');
  const used = new Set(
    globSync('**/*.{svelte,astro,css}', { cwd: src, exclude: ['**/node_modules/**'] }).flatMap((file) =>
      [...readFileSync(join(src, file), 'utf8').matchAll(/[\s;{]color:\s*var\(--([\w-]+)\)/g)].map(([, name]) => name!),
    ),
  );
  const measured = new Set(WRITTEN.flatMap(([, texts]) => texts));
  expect([...used].filter((name) => !measured.has(name) && !ELSEWHERE.includes(name))).toEqual([]);
});

describe.each(THEMES)('in the %s theme', (theme) => {
  const valueOf = themeTokens(css, theme, 'guideline');
  const colour = (name: string): Rgb => rgbOf(valueOf(`--${name}`));
  const pairs = (list: typeof WRITTEN): readonly (readonly [string, string])[] =>
    list.flatMap(([ground, names]) => names.map((name) => [name, ground] as const));

  test.each(pairs(WRITTEN))('%s can be read on %s', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(DRAWN))('%s can be seen on %s', (line, ground) => {
    expect(contrast(colour(line), colour(ground))).toBeGreaterThanOrEqual(3);
  });

  test.each(HUES)('the letter on a candidate of %s can be read', (hue) => {
    const wash = over(colour(hue), parseFloat(valueOf('--wash')) / 100, colour('sheet'));
    expect(contrast(colour(`${hue}-line`), wash)).toBeGreaterThanOrEqual(4.5);
  });
});
