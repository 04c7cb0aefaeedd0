import type { Transition } from '#engine/piece.ts';
import { HALF_TRANSITIONS, QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import type { TurnPart } from '#data/tableReader/judge.ts';
import type { TableReading } from '#data/tableReader/readTable.ts';

/** Rows without names of turns, and how they are read. */
export interface UnnamedRows {
  readonly part: TurnPart;
  readonly turns: readonly Transition[];
}

/** Columns that are rows have no line to write a name on. */
const areApart = (rows: TurnPart['rows']): boolean =>
  rows.every(({ start, end }) => rows.every((own) => own.start === start || own.end <= start || own.start >= end));

/** The parts of a text whose rows do not say their turns. */
export const unnamedRows = ({ parts }: TableReading): readonly UnnamedRows[] =>
  parts.flatMap((part, index) => {
    const { reading, rows } = part;
    const isFirst = parts.findIndex((own) => own.rows === rows) === index;
    return isFirst && reading.kind === 'kicks' && reading.how !== 'named' && areApart(rows)
      ? [{ part, turns: reading.turns }]
      : [];
  });

/** The turns that one of those rows can have. */
export const turnChoices = (turns: readonly Transition[]): readonly Transition[] =>
  turns.some((name) => (HALF_TRANSITIONS as readonly Transition[]).includes(name))
    ? [...QUARTER_TRANSITIONS, ...HALF_TRANSITIONS]
    : QUARTER_TRANSITIONS;

/** Turns with another one for a row; the row that had it gets the turn of this one. */
export const withTurn = (turns: readonly Transition[], at: number, turn: Transition): readonly Transition[] =>
  turns.map((own, index) => (index === at ? turn : own === turn ? turns[at]! : own));

/** A text with the turns of rows written before them. */
export function withNames(text: string, { part: { rows } }: UnnamedRows, turns: readonly Transition[]): string {
  return rows
    .map(({ start }, index) => ({ start, name: `${turns[index]}: ` }))
    .sort((a, b) => b.start - a.start)
    .reduce((written, { start, name }) => `${written.slice(0, start)}${name}${written.slice(start)}`, text);
}
