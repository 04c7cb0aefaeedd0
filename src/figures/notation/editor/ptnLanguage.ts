import { HighlightStyle, StreamLanguage, syntaxHighlighting, type StringStream } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { Tag } from '@lezer/highlight';

/** The kinds of token for colours. The parser decides what is correct. */
const TOKENS = [
  'header',
  'value',
  'level',
  'piece',
  'direction',
  'columns',
  'row',
  'clear',
  'rating',
  'comment',
  'more',
  'strange',
] as const;
export type PtnToken = (typeof TOKENS)[number];

const TAGS = Object.fromEntries(TOKENS.map((token) => [token, Tag.define()])) as Record<PtnToken, Tag>;

interface State {
  /** True inside a comment, which may have several lines. */
  inComment: boolean;
  /** True after the key of a header: the rest of the line is its value. */
  inHeader: boolean;
  /** What may follow in the same move; null outside a move. */
  inMove: null | 'direction' | 'columns' | 'suffix';
  /** True after a move or a level: no header follows. */
  begun: boolean;
}

/** The part of CodeMirror's stream that the tokenizer uses: the rest of a line. */
type Line = Pick<StringStream, 'match' | 'next' | 'skipToEnd' | 'sol' | 'eol' | 'eatSpace'>;

const rest = (line: Line, state: State): PtnToken => {
  state.inComment = line.match(/^[^)]*\)/) === null;
  if (state.inComment) line.skipToEnd();
  return 'comment';
};

function inMove(line: Line, state: State): PtnToken | null {
  switch (state.inMove) {
    case 'direction':
      state.inMove = 'columns';
      if (line.match(/^[udlr](?=-)/)) return 'direction';
      return inMove(line, state);
    case 'columns':
      state.inMove = 'suffix';
      if (line.match(/^-\d*/)) return 'columns';
      return inMove(line, state);
    case 'suffix':
      if (line.match(/^@\d*/)) return 'row';
      if (line.match(/^\/[A-Z]*/)) return 'clear';
      if (line.match(/^[!?]+/)) return 'rating';
      state.inMove = null;
      return null;
    case null:
      return null;
  }
}

/** Reads one token of a line. */
export function readToken(line: Line, state: State): PtnToken | null {
  if (state.inComment) return rest(line, state);
  if (line.sol()) {
    state.inMove = null;
    state.inHeader = false;
  }
  if (state.inHeader) {
    state.inHeader = false;
    line.skipToEnd();
    return 'value';
  }
  const own = inMove(line, state);
  if (own !== null) return own;
  if (line.eatSpace()) return null;
  if (line.match(/^\(/)) return line.eol() ? ((state.inComment = true), 'comment') : rest(line, state);
  if (!state.begun && line.match(/^[A-Z][A-Za-z-]*:/)) {
    state.inHeader = true;
    return 'header';
  }
  if (line.match(/^=Level[ \t]+\d+/)) {
    state.begun = true;
    return 'level';
  }
  if (line.match(/^[IOLJTSZ](?=[a-zA-Z]?-)/)) {
    state.begun = true;
    state.inMove = 'direction';
    return 'piece';
  }
  if (line.match(/^(?:\.\.\.|\u2026)/)) return 'more';
  if (!line.match(/^[^\s(]+/)) line.next();
  return 'strange';
}

export const startState = (): State => ({ inComment: false, inHeader: false, inMove: null, begun: false });

/** Defines PTN for CodeMirror. Colours come from classes such as `ptn-piece`. */
export const ptnLanguage = (): Extension => [
  StreamLanguage.define({
    name: 'ptn',
    startState,
    token: readToken,
    tokenTable: TAGS,
    copyState: (state) => ({ ...state }),
  }),
  syntaxHighlighting(HighlightStyle.define(TOKENS.map((token) => ({ tag: TAGS[token], class: `ptn-${token}` })))),
];
