import { expect, test } from 'vitest';
import { galleryPage } from './galleryPage.ts';

test('the gallery shows each drawing beside its text, which is text', () => {
  const page = galleryPage(
    [
      { name: 'dtet/both.svg', text: '<svg><linearGradient id="a"/><path fill="url(#a)"/></svg>' },
      { name: 'dtet/both.txt', text: 'Frame 1: <b> & more' },
      { name: 'dtet/other.svg', text: '<svg><linearGradient id="a"/></svg>' },
    ],
    ':root { --ink: #000000 }',
  );
  expect(page).toContain(
    '<h2>dtet/both</h2><svg><linearGradient id="g0-a"/><path fill="url(#g0-a)"/></svg><pre>Frame 1: &lt;b> &amp; more</pre>',
  );
  expect(page).toContain('<linearGradient id="g1-a"/>');
  expect(page).toContain('--ink: #000000');
});
