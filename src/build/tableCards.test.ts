import { describe, expect, test } from 'vitest';
import { edited, readPage } from './finishedPage.ts';
import { cardEdits } from './tableCards.ts';

const HEAD = '<thead><tr><th>System</th><th>Row &amp; <b>height</b></th><th>Box</th></tr></thead>';
const table = (rows: string) => `<table>${HEAD}<tbody>${rows}</tbody></table>`;
const written = (html: string) => edited(html, cardEdits(readPage(html)));

describe('tables that are cards on a phone', () => {
  test.each([
    [
      'every cell has the name of its column',
      '<tr><th>SRS</th><td>21</td><td class="x">4</td></tr>',
      '<tr><th>SRS</th><td data-column="Row &#38; height">21</td><td data-column="Box" class="x">4</td></tr>',
    ],
    [
      'a cell that covers columns has the first name, and the next cell its own',
      '<tr><td colspan="2">21</td><td>4</td></tr>',
      '<tr><td data-column="System" colspan="2">21</td><td data-column="Box">4</td></tr>',
    ],
    [
      'a cell that covers rows moves the cells of the rows below',
      '<tr><th rowspan="2">SRS</th><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr><tr><td>5</td></tr>',
      '<tr><th rowspan="2">SRS</th><td data-column="Row &#38; height">1</td><td data-column="Box">2</td></tr><tr><td data-column="Row &#38; height">3</td><td data-column="Box">4</td></tr><tr><td data-column="System">5</td></tr>',
    ],
  ])('%s', (_, rows, expected) => {
    const page = (of: string) => `<body><div class="scroll cards">${table(of)}</div></body>`;
    expect(written(page(rows))).toBe(page(expected));
  });

  test('other tables stay as they are', () => {
    const html = `<body><div class="scroll">${table('<tr><th>SRS</th><td>1</td><td>2</td></tr>')}</div></body>`;
    expect(written(html)).toBe(html);
  });
});
