import { expect, type Locator, type Page } from '@playwright/test';
import { comesAlive, openFigure } from './support/alive.ts';
import { aroundGrid, axeViolations, THEMES } from './support/axe.ts';
import { PHONE } from './support/phone.ts';
import { test } from './support/test.ts';
import { rows, stepOfTestAll, TEST_ALL } from './support/wide.ts';

// Every kind of figure on the pages of rotation systems that has no file of its own, asked the same things: keys, a finger at 360 px,
// less motion, no scripts, axe. What each must say follows from the rules, not from the program. Their links are tested by
// src/figures/figureLinks.test.ts and src/figures/lab/frames.test.ts, and those of two kick tables by labs.spec.ts.

interface Driven {
  readonly address: string;
  /** Where the figure is on its page. */
  readonly figure: string;
  readonly widget: string;
  /** What it says before it is touched; it can be read without scripts too. */
  readonly opens: RegExp;
  /** What is chosen first, where its keys alone change nothing. */
  readonly choose?: readonly [list: string, option: string];
  /** A key of the figure, and what it says then; a figure that cannot be changed has none. */
  readonly key?: readonly [key: string, says: RegExp];
  /** What a finger presses, and what the figure says then, or another one that it drives is named. */
  readonly tap: readonly [control: (figure: Locator) => Locator, says: RegExp, driven?: string];
  /** A link that cannot be read, with which its page is opened, and what is said of it: the figure keeps its example. */
  readonly wrong?: readonly [search: string, message: string];
  /** Where the sentence is: most figures say what they show, some are named for it. */
  readonly told?: 'by name';
}

const button = (name: string | RegExp) => (figure: Locator) =>
  figure.getByRole('button', { name, exact: true }).first();

const FIGURES: readonly Driven[] = [
  {
    // "higher, to a maximum of rows 21/22": the flat I is one row high and needs one.
    address: 'systems/ars/ace/',
    figure: '#raised',
    widget: 'spawn-viewer',
    opens: /^Its spawn is filled, so T enters 2 rows higher, .* rows 21 and 22, above the visible field\.$/,
    key: ['Home', /^Its spawn is filled, so I enters 1 row higher, .* row 21, above the visible field\.$/],
    tap: [
      (figure) => figure.getByRole('listitem').filter({ hasText: /^\s*O/ }),
      /^Its spawn is filled, so O enters 2 rows higher/,
    ],
  },
  {
    // "Notice the I has 1 rotation axis": either way it stands in the same column.
    address: 'systems/ars/right-bias/',
    figure: '#axis',
    widget: 'orientation-wheel',
    opens: /^State 0, spawn: the ring marks the point about which the piece rotates\.$/,
    key: ['ArrowRight', /^I rotates clockwise, 0>>1\./],
    tap: [button('Counter-clockwise'), /^I rotates counter-clockwise, 0>>3\./],
  },
  {
    // "IRS counterclockwise, move right, rotate clockwise, place piece".
    address: 'systems/ars/miharas-conspiracy/',
    figure: '#over',
    widget: 'frame-lab',
    opens: /^Frame 6\. It rotates clockwise by test 2, kick \(1, 0\)/,
    key: ['Home', /^Start: O in state 0/],
    tap: [button('Previous frame'), /^Frame 5\. /],
  },
  {
    // 30 frames of delay that nothing restores, counted from the first frame.
    address: 'systems/ars/ace/',
    figure: '#rules',
    widget: 'lock-lab',
    opens: /^Frame 60: .*Step reset locked in frame 31, and 128 resets has 29 frames left\.$/,
    key: ['End', /128 resets locked in frame 159/],
    tap: [button('First frame'), /Step reset has 30 frames left/],
  },
  {
    address: 'systems/ars/center-column/',
    figure: '#boards',
    widget: 'centre-column-atlas',
    opens: /^Of 384 boards, 88 let the piece rotate without a kick, 10 kick it right and 10 left/,
    choose: ['Rule', 'TGM, any cell off the centre'],
    key: ['Home', /14 kick it right and 14 left/],
    tap: [
      (figure) => figure.getByRole('gridcell', { name: 'filled: 1, 8; kicked one right', exact: true }).first(),
      /rotates from state 0, clockwise; kicked one right$/,
      '#scan',
    ],
  },
  {
    // 150 clears with 40 quadruples in 100: 60 in stock at level 200; the next clear is no quadruple.
    address: 'systems/dtet/',
    figure: '#stock',
    widget: 'joker-stock',
    opens: /^After 150 clears: level 200, 60 in stock\./,
    key: ['ArrowRight', /^After 151 clears: level 201, 59 in stock\./],
    tap: [button('Quadruple'), /^After 151 clears: level 201, 60 in stock\./],
  },
  {
    // "usually 8"; "Level 50 requires 500 lines": from the start, or in that level after 8 * 49 + (492 / 49) * 1176 others.
    address: 'systems/dtet/',
    figure: '#lines',
    widget: 'hard-lines',
    opens: /^If 500 lines lead to level 50, .* about 12\.$/,
    key: ['Home', /^If 500 lines lead to level 50, 0 of them come before level 1, which takes about 8\.$/],
    tap: [button('in level 50 alone'), /^If level 50 alone takes 500 lines, 12,200 come before it\.$/],
  },
  {
    // "a drop in gravity at level 20 as well as level 40"; "Levels 50 and up are 20G".
    address: 'systems/dtet/',
    figure: '[data-widget="dtet-modes"]',
    widget: 'dtet-modes',
    opens:
      /^Level 42: in HARD and ADVANCE pieces fall slower than 20 rows a frame, and gravity has decreased 2 times\. At 20G: Furthest\.$/,
    key: ['End', /^Level 300, at 20G: /],
    tap: [(figure) => figure.getByRole('img').first(), /^Level (?!42)\d+/],
  },
  {
    address: 'compare/i-kicks/',
    figure: '#tables-1',
    widget: 'kick-diff',
    opens: /Guideline SRS and Arika SRS/,
    wrong: ['?figure=tables-1&systems=srs-guideline,nothing&piece=I', 'systems cannot be "srs-guideline,nothing"'],
    tap: [button(/^0>>3/), /I rotates from state 0, counter-clockwise$/, '#i-kicks'],
    told: 'by name',
  },
  {
    // The mirror image of the J is the L; all sixteen kicks of either can be made.
    address: 'systems/srs/kick-atlas/',
    figure: '#atlas',
    widget: 'kick-atlas',
    opens: /^Clockwise, the T of Guideline SRS has 16 kicks, of which 14 are useful\./,
    choose: ['Piece', 'J'],
    key: ['m', /^Clockwise, the L of Guideline SRS has 16 kicks, of which 16 are useful\./],
    tap: [
      (figure) =>
        figure.getByRole('list', { name: '0>>1, clockwise: how it can end' }).getByRole('button', { name: /^Test 2/ }),
      /T rotates from state 0, clockwise; 5 tests, test 2 fits$/,
      '#opened',
    ],
  },
];

/** The figure with most to press. What each says is read without scripts. */
const ALONE: readonly string[] = ['lock-lab'];

const open = (page: Page, { address, figure, wrong = ['', ''] }: Driven): Promise<Locator> =>
  openFigure(page, address + wrong[0], figure);

const expectTold = (shown: Locator, { told }: Driven, says: RegExp): Promise<void> =>
  told === 'by name'
    ? expect(shown).toHaveAccessibleName(says)
    : expect(shown.getByRole('status').first()).toHaveText(says);

test.describe('on a phone', () => {
  test.use(PHONE);

  for (const driven of rows(FIGURES, ({ widget }) => ALONE.includes(widget)))
    test(`${driven.widget} on /${driven.address} is worked with keys and a finger, without motion that is not wanted`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const shown = await open(page, driven);
      const share = shown.getByRole('button', { name: 'Share', exact: true });

      await test.step('is a group with a description, and says what it shows', async () => {
        await expect(shown).toHaveRole('group');
        await expect(shown).toHaveAttribute('data-widget', driven.widget);
        await expect(shown).not.toHaveAccessibleDescription('');
        await expectTold(shown, driven, driven.opens);
        if (driven.wrong) await expect(shown.getByRole('alert')).toContainText(driven.wrong[1]);
      });

      if (driven.key)
        await test.step('is worked by keys, and moves nothing where that is not wanted', async () => {
          const [key, says] = driven.key!;
          if (driven.choose) {
            const [list, option] = driven.choose;
            await shown.getByRole('combobox', { name: list }).selectOption({ label: option });
          }
          await share.press(key);
          await expectTold(shown, driven, says);
          expect(await shown.evaluate((root) => root.getAnimations({ subtree: true }).length)).toBe(0);
          await page.keyboard.press('r');
          await expectTold(shown, driven, driven.opens);
        });

      await test.step('is worked with a finger, without sideways scrolling', async () => {
        const [control, says, other] = driven.tap;
        await control(shown).tap();
        if (other === undefined) await expectTold(shown, driven, says);
        else await expect(page.locator(other)).toHaveAccessibleName(says);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      });

      await stepOfTestAll('is sound for axe with its menu open', async () => {
        await share.press('Enter');
        await expect(shown.getByRole('textbox', { name: 'Link', exact: true })).toBeVisible();
        for (const theme of THEMES) expect(await axeViolations(page, theme, aroundGrid(driven.figure))).toEqual([]);
      });
    });
});

// The kicks of Arika's I without an opposite in the list of the turn back: the two in red, (1, -1) of 2>>1 and (-1, -1) of 2>>3, and the
// two that they leave unanswered. Each wins on the board that its words bring.
test('the four kicks of Arika’s I that no test undoes are marked, and shown', TEST_ALL, async ({ page }) => {
  // Words that lead to a figure scroll to it without an animation.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('systems/arika-srs/');
  const stepper = page.locator('#glitch');
  await stepper.scrollIntoViewIfNeeded();
  await comesAlive(stepper);
  await expect(page.getByText('no way back', { exact: true })).toHaveCount(4);
  for (const [turn, kick, number] of [
    ['2>>1', '(1, -1)', 5],
    ['2>>3', '(-1, -1)', 5],
    ['1>>2', '(-1, 2)', 4],
    ['3>>2', '(1, 2)', 4],
  ] as const) {
    await page.getByRole('button', { name: `${kick} of ${turn}`, exact: true }).click();
    await expect(stepper.getByRole('status').first()).toHaveText(
      `Test ${number}, kick ${kick}: fits. The piece rotates.`,
    );
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every figure says what it shows, and offers nothing that does nothing', async ({ page }) => {
    for (const [address, figures] of Map.groupBy(FIGURES, ({ address }) => address)) {
      await page.goto(address);
      for (const driven of figures)
        await test.step(`${driven.widget} says what it shows, and offers nothing that does nothing`, async () => {
          const shown = page.locator(driven.figure).first();
          await expectTold(shown, driven, driven.opens);
          await expect(shown.getByRole('button', { name: /^(Share|Reset|Play)$/ })).toHaveCount(0);
        });
    }
  });
});
