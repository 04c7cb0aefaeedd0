import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { ORIENTATIONS, PIECES } from '#engine/piece.ts';
import { SYSTEMS } from '#rules/registry.ts';
import { stateOf } from '#figure/record/run.ts';
import { voice } from '../../testing/reports.ts';
import { attribute, shown, textOf, withRole } from '../../testing/shown.ts';
import { chartRows, countsOf, FINESSE, finesseView } from '../common/finesseState.ts';
import FinesseLab from './FinesseLab.svelte';
import { figure } from './figure.ts';
import { report } from './report.ts';

const state = (query: string) => stateOf(FINESSE, query);

describe('the chart', () => {
  test.each(SYSTEMS.map(({ id }) => id))('of %s has each placement once, in the column where it begins', (id) => {
    for (const piece of PIECES) {
      const rows = chartRows(state(`system=${id}`), piece);
      const numbers = rows.flatMap(({ places }) => places.map(({ number }) => number));
      const { places, states } = countsOf(state(`system=${id}`), piece);
      expect(numbers.toSorted((a, b) => a - b)).toEqual(places.map((_, index) => index + 1));
      // The row of a form has the least of the counts of its states.
      for (const { form, places: own } of rows)
        for (const { keys, column } of own) {
          const counts = ORIENTATIONS.flatMap((orientation) => states[orientation]?.[column] ?? []);
          expect(counts, String(form)).toContain(keys);
        }
    }
  });

  test('has one line for the O, two for I, S and Z and four for J, L and T', () => {
    expect(PIECES.map((piece) => chartRows(state(''), piece).length)).toEqual([2, 4, 4, 1, 2, 4, 2]);
  });

  test('has a radio button for each placement, of which one is chosen', () => {
    const elements = shown(render(FinesseLab, { props: { query: 'piece=T place=21', figure: 'bench' } }));
    const buttons = elements.filter((element) => attribute(element, 'type') === 'radio');
    expect(buttons).toHaveLength(PIECES.reduce((sum, piece) => sum + countsOf(state(''), piece).places.length, 0));
  });
});

describe('a way', () => {
  test('is said key by key, and ends where the piece drops', () => {
    const view = finesseView(state('piece=J place=1'))!;
    expect([view.way, view.last]).toEqual(['>L', 3]);
    const elements = shown(render(FinesseLab, { props: { query: 'piece=J place=1 step=2', figure: 'bench' } }));
    expect(withRole(elements, 'status').map(textOf).join(' ')).toContain('Key 2: hold left.');
  });

  test('that does not exist is refused by name', () => {
    expect(() => figure.run!('piece=O place=10')).toThrow('place');
    expect(() => figure.run!('piece=J place=1 way=2')).toThrow('way');
    expect(() => figure.run!('piece=J place=1 step=4')).toThrow('step');
  });
});

test('a picture has the charts of all pieces, and an animation every key', () => {
  const { pictures, sentence } = report('piece=J place=1', voice);
  expect(sentence).toBe('320 keys for 162 placements, at most 4 for one.');
  expect(pictures!.step.map(({ head }) => head![0])).toEqual([...PIECES]);
  expect(pictures!.frames!().map((frame) => frame.sentence)).toHaveLength(4);
});
