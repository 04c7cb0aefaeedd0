import { describe, expect, test } from 'vitest';
import type { PtnDocument } from './document.ts';
import { parsePtn } from './parse.ts';
import { randomGame } from './randomGame.ts';
import { recordGame, startPlaying } from './readGame.ts';
import { replay } from './replay.ts';

const recordOf = (text: string) => recordGame(parsePtn(text).document);

/** A game longer than the distance between kept positions: O pieces side by side, five of which clear two lines. */
const carpet = (moves: number): PtnDocument =>
  parsePtn(
    `=Level 0\n${Array.from({ length: moves }, (_, index) => `O-${['12', '34', '56', '78', '90'][index % 5]!} (${index})`).join(' ')}`,
  ).document;

describe('the record of a game', () => {
  test.each([0, 1, 2, 3].map((seed) => [seed, randomGame(seed, 300)] as const))(
    'shows every position of random game %i as the replay has it',
    (_seed, document) => {
      const { played, start, end } = replay(document);
      const record = recordGame(document);
      expect(record.length).toBe(played.length);
      expect(record.end).toEqual(end);
      expect(record.at(0).before).toEqual(start);
      played.forEach((move, index) => {
        const position = record.at(index + 1);
        expect(position.played).toEqual(move);
        expect(position.before.field).toEqual((played[index - 1]?.after ?? start).field);
        expect(record.heights[index + 1]).toBe(move.after.field.rows.length);
        expect(record.scores[index + 1]).toBe(position.after.score);
        expect(record.clears[index + 1]).toBe(move.cleared);
        expect(document.items[record.places[index + 1]!]).toBe(move.move);
      });
    },
  );

  test('keeps positions of a long game that are played again from the nearest one before', () => {
    const document = carpet(200);
    const record = recordGame(document);
    const { played } = replay(document);
    for (const step of [1, 63, 64, 65, 127, 128, 129, 130, 199, 200]) {
      const { played: shown, said } = record.at(step);
      expect(shown).toEqual(played[step - 1]);
      expect(said).toMatchObject([{ is: 'comment', text: String(step - 1) }]);
    }
  });

  test('is the same when it is made in slices', () => {
    const document = carpet(150);
    const recording = startPlaying(document);
    let slices = 0;
    while (!recording.advance(7)) slices++;
    expect(slices).toBe(Math.ceil(301 / 7) - 1);
    const { at: _, ...made } = recording.result();
    const { at: __, ...whole } = recordGame(document);
    expect(made).toEqual(whole);
  });

  test('gives the nearest step for numbers outside', () => {
    const record = recordOf('O-12 O-34');
    expect([record.at(-3).step, record.at(1.7).step, record.at(9).step]).toEqual([0, 1, 2]);
  });

  test('tells what is said at each step, and the level that holds there', () => {
    const record = recordOf('(before)\n=Level 18\nO-12! (a) (b)\n=Level 19\nO-34 (score=0) ...');
    expect([0, 1, 2].map((step) => record.at(step).said.map((item) => item.is))).toEqual([
      ['comment', 'level'],
      ['comment', 'comment', 'level'],
      ['comment', 'more'],
    ]);
    expect([0, 1, 2].map((step) => record.at(step).after.level)).toEqual([18, 19, 19]);
  });

  test.each([
    ['O-12 O-12@1 O-34', 1, 'O-12@1', ['E_PLACEMENT_BLOCKED']],
    ['O-12 T-34 O-34', 1, 'T-34', []],
    ['O-12 O-34 ...', 2, null, []],
    ['Board: x\nO-12', 0, null, ['E_HEADER_VALUE']],
  ] as const)('%s stops after %i moves', (text, length, at, codes) => {
    const record = recordOf(text);
    const { stoppedAt } = record;
    expect(record.length).toBe(length);
    expect(stoppedAt && text.slice(stoppedAt.span.start, stoppedAt.span.end)).toBe(at);
    expect(record.remarks.map(({ code }) => code)).toEqual(codes);
    expect(record.at(99).step).toBe(length);
  });

  test('counts no score before a level is named', () => {
    const record = recordOf('Board: 18,,2\nScore: 500\nO-12 (level)\n=Level 9\nI-0/DOUBLE');
    expect([...record.scores]).toEqual([-1, 500, 500 + 100 * 10]);
    expect(record.peak).toBe(4);
  });

  test('is as high as the highest piece, also where its line goes', () => {
    expect(recordOf('Board: 19,pF,0\nI-1/SINGLE').peak).toBe(4);
    expect(recordOf('I-4567 O-12').peak).toBe(2);
    // The straight drop of the tuck would have ended on the roof, rows 6 to 9.
    expect(recordOf('O-78 O-78 I-6789 I-9@1').peak).toBe(9);
  });
});
