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

/** Turns that are asked for a board on which it matters; more only repeat the point. */
const MOST_ASKED = 8;
/** A table that differs from every system in more of its entries than this is near to none. */
const NEAR = 0.5;

/** What holds of the turns of a table, for each set of pieces that it gives rows to. */
export type PieceProperties = readonly { readonly pieces: readonly Piece[]; readonly of: PartlyLooked<Properties> }[];

/** What a checker has to say about a pasted text. */
export type TableVerdict =
  | { readonly is: 'unreadable'; readonly problems: readonly Diagnostic[] }
  | { readonly is: 'no table'; readonly unread: readonly Diagnostic[] }
  | {
      readonly is: 'same' | 'near' | 'far';
      /** Rows that nothing could be made of: they are left out of everything else. */
      readonly unread: readonly Diagnostic[];
      readonly match: TableMatch;
      /** The system of the table: the nearest one with the pasted rows in it. */
      readonly own: RotationSystem;
    };

/** The rows of the pasted table that differ, as a system of the reader's own. */
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

/** Reads a pasted text and says what table it is. */
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

/** The pieces of a match that share their rows. */
export const groupsOf = ({ tables }: TableMatch): readonly (readonly Piece[])[] => tables.map(({ pieces }) => pieces);

/** What holds of the turns of some groups of pieces; what takes all boards (mirror, turn back, displacement) is not asked. */
export function propertiesJob(own: RotationSystem, groups: readonly (readonly Piece[])[]): Job<PieceProperties> {
  const found = groups.map((): Partial<Properties> => ({}));
  return {
    parts: groups.map(([piece], index) => (budget: Budget) => {
      Object.assign(found[index]!, searchProperties('fates', own, piece!, budget));
    }),
    value: () => groups.map((pieces, index) => ({ pieces, of: knownProperties(own, pieces[0]!, found[index]!) })),
  };
}

/** A turn of a piece that is asked for a board. */
export type AskedTurn = readonly [Piece, Transition];

/** The turns of a pasted table in which another system may end elsewhere: those whose rows differ, or all where it has no table. */
function askedOf({ tables }: TableMatch, other: RotationSystem): readonly AskedTurn[] {
  const asked = takesRows(other)
    ? differencesFrom(other, tables).map(({ pieces, transition }) => [pieces[0]!, transition] as const)
    : tables.flatMap(({ pieces, table }) => [...table.keys()].map((name) => [pieces[0]!, name] as const));
  return [...new Map(asked.map((one) => [one.join(' '), one])).values()];
}

/** The scenario words of a turn of the table far from walls and floor, where no board shows a difference. */
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

/** The smallest board on which a table and a system put a piece on different squares. */
export interface TellingBoard {
  /** Words of a comparison of the two; null where no board of those that were asked for shows a difference. */
  readonly compared: string | null;
  /** A scenario line of the table alone on that board, or on an empty one. */
  readonly stepped: string | null;
  /** Turns that an analysis that was stopped did not come to the end of: a smaller board, or one at all, may be among theirs. */
  readonly notLookedAt: readonly AskedTurn[];
}

/** What is asked to tell a table from a system: plain data, so that it can be sent to a worker. */
export interface TellingQuestion {
  readonly turns: readonly AskedTurn[];
  /** A scenario line of the table, for where no board is found. */
  readonly stepped: string | null;
}

export const tellingQuestion = (match: TableMatch, own: RotationSystem, other: RotationSystem): TellingQuestion => ({
  turns: own === other ? [] : askedOf(match, other).slice(0, MOST_ASKED),
  stepped: anyTurn(match, own),
});

export function tellingJob(
  own: RotationSystem,
  other: RotationSystem,
  { turns, stepped }: TellingQuestion,
): Job<TellingBoard> {
  const found = new Map<AskedTurn, { readonly blocks: number; readonly scenario: Scenario } | null>();
  return {
    parts: turns.map((asked) => (budget: Budget) => {
      const [piece, name] = asked;
      const [from, to] = endsOf(name);
      const difference = differenceOf(own, other, { piece, from, turn: turnBetween(from, to)! }, budget);
      const { is } = difference;
      found.set(asked, is === 'found' ? { blocks: difference.blocks.length, scenario: difference.scenarios[0] } : null);
    }),
    value: () => {
      const notLookedAt = turns.filter((asked) => !found.has(asked));
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
