import { diagnoser, type Diagnostic } from '#engine/diagnostics.ts';
import type { Scenario } from '#engine/scenario.ts';
import { censusCounts, exampleOf, wrongTable } from './census.ts';
import { partingOf, squaresText } from './parting.ts';

const diagnose = diagnoser({
  'use.count':
    'Every number is right. Is its use? Of {wrong} wrong programs in our census, {misused} had right numbers. Squares are (column, row) from 0.',
  'use.y': '{piece} {turn} must end on {right}. On {found}, y has the wrong sign where the kick is added.',
  'use.index': '{piece} {turn} must end on {right}. On {found}, the row of the next state is used.',
  'use.centre':
    '{piece} {turn} must end on {right}. On {found}, the I turns about another centre than its kicks suppose.',
});
const NOWHERE = { start: 0, end: 0 };

/** A position that tells a right use of a right table from a wrong one. */
export interface Try {
  readonly says: Diagnostic;
  /** The position under the right system, and under the wrong one. */
  readonly scenarios: readonly [Scenario, Scenario];
}

/** How often a right table is used wrongly. */
export function useCount(): Diagnostic {
  const { wrong, misused } = censusCounts();
  return diagnose('use.count', NOWHERE, { wrong, misused });
}

/** Three positions for a game with the numbers of Guideline SRS: y, the row and the centre of the I. */
export const usePositions = (): readonly Try[] =>
  (['y', 'index', 'centre'] as const).map((id) => {
    const { row, scenarios } = partingOf(wrongTable(exampleOf(id)))!;
    const [right, found] = scenarios.map(squaresText) as [string, string];
    return { says: diagnose(`use.${id}`, NOWHERE, { piece: row.piece, turn: row.name, right, found }), scenarios };
  });
