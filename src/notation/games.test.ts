import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkPtn, reportOf } from './check.ts';
import { isError } from './diagnostic.ts';
import { EXAMPLE_GAMES, EXAMPLE_NAMES, SAMPLE_GAME } from './games.ts';
import { recordGame } from './readGame.ts';
import { parsePtn } from './parse.ts';

test('the sample is the file of its repository', () => {
  expect(SAMPLE_GAME).toBe(readFileSync(new URL('testdata/scuti.ptn', import.meta.url), 'utf8'));
});

test.each(EXAMPLE_NAMES.filter((name) => name !== 'faults'))('the example %s has no error and no warning', (name) => {
  expect(checkPtn(EXAMPLE_GAMES[name]).diagnostics).toEqual([]);
});

test('the faulty example has errors on every line but the first', () => {
  const errors = checkPtn(EXAMPLE_GAMES.faults).diagnostics.filter(isError);
  expect([...new Set(errors.map(({ line }) => line))]).toEqual([2, 3, 4]);
});

test('the fragment goes on where the sample stands after move 25, and ends as it ends', () => {
  const whole = recordGame(parsePtn(SAMPLE_GAME).document);
  const { result } = reportOf(checkPtn(EXAMPLE_GAMES.fragment));
  const { field, score, lines } = whole.at(30).after;
  const filled = (rows: readonly string[]) => rows.map((row) => row.replace(/[^.]/g, '#'));
  expect(filled(result.board)).toEqual(filled(field.rows));
  expect([result.score, result.lines]).toEqual([score, lines]);
});
