import { expect, test } from 'vitest';
import { wikiThumb } from './wikiText.ts';

// MediaWiki, Help:Images: `upright` multiplies the width that a reader has chosen for thumbs.
test.each([
  [474, 'thumb|'],
  [960, 'thumb|upright=2.0|'],
  // Wider ones would fill the page.
  [4000, 'thumb|upright=2.5|'],
] as const)('a picture of %i pixels begins with %s', (width, words) => {
  const line = wikiThumb('j.step-5.png', width, 'Kick (1, -2) [fits].', 'J|L', 'https://example.org/?a=[b]#c');
  expect(line).toBe(
    `[[File:J.step-5.png|${words}Kick (1, -2) &#91;fits&#93;. [https://example.org/?a=%5Bb%5D#c J&#124;L], CC BY 4.0]]`,
  );
});

test('what MediaWiki signs, switches or links by itself stays text', () => {
  const line = wikiThumb(
    'j.png',
    474,
    'See https://evil.example __NOTOC__ ~~~~.',
    '__TOC__',
    'https://example.org/?a=~~~~__NOTOC__',
  );
  expect(line).not.toMatch(/~~~|__|See https:/);
  expect(line).toContain('[https://example.org/?a=%7E%7E%7E~%5F_NOTOC%5F_ &#95;_TOC&#95;_]');
});
