import { BOM, CR, LF } from './characters.ts';

/** Where the lines of a text begin. */
export interface LineTable {
  /** Offsets of the first character of each line; a byte-order mark is not one. */
  readonly starts: readonly number[];
  /** Length of the text. */
  readonly length: number;
}

export interface TextPosition {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
}

/** Lines end with CR LF, LF or CR. Linear in the text. */
export function lineTable(text: string): LineTable {
  const starts = [text.charCodeAt(0) === BOM ? 1 : 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === LF || (code === CR && text.charCodeAt(at + 1) !== LF)) starts.push(at + 1);
  }
  return { starts, length: text.length };
}

/** Line and column of an offset. */
export function positionAt({ starts }: LineTable, offset: number): TextPosition {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle;
  }
  return { line: low + 1, column: Math.max(0, offset - starts[low]!) + 1 };
}

/** The text of a line (from 1) without its line end. */
export function lineText(text: string, { starts, length }: LineTable, line: number): string {
  const from = starts[line - 1] ?? length;
  const to = starts[line] ?? length;
  return text.slice(from, to).replace(/\r?\n$|\r$/, '');
}
