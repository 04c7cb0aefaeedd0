import { expect, type Locator, type Page } from '@playwright/test';
import { ELEMENTS } from './support/elements.ts';
import { test } from './support/embedPage.ts';
import { framesGoBy } from './support/frames.ts';
import { rows } from './support/wide.ts';

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

const STEPPER = ELEMENTS.find(({ name }) => name === 'kick-stepper')!.attributes;
/** Elements that differ most: with a poster, without steps, mounted anew for each state, of a text. */
const DIFFERENT = ['kick-stepper', 'orientation-wheel', 'kick-table', 'ptn-viewer'];

/** Each element with the step with which it opens. */
const OPENED = ELEMENTS.map(({ name, attributes: { drives: _, ...own }, opens }) => {
  const [step, more] = opens ?? [null, {}];
  return [name, { ...own, ...more }, step] as const;
});

/** Adds an element with listeners that ask it in turn, and waits for its figure; the page keeps what they were told. */
async function put(page: Page, name: string, attributes: Attributes, id = 'one'): Promise<Locator> {
  await page.evaluate(
    ([kind, words, own]) => {
      const figure = document.createElement(kind as 'kick-stepper') as Figure;
      figure.id = own;
      for (const [key, value] of Object.entries(words)) figure.setAttribute(key, value);
      for (const event of ['step', 'change', 'end'])
        figure.addEventListener(`wallkick-${event}`, ({ detail }: CustomEventInit<Told>) => {
          const { step, state } = detail!;
          const { told } = globalThis as unknown as { told: Told[] };
          told.push({ name: event, step, state, answer: figure.getState() });
          // All others show the same from now on: each of them tells of it in turn.
          for (const other of document.body.children) (other as Figure).setState(state);
        });
      document.body.append(figure);
    },
    [name, attributes, id] as const,
  );
  const element = page.locator(`body > #${id}`);
  await expect(element.getByRole('group').first()).toBeVisible();
  return element;
}

/** Takes all elements out of the page and forgets what they told. */
const clear = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(globalThis, { told: [] });
    document.body.replaceChildren();
  });

const toldBy = (page: Page): Promise<readonly Told[]> =>
  page.evaluate(() => (globalThis as unknown as { told: Told[] }).told.splice(0));

const stateOf = (element: Locator): Promise<string> => element.evaluate((one) => (one as Figure).getState());

test.use({ viewport: { width: 1440, height: 3000 } });
test.beforeEach(async ({ page, hostAt, baseURL }) => {
  await page.goto((await hostAt(baseURL!)).address('strict.html'));
  await page.waitForFunction(() => customElements.get('kick-stepper'));
});

test('elements answer who hears of them, from the first event on, and come to rest', async ({ page, trouble }) => {
  test.slow();
  for (const [name, attributes, step] of rows(OPENED, ([name]) => DIFFERENT.includes(name))) {
    await test.step(`${name} is asked by who hears of it, from its first event on`, async () => {
      await clear(page);
      const one = await put(page, name, attributes);
      const told = await toldBy(page);
      expect(told.map((event) => event.name)).toEqual(['step']);
      expect(told[0]!.step).toBe(step);
      expect(told[0]!.answer).toBe(told[0]!.state);
      expect(told[0]!.state).not.toBe('');
      await expect(one.locator('[data-widget]')).toHaveCount(1);
    });

    if (step === null)
      await test.step(`${name} has no steps, and stays as it is when one is asked for`, async () => {
        const one = page.locator('body > #one');
        const [before, after] = await one.evaluate((figure) => {
          const state = (figure as Figure).getState();
          (figure as Figure).next();
          (figure as Figure).goTo(3);
          return [state, (figure as Figure).getState()];
        });
        expect(after).toBe(before);
        await expect(one.getByRole('alert')).toHaveCount(0);
        expect(await toldBy(page)).toEqual([]);
      });
  }

  for (const [name, attributes, step] of rows(OPENED, ([name]) => DIFFERENT.includes(name)))
    await test.step(`two of ${name} keep to each other, and come to rest`, async () => {
      await clear(page);
      const one = await put(page, name, attributes);
      const two = await put(page, name, attributes, 'two');
      await toldBy(page);
      if (step !== null) {
        await one.evaluate((figure, to) => (figure as Figure).goTo(to), step - 1);
        const told = await toldBy(page);
        expect(told.map((event) => `${event.name} ${event.step}`)).toEqual([`step ${step - 1}`, `step ${step - 1}`]);
      }
      expect(await stateOf(one)).toBe(await stateOf(two));
      // What is shown already is no news.
      await one.evaluate((figure) => (figure as Figure).setState((figure as Figure).getState()));
      await framesGoBy(page);
      expect(await toldBy(page)).toEqual([]);
    });
  expect(trouble).toEqual([]);
});

test('elements explain wrong states, and change nothing that they should not', async ({ page, trouble }) => {
  test.slow();
  for (const [name, attributes, wrong, [key, right]] of [
    [
      'kick-stepper',
      { ...STEPPER, system: 'srs-guidelin' },
      '"srs-guidelin" is not a rotation system',
      ['system', 'srs-guideline'],
    ],
    ['orientation-wheel', { piece: 'Q' }, 'piece cannot be "Q"', ['piece', 'T']],
    ['kick-table', { system: 'sega', turns: 'third' }, 'turns cannot be "third"', ['turns', 'all']],
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
      const alert = figure.getByRole('alert');
      await expect(alert).toContainText(wrong);
      await expect(alert).toContainText('This cannot be shown.');
      await expect(alert).not.toContainText('last good state');
      await expect(page.getByText('What stands in.')).toBeVisible();
      // A right value brings the figure, in the place of the children.
      await figure.evaluate((one, [word, value]) => one.setAttribute(word, value), [key, right] as const);
      await expect(figure.getByRole('group').first()).toBeVisible();
      await expect(alert).toHaveCount(0);
      await expect(page.getByText('What stands in.')).toBeHidden();
    });

  await test.step('another game is shown from where a game opens, not from where the last one stood', async () => {
    await clear(page);
    const viewer = await put(page, 'ptn-viewer', { text: 'I-8 I-6789 O-12' });
    const state = (): Promise<string> => stateOf(viewer);
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
  });

  await clear(page);
  const wheel = await put(page, 'orientation-wheel', { piece: 'T' });
  for (const [line, place, found] of [
    ['<b>x</b> piece=Q', 'At position 1:', '"<b>x</b>" is not a parameter of this figure'],
    ['piece=T from=9', 'At position 14:', 'from cannot be "9"'],
  ] as const)
    await test.step(`what is wrong with the line ${line} is told of that line`, async () => {
      await wheel.getByRole('combobox', { name: 'Piece' }).selectOption('T');
      const before = await stateOf(wheel);
      await wheel.evaluate((one, wrong) => (one as Figure).setState(wrong), line);
      await expect(wheel.getByRole('alert')).toContainText(place);
      await expect(wheel.getByRole('alert')).toContainText(found);
      expect(await stateOf(wheel)).toBe(before);
      await wheel.getByRole('combobox', { name: 'Piece' }).selectOption('L');
      await expect(wheel.getByRole('alert')).toHaveCount(0);
    });

  await clear(page);
  const stepper = await put(page, 'kick-stepper', STEPPER);
  await test.step('who hears of a step may do to the facts what it likes', async () => {
    await page.evaluate(() =>
      document.addEventListener('wallkick-step', ({ detail }: CustomEventInit) => {
        detail.state = 'system=sega';
        if (detail.test)
          Object.assign(detail.test, { number: 77, kick: [9, 0], minos: [], verdict: { is: 'accepted' } });
      }),
    );
    for (const to of [3, 2, 3]) await stepper.evaluate((one, step) => (one as Figure).goTo(step), to);
    await expect(stepper.getByRole('status').first()).toHaveText(/^Test 3, kick \(1, 1\): blocked/);
    await expect(stepper.getByRole('row', { name: /^Test 3/ })).toContainText('(1, 1)');
  });

  await test.step('a line of no use is explained in a few words, however long it is', async () => {
    for (const line of ['x'.repeat(300_000), `${'x '.repeat(2000)}`, `board=${'?'.repeat(4000)}`]) {
      await stepper.evaluate((one, wrong) => (one as Figure).setState(wrong), line);
      const alert = stepper.getByRole('alert');
      await expect(alert).toBeVisible();
      expect((await alert.boundingBox())!.height).toBeLessThan(500);
      expect((await alert.textContent())!.length).toBeLessThan(2500);
    }
  });

  for (const [name, attributes] of OPENED.filter(([kind]) => ['kick-stepper', 'kick-compare'].includes(kind)))
    await test.step(`${name} that was taken away makes no figure when it is asked`, async () => {
      await clear(page);
      const one = await (await put(page, name, attributes)).elementHandle();
      await one!.evaluate((element) => element.remove());
      await framesGoBy(page);
      expect(await one!.evaluate((element) => (element as Figure).getState())).toBe('');
      await toldBy(page);
      // An element that is made later is complete: so would this one be, were it still making anything.
      await put(page, name, attributes, 'later');
      expect(await one!.evaluate((element) => element.shadowRoot?.querySelectorAll('[data-widget]').length)).toBe(0);
      expect((await toldBy(page)).map(({ name: event }) => event)).toEqual(['step']);
    });
  expect(trouble).toEqual([]);
});
