import type { Conventions } from './conventions.ts';
import type { Say } from './strings.ts';

/** The language and the reader's conventions. */
export interface Voice {
  readonly say: Say;
  readonly conventions: Conventions;
}
