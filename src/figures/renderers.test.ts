import { expect, test } from 'vitest';
import { FIGURES } from './registry.ts';
import { pictureOf } from './testing/pictures.ts';
import { voice } from './testing/reports.ts';
import { drawnByLibrsvg, drawnByResvg, largestDifference } from './testing/rendered.ts';

// Draws pictures of figures with two renderers that know neither our fonts nor each other: librsvg and resvg. `e2e/share.spec.ts` compares
// them with a browser.

/** Pictures that differ in what they are made of: patterns and gradients, words, layers, lanes, charts, a transparent box. */
const USUAL = ['kick-stepper', 'centre-column-scanner', 'frame-lab'];

async function pictureFor(name: string, example = 0): Promise<string> {
  const { report, examples } = FIGURES.find((figure) => figure.name === name)!;
  return pictureOf((await report()).report(examples[example]!, voice), 'step', 'outlines');
}

/** A letter that is missing changes a block by more. */
const MOST = 16;

/** resvg draws patterns in whole pixels, so the stripes of obstacles begin elsewhere; their ground and edges remain. */
const withoutStripes = (svg: string): string =>
  svg.replace(/<pattern.*?<\/pattern>/gs, (pattern) => pattern.replace(/ class="[^"]*"/, ' stroke="none"'));

/** All figures that have a picture: tables and texts have none. */
async function drawn(): Promise<readonly string[]> {
  const reports = await Promise.all(
    FIGURES.map(async ({ name, report, examples }) => [name, (await report()).report(examples[0]!, voice)] as const),
  );
  return reports.filter(([, { pictures }]) => pictures).map(([name]) => name);
}

test.each(process.env['WIDE'] ? await drawn() : USUAL)(
  'librsvg and resvg draw the same picture of %s',
  async (name) => {
    const svg = withoutStripes(await pictureFor(name));
    expect(largestDifference(await drawnByLibrsvg(svg), drawnByResvg(svg))).toBeLessThan(MOST);
  },
);

test('the comparison notices a letter, a square and a word that are missing', async () => {
  const svg = await pictureFor('kick-stepper', 1);
  const whole = drawnByResvg(svg);
  for (const part of [/<path class="b-letter"[^>]*>/, /<path class="b-mino"[^>]*>/, /<path class="b-number"[^>]*>/]) {
    expect(svg).toMatch(part);
    expect(largestDifference(whole, drawnByResvg(svg.replace(part, '')))).toBeGreaterThan(MOST);
  }
});
