import type { Vec } from './geometry.ts';

/**
 * Something to be said, without its words: a code that the interface strings know, and the values that stand in the sentence.
 * Squares are given in field coordinates (zero-based, y up); the narrator turns them into columns and rows.
 */
export interface Message {
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number | Vec>>;
}
