import { describe, expect, test } from 'vitest';
import type { Drawing, Picture } from './drawing.ts';
import { pictureMarkup, pictureSize } from './picture.ts';

const drawing: Drawing = {
  content: '<path class="line" d="M0 0h40"/>',
  width: 480,
  height: 360,
  classes: 'board',
  css: '.board .line { stroke: var(--ink); } .board .letter { font: 600 20px var(--font-mono); text-anchor: middle }',
};
const asMade = (drawings: readonly Drawing[], more: Partial<Picture> = {}): string =>
  pictureMarkup({
    title: 'T & <J>',
    description: 'Test 2 "fits".',
    drawings,
    ...more,
    valuesOf: (palette) => (property) =>
      palette === 'arika' ? '#abcdef' : property === '--paper' ? '#fedcba' : '#123456',
  });

const nameOf = (svg: string): string => /^<svg [^>]*aria-labelledby="(w\w+)-title \1-desc"/.exec(svg)![1]!;

/** A picture without the name of its own before its ids and classes. */
function picture(drawings: readonly Drawing[], more: Partial<Picture> = {}): string {
  const svg = asMade(drawings, more);
  return svg.replaceAll(`${nameOf(svg)}-`, '');
}

describe('a picture', () => {
  test('says what it shows, whatever letters are in the words, and what may be done with it', () => {
    const made = picture([drawing], { source: 'https://example.org/?a=1&b="' });
    expect(made).toContain('<title id="title">T &#38; &#60;J&#62;</title>');
    expect(made).toContain('<desc id="desc">Test 2 &#34;fits&#34;.</desc>');
    expect(made).toContain('<dc:title>T &#38; &#60;J&#62;</dc:title>');
    expect(made).toContain('<dc:source>https://example.org/?a=1&#38;b=&#34;</dc:source>');
    expect(made).toContain('<cc:license rdf:resource="https://creativecommons.org/licenses/by/4.0/"/>');
    expect(picture([drawing])).not.toContain('dc:source');
  });

  test('carries its own colours and asks for nothing from outside', () => {
    const made = picture([drawing]);
    expect(made).not.toMatch(/var\(|<script|url\((?!#)|@import|\son\w+=|href/);
    expect(made).toContain(
      '<style>.d0 .line{stroke:#123456}.paper{fill:#fedcba}.word,.sentence{font:500 22px sans-serif;fill:#123456}',
    );
  });

  test('paints alike drawings by the same rules, and others by their own', () => {
    const made = picture([drawing, drawing, { ...drawing, palette: 'arika' }]);
    expect(made.match(/<g class="d\d"/g)).toEqual(['<g class="d0"', '<g class="d0"', '<g class="d1"']);
    expect(made).toContain('.d0 .line{stroke:#123456}.d1 .line{stroke:#abcdef}');
  });

  test('gives patterns of its drawings names of their own', () => {
    const patterned = { ...drawing, content: '<pattern id="\0h"/><path fill="url(#\0h)"/>' };
    // As a style, a reference wins over a rule for the same element.
    const made = picture([patterned, patterned]);
    expect(made.match(/ id="n\d+h"/g)).toEqual([' id="n0h"', ' id="n1h"']);
    expect(made.match(/ \w+="[^"]*url\([^"]*"/g)).toEqual([' style="fill:url(#n0h)"', ' style="fill:url(#n1h)"']);
  });

  test('shares no id, no class and no reference with another picture in the same page', () => {
    const content = '<pattern id="\0h"/><path id="s2" fill="url(#\0h)"/><path fill=\'url("#s2")\'/><use href="#s2"/>';
    const [one, other] = [content, `${content}<path/>`].map((made) => asMade([{ ...drawing, content: made }]));
    const names = (svg: string): readonly string[] =>
      [...svg.matchAll(/(?: id="|url\(#|href="#|<g class="|rect class="|^\.|\}\.)([^")\s{]+)/g)].map(
        ([, name]) => name!,
      );
    expect(names(one!).length).toBeGreaterThan(8);
    expect(names(one!).filter((name) => names(other!).includes(name))).toEqual([]);
    expect(names(one!).filter((name) => !name.startsWith(`${nameOf(one!)}-`))).toEqual([]);
    // resvg reads no quotes in a reference.
    expect(one).not.toMatch(/url\(["'&]/);
    expect(asMade([drawing])).toBe(asMade([drawing]));
  });

  test.each([
    ['in two rows', '26.5 66.5', ['M14 26.5', 'M54 66.5']],
    ['in one row', '26.5', ['M14 26.5', 'M54 26.5']],
  ])('draws letters %s as outlines, each of a list at its own position', (_where, heights, begins) => {
    const lettered = { ...drawing, content: `<text class="letter" x="20 60" y="${heights}">JJ</text>` };
    const made = picture([lettered]);
    expect(made).not.toContain('<text');
    const [, path] = /<path class="letter" aria-label="JJ" d="([^"]+)"/.exec(made)!;
    // A letter of the mono face is 0.6 em wide, so one of 20 pixels in the middle begins 6 pixels to the left.
    expect(path!.match(/M[\d.]+ [\d.]+/g)).toEqual(begins);
  });

  test('keeps a text whose letters have no outlines, in a family that every machine has', () => {
    const foreign = { ...drawing, content: '<text class="letter" x="20 60" y="26 66">漢&#60;</text>' };
    const made = picture([foreign]);
    expect(made).toContain(
      '<text class="letter" x="20" y="26">漢</text><text class="letter" x="60" y="66">&#60;</text>',
    );
    expect(made).toContain('.letter{font:600 20px monospace;text-anchor:middle}');
  });

  test('lays drawings on others', () => {
    const made = picture([{ ...drawing, from: [-1, -2], layers: [{ drawing, x: 10, y: 20, scale: 0.5 }] }]);
    expect(made).toContain('<g class="d0" transform="translate(1 2)">');
    expect(made).toContain('<g transform="translate(10 20) scale(0.5)"><g class="d0">');
  });

  test('sets drawings side by side, six in a row, with their words', () => {
    const made = picture([...Array<Drawing>(6).fill(drawing), { ...drawing, head: 'Test <7>', foot: 'fits' }]);
    expect(made).toContain(' aria-label="Test &#60;7&#62;" d="');
    // Six boards of 480 with five gaps of 28 and two margins of 16; two rows of 34 + 360 + 34 with a gap.
    expect(made).toContain('viewBox="0 0 3052 916"');
    expect(pictureSize(made)).toEqual({ width: 3052, height: 916 });
  });

  test('begins a row with each of several lists, under its name', () => {
    const made = picture([
      { ...drawing, list: 'SRS' },
      { ...drawing, list: 'SRS' },
      { ...drawing, list: 'DTET' },
    ]);
    expect(made).toMatch(/"SRS".*"DTET"/);
    // Two boards of 480 with a gap of 28 and two margins of 16; twice a line of 34 and 360, with a gap.
    expect(made).toContain('viewBox="0 0 1020 848"');
    expect(picture([{ ...drawing, list: 'SRS' }])).not.toContain('SRS');
  });

  test('has what stands below its drawings over their whole width, never smaller than it is', () => {
    const below = (width: number): string => picture([drawing], { below: [{ ...drawing, width, height: 100 }] });
    // A board of 360 under a margin of 16, a gap of 28; 100 high, twice as large on a board of 480, and a margin.
    expect(below(240)).toContain('viewBox="0 0 512 620"');
    expect(below(240)).toContain('<g transform="translate(16 404) scale(2)"><g class="d0">');
    expect(below(960)).toContain('viewBox="0 0 992 520"');
    expect(below(960)).toContain('scale(1)');
  });

  test('has its sentence above and the licence below, and room for the longest sentence of an animation', () => {
    const long = 'A sentence that is much too long for one line of a picture of this width.';
    const short = picture([drawing], { sentence: 'It fits.' });
    expect(short).toContain('class="sentence" aria-label="It fits."');
    expect(short).toContain('class="credit" aria-label="T &#38; &#60;J&#62;"');
    expect(short).toContain('class="credit" aria-label="Wallkick · CC BY 4.0"');
    const roomy = picture([drawing], { sentence: 'It fits.', roomFor: [long] });
    // One more line of 26.
    expect(pictureSize(roomy).height - pictureSize(short).height).toBe(26);
    expect(pictureSize(picture([drawing], { sentence: long }))).toEqual(pictureSize(roomy));
    expect(picture([drawing])).not.toMatch(/class="(?:sentence|credit)"/);
  });

  test('is read on a ground of any colour: without its own, words and numbers have an edge of paper', () => {
    const edge = /\.word,\.sentence,\.credit,\[aria-labelledby="title desc"\] \.b-number\{stroke:#fedcba;/;
    expect(picture([drawing], { ground: 'clear' })).toMatch(edge);
    expect(picture([drawing])).not.toMatch(edge);
  });

  test('has a ground, or none', () => {
    expect(picture([drawing])).toContain('<rect class="paper" ');
    expect(picture([drawing], { ground: 'clear' })).not.toContain('<rect class="paper"');
  });
});
