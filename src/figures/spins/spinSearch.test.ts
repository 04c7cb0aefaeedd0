import { render } from 'svelte/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attribute, saidBy, shown, textOf, withTag } from '../testing/shown.ts';
import SpinFinder from './SpinFinder.svelte';
import { SpinSearch } from './spinSearch.svelte.ts';
import { questionOf, SPIN_FINDER } from './spinState.ts';

describe('a search', () => {
  // No test 3 of the T fills two rows among the first boards.
  const question = questionOf({ ...SPIN_FINDER.standard, test: 3, lines: 2 });

  beforeEach(() => {
    vi.useFakeTimers();
    // The clock advances by a millisecond at each call.
    let clock = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => clock++);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  test('goes on in slices until as many boards were looked at as are at a time, and further when it is asked to', () => {
    const search = new SpinSearch(300);
    search.ask(question);
    search.draw();
    expect([search.status, search.looked]).toEqual(['searching', 100]);
    search.run();
    const afterSlice = search.looked;
    expect(afterSlice).toBeGreaterThan(100);
    expect(afterSlice).toBeLessThan(150);
    expect(search.status).toBe('searching');
    vi.runAllTimers();
    expect([search.status, search.looked]).toEqual(['paused', 300]);
    search.goOn();
    expect(search.status).toBe('searching');
    expect(search.looked).toBeGreaterThan(300);
    vi.runAllTimers();
    expect([search.status, search.looked]).toEqual(['paused', 600]);
  });

  test('that is stopped looks at no more boards, and another question begins anew', () => {
    const search = new SpinSearch(300);
    search.ask(question);
    search.run();
    const { looked } = search;
    search.stop();
    vi.runAllTimers();
    expect(search.looked).toBe(looked);
    search.ask(questionOf({ ...SPIN_FINDER.standard, most: 5 }));
    expect(search.looked).toBe(0);
    search.run();
    vi.runAllTimers();
    expect([search.status, search.spins]).toEqual(['done', []]);
  });
});

describe('what the finder says before a press', () => {
  const drawn = (query: string) => shown(render(SpinFinder, { props: { query, figure: 'spins' } }));
  const saidFor = (query: string): string => saidBy(drawn(query)).split('\n')[0]!;

  test.each([
    // The T-spin triple: test 5 of 0>>1.
    ['', /^With 29 blocks, T 0>>1 needs test 5, kick \(-1, -2\)\. From its spawn: .+; then clockwise\.$/],
    // Four kicks of the T never win: the claim srs.never-for-t.
    ['piece=T from=0 turn=cw test=4', /can never win\. Wherever it fits, test 1 fits too and comes first\.$/],
    ['system=ars-tgm test=9', /has 3 tests under ARS \(TGM, TAP\); there is no test 9\. Choose/],
    ['most=5', /^There is no such board/],
    ['test=3 lines=2', /^The search is checking boards\.$/],
  ] as const)('%j', (query, said) => {
    expect(saidFor(query)).toMatch(said);
  });

  test('a kick that can never win has no board to be stepped', () => {
    const boards = (query: string): number => drawn(query).filter((one) => attribute(one, 'data-widget')).length;
    expect([boards(''), boards('test=4')]).toEqual([2, 1]);
  });

  test('a test that there is none of stands in the list, and so does the table of a reader', () => {
    const chosen = (query: string): readonly string[] =>
      withTag(drawn(query), 'option')
        .filter((option) => attribute(option, 'selected') !== undefined)
        .map(textOf);
    expect(chosen('system=ars-tgm test=9')[4]).toBe('9');
    expect(chosen('system=srs-guideline~T01:-1_-2 test=2 lines=0').slice(0, 5)).toEqual([
      'Guideline SRS* (T 0>>1)',
      'T',
      '0, spawn',
      'clockwise',
      '2, kick (-1, -2)',
    ]);
  });
});
