import { differenceOf } from '#analysis/difference.ts';
import type { Budget } from '#analysis/budget.ts';
import type { Job } from '#analysis/job.ts';
import { knownProperties, searchProperties, type PartlyLooked, type Properties } from '#analysis/properties.ts';
import type { Diagnostic } from '#engine/diagnostics.ts';
import type { Piece, Transition } from '#engine/piece.ts';
import { endsOf, turnBetween } from '#engine/transitions.ts';
import { scenarioWords, type Scenario } from '#engine/scenario.ts';
import type { RotationSystem } from '#engine/system.ts';
import { sortRows } from '#data/tableGroups.ts';
import { differencesFrom, matchTable, type TableMatch } from '#data/tableMatch.ts';
import { readTable } from '#data/tableText.ts';
import { ownId, takesRows, type OwnRow } from '#rules/ownSystems.ts';
import { systemById } from '#rules/registry.ts';
import { comparedWords } from '#figure/rotation/comparedWords.ts';
import { printParams } from '#text/params.ts';

/** Number of turns that are searched for a board with a different result; more would only repeat the point. */
const MOST_TURNS = 8;
/** A table is near to no system if more than this share of its entries differs from each of them. */
const NEAR = 0.5;

/** The properties of a table's turns, for each set of pieces with rows. */
export type PieceProperties = readonly { readonly pieces: readonly Piece[]; readonly of: PartlyLooked<Properties> }[];

/** The result of checking a pasted text. */
export type TableVerdict =
  | { readonly is: 'unreadable'; readonly problems: readonly Diagnostic[] }
  | { readonly is: 'no table'; readonly unread: readonly Diagnostic[] }
  | {
      readonly is: 'same' | 'near' | 'far';
      /** Rows that cannot be read; everything else ignores them. */
      readonly unread: readonly Diagnostic[];
      readonly match: TableMatch;
      /** The system of the table: the nearest system with the pasted rows. */
      readonly own: RotationSystem;
    };

/** The differing rows, as a custom system of the reader. */
function ownSystemOf({ system, differences, tables }: TableMatch): RotationSystem {
  const rows = tables.flatMap(({ pieces, table }) =>
    pieces.flatMap((piece) =>
      [...table].flatMap(([name, tests]): readonly OwnRow[] =>
        differences.some((own) => own.transition === name && own.pieces.includes(piece))
          ? [{ piece, name, kicks: tests.slice(1) }]
          : [],
      ),
    ),
  );
  return systemById(ownId(system, rows)) ?? system;
}

/** Reads a pasted text and identifies its table. */
export function checkTable(text: string): TableVerdict {
  const read = readTable(text);
  if (!read.ok) return { is: 'unreadable', problems: read.diagnostics };
  const { groups, unread } = sortRows(read.value);
  const match = matchTable(read.value.form, groups);
  if (!match) return { is: 'no table', unread };
  const own = ownSystemOf(match);
  const share = match.differences.length / match.entries;
  return {
    is: share === 0 ? 'same' : share <= NEAR ? 'near' : 'far',
    unread,
    match,
    own,
  };
}

/** Returns the pieces that share their rows in a match. */
export const groupsOf = ({ tables }: TableMatch): readonly (readonly Piece[])[] => tables.map(({ pieces }) => pieces);

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

/** A turn of a piece to search a board for. */
export type AskedTurn = readonly [Piece, Transition];

/** Returns the turns whose rows differ from those of another system; all turns if that system has no table. */
function turnsToSearch({ tables }: TableMatch, other: RotationSystem): readonly AskedTurn[] {
  const turns = takesRows(other)
    ? differencesFrom(other, tables).map(({ pieces, transition }) => [pieces[0]!, transition] as const)
    : tables.flatMap(({ pieces, table }) => [...table.keys()].map((name) => [pieces[0]!, name] as const));
  return [...new Map(turns.map((one) => [one.join(' '), one])).values()];
}

/** Returns a scenario of a turn far from walls and floor, for turns without a board that shows a difference. */
const anyTurn = ({ tables: [first] }: TableMatch, own: RotationSystem): string | null => {
  const piece = first?.pieces[0];
  const [name] = first?.table.keys() ?? [];
  if (!piece || !name) return null;
  const [from, to] = endsOf(name);
  return printParams([
    ['system', own.id],
    ['piece', piece],
    ['from', String(from)],
    ['at', '3,3'],
    ['turn', turnBetween(from, to)!],
    ['board', '..........'],
  ]);
};

/** The smallest board on which a table and a system give different squares. */
export interface TellingBoard {
  /** The parameters of a comparison of both; null if no searched board shows a difference. */
  readonly compared: string | null;
  /** A scenario of the table alone on that board, or on an empty one. */
  readonly stepped: string | null;
  /** Turns whose search was stopped. A smaller board, or the only one, may be among them. */
  readonly notLookedAt: readonly AskedTurn[];
}

/** The question of a comparison. It is plain data, because it is sent to a worker. */
export interface TellingQuestion {
  readonly turns: readonly AskedTurn[];
  /** A scenario of the table, for a search without result. */
  readonly stepped: string | null;
}

export const tellingQuestion = (match: TableMatch, own: RotationSystem, other: RotationSystem): TellingQuestion => ({
  turns: own === other ? [] : turnsToSearch(match, other).slice(0, MOST_TURNS),
  stepped: anyTurn(match, own),
});

export function tellingJob(
  own: RotationSystem,
  other: RotationSystem,
  { turns, stepped }: TellingQuestion,
): Job<TellingBoard> {
  const found = new Map<AskedTurn, { readonly blocks: number; readonly scenario: Scenario } | null>();
  return {
    parts: turns.map((turn) => (budget: Budget) => {
      const [piece, name] = turn;
      const [from, to] = endsOf(name);
      const difference = differenceOf(own, other, { piece, from, turn: turnBetween(from, to)! }, budget);
      const { is } = difference;
      found.set(turn, is === 'found' ? { blocks: difference.blocks.length, scenario: difference.scenarios[0] } : null);
    }),
    value: () => {
      const notLookedAt = turns.filter((turn) => !found.has(turn));
      const boards = [...found.values()].filter((board) => board !== null);
      const [fewest] = boards.sort((a, b) => a.blocks - b.blocks);
      if (!fewest) return { compared: null, stepped, notLookedAt };
      const { scenario } = fewest;
      return {
        compared: printParams(comparedWords([own, other], scenario)),
        stepped: printParams(scenarioWords({ ...scenario, step: null })),
        notLookedAt,
      };
    },
  };
}
