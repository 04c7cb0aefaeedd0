import type { Span } from '#engine/diagnostics.ts';
import { lineTable, lineText } from '../lines.ts';

/** A line of a text, or a row of a list or table, with the place of each of its characters. */
export interface Line {
  readonly text: string;
  /** From 1: where it stands in the whole text. */
  readonly number: number;
  /** Place of the first character in the whole text. */
  readonly start: number;
  /** Places of the characters, where they do not follow one another. */
  readonly at?: readonly number[];
}

/** Place of one character. */
export const placeIn = ({ start, at }: Line, index: number): number => at?.[index] ?? start + index;

/** A part of a line. */
export const cut = (line: Line, from: number, to = line.text.length): Line => ({
  text: line.text.slice(from, to),
  number: line.number,
  start: placeIn(line, from),
  ...(line.at ? { at: line.at.slice(from, to) } : {}),
});

/** Some characters of a line. */
export const picked = (line: Line, indices: readonly number[]): Line => ({
  text: indices.map((index) => line.text[index]!).join(''),
  number: line.number,
  start: indices.length > 0 ? placeIn(line, indices[0]!) : line.start,
  at: indices.map((index) => placeIn(line, index)),
});

export const spanOf = (line: Line): Span => {
  const last = line.text.length - 1;
  return { start: line.start, end: last < 0 ? line.start : placeIn(line, last) + 1 };
};

/** The lines of a text without their ends. */
export function linesOf(text: string): readonly Line[] {
  const table = lineTable(text);
  return table.starts.map((start, index) => ({ text: lineText(text, table, index + 1), number: index + 1, start }));
}

export const isBlank = ({ text }: Pick<Line, 'text'>): boolean => text.trim() === '';
