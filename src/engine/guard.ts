import type { Attempt } from './attempt.ts';
import type { Vec } from './geometry.ts';
import type { Message } from './message.ts';

/** A square of the new orientation that a rule looked at, in field coordinates. `number` is its place in the 3 by 3 box: 1 to 9, top row first. */
export interface SearchedCell {
  readonly cell: Vec;
  readonly number: number;
  readonly solid: boolean;
}

/** What a rule found out when basic rotation was blocked, whether it refused anything or not. */
export interface Finding {
  readonly guard: string;
  readonly message: Message;
  /** Squares of the field that the finding is about. */
  readonly cells: readonly Vec[];
  /** The cells in search order, as far as they were looked at; empty for rules that search nothing. */
  readonly searched: readonly SearchedCell[];
}

/**
 * A rule that refuses kicks to positions that are free. It is asked only after basic rotation is blocked, once for each kick
 * that fits, and must not allocate in `refuses`.
 */
export interface Guard {
  readonly name: string;
  readonly refuses: (attempt: Attempt, kick: Vec) => boolean;
  /** Called for refused kicks only. */
  readonly explain: (attempt: Attempt, kick: Vec) => { readonly because: Message; readonly cells: readonly Vec[] };
  /** What to report about the attempt as a whole; null when the rule has no say in it. */
  readonly finding: (attempt: Attempt) => Finding | null;
  /** True where the side walls decide, so that the middle of a field does not show all that the rule does. */
  readonly atWalls?: true;
  /** The most kicks that the rule leaves to try in one attempt, where it chooses among those of the list. */
  readonly atMost?: number;
}
