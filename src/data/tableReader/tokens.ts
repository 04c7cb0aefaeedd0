import type { Span } from '#engine/diagnostics.ts';

export type TokenKind = 'open' | 'close' | 'number' | 'word' | 'note' | 'sign' | 'line';

export interface Token extends Span {
  readonly is: TokenKind;
  /** A word without its quotes, a comment without its signs. */
  readonly text: string;
}

const STATE = '(?:[0-4]|[RLNESW](?!\\w))';
/** `0>>1`, `R→2`, `0->L`: one word, although it has numbers and signs in it. */
const TURN = String.raw`(?<![\w.])${STATE}[ \t]*(?:>[ \t]*>|-{1,2}>|=>|→|⇒|>)[ \t]*${STATE}(?!\w)`;
/** `0-1:` is a name too; `0 -1` is a pair of numbers. */
const DASHED = String.raw`(?<![\w.-])${STATE}-${STATE}(?=[ \t]*[:=\t])`;

/** A comment of an assembler: words or a turn behind a semicolon, without brackets. */
const ASSEMBLY = String.raw`(?<!\S);(?=[ \t])(?![ \t]*[-+]?\d+[ \t]*[,;])(?=[^\n;]*[A-Za-z>→])[^\n()[\]{};=]*(?![^\n])`;
/** `Vector2Int.zero` */
const ZERO = String.raw`\w{0,20}(?:Vec|Point|Offset|Pos|Coord)\w{0,10}(?:\.|::)(?:zero|Zero|ZERO)\b`;
/** `0L` and `2L` before a sign of a key are turns, else long integers. */
const SUFFIX = String.raw`(?:_?(?:[iu](?:8|16|32|64|size)|f(?:32|64)?|F|d|L(?![ \t]*[:=]))\b)?`;

const TOKEN = new RegExp(
  [
    String.raw`(\n)`,
    String.raw`(\/\/[^\n]*|--(?!>)[^\n\d][^\n]*|#(?!define)[^\n]*|${ASSEMBLY})`,
    String.raw`(${TURN}|${DASHED})`,
    String.raw`("[^"\n]*"|` + '`[^`\n]*`' + String.raw`|(?<!\w)'[^'\n[\](){}]*')`,
    String.raw`([[({])`,
    String.raw`([\])}])`,
    String.raw`(\d+(?:\.\d+)?)${SUFFIX}(?![A-Za-z_])`,
    // `!0` and `!1` are true and false in scripts that are made smaller.
    `(${ZERO})`,
    String.raw`([A-Za-z_$\d][\w$]*|![01]\b)`,
    String.raw`(\S)`,
    String.raw`[^\S\n]+`,
  ].join('|'),
  'y',
);

/** A quoted text that holds numbers as vectors: `'+0-1'`, `"(0, 0) (-1, 0)"`, `"0, -1"`. */
const NUMBER_SIGNS = /^[\s\d+\-,;()[\]{}]+$/;
const PAIR = /^[-+]\d+[\s,;]*[-+]\d+$|^[-+]?\d+[\s,;]+[-+]?\d+$/;
/** A vector in a cell of CSV: `"(0, -1)"`. */
const VECTOR = /^\s*[([{][^()[\]{}]*[)\]}]\s*$/;
const holdsVectors = (text: string): boolean =>
  NUMBER_SIGNS.test(text) && /\d/.test(text) && (/[([{]/.test(text) || PAIR.test(text.trim()));

/** Block comments are notes too; one without an end is none. */
function blockEnd(text: string, start: number, last: number): number {
  return start + 2 <= last ? text.indexOf('*/', start + 2) + 2 : -1;
}

/** The tokens of a text with their places. */
export function tokens(text: string): readonly Token[] {
  const found: Token[] = [];
  const lastEnd = text.lastIndexOf('*/');
  const token = new RegExp(TOKEN);
  const add = (is: TokenKind, own: string, start: number, end: number): void => {
    found.push({ is, text: own, start, end });
  };
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [whole, line, note, turn, quoted, open, close, number, zero, word] = match;
    const start = match.index;
    const end = start + whole.length;
    if (line) add('line', line, start, end);
    else if (note) add('note', note.replace(/^(?:\/\/|--|#|;)+/, ''), start, end);
    else if (turn) add('word', turn, start, end);
    else if (quoted) {
      const inside = quoted.slice(1, -1);
      if (VECTOR.test(inside)) {
        for (const own of tokens(inside)) add(own.is, own.text, own.start + start + 1, own.end + start + 1);
      } else if (holdsVectors(inside)) {
        add('open', quoted[0]!, start, start + 1);
        for (const own of tokens(inside)) add(own.is, own.text, own.start + start + 1, own.end + start + 1);
        add('close', quoted[0]!, end - 1, end);
      } else add('word', inside, start, end);
    } else if (open) add('open', open, start, end);
    else if (close) add('close', close, start, end);
    else if (number) add('number', number, start, end);
    else if (zero) {
      add('open', '(', start, start);
      for (let count = 0; count < 2; count++) add('number', '0', start, end);
      add('close', ')', end, end);
    } else if (word) add('word', word, start, end);
    else if (whole === '/' && text[end] === '*' && blockEnd(text, start, lastEnd) > 0) {
      token.lastIndex = blockEnd(text, start, lastEnd);
      add('note', text.slice(start + 2, token.lastIndex - 2), start, token.lastIndex);
    } else if (whole.trim() !== '') add('sign', whole, start, end);
  }
  return found;
}
