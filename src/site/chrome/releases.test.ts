import { expect, test } from 'vitest';
import { releasesOf } from './releases.ts';

test('the releases of a changelog have their date, their anchor and their notes', () => {
  const html =
    '<h1 id="changelog">Changelog</h1><p>Newest first.</p><h2 id="2026-11-27">2026-11-27</h2>\n<ul><li>New.</li></ul>' +
    '<h2 id="2026-11-26">2026-11-26</h2><h3 id="fixed">Fixed</h3>';
  expect(releasesOf(html)).toEqual([
    { id: '2026-11-27', title: '2026-11-27', html: '<ul><li>New.</li></ul>' },
    { id: '2026-11-26', title: '2026-11-26', html: '<h3 id="fixed">Fixed</h3>' },
  ]);
});
