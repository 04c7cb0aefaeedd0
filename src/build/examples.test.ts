import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { offered } from './figureModules.ts';
import { oembedOf, picturesOf } from './examples.ts';
import { figuresOf } from './finish/figuresOf.ts';
import { readPage } from './finishedPage.ts';
import frameHeights from './frameHeights.json' with { type: 'json' };
import { reportsOf } from './finish/pageReports.ts';
import { themeTokens } from '#board/tokens.ts';

const tokens = readFileSync(new URL('../site/styles/tokens.css', import.meta.url), 'utf8');
const SITE = 'https://example.org/sub/';

const ROTATION = 'piece=T from=0 at=3,0 turn=cw board=..........';
const PAGE = `<!doctype html><html><head><title>Kicks · Wallkick</title></head><body>
<div id="worked" role="group" data-widget="kick-stepper" data-example="system=sega ${ROTATION}" aria-label="T turns; &lt;b&gt;">
<svg class="board big"><path d="M0 0h40"/></svg></div>
<section><div id="pair" data-widget="kick-compare" data-example="systems=sega,dtet ${ROTATION}" aria-label="Two systems"></div>
<div data-widget="kick-stepper" data-example="system=sega ${ROTATION}" aria-label="No name"></div></section>
<div id="wheel" data-widget="orientation-wheel" data-example="piece=J" aria-label="A wheel"></div>
<div id="scores" data-widget="score-table" aria-label="Scores"></div>
<div id="years" data-widget="timeline" aria-label="Not in the registry"></div></body></html>`;

const page = figuresOf(readPage(PAGE));
const read = { title: page.title, figures: await reportsOf(page.figures) };
const named = picturesOf('guide/kicks/', read.figures, tokens, SITE);
/** The pictures without their names before ids and classes. */
const pictures = new Map(
  Array.from(named, ([file, svg]) => [file, svg.replaceAll(/\bw\w+-(?=title|desc|d\d|word)/g, '')] as const),
);

describe('the figures of a finished page', () => {
  test('become pictures by their reports, where they have a name and a record', () => {
    expect([...pictures.keys()]).toEqual([
      'figures/guide/kicks/worked.svg',
      'figures/guide/kicks/worked.steps.svg',
      'figures/guide/kicks/pair.svg',
      'figures/guide/kicks/pair.steps.svg',
      'figures/guide/kicks/wheel.svg',
    ]);
    const picture = pictures.get('figures/guide/kicks/worked.svg')!;
    expect(picture).toContain('<title id="title">Sega, T, 0&#62;&#62;3</title>');
    expect(picture).toContain('<desc id="desc">T turns; &#60;b&#62;. Test 1, kick (0, 0): fits. The piece rotates.');
    // The T of Arika and Sega is cyan: tokens.css, cyan-line.
    expect(picture).toContain('stroke:#08606f');
    expect(picture).not.toMatch(/var\(|<!--/);
    // The markup of the page is not read.
    expect(picture).not.toContain('M0 0h40');
    const steps = pictures.get('figures/guide/kicks/worked.steps.svg')!;
    expect(steps).toContain('"Test 1 (0, 0)"');
    expect(steps).toContain('"accepted"');
    expect(steps).toContain('<dc:source>https://example.org/sub/guide/kicks/#worked</dc:source>');
  });

  test('stop the build where a report cannot read the state', async () => {
    const wrong = [{ id: 'a', kind: 'kick-stepper', label: '', example: '', query: 'system=none' }];
    await expect(reportsOf(wrong)).rejects.toThrow('system=none');
  });

  test('give an oEmbed document with a frame, and the steps for readers without scripts', () => {
    const document = oembedOf(SITE, 'guide/kicks/', read.title, read.figures, new Set(pictures.keys()));
    expect(document).toMatchObject({ version: '1.0', type: 'rich', title: 'Kicks · Wallkick', provider_url: SITE });
    const html = 'html' in document ? document.html : '';
    expect(html).toMatch(
      /^<iframe src="https:\/\/example\.org\/sub\/embed\/v1\/kick-stepper\/\?system=sega&#38;piece=T&#38;/,
    );
    expect(html).toContain(
      '<noscript><a href="https://example.org/sub/guide/kicks/#worked"><img src="https://example.org/sub/figures/guide/kicks/worked.steps.svg" alt="T turns; &#60;b&#62;.',
    );
  });

  test('are as high as was measured on their page, and on others as their element', () => {
    const heightOn = (page: string) => {
      const pictures = new Set([`figures/${page}worked.svg`]);
      const document = oembedOf(SITE, page, read.title, read.figures, pictures);
      const own = 'html' in document ? / height="(\d+)"/.exec(document.html)?.[1] : undefined;
      expect(Number(own)).toBe('height' in document && document.height);
      return Number(own);
    };
    expect(heightOn('systems/srs/180/')).toBe(frameHeights['systems/srs/180']);
    expect(heightOn('guide/new/')).toBe(offered.find(({ name }) => name === 'kick-stepper')?.element.heights.frame);
    expect(heightOn('systems/srs/180/')).not.toBe(heightOn('guide/new/'));
  });

  test('give a frame of a figure without a picture too, and its name for readers without scripts', () => {
    const wheel = read.figures.filter(({ kind }) => kind === 'orientation-wheel');
    const document = oembedOf(SITE, 'guide/', 'A', wheel, new Set());
    const html = 'html' in document ? document.html : '';
    expect(html).toMatch(/^<iframe src="https:\/\/example\.org\/sub\/embed\/v1\/orientation-wheel\//);
    expect(html).toContain(
      `<noscript><a href="https://example.org/sub/guide/#${wheel[0]!.id}">${wheel[0]!.report.title}</a>`,
    );
  });

  test('give a link where nothing can be framed or drawn', () => {
    const others = read.figures.map((figure) => ({ ...figure, kind: 'speed-curves' }));
    expect(oembedOf(SITE, 'guide/', 'A', others, new Set())).toMatchObject({ type: 'link', title: 'A' });
  });
});

test('a palette that is not there is an error', () => {
  expect(() => themeTokens(tokens, 'light', 'none')).toThrow(/was not found/);
  expect(() => themeTokens(tokens, 'light', 'arika')('--none')).toThrow(/no token --none/);
});
