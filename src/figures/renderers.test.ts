import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { galleryFile } from './testing/gallery.ts';
import { drawnByLibrsvg, drawnByResvg, largestDifference } from './testing/rendered.ts';

// Draws pictures of the gallery with two renderers that know neither our fonts nor each other: librsvg and resvg. `e2e/share.spec.ts` compares
// them with a browser.

/** Pictures that differ in what they are made of: patterns and gradients, words, layers, lanes, charts, a transparent box. */
const USUAL = ['stepper', 'scanner', 'frame-lab'];
const all = globSync('*.svg', { cwd: galleryFile('pictures') }).map((file) => basename(file, '.svg'));
const pictureOf = (name: string): string => readFileSync(galleryFile(`pictures/${name}.svg`), 'utf8');
/** A letter that is missing changes a block by more. */
const MOST = 16;

/** resvg draws patterns in whole pixels, so the stripes of obstacles begin elsewhere; their ground and edges remain. */
const withoutStripes = (svg: string): string =>
  svg.replace(/<pattern.*?<\/pattern>/gs, (pattern) => pattern.replace(/ class="[^"]*"/, ' stroke="none"'));

test.each(process.env['WIDE'] ? all : USUAL)('librsvg and resvg draw the same picture of %s', async (name) => {
  const svg = withoutStripes(pictureOf(name));
  expect(largestDifference(await drawnByLibrsvg(svg), drawnByResvg(svg))).toBeLessThan(MOST);
});

test('the comparison notices a letter, a square and a word that are missing', () => {
  const svg = pictureOf('stepper');
  const whole = drawnByResvg(svg);
  for (const part of [/<path class="b-letter"[^>]*>/, /<path class="b-mino"[^>]*>/, /<path class="b-number"[^>]*>/]) {
    expect(svg).toMatch(part);
    expect(largestDifference(whole, drawnByResvg(svg.replace(part, '')))).toBeGreaterThan(MOST);
  }
});
