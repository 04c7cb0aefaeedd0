import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { themeValues } from '#board/tokens.ts';
import { figuresOf } from './figuresOf.ts';
import { edited, readPage } from '../finishedPage.ts';
import { reportsOf } from './pageReports.ts';
import { cardOf } from './previews.ts';

const source = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const STYLE = {
  mark: source('../../../public/favicon.svg'),
  valuesOf: themeValues(source('../../site/styles/tokens.css'), 'light'),
};
const ADDRESS = 'https://example.org/previews/kicks.png';
const FIGURE = `<div id="scores" data-widget="score-table" aria-label="Scores"></div>
<div id="worked" data-widget="kick-stepper" data-example="system=sega piece=T from=0 at=3,0 turn=cw board=.........." aria-label="T &amp; J"></div>`;
const pageOf = (title: string, figure: string, lead = 'The piece moves. It fits.'): string =>
  `<!doctype html><html><head><title>x</title><meta property="og:title" content="${title}"><meta property="og:url" content="https://example.org/"><meta property="og:description" content="${lead}"><meta property="og:image" content="https://example.org/og.png"><meta property="og:image:alt" content="A board."></head><body>${figure}</body></html>`;
async function card(html: string) {
  const page = readPage(html);
  return cardOf(page, ADDRESS, await reportsOf(figuresOf(page).figures), STYLE)!;
}

describe('the picture for links to a page', () => {
  test('shows its title, its claim and its first figure, and is named by the page', async () => {
    const html = pageOf('Kicks &amp; walls', FIGURE);
    const { svg, edits } = await card(html);
    expect(svg).toContain('aria-label="Kicks &#38; walls"');
    expect(svg).toContain('aria-label="The piece moves. It fits."');
    // The T of Sega is cyan: tokens.css, cyan-line.
    expect(svg).toContain('stroke:#08606f');
    const written = edited(html, edits);
    expect(written).toContain(`<meta property="og:image" content="${ADDRESS}">`);
    expect(written).toContain('<meta property="og:image:alt" content="Kicks &#38; walls. T &#38; J.">');
    expect(written).not.toContain('og.png');
  });

  test('has the size that chats want, and the colours of the site', async () => {
    const image = sharp(Buffer.from((await card(pageOf('Kicks', FIGURE))).svg));
    expect(await image.metadata()).toMatchObject({ width: 1200, height: 630 });
    const [r, g, b] = await image.removeAlpha().raw().toBuffer();
    // tokens.css: the paper.
    expect([r, g, b]).toEqual([0xf5, 0xf7, 0xf3]);
  });

  test('keeps every line of a long title inside, and leaves out a claim that has no room', async () => {
    const title = 'Nintendo, Sega and the many rotation systems that came before the guideline and after it';
    const { svg } = await card(pageOf(title, FIGURE, `${'A long claim about pieces and walls. '.repeat(12)}`));
    const lines = [...svg.matchAll(/<path fill="#17211f" font-family="sans-serif" aria-label="([^"]*)"/g)].map(
      ([, line]) => line,
    );
    // The name of the site comes first.
    expect(lines.slice(1).join(' ')).toBe(title);
    const ends = [...svg.matchAll(/M([\d.]+) /g)].map(([, x]) => Number(x));
    expect(Math.max(...ends)).toBeLessThan(1200);
    expect(svg).not.toContain('A long claim about pieces and walls. A long');
  });

  test('shows the title alone where a page has no figure', async () => {
    const { svg, edits } = await card(pageOf('Sources', ''));
    expect(svg).toContain('aria-label="Sources"');
    expect(svg).not.toContain('class="card-d0"');
    expect(edits.at(-1)!.text).toBe('<meta property="og:image:alt" content="Sources">');
  });

  test('is the picture of a figure where its pictures have this size, on the page about it', async () => {
    const press = `<div id="press" data-widget="one-press" data-example="system=sega piece=T from=0 at=3,3 turn=cw board=.........." aria-label="Answers"></div>`;
    const own = pageOf('One press', press).replace('https://example.org/"', 'https://example.org/one-press/"');
    const { svg } = await card(own);
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(svg).toMatch(/aria-label="\d+ systems\. \d+ answers?\."/);
    // Elsewhere the page has its title, and the board is beside it.
    const other = (await card(pageOf('Home', press))).svg;
    expect(other).toContain('aria-label="Home"');
    expect(other).not.toMatch(/aria-label="\d+ systems/);
  });

  test('is left out where a page names none, as a frame', () => {
    expect(cardOf(readPage('<html><head><title>x</title></head><body></body></html>'), ADDRESS, [], STYLE)).toBeNull();
  });
});
