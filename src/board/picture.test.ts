import { describe, expect, test } from 'vitest';
import { pictureMarkup, type Drawing } from './picture.ts';

const drawing: Drawing = {
  content: '<path class="line" d="M0 0h40"/>',
  width: 480,
  height: 360,
  classes: 'board',
  css: '.board .line { stroke: var(--ink); }',
};
const picture = (drawings: readonly Drawing[], more: { below?: readonly Drawing[] } = {}): string =>
  pictureMarkup({
    title: 'T & <J>',
    description: 'Test 2 "fits".',
    drawings,
    ...more,
    valuesOf: (palette) => (property) =>
      property === '--font-text' ? 'serif' : palette === 'arika' ? '#abcdef' : '#123456',
  });

describe('a picture', () => {
  test('says what it shows, whatever letters are in the words', () => {
    const made = picture([drawing]);
    expect(made).toContain('<title id="title">T &#38; &#60;J&#62;</title>');
    expect(made).toContain('<desc id="description">Test 2 &#34;fits&#34;.</desc>');
  });

  test('carries its own colours and asks for nothing from outside', () => {
    const made = picture([drawing]);
    expect(made).not.toMatch(/var\(|<script|url\((?!#)|@import|\son\w+=|href/);
    expect(made).toContain(
      '<style>.d0 .line{stroke:#123456}.paper{fill:#123456}.word{font:500 22px serif;fill:#123456}',
    );
  });

  test('paints alike drawings by the same rules, and others by their own', () => {
    const made = picture([drawing, drawing, { ...drawing, palette: 'arika' }]);
    expect(made.match(/<g class="d\d"/g)).toEqual(['<g class="d0"', '<g class="d0"', '<g class="d1"']);
    expect(made).toContain('.d0 .line{stroke:#123456}.d1 .line{stroke:#abcdef}');
  });

  test('gives patterns of its drawings names of their own', () => {
    const patterned = { ...drawing, content: '<pattern id="\0h"/><path fill="url(#\0h)"/>' };
    const made = picture([patterned, patterned]);
    expect(made.match(/ id="n\d+h"/g)).toEqual([' id="n0h"', ' id="n1h"']);
    expect(made.match(/url\(#n\d+h\)/g)).toEqual(['url(#n0h)', 'url(#n1h)']);
  });

  test('lays drawings on others', () => {
    const made = picture([{ ...drawing, from: [-1, -2], layers: [{ drawing, x: 10, y: 20, scale: 0.5 }] }]);
    expect(made).toContain('<g class="d0" transform="translate(1 2)">');
    expect(made).toContain('<g transform="translate(10 20) scale(0.5)"><g class="d0">');
  });

  test('sets drawings side by side, six in a row, with their words', () => {
    const made = picture([...Array<Drawing>(6).fill(drawing), { ...drawing, head: 'Test <7>', foot: 'fits' }]);
    expect(made).toContain('>Test &#60;7&#62;</text>');
    // Six boards of 480 with five gaps of 28 and two margins of 16; two rows of 34 + 360 + 34 with a gap.
    expect(made).toContain('viewBox="0 0 3052 916"');
  });

  test('begins a row with each of several lists, under its name', () => {
    const made = picture([
      { ...drawing, list: 'SRS' },
      { ...drawing, list: 'SRS' },
      { ...drawing, list: 'DTET' },
    ]);
    expect(made).toMatch(/>SRS<.*>DTET</);
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
});
