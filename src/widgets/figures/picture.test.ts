import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pictureMarkup, type Drawing } from './picture.ts';

const css = readFileSync(new URL('board.css', import.meta.url), 'utf8');
const drawing: Drawing = {
  content: '<path class="b-start" d="M0 0h40"/>',
  classes: 'board big tried',
  width: 480,
  height: 360,
  valueOf: (property) => (property === '--font-mono' ? 'monospace' : '#123456'),
};
const picture = (drawings: readonly Drawing[]): string =>
  pictureMarkup({ title: 'T & <J>', description: 'Test 2 "fits".', drawings }, css);

describe('a picture of boards', () => {
  test('says what it shows, whatever letters are in the words', () => {
    const made = picture([drawing]);
    expect(made).toContain('<title id="title">T &amp; &lt;J&gt;</title>');
    expect(made).toContain('<desc id="description">Test 2 &quot;fits&quot;.</desc>');
  });

  test('carries its own colours and asks for nothing from outside', () => {
    const made = picture([drawing]);
    expect(made).not.toMatch(/var\(|<script|url\((?!#)|@import|\son\w+=|href/);
    expect(made).toContain('.d0 .b-start{fill: none; stroke: #123456;');
    expect(made).toContain('.d0.tried .b-mino{fill: #123456; fill-opacity: #123456;');
  });

  test('sets boards side by side, six in a row, each in its own colours', () => {
    const other: Drawing = { ...drawing, valueOf: () => '#abcdef', head: 'Test 7', foot: 'fits' };
    const made = picture([...Array<Drawing>(6).fill(drawing), other]);
    expect(made).toContain('.d6 .b-start{fill: none; stroke: #abcdef;');
    expect(made).toContain('>Test 7</text>');
    // Six boards of 480 with five gaps of 28 and two margins of 16; two rows of 34 + 360 + 34 with a gap.
    expect(made).toContain('viewBox="0 0 3052 916"');
  });
});
