import 'strings:rotatris';
import 'strings:turnTable';
import { ORIGIN, sameVec } from '#engine/geometry.ts';
import { correctedTurnTable, PRINTED_TURN_TABLE, TABLE_DEGREES } from '#rotatris/index.ts';
import { phrase, type Part } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import { viewOf } from '../paper.ts';
import { accepted, blocked, squareText, vector } from '../squareText.ts';
import { mistakesIn, type TurnTableState } from './rotationStates.ts';

// The texts of the table of positions.

export const TURN_TABLE_VIEW = viewOf(3);

const COMPUTED = correctedTurnTable();

export const degreesAt = (column: number, say: Say): string =>
  say('rotatris.degrees', { degrees: TABLE_DEGREES[column] ?? 0 });

export const columnOf = ({ degrees }: TurnTableState): number => TABLE_DEGREES.findIndex((other) => other === degrees);

const rowsOf = (table: TurnTableState['table']) => (table === 'printed' ? PRINTED_TURN_TABLE : COMPUTED);

/** Returns the coloured squares after a rotation. */
export const squaresAt = (table: TurnTableState['table'], column: number, say: Say) =>
  rowsOf(table).map(({ colour, positions }) => ({
    colour,
    at: positions[column] ?? ORIGIN,
    letter: say(`rotatris.letter.${colour}`),
  }));

/** Returns the positions of each colour, with the correct one if the printed one is wrong. */
export const positionsOf = (table: TurnTableState['table'], say: Say) =>
  rowsOf(table).map(({ colour, positions }, row) => ({
    key: colour,
    name: say(`rotatris.colour.${colour}`),
    positions: positions.map((position, column) => {
      const right = COMPUTED[row]?.positions[column] ?? ORIGIN;
      return { text: squareText(position), right: sameVec(position, right) ? null : squareText(right) };
    }),
  }));

export function turnTableSentence(state: TurnTableState, say: Say): readonly Part[] {
  const column = columnOf(state);
  const wrong = mistakesIn(state.table, state.degrees);
  return phrase(say, wrong > 0 ? 'turnTable.sentence.wrong' : 'turnTable.sentence.right', {
    degrees: degreesAt(column, say),
    table: say(`turnTable.${state.table}`),
    verdict: wrong > 0 ? blocked(say('turnTable.wrong', { count: wrong })) : accepted(say('turnTable.right')),
    printed: vector(squareText(PRINTED_TURN_TABLE[0]?.positions[column] ?? ORIGIN)),
    computed: vector(squareText(COMPUTED[0]?.positions[column] ?? ORIGIN)),
  });
}

/** Returns every rotation of the table, and its number of wrong positions. */
export const turnTableFrames = (table: TurnTableState['table'], say: Say) =>
  TABLE_DEGREES.map((degrees, column) => {
    const count = mistakesIn(table, degrees);
    return {
      key: column,
      head: degreesAt(column, say),
      foot: say(count > 0 ? 'turnTable.wrong' : 'turnTable.right', { count }),
      is: count > 0 ? ('wrong' as const) : ('good' as const),
    };
  });

export const turnTableTitle = ({ table }: TurnTableState, say: Say): string =>
  say('turnTable.title', { table: say(`turnTable.${table}`) });
