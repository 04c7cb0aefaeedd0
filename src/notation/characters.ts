const TAB = 0x09;
export const LF = 0x0a;
const FORM_FEED = 0x0c;
export const CR = 0x0d;
const BLANK = 0x20;
export const NBSP = 0xa0;
export const BOM = 0xfeff;

export const EXCLAMATION = 0x21;
export const OPEN = 0x28;
export const CLOSE = 0x29;
export const HYPHEN = 0x2d;
export const DOT = 0x2e;
export const SLASH = 0x2f;
export const ZERO = 0x30;
export const NINE = 0x39;
export const COLON = 0x3a;
export const EQUALS = 0x3d;
export const QUESTION = 0x3f;
export const AT = 0x40;
export const ELLIPSIS = 0x2026;

export const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;
export const isCapital = (code: number): boolean => code >= 0x41 && code <= 0x5a;
export const isAsciiLetter = (code: number): boolean => isCapital(code) || (code >= 0x61 && code <= 0x7a);
export const isLineEnd = (code: number): boolean => code === LF || code === CR;
export const isGap = (code: number): boolean => code === BLANK || code === TAB;

/** Spaces of the notation: everything that may stand between two moves, line ends included. */
export const isSpace = (code: number): boolean => isGap(code) || isLineEnd(code) || code === FORM_FEED || code === NBSP;

/** Spaces of Unicode that are none of the notation. */
export const isForeignSpace = (code: number): boolean =>
  code === 0x0b ||
  code === 0x85 ||
  code === 0x1680 ||
  (code >= 0x2000 && code <= 0x200b) ||
  code === 0x2028 ||
  code === 0x2029 ||
  code === 0x202f ||
  code === 0x205f ||
  code === 0x3000 ||
  code === BOM;

/** A word ends before any space, a parenthesis, and the end of the text (NaN). */
export const endsWord = (code: number): boolean =>
  code !== code || code === OPEN || code === CLOSE || isSpace(code) || isForeignSpace(code);

export const startsSuffix = (code: number): boolean =>
  code === AT || code === SLASH || code === EXCLAMATION || code === QUESTION;

const FOREIGN_DASH = /^[\p{Dash_Punctuation}\u00ad\u02d7\u2043\u2212\u2796]$/u;

/** The hyphen, and what people and word processors write in its stead. */
export const isDash = (code: number): boolean =>
  code === HYPHEN || (code > 0x7f && FOREIGN_DASH.test(String.fromCharCode(code)));

const LETTER = /^\p{Letter}/u;

/** Whether a letter of any script begins at an offset. */
export function isLetterAt(text: string, at: number): boolean {
  const code = text.codePointAt(at);
  if (code === undefined) return false;
  return code < 0x80 ? isAsciiLetter(code) : LETTER.test(String.fromCodePoint(code));
}

/** UTF-16 units of the character at an offset: 2 for a surrogate pair, 0 at the end. */
export const unitsAt = (text: string, at: number): number => {
  const code = text.codePointAt(at);
  return code === undefined ? 0 : code > 0xffff ? 2 : 1;
};

/** Offset of the end of the word that `at` is in. */
export function wordEnd(text: string, at: number): number {
  let end = at;
  while (!endsWord(text.charCodeAt(end))) end++;
  return end;
}
