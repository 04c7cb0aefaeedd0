import type { Result } from '#engine/diagnostics.ts';
import { readState, wordsBeside, type FigureSpec } from '../fields.ts';

/** A figure in a state: what comes of it, and the words of a link to it. */
export interface Ran {
  readonly outcome: string;
  readonly words: Iterable<readonly [string, string]>;
}

/** @throws Error when the words could not be read: it stops the build */
export function must<T>(read: Result<T>, line: string): T {
  if (!read.ok) throw new Error(`${line}: ${read.diagnostics.map(({ sentence }) => sentence).join(' ')}`);
  return read.value;
}

/** Runs a figure whose state is a line of words. */
export const runState =
  <S>({ fields, standard, outcome }: FigureSpec<S>, outcomeOf = outcome) =>
  (line: string): Ran => {
    const state = must(readState(fields, line, standard), line);
    return { outcome: outcomeOf(state), words: wordsBeside(fields, state, standard) };
  };

/** @throws Error when something else comes of a line than a record says: it stops the build */
export function mustBe(expected: string, run: (line: string) => Ran, line: string): void {
  const { outcome } = run(line);
  if (outcome !== expected) throw new Error(`${line}: expected "${expected}", the figure says "${outcome}".`);
}
