import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FEATURES, FIRST_BYTES, PAGE_FONTS, PAGE_LETTERS, pageFont } from './pageFont.ts';

const source = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const css = source('site/styles/fonts.css');

/** The style sheets that pages use, without the one that names the fonts. */
const sheets = globSync('{site,figure,figures,play,board}/**/*.{css,svelte,astro}', { cwd: 'src' })
  .filter((sheet) => !sheet.endsWith('fonts.css'))
  .map(source);
/** Features of fonts by their names in style sheets. */
const FEATURE_OF: Readonly<Record<string, string>> = { 'lining-nums': 'lnum', 'tabular-nums': 'tnum' };

describe('the fonts that pages load first', () => {
  it.each(Object.entries(PAGE_FONTS))('%s is the part of its package', async (name, font) => {
    const file = readFileSync(new URL(`../site/fonts/${name}`, import.meta.url));
    expect(Buffer.compare(await pageFont(font), file), 'run node src/cli/pageFonts.ts').toBe(0);
    expect(file.length).toBeLessThan(FIRST_BYTES);
  });

  it.each(Object.entries(PAGE_FONTS))('%s and its Latin file are declared with its weights', (name, font) => {
    for (const file of [name, font.latin]) {
      const face = css.split('@font-face').find((part) => part.includes(`/${file}'`))!;
      expect(face).toContain(`font-weight: ${font.weights.min} ${font.weights.max};`);
    }
  });

  it.each(Object.values(PAGE_FONTS))('$latin is not fetched for their letters', ({ latin }) => {
    const [, range] = new RegExp(String.raw`/${latin}'[^}]*unicode-range:([^;]*);`).exec(css)!;
    const codes = [...range!.matchAll(/U\+(\w+)(?:-(\w+))?/g)].flatMap(([, from, to = from]) => {
      const first = Number.parseInt(from!, 16);
      return Array.from({ length: Number.parseInt(to!, 16) - first + 1 }, (_, index) => first + index);
    });
    expect(codes.length).toBeGreaterThan(100);
    expect(PAGE_LETTERS.filter((letter) => codes.includes(letter.codePointAt(0)!))).toEqual([]);
  });

  it.each(Object.keys(PAGE_FONTS))('%s shares its family with no other letters', (name) => {
    const face = css.split('@font-face').find((part) => part.includes(`/${name}'`))!;
    expect(face).not.toContain('unicode-range');
    const [family] = /font-family: '[^']*'/.exec(face)!;
    const faces = css.split('@font-face').filter((part) => part.includes(family!));
    expect(new Set(faces.map((part) => part.includes('font-style: italic'))).size).toBe(faces.length);
  });

  it('hold the weights of all style sheets', () => {
    const weights = sheets.flatMap((sheet) =>
      [...sheet.matchAll(/(?:font-weight|font|--fw-\w+): *(\d+)(?![\d.]|px|rem)/g)].map(([, weight]) => Number(weight)),
    );
    expect(weights.length).toBeGreaterThan(50);
    const { min, max } = PAGE_FONTS['text.woff2'].weights;
    expect(Math.min(...weights)).toBeGreaterThanOrEqual(min);
    expect(Math.max(...weights)).toBeLessThanOrEqual(max);
  });

  it('hold the features of all style sheets', () => {
    const named = sheets.flatMap((sheet) => [
      ...[...sheet.matchAll(/font-feature-settings:([^;]*)/g)].flatMap(([, list]) => list!.match(/[a-z]{4}/g)!),
      ...[...sheet.matchAll(/font-variant-numeric:([^;]*)/g)].flatMap(([, list]) =>
        list!.match(/[\w-]+/g)!.map((name) => FEATURE_OF[name] ?? name),
      ),
    ]);
    expect(new Set(named)).toEqual(new Set(FEATURES));
  });
});
