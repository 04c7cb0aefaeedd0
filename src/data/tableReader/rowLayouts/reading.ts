import type { Orientation, Piece, Precedence, Transition, Turn } from '#engine/piece.ts';
import type { StateName, StepName } from '../names.ts';
import type { Row } from '../row.ts';
import type { Resolve } from './states.ts';

/** How the rows of a table are read: the turn of each, or offsets. `how` is the name of an interface string. */
export type TurnReading =
  | { readonly kind: 'kicks'; readonly how: string; readonly turns: readonly Transition[] }
  | { readonly kind: 'offsets'; readonly how: 'by state' | 'by test'; readonly states: readonly Orientation[] };

/** The names of a row, innermost first. */
export type Names = readonly StepName[];

/** A row with all that its names say. */
export interface Named {
  readonly row: Row;
  readonly names: Names;
  readonly pieces: readonly Piece[];
  readonly turn: readonly [StateName, StateName] | null;
  readonly state: StateName | null;
  readonly direction: Turn | null;
  readonly target: StateName | null;
  readonly side: Precedence | null;
  readonly stem: string;
  readonly isOffsets: boolean;
}

/** Reads rows whose names are of one kind: the ways in which they may be meant; null where the names are of another kind. */
export type RowLayout = (rows: readonly Named[], resolve: Resolve) => readonly TurnReading[] | null;

export const kicks = (how: string, turns: readonly Transition[]): TurnReading => ({ kind: 'kicks', how, turns });
