import { serializeOuter } from 'parse5';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { attribute, shown, textOf, type Element } from '../../testing/shown.ts';
import KickStepper from '../KickStepper.svelte';
import { boardText, lastStep, stepTexts } from '#text/narrate.ts';
import { DEFAULT_CONVENTIONS } from '#text/conventions.ts';
import { openingStep } from '#figure/rotation/rotationSteps.ts';
import { traceOf } from '#figure/rotation/traceOf.ts';
import { speaker } from '#text/strings.ts';
import { systemOptions } from '#figure/controls/options.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { SYSTEMS } from '#rules/registry.ts';
import { posterMarkup } from './posterMarkup.ts';

const voice = { say: speaker(), conventions: DEFAULT_CONVENTIONS };
const BOARD = 'board=......#.../#....##.../##....####/#####.####/#####.####/####..####';

/** Returns the text of some markup, with character references decoded. */
const textIn = (markup: string): string =>
  markup.replace(/<[^>]*>/g, '').replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)));
const attributesIn = (markup: string, name: string): readonly string[] =>
  [...markup.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => textIn(value!));

test.each(SYSTEMS.map(({ id }) => id))('a poster of %s says at every step what the figure says', (id) => {
  const read = readScenario(`system=${id} piece=J from=0 at=3,2 turn=ccw ${BOARD}`);
  if (!read.ok) throw new Error(read.diagnostics[0]?.sentence);
  const scenario = read.value;
  const trace = traceOf(scenario);
  const texts = stepTexts(trace, voice);
  for (let step = 0; step <= lastStep(trace); step++) {
    const markup = posterMarkup(scenario, step, 'full', voice, systemOptions(SYSTEMS));
    expect(textIn(/<p [^>]*>(.*?)<\/p>/s.exec(markup)![1]!)).toBe(texts[step]);
    expect(attributesIn(markup, 'aria-label')).toContain(boardText(trace, step, voice));
    expect(attributesIn(markup, 'data-palette')).toEqual([scenario.system.palette]);
    expect(markup.match(/<tr/g)).toHaveLength(trace.tests.length + 1);
    expect(markup.match(/aria-current/g) ?? []).toHaveLength(step > 0 && step < lastStep(trace) ? 1 : 0);
  }
});

test('its step keys lead where those of the figure lead', () => {
  const read = readScenario(`system=srs-guideline piece=J from=0 at=3,2 turn=ccw ${BOARD}`);
  if (!read.ok) throw new Error(read.diagnostics[0]?.sentence);
  const scenario = read.value;
  const keysAt = (step: number) => {
    const markup = posterMarkup(scenario, step, 'full', voice, systemOptions(SYSTEMS));
    return [attributesIn(markup, 'data-to'), attributesIn(markup, 'aria-disabled')];
  };
  expect(openingStep(scenario)).toBe(5);
  expect(keysAt(5)).toEqual([
    ['1', '4', '6', '5'],
    ['false', 'false', 'false', 'true'],
  ]);
  expect(keysAt(0)[1]).toEqual(['true', 'true', 'false', 'false']);
});

/** Returns the texts of all elements with a tag name, such as the options of pickers. */
const texts = (elements: readonly Element[], tag: string, within?: string): readonly string[] => {
  const from = within
    ? elements.find((element) => attribute(element, 'class')?.split(' ').includes(within))
    : undefined;
  const some = from ? shown({ body: serializeOuter(from) }) : elements;
  return some.filter(({ tagName }) => tagName === tag).map(textOf);
};

// Another number of rows on a narrow screen would move the page when the figure replaces the poster.
test.each(SYSTEMS.map(({ id }) => id))(
  'a poster of %s has the pickers, the marks and the buttons of the figure',
  (id) => {
    const scenario = `system=${id} piece=J from=0 at=3,2 turn=cw ${BOARD}`;
    const read = readScenario(scenario);
    if (!read.ok) throw new Error(read.diagnostics[0]?.sentence);
    const poster = shown({
      body: posterMarkup(read.value, openingStep(read.value), 'full', voice, systemOptions(SYSTEMS)),
    });
    const figure = shown(render(KickStepper, { props: { scenario, figure: 'f' } }));
    const pickers = texts(figure, 'option', 'picker-bar');
    expect(pickers.length).toBeGreaterThan(SYSTEMS.length);
    expect(texts(poster, 'option', 'picker-bar')).toEqual(pickers);
    expect(texts(poster, 'span', 'picker-bar')).toEqual(texts(figure, 'span', 'picker-bar'));
    expect(texts(poster, 'li', 'transport')).toEqual(texts(figure, 'li', 'transport'));
    expect(texts(poster, 'button', 'transport')).toEqual(texts(figure, 'button', 'transport'));
  },
);
