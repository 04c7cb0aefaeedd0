import { must } from '#engine/diagnostics.ts';
import { describe, expect, test } from 'vitest';
import { onePress } from '#analysis/onePress.ts';
import { SYSTEMS } from '#rules/registry.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { voice } from '../../testing/reports.ts';
import { answerOf } from '../pressTexts.ts';
import { readPlayed } from './played.ts';
import { dayAfter, dayOf, ofDay } from './puzzleDay.ts';
import { isRight, resultLine } from './puzzleTexts.ts';

const QUERY =
  'system=srs-guideline piece=T from=0 at=4,2 turn=cw board=...##...../...#...###/####.#####/####..####/####.#####';
const PRESS = onePress(must(readScenario(QUERY), QUERY), SYSTEMS);

describe('a day', () => {
  test('is the one of the reader, whatever their time zone', () => {
    expect(dayOf(new Date(2026, 10, 28, 0, 1))).toBe('2026-11-28');
    expect(dayOf(new Date(2026, 10, 28, 23, 59))).toBe('2026-11-28');
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
    // Clocks change on these days in many places.
    expect(dayAfter('2026-03-29', 1)).toBe('2026-03-30');
    expect(dayAfter('2026-10-25', 1)).toBe('2026-10-26');
  });

  test.each([1, 2, 3, 7, 12, 40])('shows each of %d boards once before any comes again', (count) => {
    const list = Array.from({ length: count }, (_, index) => index);
    const days = list.map((number) => ofDay(list, dayAfter('2026-11-28', number)));
    expect(days.toSorted((a, b) => a - b)).toEqual(list);
    expect(ofDay(list, dayAfter('2026-11-28', count))).toBe(days[0]);
  });
});

describe('what a reader says', () => {
  test('is right on any square that the piece of the game covers', () => {
    const { minos } = answerOf(PRESS, 'srs-guideline')!;
    for (const square of minos) expect(isRight(PRESS, 'srs-guideline', square)).toBe(true);
    // Sega has no kicks.
    expect(isRight(PRESS, 'sega', [4, 0])).toBe(false);
    expect(isRight(PRESS, 'srs-guideline', [0, 19])).toBe(false);
  });

  test('becomes one line with the counts of all answers', () => {
    const counts = PRESS.answers.map(({ traces }) => traces.length);
    expect(resultLine('2026-11-28', PRESS, true, voice.say)).toBe(
      `One press 2026-11-28 · ${counts.length} answers · ✓ · ${counts.join(' ')}`,
    );
    expect(resultLine('2026-11-28', PRESS, false, voice.say)).toContain(' · ✗ · ');
  });

  test('is read from storage, where anything can stand', () => {
    const played = { query: QUERY, square: [4, 0], game: 'sega' } as const;
    const stored = JSON.stringify([
      ['2026-11-28', played],
      ['2026-11-29', { ...played, square: ['a', 0] }],
      ['2026-11-30', { ...played, query: 'system=' }],
      ['2026-12-01', { ...played, game: '__proto__' }],
      ['someday', played],
      ['2026-12-02'],
      null,
    ]);
    expect([...readPlayed(stored)]).toEqual([['2026-11-28', played]]);
    for (const text of [null, '', '{', '{"a":1}', '[[["2026-11-28"]]]', '7']) expect(readPlayed(text).size).toBe(0);
  });
});
