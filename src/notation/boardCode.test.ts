import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playfield } from '#engine/playfield.ts';
import { boardCode, readBoardCode } from './boardCode.ts';

const EMPTY = '..........';
const up = (...rows: readonly string[]): readonly string[] => [
  ...rows,
  ...Array.from({ length: 20 - rows.length }, () => EMPTY),
];

// Letters as GregoryCannon/TetrisTrainer (utils.js, DecompressBoard) has them: a is 00000, F is 11111.
describe('boards are read from the codes of StackRabbit and the trainer', () => {
  test.each([
    ['20,,0', up()],
    ['0'.repeat(200), up()],
    [`${'0'.repeat(180)}1111111110${'1010101010'}`, up('#.#.#.#.#.', '#########.')],
    ['17,,3', up('#########.', '#########.', '#########.')],
    ['17,FEvk,1', up('#########.', '#.#.#.#.#.', '#########.')],
    ['18,bqaF,0', up('.....#####', '....##....')],
  ])('%s', (code, rows) => {
    expect(readBoardCode(code)).toEqual(rows);
  });

  test.each([
    '',
    '20',
    '19,,0',
    '21,,0',
    '20,a,0',
    '19,aG,0',
    '19,a1,0',
    '-1,,21',
    '0'.repeat(199),
    `${'0'.repeat(199)}2`,
    '20,,0 ',
  ])('%j is none', (code) => {
    expect(readBoardCode(code)).toBeNull();
  });
});

test('a board keeps its squares through its code', () => {
  const row = fc.oneof(
    fc.constantFrom(EMPTY, '#########.', 'IIII......'),
    fc.array(fc.constantFrom('.', '#', 'T'), { minLength: 10, maxLength: 10 }).map((squares) => squares.join('')),
  );
  fc.assert(
    fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
      const code = boardCode(playfield({ rows }));
      expect(readBoardCode(code)).toEqual(up(...rows.map((text) => text.replaceAll(/[^.]/g, '#'))));
    }),
    { seed: 11, numRuns: 500 },
  );
});
