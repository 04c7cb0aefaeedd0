import { CLEAR_WORDS, REFERENCE_HEADERS, type Header, type Item, type Move, type PtnDocument } from './document.ts';
import { columnDigits } from './forms.ts';

const MOVES_A_LINE = 10;

/** A placement without its suffixes: what Tetris Trainer prints. */
export const placementText = ({ form, left }: Pick<Move, 'form' | 'left'>): string =>
  form.prefix + columnDigits(form, left);

export function moveText(move: Move): string {
  const row = move.bottom === null ? '' : `@${move.bottom + 1}`;
  const clear = move.marked === 0 ? '' : `/${CLEAR_WORDS[move.marked - 1]!}`;
  return placementText(move) + row + clear + (move.rating ?? '');
}

/** A comment can hold anything but its own end. */
const commentText = (text: string): string => `(${text.replaceAll(')', ']')})`;

const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').trim();

function itemText(item: Item): string {
  switch (item.is) {
    case 'move':
      return moveText(item);
    case 'broken':
      return item.text;
    case 'level':
      return `=Level ${item.level}`;
    case 'comment':
      return commentText(item.text);
    case 'more':
      return '...';
  }
}

/** Items as lines: ten moves each, levels on lines of their own. */
export function itemLines(items: readonly Item[]): readonly string[] {
  const lines: string[] = [];
  let words: string[] = [];
  let moves = 0;
  const close = (): void => {
    if (words.length > 0) lines.push(words.join(' '));
    words = [];
    moves = 0;
  };
  for (const item of items) {
    const isMove = item.is === 'move' || item.is === 'broken';
    if (item.is === 'level' || item.is === 'more' || (isMove && moves === MOVES_A_LINE)) close();
    words.push(itemText(item));
    if (isMove) moves++;
    if (item.is === 'level') close();
  }
  close();
  return lines;
}

/**
 * Writes a document as text. Reading it again gives the same headers and items.
 * @example
 * import { parsePtn, printPtn } from 'wallkick/notation';
 *
 * printPtn(parsePtn('Title:  A start\n\nO-12  I-3456').document); // → 'Title: A start\nO-12 I-3456\n'
 */
export const printPtn = ({ headers, items }: PtnDocument): string =>
  linesText([...headers.map(headerText), ...itemLines(items)]);

/**
 * A document in the words of the reference grammar: it knows four headers and wants one of them, wants an item, and has no `...`.
 * Whatever else the headers say becomes comments in front of the game.
 */
export function printForReference({ headers, items }: PtnDocument): string {
  const known = headers.filter(({ key }) => REFERENCE_HEADERS.includes(key)).map(headerText);
  const others = headers
    .filter(({ key }) => !REFERENCE_HEADERS.includes(key))
    .map((header) => commentText(headerText(header)));
  const game = itemLines(
    items.map((item) => (item.is === 'more' ? { is: 'comment', text: '...', span: item.span } : item)),
  );
  const body = [...others, ...game];
  return linesText([...(known.length === 0 ? ['Title:'] : known), ...(body.length === 0 ? ['()'] : body)]);
}

const headerText = ({ key, value }: Header): string => `${key}: ${oneLine(value)}`.trimEnd();

const linesText = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
