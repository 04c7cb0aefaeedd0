import { expect, test } from 'vitest';
import { boardText, lastStep, stepTexts } from '#text/narrate.ts';
import { DEFAULT_CONVENTIONS } from '#text/conventions.ts';
import { openingStep } from '#figure/rotation/rotationSteps.ts';
import { traceOf } from '#figure/rotation/traceOf.ts';
import { speaker } from '#text/strings.ts';
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
  // Boxes differ from system to system: the lowest place where the piece fits.
  const places = [2, 3, 4, 5, 6].map((y) => readScenario(`system=${id} piece=J from=0 at=3,${y} turn=ccw ${BOARD}`));
  const read = places.find(({ ok }) => ok);
  if (!read?.ok) throw new Error(`no place for the J of ${id}`);
  const scenario = read.value;
  const trace = traceOf(scenario);
  const texts = stepTexts(trace, voice);
  for (let step = 0; step <= lastStep(trace); step++) {
    const markup = posterMarkup(scenario, step, 'full', voice);
    expect(textIn(/<p [^>]*>(.*?)<\/p>/s.exec(markup)![1]!)).toBe(texts[step]);
    expect(attributesIn(markup, 'aria-label')).toContain(boardText(trace, step, voice));
    expect(attributesIn(markup, 'data-palette')).toEqual([scenario.system.palette]);
    expect(markup.match(/<li>/g)).toHaveLength(trace.tests.length + 1);
  }
});

test('its step keys lead where those of the figure lead', () => {
  const read = readScenario(`system=srs-guideline piece=J from=0 at=3,2 turn=ccw ${BOARD}`);
  if (!read.ok) throw new Error(read.diagnostics[0]?.sentence);
  const scenario = read.value;
  const keysAt = (step: number) => {
    const markup = posterMarkup(scenario, step, 'full', voice);
    return [attributesIn(markup, 'data-to'), attributesIn(markup, 'aria-disabled')];
  };
  expect(openingStep(scenario)).toBe(5);
  expect(keysAt(5)).toEqual([
    ['1', '4', '6', '5'],
    ['false', 'false', 'false', 'true'],
  ]);
  expect(keysAt(0)[1]).toEqual(['true', 'true', 'false', 'false']);
});
