import { expect, test } from 'vitest';
import { parsePtn } from '#notation/parse.ts';
import { DEFAULT_CONVENTIONS } from '#text/conventions.ts';
import { speaker } from '#text/strings.ts';
import { anatomyOf } from './anatomy.ts';
import 'strings:ptn';

const voice = { say: speaker('en'), conventions: DEFAULT_CONVENTIONS };

test.each([
  // This move of the sample has almost every part.
  [
    'I-0@1/TETRIS!',
    ['piece I: I', 'columns -0: column 10', 'row @1: lowest row 1', 'clear /TETRIS: 4 lines', 'rating !: good'],
  ],
  ['Tl-90?!', ['piece T: T', 'direction l: nub left', 'columns -90: columns 9 and 10', 'rating ?!: dubious']],
  [
    'Jd-789/SINGLE',
    ['piece J: J', 'direction d: nub down, as it enters', 'columns -789: columns 7 to 9', 'clear /SINGLE: 1 line'],
  ],
])('%s is taken apart', (text, parts) => {
  const [move] = parsePtn(text).document.items;
  if (move?.is !== 'move') throw new Error('the text is a move');
  expect(anatomyOf(text, move, voice).map(({ part, text: own, meaning }) => `${part} ${own}: ${meaning}`)).toEqual(
    parts,
  );
});
