import { describe, expect, test } from 'vitest';
import { oneOf, wholeNumber, type FigureSpec } from './fields.ts';
import { figureState } from './figureState.svelte.ts';

interface Sketch {
  readonly ground: 'paper' | 'ink';
  readonly level: number;
}
const SKETCH: FigureSpec<Sketch> = {
  fields: { ground: oneOf(['paper', 'ink']), level: wholeNumber(0, 9) },
  standard: { ground: 'paper', level: 1 },
  outcome: () => '',
};

describe('the state of a figure', () => {
  test('opens with its words over the default, and goes back to them', () => {
    const state = figureState(SKETCH, 'level=4');
    expect([state.query, state.openingQuery]).toEqual(['ground=paper level=4', 'ground=paper level=4']);
    state.change({ ground: 'ink' });
    state.show('level=7');
    expect(state.value).toEqual({ ground: 'ink', level: 7 });
    state.reset();
    expect(state.query).toBe('ground=paper level=4');
  });

  test('goes back to what it keeps', () => {
    const state = figureState(SKETCH, '');
    state.change({ level: 2 });
    state.setBaseline();
    state.change({ level: 3 });
    state.reset();
    expect(state.value.level).toBe(2);
  });

  test.each<[string, (state: ReturnType<typeof figureState<Sketch>>) => void]>([
    ['other words', (state) => state.show('level=2')],
    ['a control', (state) => state.change({ level: 2 })],
    ['a link', (state) => state.openLink('?figure=sketch&level=2', 'sketch')],
    ['its reset', (state) => state.reset()],
  ])('tells of words that cannot be read, until it is changed by %s', (_what, change) => {
    const state = figureState(SKETCH, 'level=5');
    state.show('level=12 ground=ink');
    expect(state.problems).toMatchObject([{ code: 'figure.value', span: { start: 6, end: 8 } }]);
    expect([state.problemText, state.query]).toEqual(['level=12 ground=ink', 'ground=paper level=5']);
    change(state);
    expect([state.problems, state.problemText]).toEqual([[], '']);
  });

  test('tells no more of words that cannot be read when its store shows something else', () => {
    const store = {
      shown: SKETCH.standard,
      put(next: Sketch) {
        this.shown = next;
      },
    };
    const state = figureState(SKETCH, '', store);
    state.show('level=high');
    expect(state.problems).toHaveLength(1);
    store.put({ ground: 'ink', level: 1 });
    expect(state.problems).toEqual([]);
  });

  test('takes from a link what stands in it, and the default for the rest', () => {
    const state = figureState(SKETCH, 'ground=ink level=5');
    state.openLink('?figure=sketch&level=2', 'sketch');
    expect(state.query).toBe('ground=paper level=2');
    state.openLink('?figure=other&level=3', 'sketch');
    expect(state.query).toBe('ground=paper level=2');
    // `size` is a word of another figure, `rows` is none.
    expect(state.linkFrom('https://example.org/page/?figure=other&size=4&rows=0', 'sketch')).toBe(
      'https://example.org/page/?rows=0&figure=sketch&level=2#sketch',
    );
  });
});
