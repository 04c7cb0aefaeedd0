import { expect, type Locator, type Page } from '@playwright/test';
import { comesAlive } from './support/alive.ts';
import { test } from './support/test.ts';
import { rows, TEST_ALL } from './support/wide.ts';

/** A state of another page's figure, as its link holds it, and how the workbench says that it has taken it over. */
interface Bench {
  readonly lab: string;
  readonly widget: string;
  /** What follows the address of a page, from a figure with another name. */
  readonly link: string;
  readonly state: RegExp;
  readonly says: RegExp;
  /** What it says after the key Right from there, or after Left at the end. */
  readonly key: 'ArrowLeft' | 'ArrowRight';
  readonly next: RegExp;
  /** Words that can be read without JavaScript. */
  readonly still: string;
  /** Pages that explain it. */
  readonly explained: readonly string[];
}

const BENCHES: readonly Bench[] = [
  {
    lab: 'lab/stepper/',
    widget: 'kick-stepper',
    link: '?figure=proof&system=srs-arika&piece=I&from=0&at=3,1&turn=cw&board=%23........./%23%23%23%23....../%23%23%23....%23%23./%23%23%23.%23%23%23%23%23%23/%23%23%23.%23%23%23%23%23%23/%23%23%23.%23%23%23%23%23%23&step=1#proof',
    state: /^system=srs-arika piece=I .* step=1$/,
    says: /^Test 1, kick \(0, 0\): blocked/,
    key: 'ArrowRight',
    next: /^Test 2, kick/,
    still: 'Test 5',
    explained: ['guide/kicks/', 'systems/srs/kicks/'],
  },
  {
    lab: 'lab/compare/',
    widget: 'kick-compare',
    link: '?figure=both&systems=ars-tgm,ars-sakura&piece=J&from=3&at=4,0&turn=cw&board=..%23%23....../..%23......./..%23%23%23.%23...&step=1#both',
    state: /^systems=ars-tgm,ars-sakura piece=J .* step=1$/,
    says: /^Test 1, kick \(0, 0\): blocked/,
    key: 'ArrowRight',
    next: /^Test 2, kick/,
    still: 'Guideline SRS',
    explained: ['compare/', 'compare/i-kicks/'],
  },
  {
    lab: 'lab/offsets/',
    widget: 'offset-deriver',
    link: '?figure=derive&piece=I&from=1&to=2&line=2&changed=none#derive',
    state: /^system=srs-guideline piece=I from=1 to=2 line=2 changed=none$/,
    says: /^Test 2 of 1>>2:/,
    key: 'ArrowRight',
    next: /^Test 3 of 1>>2:/,
    still: 'Offsets of J, L, S, T, and Z',
    explained: ['systems/srs/offsets/', 'systems/srs/180/'],
  },
  {
    lab: 'lab/buttons/',
    widget: 'button-lab',
    link: '?figure=press&scene=double&frame=4#press',
    state: /^scene=double frame=4$/,
    says: /^Frame 4/,
    key: 'ArrowLeft',
    next: /^Frame 3/,
    still: 'Rotate Left',
    explained: ['systems/dtet/buttons/', 'systems/dtet/elsewhere/'],
  },
  {
    lab: 'lab/frames/',
    widget: 'frame-lab',
    link: '?figure=drops&system=srs-guideline&piece=T&from=0&at=3,3&board=%23%23......%23%23/%23%23%23....%23%23%23&gravity=0&lock=8&buttons=.*2_S*12_.*4&frame=8#drops',
    state: /^system=srs-guideline piece=T .* frame=8$/,
    says: /^Frame 8/,
    key: 'ArrowLeft',
    next: /^Frame 7/,
    still: 'Lock delay',
    explained: ['systems/ars/ti/', 'systems/srs/other-rules/'],
  },
];

/** One workbench for all. The others are opened by links in other tests, the one of frames by a figure that opens in the lab. */
const ALONE: readonly string[] = ['lab/stepper/'];

const bench = (page: Page): Locator => page.locator('#bench');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await comesAlive(bench(page));
}

/** What the figure opened with; a state adds the step to the words of an example that has none. */
async function expectExample(page: Page): Promise<void> {
  const example = (await bench(page).getAttribute('data-example')) ?? '';
  expect(example).not.toBe('');
  await expect.poll(async () => (await bench(page).getAttribute('data-state'))?.startsWith(example)).toBe(true);
}

test('a rotation opens beside another system, and one of a comparison alone', TEST_ALL, async ({ page }) => {
  const [stepper, compare] = BENCHES;
  await open(page, `lab/compare/${stepper!.link}`);
  await expect(bench(page)).toHaveAttribute('data-state', /^systems=srs-arika,[a-z-]+ piece=I .* step=1$/);
  await expect(bench(page).getByRole('alert')).toHaveCount(0);
  await open(page, `lab/stepper/${compare!.link}`);
  await expect(bench(page)).toHaveAttribute('data-state', /^system=ars-tgm piece=J .* step=1$/);
  await expect(bench(page).getByRole('alert')).toHaveCount(0);
});

/** Where a link opens of which the page shows a part at most. */
const places = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('note')
    .filter({ hasText: /this link|link opens/ });

/** Links that came to another page of the lab than the one that shows them. */
const STRAYED = [
  {
    at: 'lab/stepper/',
    link: '?figure=press&scene=double&frame=4#press',
    opens: ['Buttons'],
    taken: 'Buttons',
    state: /^scene=double frame=4$/,
  },
  {
    at: 'lab/frames/',
    link: '?figure=derive&piece=I&from=1&to=2&line=2&changed=none',
    opens: ['Offsets'],
    taken: 'Offsets',
    state: /^system=srs-guideline piece=I from=1 to=2 line=2/,
  },
  {
    at: 'lab/',
    link: '?figure=both&systems=ars-tgm,ars-sakura&piece=J&from=3&at=4,0&turn=cw&board=..%23%23....../..%23......./..%23%23%23.%23...',
    opens: ['Compare'],
    taken: 'Compare',
    state: /^systems=ars-tgm,ars-sakura piece=J/,
  },
  {
    at: 'lab/notation/',
    link: '?system=srs-guideline&piece=T&from=0&at=3,1&turn=cw&board=%23...%23',
    opens: ['Play', 'Stepper', 'Compare', 'Spin judge'],
    taken: 'Stepper',
    state: /^system=srs-guideline piece=T/,
  },
];

// Where each link opens is held by src/site/lab/placesOf.test.ts.
test('a page of the lab says where a link of another one opens, and leads there', TEST_ALL, async ({ page }) => {
  for (const { at, link, opens, taken, state } of rows(STRAYED, ({ opens }) => opens.length > 1))
    await test.step(`${at} says where a link of ${opens.join(' and ')} opens, and leads there`, async () => {
      await page.goto(at + link);
      await expect(places(page).getByRole('link')).toHaveText(opens);
      await places(page).getByRole('link', { name: taken }).click();
      await comesAlive(bench(page));
      await expect(bench(page)).toHaveAttribute('data-state', state);
      await expect(places(page)).toHaveCount(0);
    });
});

test('links that no page of the lab opens are explained, or nothing is said of them', TEST_ALL, async ({ page }) => {
  await test.step('one of a figure that the lab does not have opens where it was copied', async () => {
    await page.goto('lab/stepper/?figure=shells&rule=four-chebyshevs&size=16');
    await expect(places(page)).toContainText('Open it on the page it came from');
    await expect(places(page).getByRole('link')).toHaveCount(0);
  });

  await test.step('nothing is promised of a later format', async () => {
    await page.goto('lab/?v=9&system=srs-guideline&piece=T&from=0&at=3,1&turn=cw&board=..........');
    await expect(page.locator('[data-link-places]')).toHaveCount(1);
    await expect(places(page)).toHaveCount(0);
  });

  await test.step('one without words keeps the example', async () => {
    await open(page, 'lab/stepper/?figure=another&y=down');
    await expectExample(page);
    await expect(bench(page).getByRole('alert')).toHaveCount(0);
    await expect(page.locator('[data-link-places]')).toHaveCount(1);
    await expect(places(page)).toHaveCount(0);
  });
});

for (const { lab, widget, link, state, says, key, next, explained } of rows(BENCHES, ({ lab }) =>
  ALONE.includes(lab),
)) {
  test.describe(lab, () => {
    test('opens, explains and shares links, and says how it is worked', async ({ page, baseURL }) => {
      await test.step('opens a link of a figure with another name, and goes on with keys', async () => {
        await open(page, lab + link);
        await expect(places(page)).toHaveCount(0);
        await expect(bench(page)).toHaveAttribute('data-widget', widget);
        await expect(bench(page)).toHaveAttribute('data-state', state);
        await page.setViewportSize({ width: 360, height: 740 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), 'width on a phone').toBe(360);
        await page.setViewportSize({ width: 1440, height: 900 });
        const sentence = bench(page).locator('[role="status"]').first();
        await expect(sentence).toHaveText(says);
        await bench(page).getByRole('button', { name: 'Share' }).focus();
        const before = await bench(page).getAttribute('data-state');
        await page.keyboard.press(key);
        await expect(bench(page)).not.toHaveAttribute('data-state', before ?? '');
        await expect(sentence).toHaveText(next);
      });

      await test.step('shares its own state under its own name, and offers no way to itself', async () => {
        const shared = (await bench(page).getAttribute('data-state')) ?? '';
        await page.keyboard.press('Enter');
        const own = new URL(await bench(page).getByRole('textbox', { name: 'Link', exact: true }).inputValue());
        expect(own.searchParams.get('figure')).toBe('bench');
        await expect(bench(page).getByRole('link', { name: 'Open in the lab' })).toHaveCount(0);
        await open(page, own.href);
        await expect(bench(page)).toHaveAttribute('data-state', shared);
        await bench(page).getByRole('button', { name: 'Share' }).press('r');
        await expectExample(page);
      });

      await test.step('a word that cannot be read is named, and the example stays', async () => {
        await open(page, `${lab}?figure=proof&systems=ars-tgm,none&scene=none&system=none&piece=Q&line=99`);
        await expect(bench(page).getByRole('alert')).toBeVisible();
        await expectExample(page);
      });

      await test.step('says how it is worked and where it is explained', async () => {
        const main = page.getByRole('main');
        await expect(main.getByRole('group', { name: 'Keys of this figure' })).toContainText('one step back, one on');
        for (const address of ['reference/keyboard/', ...explained]) {
          const href = new URL(address, baseURL).pathname;
          await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible();
        }
        const tree = page.getByRole('navigation', { name: 'Pages' });
        await expect(tree.locator('a[aria-current="page"]')).toHaveAttribute('href', new URL(lab, baseURL).pathname);
      });
    });
  });
}

const FIGURES = [
  ['guide/kicks/', 'wall', 'lab/stepper/'],
  ['compare/', 'any', 'lab/compare/'],
  ['systems/dtet/', 'teaser', 'lab/buttons/'],
  ['systems/ars/ti/', 'i', 'lab/frames/'],
  ['systems/ars/ace/', 'rules', 'lab/frames/'],
] as const;
/** A figure that another kind of workbench opens. */
const TAKEN: readonly string[] = ['rules'] satisfies readonly (typeof FIGURES)[number][1][];

test('figures open in the lab as they are', async ({ page, baseURL }) => {
  for (const [address, figure, lab] of rows(FIGURES, ([, figure]) => TAKEN.includes(figure))) {
    await test.step(`#${figure} of /${address} opens in the lab as it is`, async () => {
      await page.goto(address);
      const shown = page.locator(`#${figure}`);
      await shown.scrollIntoViewIfNeeded();
      await comesAlive(shown);
      await shown.getByRole('button', { name: 'Share' }).focus();
      await page.keyboard.press('Home');
      const state = (await shown.getAttribute('data-state')) ?? '';
      await page.keyboard.press('Enter');
      await shown.getByRole('link', { name: 'Open in the lab' }).click();
      await expect(page).toHaveURL((url) => url.pathname === new URL(lab, baseURL).pathname);
      await comesAlive(bench(page));
      await expect(bench(page)).toHaveAttribute('data-state', state);
    });
  }
});

test('the index of the lab leads to every workbench', async ({ page, baseURL }) => {
  await page.goto('lab/');
  const labs = 'play guess stepper compare offsets buttons frames table finesse reach spins judge notation'.split(' ');
  const links = page.getByRole('list', { name: 'The workbenches' }).getByRole('heading').getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  expect(hrefs).toEqual(labs.map((name) => new URL(`lab/${name}/`, baseURL).pathname));
  await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Lab' })).toHaveAttribute(
    'href',
    new URL('lab/', baseURL).pathname,
  );
  // Nothing is said of links where the address holds none.
  await expect(page.locator('[data-link-places]')).toHaveCount(1);
  await expect(places(page)).toHaveCount(0);
});

/** Links of figures elsewhere, as they are put behind the address of a workbench. What each opens is held by src/figures/oldLinks.test.ts. */
const ELSEWHERE = [
  {
    lab: 'lab/reach/',
    figure: 'reach',
    search: '?figure=reach-1&system=sega&piece=L&board=####.#####&way=2#reach-1',
    state: /^system=sega beside=none piece=L board=####\.##### way=2 /,
  },
  {
    lab: 'lab/spins/',
    figure: 'spins',
    search: '?figure=needed&piece=T&test=3&lines=2#needed',
    state: /^system=srs-guideline piece=T from=0 turn=cw test=3 .* lines=2 /,
  },
  {
    lab: 'lab/table/',
    figure: 'checker',
    search: '?figure=mine&text=W1swLDBdXQ&against=sega#mine',
    state: /^text=W1swLDBdXQ against=sega /,
  },
  {
    lab: 'lab/frames/',
    figure: 'bench',
    search:
      '?figure=rules&system=srs-guideline&piece=O&from=0&at=0,0&board=..........&gravity=0&lock=30&buttons=D*8_A*8&frame=9#rules',
    state: /^system=srs-guideline piece=O .*buttons=D\*8_A\*8 frame=9$/,
  },
];

test('a workbench opens a link that was made for a figure of another name', TEST_ALL, async ({ page }) => {
  for (const { lab, figure, search, state } of ELSEWHERE)
    await test.step(`/${lab} opens a link that was made for a figure of another name`, async () => {
      await page.goto(lab + search.replaceAll('board=####.#####', 'board=%23%23%23%23.%23%23%23%23%23'));
      const shown = page.locator(`#${figure}`);
      await comesAlive(shown);
      await expect(shown).toHaveAttribute('data-state', state);
      if (figure !== 'reach') return;
      await comesAlive(page.locator('#reach-stepper'));
      await expect(page.locator('#reach-stepper'), 'a way is stepped under its own rules').toHaveAttribute(
        'data-state',
        /^system=sega /,
      );
    });
});

test('a link to the stepper under a workbench is left to that stepper', async ({ page }) => {
  await page.goto(
    'lab/reach/?figure=reach-stepper&system=sega&piece=L&from=0&at=3,3&turn=cw&board=..........&step=1#reach-stepper',
  );
  await comesAlive(page.locator('#reach'));
  await expect(page.locator('#reach')).toHaveAttribute('data-state', /^system=srs-guideline beside=none piece=T /);
  await expect(page.locator('#reach-stepper')).toHaveAttribute('data-state', /^system=sega piece=L /);
  await expect(places(page)).toHaveCount(0);
});

test('two kick tables open a link, are shared, and compared in the lab', TEST_ALL, async ({ page, baseURL }) => {
  const search = '?figure=tables-1&systems=srs-guideline,sega&piece=T';
  await page.goto(`compare/i-kicks/${search}`);
  const tables = page.locator('#tables-1');
  await comesAlive(tables);
  await expect(tables).toHaveAttribute('data-state', 'systems=srs-guideline,sega piece=T');
  await expect(tables).toHaveAccessibleName(/Sega/);
  await tables.getByRole('button', { name: 'Share' }).click();
  const link = await tables.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  expect(new URL(link).search).toBe(search);
  await tables.getByRole('link', { name: 'Open in the lab' }).click();
  await expect(page).toHaveURL((url) => url.pathname === new URL('lab/compare/', baseURL).pathname);
  await expect(bench(page)).toHaveAttribute('data-state', /^systems=srs-guideline,sega piece=T /);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lanes of the lab of frames end where their frames do, as sharply as a screen can', async ({ page }) => {
    await page.goto('lab/frames/');
    // The opening scene: 29 and 28 frames of delay are left, then none. The lane falls between its second frame and its third.
    const lane = page.locator('svg.curve').first();
    await lane.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await lane.boundingBox())!;
    const picture = await page.screenshot({ clip: { x, y: y + height - 6, width: width / 2, height: 1 } });
    const fall = (width * 2) / 5;
    const rows = await page.evaluate(
      async (bytes) => {
        const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const context = canvas.getContext('2d')!;
        context.drawImage(bitmap, 0, 0);
        const { data } = context.getImageData(0, 0, bitmap.width, 1);
        return Array.from({ length: bitmap.width }, (_, at) => data.slice(at * 4, at * 4 + 3).join());
      },
      [...picture],
    );
    const [filled, empty] = [rows[Math.round(fall / 2)], rows[Math.round(fall) + 30]];
    expect(filled).not.toBe(empty);
    for (const beside of [4, 12, 24]) {
      expect(rows[Math.round(fall) - beside]).toBe(filled);
      expect(rows[Math.round(fall) + beside]).toBe(empty);
    }
  });

  test('every workbench shows its example as a still', TEST_ALL, async ({ page }) => {
    for (const { lab, still } of BENCHES) {
      await test.step(`${lab} shows the example as a still`, async () => {
        await page.goto(lab);
        await expect(bench(page).locator('svg[role="img"]').first()).toBeVisible();
        await expect(bench(page).getByText(still).filter({ visible: true }).first()).toBeVisible();
        await expect(bench(page).getByRole('button', { name: 'Share' })).toBeHidden();
      });
    }
  });
});
