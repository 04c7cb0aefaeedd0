import { StringStream } from '@codemirror/language';
import { expect, test } from 'vitest';
import { SAMPLE_GAME } from '#notation/games.ts';
import { readToken, startState } from './ptnLanguage.ts';

/** Returns every token of a text as `token:text`, without text between tokens. */
function tokens(text: string): readonly string[] {
  const state = startState();
  return text.split('\n').flatMap((line) => {
    const found: string[] = [];
    const stream = new StringStream(line, 4, 2);
    while (!stream.eol()) {
      const token = readToken(stream, state);
      if (token !== null && stream.pos > stream.start) found.push(`${token}:${stream.current()}`);
      if (token === null && stream.pos === stream.start && stream.eol()) break;
      stream.start = stream.pos;
    }
    return found;
  });
}

test.each([
  ['Title: a (b) c\nTu-345', ['header:Title:', 'value: a (b) c', 'piece:T', 'direction:u', 'columns:-345']],
  [
    'I-0@1/TETRIS! (score=26800)',
    ['piece:I', 'columns:-0', 'row:@1', 'clear:/TETRIS', 'rating:!', 'comment:(score=26800)'],
  ],
  ['=Level 19\nO-12 Note: x', ['level:=Level 19', 'piece:O', 'columns:-12', 'strange:Note:', 'strange:x']],
  ['(a\nb) O-12(\nc)', ['comment:(a', 'comment:b)', 'piece:O', 'columns:-12', 'comment:(', 'comment:c)']],
  ['O-12O-34 ...', ['piece:O', 'columns:-12', 'piece:O', 'columns:-34', 'more:...']],
  ['Tx-34 x ) ?', ['piece:T', 'strange:x-34', 'strange:x', 'strange:)', 'strange:?']],
])('%j is coloured', (text, expected) => {
  expect(tokens(text)).toEqual(expected);
});

test('nothing of the sample is strange', () => {
  expect(tokens(SAMPLE_GAME).filter((token) => token.startsWith('strange'))).toEqual([]);
});
