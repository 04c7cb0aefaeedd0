import { expect, type Page } from '@playwright/test';
import { COMPARISON, test } from './support/embedPage.ts';
import { framesGoBy } from './support/frames.ts';

type Figure = HTMLElement & {
  next(): void;
  goTo(step: number): void;
  getState(): string;
  setState(line: string): void;
};
type Attributes = Readonly<Record<string, string>>;
/** What an element told, and what it answered while it told that. */
interface Told {
  readonly name: string;
  readonly step: number | null;
  readonly state: string;
  readonly answer: string;
}

const BOARD = '......#.../#....##.../##....####/#####.####/#####.####/####..####';
const STEPPER = { system: 'srs-guideline', piece: 'J', from: '0', at: '3,2', turn: 'ccw', board: BOARD };
/** Every element with steps, and where it opens; and those without. */
const ELEMENTS: readonly (readonly [string, Attributes, number | null])[] = [
  ['kick-stepper', STEPPER, 5],
  ['kick-compare', { ...COMPARISON, step: '2' }, 2],
  ['offset-deriver', { piece: 'J', from: '0', to: '1', line: '3' }, 3],
  ['centre-column-scanner', { piece: 'J', from: '0', turn: 'ccw', filled: '3+8', step: '1' }, 1],
  ['button-lab', { scene: 'partial', frame: '1' }, 1],
  ['frame-lab', { scene: 't-once', frame: '1' }, 1],
  ['ptn-viewer', { text: 'I-8 I-6789 O-12', step: '2' }, 2],
  ['orientation-wheel', { system: 'srs-guideline', piece: 'T' }, null],
  ['shell-explorer', { rule: 'four-chebyshevs' }, null],
  ['kick-table', { system: 'sega' }, null],
];

/** Puts elements into an empty page, with listeners that ask in turn; the page keeps what they were told. */
async function put(page: Page, name: string, attributes: Attributes, ids: readonly string[]): Promise<void> {
  await page.evaluate(
    ([kind, words, all]) => {
      const told: Told[] = [];
      Object.assign(globalThis, { told });
      const figures = all.map((id) => {
        const figure = document.createElement(kind as 'kick-stepper') as Figure;
        figure.id = id;
        for (const [key, value] of Object.entries(words)) figure.setAttribute(key, value);
        for (const event of ['step', 'change', 'end'])
          figure.addEventListener(`wallkick-${event}`, ({ detail }: CustomEventInit<Told>) => {
            const { step, state } = detail!;
            told.push({ name: event, step, state, answer: figure.getState() });
            // All others show the same from now on: each of them tells of it in turn.
            for (const other of figures) other.setState(state);
          });
        return figure;
      });
      document.body.replaceChildren(...figures);
    },
    [name, attributes, ids] as const,
  );
  for (const id of ids) {
    await page.locator(`body > #${id}`).scrollIntoViewIfNeeded();
    await expect(page.locator(`body > #${id}`).getByRole('group').first()).toBeVisible();
  }
}

const toldBy = (page: Page): Promise<readonly Told[]> =>
  page.evaluate(() => (globalThis as unknown as { told: Told[] }).told.splice(0));

test.beforeEach(async ({ page, hostAt, baseURL }) => {
  await page.goto((await hostAt(baseURL!)).address('elements.html'));
  await page.waitForFunction(() => customElements.get('kick-stepper'));
});

test('elements answer who hears of them, from the first event on, and come to rest', async ({ page, trouble }) => {
  test.slow();
  for (const [name, attributes, step] of ELEMENTS) {
    await test.step(`${name} is asked by who hears of it, from its first event on`, async () => {
      await put(page, name, attributes, ['one']);
      const told = await toldBy(page);
      expect(told.map((one) => one.name)).toEqual(['step']);
      expect(told[0]!.step).toBe(step);
      expect(told[0]!.answer).toBe(told[0]!.state);
      expect(told[0]!.state).not.toBe('');
      await expect(page.locator('body > #one [data-widget]')).toHaveCount(1);
      expect(trouble).toEqual([]);
    });

    await test.step(`two of ${name} keep to each other, and come to rest`, async () => {
      await put(page, name, attributes, ['one', 'two']);
      await toldBy(page);
      if (step !== null) {
        await page.locator('body > #one').evaluate((one, to) => (one as Figure).goTo(to), step - 1);
        const told = await toldBy(page);
        expect(told.map((one) => `${one.name} ${one.step}`)).toEqual([`step ${step - 1}`, `step ${step - 1}`]);
      }
      const states = await page.locator('body > *').evaluateAll((all) => all.map((one) => (one as Figure).getState()));
      expect(states[0]).toBe(states[1]);
      // What is shown already is no news.
      await page.locator('body > #one').evaluate((one) => (one as Figure).setState((one as Figure).getState()));
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
      expect(await toldBy(page)).toEqual([]);
      expect(trouble).toEqual([]);
    });
  }
});

test('an element that is wrong from the start leaves its children where they are', async ({ page, trouble }) => {
  for (const [name, attributes, wrong] of [
    ['kick-stepper', { ...STEPPER, system: 'srs-guidelin' }, '"srs-guidelin" is not a rotation system'],
    ['orientation-wheel', { piece: 'Q' }, 'piece cannot be "Q"'],
    ['kick-table', { system: 'sega', turns: 'third' }, 'turns cannot be "third"'],
  ] as const)
    await test.step(`${name} that is wrong from the start leaves its children where they are, under what is wrong`, async () => {
      await page.evaluate(
        ([kind, words]) => {
          const figure = document.createElement(kind);
          for (const [key, value] of Object.entries(words)) figure.setAttribute(key, value);
          const text = document.createElement('p');
          text.textContent = 'What stands in.';
          figure.append(text);
          document.body.replaceChildren(figure);
        },
        [name, attributes] as const,
      );
      const figure = page.locator(name);
      await expect(figure.getByRole('alert')).toContainText(wrong);
      await expect(figure.getByRole('alert')).toContainText('This cannot be shown.');
      await expect(figure.getByRole('alert')).not.toContainText('last good state');
      await expect(page.getByText('What stands in.')).toBeVisible();
      // A right value brings the figure, in the place of the children.
      await figure.evaluate(
        (one, [kind]) => {
          if (kind === 'kick-stepper') one.setAttribute('system', 'srs-guideline');
          if (kind === 'orientation-wheel') one.setAttribute('piece', 'T');
          if (kind === 'kick-table') one.setAttribute('turns', 'all');
        },
        [name] as const,
      );
      await expect(figure.getByRole('group').first()).toBeVisible();
      await expect(figure.getByRole('alert')).toHaveCount(0);
      await expect(page.getByText('What stands in.')).toBeHidden();
      expect(trouble).toEqual([]);
    });
});

test('another game is shown from where a game opens, not from where the last one stood', async ({ page, trouble }) => {
  await put(page, 'ptn-viewer', { text: 'I-8 I-6789 O-12' }, ['one']);
  const viewer = page.locator('body > #one');
  const state = (): Promise<string> => viewer.evaluate((one) => (one as Figure).getState());
  expect(await state()).toBe('step=3');
  await viewer.evaluate((one) => one.setAttribute('text', 'I-8'));
  await expect.poll(state).toBe('step=1');
  await viewer.evaluate((one) => one.setAttribute('text', 'I-8 I-6789'));
  await expect.poll(state).toBe('step=2');
  await expect(viewer.getByRole('alert')).toHaveCount(0);
  // Another look leaves it where it is.
  await viewer.evaluate((one) => {
    (one as Figure).goTo(1);
    one.setAttribute('theme', 'dark');
  });
  await expect.poll(state).toBe('step=1');
  expect(trouble).toEqual([]);
});

test('what is wrong with a line is told of that line', async ({ page, trouble }) => {
  for (const [line, place, found] of [
    ['<b>x</b> piece=Q', 'At position 1:', '"<b>x</b>" is not a word of this figure'],
    ['piece=T from=9', 'At position 14:', 'from cannot be "9"'],
  ] as const)
    await test.step(`what is wrong with the line ${line} is told of that line`, async () => {
      await put(page, 'orientation-wheel', { piece: 'T' }, ['one']);
      const wheel = page.locator('body > #one');
      const before = await wheel.evaluate((one) => (one as Figure).getState());
      await wheel.evaluate((one, wrong) => (one as Figure).setState(wrong), line);
      await expect(wheel.getByRole('alert')).toContainText(place);
      await expect(wheel.getByRole('alert')).toContainText(found);
      expect(await wheel.evaluate((one) => (one as Figure).getState())).toBe(before);
      await wheel.getByRole('combobox', { name: 'Piece' }).selectOption('L');
      await expect(wheel.getByRole('alert')).toHaveCount(0);
      expect(trouble).toEqual([]);
    });
});

test('a line of no use is explained in a few words, however long it is', async ({ page, trouble }) => {
  await put(page, 'kick-stepper', STEPPER, ['one']);
  const stepper = page.locator('body > #one');
  for (const line of ['x'.repeat(300_000), `${'x '.repeat(2000)}`, `board=${'?'.repeat(4000)}`]) {
    await stepper.evaluate((one, wrong) => (one as Figure).setState(wrong), line);
    const alert = stepper.getByRole('alert');
    await expect(alert).toBeVisible();
    expect((await alert.boundingBox())!.height).toBeLessThan(500);
    expect((await alert.textContent())!.length).toBeLessThan(2500);
  }
  expect(trouble).toEqual([]);
});

test('an element without steps stays as it is when one is asked for', async ({ page, trouble }) => {
  for (const [name, attributes] of ELEMENTS.filter(([, , step]) => step === null))
    await test.step(`${name} has no steps, and stays as it is when one is asked for`, async () => {
      await put(page, name, attributes, ['one']);
      await toldBy(page);
      const figure = page.locator('body > #one');
      const after = await figure.evaluate((one) => {
        const before = (one as Figure).getState();
        (one as Figure).next();
        (one as Figure).goTo(3);
        return [before, (one as Figure).getState()];
      });
      expect(after[1]).toBe(after[0]);
      await expect(figure.getByRole('alert')).toHaveCount(0);
      expect(await toldBy(page)).toEqual([]);
      expect(trouble).toEqual([]);
    });
});

test('who hears of a step may do to the facts what it likes', async ({ page, trouble }) => {
  await put(page, 'kick-stepper', STEPPER, ['one']);
  const stepper = page.locator('body > #one');
  await page.evaluate(() =>
    document.addEventListener('wallkick-step', ({ detail }: CustomEventInit) => {
      detail.state = 'system=sega';
      if (detail.test) Object.assign(detail.test, { number: 77, kick: [9, 0], minos: [], verdict: { is: 'accepted' } });
    }),
  );
  for (const to of [3, 2, 3]) await stepper.evaluate((one, step) => (one as Figure).goTo(step), to);
  await expect(stepper.getByRole('status').first()).toHaveText(/^Test 3, kick \(1, 1\): blocked/);
  await expect(stepper.getByRole('row', { name: /^Test 3/ })).toContainText('(1, 1)');
  expect(trouble).toEqual([]);
});

test('an element that was taken away makes no figure when it is asked', async ({ page, trouble }) => {
  for (const [name, attributes] of ELEMENTS.slice(0, 3)) {
    await put(page, name, attributes, ['one']);
    await toldBy(page);
    const one = await page.locator('body > #one').elementHandle();
    await one!.evaluate((element) => element.remove());
    await framesGoBy(page);
    expect(await one!.evaluate((element) => (element as unknown as Figure).getState())).toBe('');
    // An element that is made later is complete: so would this one be, were it still making anything.
    await put(page, name, attributes, ['later']);
    expect(
      await one!.evaluate((element) => (element as Element).shadowRoot?.querySelectorAll('[data-widget]').length),
    ).toBe(0);
    expect((await toldBy(page)).map(({ name: event }) => event)).toEqual(['step']);
  }
  expect(trouble).toEqual([]);
});
