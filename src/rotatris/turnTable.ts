import { sameVec, type Vec } from '#engine/geometry.ts';
import { orbit, quarterTurn } from './quarterTurn.ts';

export const TABLE_DEGREES = [0, 90, 180, 270, 360] as const;
export type TableDegrees = (typeof TABLE_DEGREES)[number];

export const TABLE_COLOURS = ['blue', 'yellow', 'green', 'red'] as const;
export type TableColour = (typeof TABLE_COLOURS)[number];

/** One square of the sketched shape: its position in each column of `TABLE_DEGREES`. */
export interface TurnTableRow {
  readonly colour: TableColour;
  readonly positions: readonly Vec[];
}

/** The table of the sketched turn as the source prints it. Source: Rotatris article, "Rotation"; erratum R3 is about the fourth column. */
export const PRINTED_TURN_TABLE: readonly TurnTableRow[] = [
  // prettier-ignore
  { colour: 'blue', positions: [[-2, 0], [0, 1], [1, -1], [-1, 1], [-2, 0]] },
  // prettier-ignore
  { colour: 'yellow', positions: [[-1, 0], [0, 0], [0, -1], [-1, 0], [-1, 0]] },
  // prettier-ignore
  { colour: 'green', positions: [[0, 0], [0, -1], [-1, -1], [-1, -1], [0, 0]] },
  // prettier-ignore
  { colour: 'red', positions: [[1, 0], [0, -2], [-2, -1], [-1, -2], [1, 0]] },
];

/** The same table, computed: clockwise quarter turns of the first column. */
export function correctedTurnTable(): readonly TurnTableRow[] {
  return PRINTED_TURN_TABLE.map(({ colour, positions: [start = [0, 0]] }) => ({
    colour,
    positions: orbit(start, (square) => quarterTurn(square, 'cw'), TABLE_DEGREES.length - 1),
  }));
}

export interface TurnTableMistake {
  readonly colour: TableColour;
  readonly degrees: TableDegrees;
  readonly printed: Vec;
  readonly corrected: Vec;
}

/** Every entry where the printed table is not what the turn gives: the four of the 270° column, in reverse order (R3). */
export function turnTableMistakes(): readonly TurnTableMistake[] {
  const corrected = correctedTurnTable();
  return PRINTED_TURN_TABLE.flatMap(({ colour, positions }, row) =>
    TABLE_DEGREES.flatMap((degrees, column) => {
      const printed = positions[column];
      const right = corrected[row]?.positions[column];
      return printed && right && !sameVec(printed, right) ? [{ colour, degrees, printed, corrected: right }] : [];
    }),
  );
}
