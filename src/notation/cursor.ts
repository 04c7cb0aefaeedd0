import { endsWord, startsSuffix } from './characters.ts';
import type { Remark } from './diagnostic.ts';

/** A text that is being read: `at` is the next character, `remarks` what was said so far. */
export interface Cursor {
  readonly text: string;
  at: number;
  readonly remarks: Remark[];
}

/** Moves on to the next suffix or to the end of the word: what is skipped has been reported already. */
export function skipJunk(cursor: Cursor): void {
  const { text } = cursor;
  while (!endsWord(text.charCodeAt(cursor.at)) && !startsSuffix(text.charCodeAt(cursor.at))) cursor.at++;
}
