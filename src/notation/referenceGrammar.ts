// PortableTetrisNotation.g4 of mdubinko/PortableTetrisNotation (commit 5d38aa7, Unlicense) as one regular expression, with an end of
// input, which it lacks: a text that its rules consume whole. Column lists keep its 0123, 012 and 01.
const SUFFIX = '(?:@[0-9][0-9]?)?(?:/SINGLE|/DOUBLE|/TRIPLE|/TETRIS)?(?:\\?\\?|\\?!|!!|!\\?|\\?|!)?';
const SPAN2 = '(?:01|12|23|34|45|56|67|78|89|90)';
const SPAN3 = '(?:012|123|234|345|456|567|678|789|890)';
const SPAN4 = '(?:0123|1234|2345|3456|4567|5678|6789|7890)';
const MOVE = `(?:I-${SPAN4}|I-[0-9]|O-${SPAN2}|[SZ]-${SPAN3}|[SZ]-${SPAN2}|[TLJ][ud]-${SPAN3}|[TLJ][lr]-${SPAN2})${SUFFIX}`;
const WS = '[ \\t\\n\\r\\f]';
const HEADER = '(?:Title|Platform|Date|Source):[^\\n]*\\n';
const GAME = `(?:=Level${WS}+[0-9]+\\n|${MOVE}|\\([^)]*\\))`;
const REFERENCE = new RegExp(`^${WS}*(?:${HEADER}${WS}*)+(?:${GAME}${WS}*)+$`);

/** Whether the reference grammar accepts a text to its end. Linear in the text. */
export const referenceAccepts = (text: string): boolean => REFERENCE.test(text);
