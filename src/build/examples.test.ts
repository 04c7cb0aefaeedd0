import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { offered } from './figureModules.ts';
import { drawingStyles, oembedOf, picturesOf } from './examples.ts';
import { figuresOf } from './figuresOf.ts';
import { readPage } from './finishedPage.ts';
import frameHeights from './frameHeights.json' with { type: 'json' };
import { themeTokens, themeValues } from '#board/tokens.ts';

const css = await drawingStyles();
const tokens = readFileSync(new URL('../site/styles/tokens.css', import.meta.url), 'utf8');
const SITE = 'https://example.org/sub/';

const board = (classes: string, label = ''): string =>
  `<svg class="board ${classes} s-1" viewBox="0 0 442 354" role="img" aria-label="${label}" style="--p:var(--T);--pl:var(--T-line);--po:var(--T-on);--dx:1px"><!--[--><g><path class="b-start" d="M0 0h40"/></g><path class="b-full" d="M0 9h40"/></svg>`;
const over = `<svg class="searched mini s-3" viewBox="0 0 442 354" aria-hidden="true"><rect class="box-frame" width="9"/></svg>`;
const PAGE = `<!doctype html><html><head><title>Kicks · Wallkick</title></head><body>
<div id="worked" role="group" data-widget="kick-stepper" data-palette="arika" data-example="system=sega piece=T" aria-label="T turns; &lt;b&gt;">
${board('big tried', 'Test 1: T')}<p role="status">Test 1, kick <span>(0, 0)</span>: fits.</p>
<ol><li><span class="head"><b>Test 1</b><span>(0, 0)<span class="hidden">x</span></span></span>${board('mini tried')}${over}<span class="foot">accepted</span></li></ol>
<div class="caption"><b>Sega, T.</b> Words.</div></div>
<section><p class="head">No head of a board</p><div id="pair" data-widget="kick-compare" aria-label="Two systems">
<div class="pane"><p class="head">Sega <span class="sr">first</span><button class="scripted">Take away</button></p>${board('big')}</div>
<div class="pane"><p class="head">DTET</p>${board('big')}</div></div>
<div id="alone" data-widget="kick-stepper" aria-label="One">${board('big')}</div></section>
<div id="wheel" data-widget="orientation-wheel" aria-label="A wheel"><svg class="wheel"></svg></div></body></html>`;

const read = figuresOf(readPage(PAGE), css);
const named = picturesOf('guide/kicks/', read.figures, themeValues(tokens, 'light'), SITE);
/** The pictures without their names before ids and classes. */
const pictures = new Map(
  Array.from(named, ([file, svg]) => [file, svg.replaceAll(/\bw\w+-(?=title|desc|d\d|word)/g, '')] as const),
);

describe('the figures of a finished page', () => {
  test('become pictures where they draw boards', () => {
    expect([...pictures.keys()]).toEqual([
      'figures/guide/kicks/worked.svg',
      'figures/guide/kicks/worked.steps.svg',
      'figures/guide/kicks/pair.svg',
      'figures/guide/kicks/alone.svg',
    ]);
    const picture = pictures.get('figures/guide/kicks/worked.svg')!;
    expect(picture).toContain('<title id="title">Sega, T</title>');
    expect(picture).toContain('<desc id="desc">T turns; &#60;b&#62;. Test 1: T. Test 1, kick (0, 0): fits.</desc>');
    // The T of Arika and Sega is cyan: tokens.css, cyan-line.
    expect(picture).toContain('.d0 .b-start{fill:none;stroke:#08606f;');
    expect(picture).not.toMatch(/var\(|<!--/);
    const steps = pictures.get('figures/guide/kicks/worked.steps.svg')!;
    expect(steps).toContain('"Test 1 (0, 0)"');
    expect(steps).toContain('"accepted"');
    expect(steps).toContain('<dc:source>https://example.org/sub/guide/kicks/#worked</dc:source>');
  });

  test('say which board is which, where there are several, and nothing that stands around the figure', () => {
    const words = (name: string): readonly string[] =>
      [...pictures.get(`figures/guide/kicks/${name}.svg`)!.matchAll(/class="word" aria-label="([^"]*)"/g)].map(
        ([, word]) => word!,
      );
    expect(words('pair')).toEqual(['Sega', 'DTET']);
    expect(words('alone')).toEqual([]);
  });

  test('are painted by the style sheets of drawings, with what lies on a board', () => {
    // The accent: tokens.css.
    const painted = pictures.get('figures/guide/kicks/worked.svg')!;
    expect(painted).toMatch(/\.d0 \.b-full\{fill:none;stroke:#005e57;stroke-width:5\}/);
    const steps = pictures.get('figures/guide/kicks/worked.steps.svg')!;
    expect(steps).toMatch(/\.d0 \.b-full\{[^}]*stroke-width:7\}/);
    expect(steps).toContain('<g class="d1"><rect class="box-frame" width="9"></rect></g>');
    expect(steps).toMatch(/\.d1 \.box-frame\{fill:none;stroke:#17211f;stroke-width:1\.5\}/);
  });

  test('give an oEmbed document with a frame, and the steps for readers without scripts', () => {
    const document = oembedOf(SITE, 'guide/kicks/', read.title, read.figures, new Set(pictures.keys()));
    expect(document).toMatchObject({ version: '1.0', type: 'rich', title: 'Kicks · Wallkick', provider_url: SITE });
    const html = 'html' in document ? document.html : '';
    expect(html).toMatch(
      /^<iframe src="https:\/\/example\.org\/sub\/embed\/v1\/kick-stepper\/\?system=sega&#38;piece=T" /,
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
    expect(heightOn('guide/new/')).toBe(offered.find(({ name }) => name === 'kick-stepper')?.element.height);
    expect(heightOn('systems/srs/180/')).not.toBe(heightOn('guide/new/'));
  });

  test('give a frame of a figure without boards too, and its name for readers without scripts', () => {
    const wheel = read.figures.filter(({ kind }) => kind === 'orientation-wheel');
    const document = oembedOf(SITE, 'guide/', 'A', wheel, new Set());
    const html = 'html' in document ? document.html : '';
    expect(html).toMatch(/^<iframe src="https:\/\/example\.org\/sub\/embed\/v1\/orientation-wheel\//);
    expect(html).toContain(`<noscript><a href="https://example.org/sub/guide/#${wheel[0]!.id}">${wheel[0]!.title}</a>`);
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
