import { describe, expect, it } from 'vitest';
import { edited, readPage } from '../finishedPage.ts';
import { sheetEdits } from './sheetsInHead.ts';

const withSheetsInHead = (html: string): string => edited(html, sheetEdits(readPage(html)));

const sheet = (name: string): string => `<link rel="stylesheet" href="/${name}.css">`;
const page = (head: string, body: string): string =>
  `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

describe('the style sheets of a page', () => {
  it('move from the body to the end of the head, in their order', () => {
    const html = page(sheet('site'), `<p>A</p>${sheet('code')}<pre>B</pre>${sheet('later')}<p>C</p>`);
    expect(withSheetsInHead(html)).toBe(
      page(sheet('site') + sheet('code') + sheet('later'), '<p>A</p><pre>B</pre><p>C</p>'),
    );
  });

  it('are linked once, though two blocks link the same', () => {
    expect(withSheetsInHead(page('', `${sheet('code')}<p>A</p>${sheet('code')}`))).toBe(
      page(sheet('code'), '<p>A</p>'),
    );
  });

  it('are linked no second time when the head has them', () => {
    const html = page(sheet('site') + sheet('code'), `${sheet('later')}<p>A</p>${sheet('code')}`);
    expect(withSheetsInHead(html)).toBe(page(sheet('site') + sheet('code') + sheet('later'), '<p>A</p>'));
  });

  it.each([
    ['all sheets stand in the head', page(sheet('site'), '<p>A</p>')],
    ['a link in the body is to no style sheet', page('', '<link rel="prefetch" href="/a.js"><p>A</p>')],
    ['a code block speaks of one', page('', '<pre>&lt;link rel="stylesheet" href="/a.css"&gt;</pre>')],
  ])('stay when %s', (_why, html) => {
    expect(withSheetsInHead(html)).toBe(html);
  });

  it('have no place on a page without a head', () => {
    expect(() => withSheetsInHead(`<!doctype html><p>A</p>${sheet('code')}`)).toThrow('no end of a head');
  });
});
