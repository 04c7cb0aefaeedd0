import { differenceOf } from '#analysis/difference.ts';
import type { Budget } from '#analysis/budget.ts';
import { finished, type Job } from '#analysis/job.ts';
import { knownProperties, searchProperties, type Properties } from '#analysis/properties.ts';
import type { Piece } from '#engine/piece.ts';
import { endsOf, turnBetween } from '#engine/transitions.ts';
import { scenarioParams, type Scenario } from '#engine/scenario.ts';
import type { RotationSystem } from '#engine/system.ts';
import { readState } from '#figure/fields.ts';
import { comparedParams } from '#figure/rotation/comparedParams.ts';
import { printParams } from '#text/params.ts';
import {
  againstOf,
  checkTable,
  groupsOf,
  tellingQuestion,
  wantsBoard,
  type AskedTurn,
  type DrawnAnswers,
  type PieceProperties,
  type DifferingBoard,
  type TellingQuestion,
} from './tableCheck.ts';
import { TABLE_CHECKER } from './tableState.ts';

// The searches in a reader's table. The build does those of the example, a worker those of other tables.

/** Returns the properties of the turns. It leaves out those that need every board (mirror, inverse, displacement). */
export function propertiesJob(own: RotationSystem, groups: readonly (readonly Piece[])[]): Job<PieceProperties> {
  const found = groups.map((): Partial<Properties> => ({}));
  return {
    parts: groups.map(([piece], index) => (budget: Budget) => {
      Object.assign(found[index]!, searchProperties('fates', own, piece!, budget));
    }),
    value: () => groups.map((pieces, index) => ({ pieces, of: knownProperties(own, pieces[0]!, found[index]!) })),
  };
}

export function tellingJob(
  own: RotationSystem,
  other: RotationSystem,
  { turns, stepped }: TellingQuestion,
): Job<DifferingBoard> {
  const found = new Map<
    AskedTurn,
    { readonly blocks: number; readonly scenarios: readonly [Scenario, Scenario] } | null
  >();
  return {
    parts: turns.map((turn) => (budget: Budget) => {
      const [piece, name] = turn;
      const [from, to] = endsOf(name);
      const difference = differenceOf(own, other, { piece, from, turn: turnBetween(from, to)! }, budget);
      const { is } = difference;
      found.set(turn, is === 'found' ? { blocks: difference.blocks.length, scenarios: difference.scenarios } : null);
    }),
    value: () => {
      const notLookedAt = turns.filter((turn) => !found.has(turn));
      const boards = [...found.values()].filter((board) => board !== null);
      const [fewest] = boards.sort((a, b) => a.blocks - b.blocks);
      if (!fewest) return { compared: null, pair: null, stepped, notLookedAt };
      const [mine, theirs] = fewest.scenarios.map((scenario) =>
        printParams(scenarioParams({ ...scenario, step: null })),
      );
      return {
        compared: printParams(comparedParams([own, other], fewest.scenarios[0])),
        pair: [mine!, theirs!],
        stepped: mine!,
        notLookedAt,
      };
    },
  };
}

/** The answers of all searches in the table that a page opens with. */
export function drawnAnswers(query: string): DrawnAnswers {
  const state = readState(TABLE_CHECKER.fields, query, TABLE_CHECKER.standard);
  const { text, name, against } = state.ok ? state.value : TABLE_CHECKER.standard;
  const verdict = checkTable(text, name);
  if (!('reading' in verdict)) return { board: null, properties: [] };
  const { reading, rows, own } = verdict;
  const other = againstOf(verdict, against);
  return {
    board: wantsBoard(verdict, against) ? finished(tellingJob(own, other, tellingQuestion(rows, own, other))) : null,
    properties: finished(propertiesJob(own, groupsOf(reading))),
  };
}
