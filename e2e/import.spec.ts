import { expect, type Locator, type Page } from '@playwright/test';
import { comesAlive } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { test } from './support/test.ts';
import { rows, TEST_ALL } from './support/wide.ts';

const STEPPER = { address: 'systems/srs/kicks/', figure: '#worked' };
const EXAMPLE =
  'system=srs-guideline piece=J from=0 at=3,2 turn=ccw board=......#.../#....##.../##....####/#####.####/#####.####/####..####';
// From the examples of the library tetris-fumen, six pages: on the first four rows of L, O and J on a row of garbage.
const FUMEN =
  'v115@9gilGeglRpGeg0RpGei0GeI8AeAgWYAQIKvDll2TAS?IvBElCyTASIqPEFGNXEvhE9tB0sBXjBAwSYATwgkDlt0TAz?B88AQx2vAx178AwngHBAAPMAFbuYCJciNEyoAVB';
const LAB_LINK =
  'https://example.org/lab/buttons/?figure=lab&system=dtet&piece=L&from=0&at=3,3&board=%23%23%23%23.%23%23%23%23%23&buttons=A&frame=1#lab';
const FIRST_PAGE = 'The first of 6 pages of the fumen is pasted. Undo brings the old board back.';
const OF_FUMEN = 'board=LLL......./LOO......./JOO......./JJJ......./#########.';

async function openEditor(page: Page, { address, figure }: typeof STEPPER): Promise<Locator> {
  await page.goto(address);
  const stepper = page.locator(figure);
  await stepper.scrollIntoViewIfNeeded();
  await comesAlive(stepper);
  await stepper.getByRole('button', { name: 'Edit the board' }).click();
  return stepper;
}

async function paste(figure: Locator, text: string): Promise<void> {
  const field = figure.getByRole('textbox', { name: /^A fumen/ });
  if (!(await field.isVisible())) await figure.getByRole('button', { name: 'Paste a board' }).click();
  await field.fill(text);
  await figure.getByRole('button', { name: 'Put it on the board' }).click();
}

/** What the clipboard would do: an event with the text, at what has the focus. */
const pasteByKey = (target: Locator, text: string): Promise<void> =>
  target.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', data);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('a fumen, a plain board, a scenario line and a link go onto the board, and come off again', async ({ page }) => {
  const stepper = await openEditor(page, STEPPER);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));

  await paste(stepper, `https://example.org/?${FUMEN}`);
  await expect(stepper).toHaveAttribute('data-state', new RegExp(`${OF_FUMEN}`));
  await expect(stepper.getByText(FIRST_PAGE)).toBeVisible();
  expect(fetched.some((url) => url.includes('importBoard'))).toBe(true);
  await stepper.getByRole('button', { name: 'Undo' }).click();
  await expect(stepper).toHaveAttribute('data-state', new RegExp(`^${EXAMPLE} `));

  await paste(stepper, '..........\n####.#####\n####.#####');
  await expect(stepper).toHaveAttribute('data-state', /at=3,2 turn=ccw board=####\.#####\/####\.##### /);
  await paste(stepper, 'system=sega piece=T from=0 at=3,3 turn=cw board=..........');
  await expect(stepper).toHaveAccessibleDescription(/^Sega, T, /);

  // A text that stands in the clipboard goes onto the board wherever the focus is, but for fields.
  await pasteByKey(
    stepper.getByRole('button', { name: 'Undo' }),
    'https://example.org/?figure=worked&system=srs-guideline&piece=O&from=0&at=3,3&turn=cw&board=..........#worked',
  );
  await expect(stepper).toHaveAccessibleDescription(/^Guideline SRS, O,/);
  for (let undone = 0; undone < 3; undone++) await stepper.getByRole('button', { name: 'Undo' }).click();
  await expect(stepper).toHaveAttribute('data-state', new RegExp(`^${EXAMPLE} `));

  // Firefox sends what is pasted to where text was last pressed, and not to what has the focus.
  await test.step('a text goes onto the board of the figure that has the focus, wherever the browser sends it', async () => {
    const text = 'system=sega piece=T from=0 at=3,3 turn=cw board=..........';
    const tool = stepper.getByRole('button', { name: 'Paste a board' });
    if (!(await stepper.getByRole('textbox', { name: /^A fumen/ }).isVisible())) await tool.click();

    await page.getByRole('banner').getByRole('link', { name: 'Wallkick' }).focus();
    await pasteByKey(page.locator('body'), text);
    await stepper.getByRole('textbox', { name: /^A fumen/ }).focus();
    await pasteByKey(page.locator('body'), text);
    await expect(stepper).toHaveAttribute('data-state', new RegExp(`^${EXAMPLE} `));

    await tool.focus();
    await pasteByKey(page.locator('body'), text);
    await expect(stepper).toHaveAccessibleDescription(/^Sega, T, /);
    // It came once: neither of those before has arrived late.
    await stepper.getByRole('button', { name: 'Undo' }).click();
    await expect(stepper).toHaveAttribute('data-state', new RegExp(`^${EXAMPLE} `));
  });
});

const UNREADABLE = [
  ['....\n..?.', /position 8:[^]*"\?" is not a square of a board/],
  ['<img src=x onerror=alert(1)>', /position 1\D.*"<img" is not a parameter of a scenario/],
  ['v115@vhA<script>alert(1)</script>', /position 9:[^]*"<" does not belong in a fumen/],
  ['v115@zzzz', /position 1\D.*cannot be decoded/],
  ['system=srs-guideline piece=Q from=0 at=3,3 turn=cw board=....', /position 28:[^]*"Q" is not a piece/],
  ['https://example.org/?figure=%3Cb%3E', /position 1\D.*holds no state/],
  [' ', /There is nothing to read/],
  ['#'.repeat(60_000), /60000 characters/],
  [Array<string>(41).fill('....').join('/'), /41 rows/],
  // However many signs are wrong, one message says it.
  [
    Array<string>(40).fill('?.'.repeat(20)).join('\n'),
    /At position 1:[^]*"\?" is not a square of a board\. Write [^?]*$/,
  ],
] as const;

test('what cannot be read is explained with its place, and nothing is lost', TEST_ALL, async ({ page }) => {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('dialog', (dialog) => {
    trouble.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(message.text());
  });
  const stepper = await openEditor(page, STEPPER);
  const state = await stepper.getAttribute('data-state');
  const problem = stepper.getByRole('group', { name: 'Editing' }).getByRole('alert');

  // Those that could become HTML, and one with many faults. What is said of each is held by src/figure/rotation/importBoard.test.ts.
  for (const [text, words] of rows(UNREADABLE, ([text]) => /<|^\?/.test(text))) {
    await paste(stepper, text);
    await expect(problem).toContainText(words);
    expect((await problem.boundingBox())!.height).toBeLessThan(400);
    await expect(stepper).toHaveAttribute('data-state', state!);
    await expect(stepper.locator('img, script, b b')).toHaveCount(0);
    await expect(stepper.getByRole('textbox', { name: /^A fumen/ })).toHaveValue(text);
  }
  expect(trouble).toEqual([]);
  for (const theme of THEMES)
    await test.step(`the editor is sound for axe with a problem in it (${theme})`, async () => {
      expect(await axeViolations(page, theme, '#worked')).toEqual([]);
    });

  await paste(stepper, '####.#####');
  await expect(problem).toBeHidden();
  await expect(stepper).toHaveAttribute('data-state', /board=####\.##### /);
});

const EDITED = [
  { name: 'a comparison', address: 'lab/compare/', kind: 'kick-compare' },
  { name: 'a button lab', address: 'lab/buttons/', kind: 'button-lab' },
] as const;

for (const { name, address, kind } of EDITED) {
  test(`boards go into ${name} too`, TEST_ALL, async ({ page }) => {
    await page.goto(address);
    const figure = page
      .locator(`[data-widget="${kind}"]`)
      .filter({ has: page.getByRole('button', { name: 'Edit the board', includeHidden: true }) })
      .first();
    await figure.scrollIntoViewIfNeeded();
    await comesAlive(figure);
    const state = await figure.getAttribute('data-state');
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    await figure.getByRole('button', { name: 'Edit the board' }).click();
    await paste(figure, FUMEN);
    await expect(figure).toHaveAttribute('data-state', new RegExp(OF_FUMEN));
    await figure.getByRole('button', { name: 'Undo' }).click();
    await expect(figure).not.toHaveAttribute('data-state', new RegExp(OF_FUMEN));
    await paste(figure, LAB_LINK);
    await expect(figure).toHaveAttribute('data-state', /piece=L from=0 at=3,3 .*board=####\.#####/);
    await figure.getByRole('button', { name: 'Undo' }).click();
    await paste(figure, 'system=dtet piece=S from=1 at=3,3 turn=cw board=#.........');
    await expect(figure).toHaveAttribute('data-state', /piece=S from=1 at=3,3 .*board=#\.{9}/);
    await figure.getByRole('button', { name: 'Undo' }).click();
    await paste(figure, 'system=none');
    await expect(figure.getByRole('group', { name: 'Editing' }).getByRole('alert')).toContainText('none');
    expect((await figure.getAttribute('data-state'))?.split(' ')[0]).toBe(state?.split(' ')[0]);
    // However long a text is, a part of it is enough to find it again.
    await paste(figure, 'lorem ipsum '.repeat(6000));
    const alert = figure.getByRole('group', { name: 'Editing' }).getByRole('alert');
    await expect(alert).toContainText('The text has 72000 characters; boards are read from up to 50000.');
    expect((await alert.innerText()).length).toBeLessThan(500);
    expect(thrown).toEqual([]);
  });
}

const NO_MAPS = [
  ['....\n..?.', /position 8:[^]*"\?" is not a square of a board/],
  ['#.#.', /position 1\D.*The board has 4 columns; a map needs 10/],
  [Array<string>(21).fill('#.........').join('/'), /The board has 21 rows; up to 20 are allowed/],
  ['<img src=x onerror=alert(1)>', /position 1\D.*"<img" is not a parameter of this figure/],
  ['system=sega piece=Q from=0 at=3,3 turn=cw board=..........', /position 19:[^]*"Q" is not a piece/],
] as const;

test('boards go into a reach map, and what cannot be read is explained with its place', TEST_ALL, async ({ page }) => {
  await page.goto('lab/reach/');
  const map = page.locator('#reach');
  await comesAlive(map);
  const opened = (await map.getAttribute('data-state'))!;
  await paste(map, FUMEN);
  await expect(map).toHaveAttribute('data-state', new RegExp(OF_FUMEN));
  await expect(map.getByText(FIRST_PAGE)).toBeVisible();
  await paste(map, '####.#####');
  await expect(map.getByText('Board pasted. Undo brings the old one back.')).toBeVisible();
  await expect(map).toHaveAttribute('data-state', / board=####\.##### /);
  await map.getByRole('button', { name: 'Undo' }).click();
  await expect(map).toHaveAttribute('data-state', new RegExp(OF_FUMEN));
  await map.getByRole('button', { name: 'Clear the board' }).click();
  await expect(map).toHaveAttribute('data-state', / board=\.{10} /);
  await map.getByRole('button', { name: 'Undo' }).click();
  await map.getByRole('button', { name: 'Undo' }).click();
  await expect(map).toHaveAttribute('data-state', opened);
  // The last undo keeps the focus.
  await expect(map.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await expect(map.getByRole('button', { name: 'Undo' })).toBeFocused();
  await map.getByRole('button', { name: 'Redo' }).click();
  await expect(map).toHaveAttribute('data-state', new RegExp(OF_FUMEN));
  await paste(map, 'system=sega piece=L from=0 at=3,3 turn=cw board=####.#####');
  await expect(map).toHaveAttribute('data-state', /^system=sega beside=none piece=L board=####\.##### /);

  const state = (await map.getAttribute('data-state'))!;
  // What is said of the others is held by src/figures/reach/importMap.test.ts and importBoard.test.ts.
  for (const [text, words] of rows(NO_MAPS, ([text]) => /<|^#\.#\.$/.test(text))) {
    await paste(map, text);
    await expect(map.getByRole('alert')).toContainText(words);
    await expect(map).toHaveAttribute('data-state', state);
    await expect(map.locator('img, script')).toHaveCount(0);
  }
  await test.step('the focus goes back to the button that opened the field', async () => {
    const opener = map.getByRole('button', { name: 'Paste a board' });
    if ((await opener.getAttribute('aria-pressed')) !== 'true') await opener.click();
    await map.getByRole('textbox').fill('#.#.......');
    await map.getByRole('button', { name: 'Put it on the board' }).press('Enter');
    await expect(map).toHaveAttribute('data-state', / board=#\.#\.{7} /);
    await expect(map.locator(':focus')).toHaveCount(1);
  });
  await test.step('a stroke upward follows the pointer, and undo takes it back at once', async () => {
    const before = (await map.getAttribute('data-state'))!;
    const centre = async (row: number): Promise<readonly [number, number]> => {
      const box = (await map.getByRole('gridcell', { name: `column 6, row ${row}: ` }).boundingBox())!;
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    await map.getByRole('grid').scrollIntoViewIfNeeded();
    const way = [await centre(1), await centre(2), await centre(3)] as const;
    await page.mouse.move(...way[0]);
    await page.mouse.down();
    for (const point of way) await page.mouse.move(...point);
    await page.mouse.up();
    await expect(map).toHaveAttribute('data-state', / board=\.{5}#\.{4}\/\.{5}#\.{4}\/#\.#\.\.#\.{4} /);
    await map.getByRole('button', { name: 'Undo' }).click();
    await expect(map).toHaveAttribute('data-state', before);
  });
  // With keys alone: what stands in the clipboard is meant for the board wherever the focus is, but for fields.
  await pasteByKey(map.getByRole('button', { name: 'Share' }), '##........');
  await expect(map).toHaveAttribute('data-state', / board=##\.{8} /);
});
