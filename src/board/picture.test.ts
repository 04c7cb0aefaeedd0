import { describe, expect, test } from 'vitest';
import { pictureMarkup, type Drawing } from './picture.ts';

const drawing: Drawing = { content: '<path class="line" d="M0 0h40"/>', width: 480, height: 360 };
const picture = (drawings: readonly Drawing[]): string =>
  pictureMarkup({
    title: 'T & <J>',
    description: 'Test 2 "fits".',
    drawings,
    rules: '.line{stroke:#abcdef}',
    valueOf: (property) => (property === '--font-text' ? 'serif' : '#123456'),
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
    expect(made).toContain('<style>.line{stroke:#abcdef}.paper{fill:#123456}.word{font:500 22px serif;fill:#123456}');
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
    const below = (width: number) =>
      pictureMarkup({
        title: 'Frames',
        description: 'Frame 1.',
        drawings: [drawing],
        below: [{ content: '<g class="lanes"/>', width, height: 100 }],
        rules: '',
        valueOf: () => '#123456',
      });
    // A board of 360 under a margin of 16, a gap of 28; 100 high, twice as large on a board of 480, and a margin.
    expect(below(240)).toContain('viewBox="0 0 512 620"');
    expect(below(240)).toContain('<g transform="translate(16 404) scale(2)"><g class="lanes"/></g></svg>');
    expect(below(960)).toContain('viewBox="0 0 992 520"');
    expect(below(960)).toContain('scale(1)');
  });
});
