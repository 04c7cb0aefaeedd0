import { must } from '#engine/diagnostics.ts';
import { describe, expect, test } from 'vitest';
import { readState, printState } from '#figure/fields.ts';
import { chosen, endsOf, gamesOf, JOKER_STOCK, type JokerState } from './jokerState.ts';

const read = (line: string): JokerState => must(readState(JOKER_STOCK.fields, line, JOKER_STOCK.standard), line);

describe('the stock of Joker in words', () => {
  test.each([
    ['share=40', 'ends 299'],
    ['share=41', 'ends 303'],
    ['share=100', 'goes on'],
    ['share=0', 'ends 201'],
    ['share=0 made=QQQ', 'ends 203'],
    ['share=0 readings=out-at-200', 'ends 200'],
    ['share=40 readings=out-at-200', 'ends 299'],
  ])('%s: %s', (line, outcome) => {
    expect(JOKER_STOCK.outcome(read(line))).toBe(outcome);
  });

  test('print as they are read', () => {
    const line = 'share=41 made=QOQ at=3 readings=out-at-200';
    expect(printState(JOKER_STOCK.fields, read(line))).toBe(line);
  });

  test.each(['made=q', 'made=QX', `made=${'Q'.repeat(301)}`, 'share=101', 'at=-1', 'readings=none'])(
    '%s is refused',
    (line) => {
      expect(readState(JOKER_STOCK.fields, line, JOKER_STOCK.standard).ok).toBe(false);
    },
  );

  test.each([
    ['share=0', [201, 200]],
    ['share=0 readings=out-at-200', [201, 200]],
    ['share=40', [299, 299]],
    ['share=100', [null, null]],
  ])('%s ends at %j under the two readings, whichever is chosen', (line, levels) => {
    expect(endsOf(read(line)).map(({ level }) => level)).toEqual(levels);
  });

  test('a clear that is chosen stands where the reader is, and those before it stay', () => {
    const before = read('share=50 at=4');
    const after = chosen(before, 'quadruple');
    expect(printState(JOKER_STOCK.fields, after)).toBe('share=50 made=OQOQQ at=5 readings=plays-on');
    expect(gamesOf(after).slice(0, 5)).toEqual(gamesOf(before).slice(0, 5));
    expect(gamesOf(after)[5]).toMatchObject({ level: 55, stock: 3 });
  });
});
