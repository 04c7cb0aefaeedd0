import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAGE_FONTS, PAGE_LETTERS, pageFont, WEIGHTS } from './pageFont.ts';

const source = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const css = source('site/styles/fonts.css');

describe('the fonts that pages load first', () => {
  it.each(Object.entries(PAGE_FONTS))('%s is the part of its package', async (name, latin) => {
    const file = readFileSync(new URL(`../site/fonts/${name}`, import.meta.url));
    expect(Buffer.compare(await pageFont(latin), file), 'run node src/cli/pageFonts.ts').toBe(0);
  });

  it.each(Object.keys(PAGE_FONTS))('%s is used for its letters', (name) => {
    const [, range] = new RegExp(String.raw`/${name}'[^}]*unicode-range:([^;]*);`).exec(css)!;
    const codes = [...range!.matchAll(/U\+(\w+)(?:-(\w+))?/g)].flatMap(([, from, to = from]) => {
      const first = Number.parseInt(from!, 16);
      return Array.from({ length: Number.parseInt(to!, 16) - first + 1 }, (_, index) => first + index);
    });
    expect(String.fromCodePoint(...codes)).toBe(PAGE_LETTERS.toSorted().join(''));
  });

  it('hold the weights of all style sheets', () => {
    const sheets = globSync('{site,figure,figures,play,board}/**/*.{css,svelte,astro}', { cwd: 'src' }).filter(
      (sheet) => !sheet.endsWith('fonts.css'),
    );
    const weights = sheets.flatMap((sheet) =>
      [...source(sheet).matchAll(/(?:font-weight|font|--fw-\w+): *(\d+)(?![\d.]|px|rem)/g)].map(([, weight]) =>
        Number(weight),
      ),
    );
    expect(weights.length).toBeGreaterThan(50);
    expect(Math.min(...weights)).toBeGreaterThanOrEqual(WEIGHTS.min);
    expect(Math.max(...weights)).toBeLessThanOrEqual(WEIGHTS.max);
  });
});
