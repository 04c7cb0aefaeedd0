import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { rows } from './support/wide.ts';

/** What people type, with the page that comes first. */
const QUERIES: readonly (readonly [query: string, page: string])[] = [
  ['wall kick', 'guide/kicks/'],
  ['wallkick', 'guide/kicks/'],
  ['floor kick', 'guide/kicks/'],
  ['T-spin', 'systems/srs/spins/'],
  ['T-spin triple', 'systems/srs/spins/'],
  ['TST', 'systems/srs/spins/'],
  ['TSD', 'systems/srs/spins/'],
  ['S-spin', 'systems/srs/spins/'],
  ['mini', 'systems/srs/which-spin/'],
  ['all-spin', 'systems/srs/which-spin/'],
  ['immobile', 'systems/srs/which-spin/'],
  ['neo', 'systems/srs/which-spin/'],
  ['iso', 'systems/srs/which-spin/'],
  ['STSD', 'systems/srs/which-spin/'],
  ['SRS', 'systems/srs/'],
  ['Super Rotation System', 'systems/srs/'],
  ['guideline', 'systems/srs/'],
  ['srs kick table', 'systems/srs/kicks/'],
  ['srs kicks', 'systems/srs/kicks/'],
  ['super kicks', 'systems/srs/kicks/'],
  ['finesse', 'lab/finesse/'],
  ['fewest keys', 'lab/finesse/'],
  ['spawn', 'systems/srs/spawn/'],
  ['180', 'systems/srs/180/'],
  ['half turn', 'systems/srs/180/'],
  ['180 spin', 'systems/srs/180/'],
  ['offset', 'systems/srs/offsets/'],
  ['offset table', 'systems/srs/offsets/'],
  ['true rotation', 'systems/srs/offsets/'],
  ['infinity', 'systems/srs/other-rules/'],
  ['lock delay', 'systems/srs/other-rules/'],
  ['kick atlas', 'systems/srs/kick-atlas/'],
  ['dead kick', 'systems/srs/kick-atlas/'],
  ['World rule', 'systems/arika-srs/'],
  ['Arika SRS', 'systems/arika-srs/'],
  ['Tetris Perfect', 'systems/fan-variants/'],
  ['Tetris Best', 'systems/fan-variants/'],
  ['NES Tetris', 'systems/nintendo/'],
  ['Game Boy', 'systems/nintendo/'],
  ['TETR.IO', 'systems/srs-plus/'],
  ['Jstris', 'systems/half-turns/'],
  ['ASC', 'systems/asc/'],
  ['TRS', 'systems/techmino/'],
  ['C2', 'systems/cultris-2/'],
  ['Tetris DX', 'systems/tetris-dx/'],
  ['ARS', 'systems/ars/'],
  ['TGM', 'systems/ars/'],
  ['TAP', 'systems/ars/'],
  ['IRS', 'systems/ars/'],
  ['DAS', 'systems/ars/'],
  ['ars kicks', 'systems/ars/kicks/'],
  ['center column', 'systems/ars/center-column/'],
  ['TGM3', 'systems/ars/ti/'],
  ['Ti-ARS', 'systems/ars/ti/'],
  ['Terror-Instinct', 'systems/ars/ti/'],
  ['ARS2', 'systems/ars/ace/'],
  ['step reset', 'systems/ars/ace/'],
  ['Mihara', 'systems/ars/miharas-conspiracy/'],
  ['20G', 'systems/ars/miharas-conspiracy/'],
  ['well', 'systems/ars/right-bias/'],
  ['Sakura', 'systems/ars/sakura/'],
  ['DTET', 'systems/dtet/'],
  ['DTET buttons', 'systems/dtet/buttons/'],
  ['failure compensation', 'systems/dtet/buttons/'],
  ['Heboris', 'systems/dtet/elsewhere/'],
  ['Rotatris', 'systems/rotatris/'],
  ['Chebyshev', 'systems/rotatris/shells/'],
  ['I piece kick wrong', 'compare/i-kicks/'],
  ['I kicks', 'compare/i-kicks/'],
  ['compare systems', 'compare/'],
  ['PTN', 'notation/ptn/'],
  ['VITS', 'notation/ptn/'],
  ['Blue Scuti', 'notation/ptn/scuti/'],
  ['fumen', 'notation/convert/'],
  ['StackRabbit', 'notation/convert/'],
  ['y flipped', 'guide/conventions/'],
  ['NESW', 'guide/conventions/'],
  ['kick table checker', 'lab/table/'],
  ['spin finder', 'lab/spins/'],
  ['reach', 'lab/reach/'],
  ['embed', 'reference/embed/'],
  ['React', 'reference/embed/'],
  ['oEmbed', 'reference/url-state/'],
  ['test vectors', 'reference/conformance/'],
  ['kickperft', 'reference/conformance/'],
  ['census', 'reference/census/'],
  ['SRS wrong', 'reference/srs-mistakes/'],
  ['conformance results', 'reference/results/'],
  ['glossary', 'reference/glossary/'],
  ['keyboard', 'reference/keyboard/'],
  ['errata', 'reference/errata/'],
  ['screen reader', 'reference/accessibility/'],
];

/** Names with signs that the index does not have. The dialog makes words of them. */
const SIGNED: readonly (readonly [query: string, page: string])[] = [
  ['SRS+', 'systems/srs-plus/'],
  ['SRS-X', 'reference/names/'],
  ['TETRA-X', 'systems/tetra-x/'],
];

/** Games and questions, with the page that comes first in the dialog; null where no page has the words. */
const ASKED: readonly (readonly [query: string, page: string | null])[] = [
  ['kick', 'guide/kicks/'],
  // Words that begin with it are in more pages; the dialog puts the page first that has it as a name.
  ['fin', 'systems/srs/which-spin/'],
  ['Tetris Effect', 'systems/unknown/'],
  ['TGM4', 'systems/unknown/'],
  ['Quadrapassel', 'systems/desktop-games/'],
  ['Tengen', 'systems/consoles/'],
  ['Apotris', 'systems/apotris/'],
  ['Minote', 'systems/hands/'],
  ['Puyo Puyo Tetris', 'systems/unknown/'],
  ['Tetris 99', 'systems/unknown/'],
  ['Techmino', 'systems/techmino/'],
  ['Tetra Legends', 'systems/tetra-x/'],
  ['Cultris II', 'systems/cultris-2/'],
  ['Ascension', 'systems/asc/'],
  ['gameboy', 'systems/nintendo/'],
  ['what is SRS', 'systems/srs/'],
  ['why does my piece go up?', 'guide/kicks/'],
  ['how to implement SRS', 'reference/implement-srs/'],
  ['quiz', 'lab/guess/'],
  ['practice', 'lab/guess/'],
  ['command line', 'reference/api/'],
  ['ARR', 'lab/play/'],
  ['7 bag', 'lab/play/'],
  ['hold', 'lab/play/'],
  ['O spin', 'systems/srs/spins/'],
  ['T-spin mini', 'systems/srs/which-spin/'],
  ['immobile', 'systems/srs/which-spin/'],
  ['fin', 'systems/srs/which-spin/'],
  ['teach', null],
  ['unity', null],
  ['Tetris Friends', 'systems/unknown/'],
];

/** A word with many pages, a game that is not known, a question, a short word, a spin, and a word that no page has. */
const KINDS: readonly string[] = ['kick', 'Tetris Effect', 'how to implement SRS', 'ARR', 'O spin', 'teach'];

interface Index {
  search(term: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>;
}

test('search finds what people type', async ({ page, baseURL }) => {
  await page.goto('404.html');
  await page.keyboard.press('/');
  await page.keyboard.type('kick');
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('status')).toHaveText(/^\d+ pages$/);
  // The same module as the dialog's, with the options that the dialog has set.
  const index = (await page.locator('wk-search').getAttribute('data-index'))!;
  // Readers come for systems: their names are asked every time.
  const queries = rows(QUERIES, ([, address]) => address.startsWith('systems/'));
  const first = await page.evaluate(
    async ([address, terms]) => {
      const { search } = (await import(address)) as Index;
      const urls: string[] = [];
      for (const term of terms) urls.push((await (await search(term)).results[0]?.data())?.url ?? 'nothing');
      return urls;
    },
    [index, queries.map(([query]) => query)] as const,
  );
  const root = new URL(baseURL!).pathname;
  const found = queries.map(([query], at) => `${query}: ${first[at]!.replace(root, '').replace(/#.*/, '')}`);
  expect(found).toEqual(queries.map(([query, address]) => `${query}: ${address}`));

  const dialog = page.getByRole('dialog', { name: 'Search' });
  for (const [query, address] of [...SIGNED, ...rows(ASKED, ([query]) => KINDS.includes(query))]) {
    await dialog.getByRole('searchbox').fill(query);
    const status = address === null ? `Nothing found for “${query}”. You can start here:` : /^\d+ pages?$/;
    await expect(dialog.getByRole('status'), query).toHaveText(status);
    await expect(dialog.getByRole('link').first(), query).toHaveAttribute(
      'href',
      new RegExp(`${root}${address ?? 'guide/kicks/'}(#|$)`),
    );
    if (address === null) await expect(dialog.getByRole('link')).toHaveCount(3);
  }

  await test.step('a page on kicks comes before the package', async () => {
    await dialog.getByRole('searchbox').fill('wall kick');
    await expect(dialog.getByRole('link', { name: 'Wall kicks in DTET' })).toBeVisible();
    const titles = await dialog
      .getByRole('listitem')
      .filter({ has: page.getByRole('paragraph') })
      .allInnerTexts();
    expect(titles[0]).toMatch(/^Kicks\n/);
    expect(titles.slice(0, 4).join('\n')).not.toContain('The package');
  });

  await test.step('excerpts have the words of pages, and nothing else', async () => {
    for (const [query, hidden] of [
      ['wall kick', 'what is a kick'],
      ['buttons', 'Rotate LeftRotate Right'],
      ['practice', 'quiz'],
    ] as const) {
      await dialog.getByRole('searchbox').fill(query);
      await expect(dialog.getByRole('link').first()).toBeVisible();
      await expect(dialog.getByRole('status')).toHaveText(/^\d+ pages?$/);
      await expect(dialog).not.toContainText(hidden);
    }
  });

  await test.step('arrow keys walk the hits', async () => {
    await dialog.getByRole('searchbox').fill('floor kick');
    await expect(dialog.getByRole('link').first()).toHaveAttribute('href', new RegExp(`${root}guide/kicks/`));
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('link').first()).not.toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/guide\/kicks\//);
  });
});
