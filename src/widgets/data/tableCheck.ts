import { differenceOf } from '#analysis/difference.ts';
import { kickPropertiesOf, type KickProperties } from '#analysis/properties.ts';
import type { Diagnostic } from '#engine/diagnostics.ts';
import type { Piece, Transition } from '#engine/piece.ts';
import { endsOf, turnBetween } from '#engine/transitions.ts';
import { scenarioWords } from '#engine/scenario.ts';
import type { RotationSystem } from '#engine/system.ts';
import { sortRows } from '#data/tableGroups.ts';
import { differencesFrom, matchTable, type TableMatch } from '#data/tableMatch.ts';
import { readTable } from '#data/tableText.ts';
import { ownId, takesRows, type OwnRow } from '#rules/ownSystems.ts';
import { systemById } from '#rules/registry.ts';
import { printWords } from '../words.ts';

/** Turns that are asked for a board on which it matters; more only repeat the point. */
const MOST_ASKED = 8;
/** A table that differs from every system in more of its entries than this is near to none. */
const NEAR = 0.5;

/** What holds of the turns of a table, for each set of pieces that it gives rows to. */
export type PieceProperties = readonly { readonly pieces: readonly Piece[]; readonly of: KickProperties }[];

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

export const propertiesIn = ({ tables }: TableMatch, own: RotationSystem): PieceProperties =>
  tables.map(({ pieces }) => ({ pieces, of: kickPropertiesOf(own, pieces[0]!) }));

/** The turns of a pasted table in which another system may end elsewhere: those whose rows differ, or all where it has no table. */
function askedOf({ tables }: TableMatch, other: RotationSystem): readonly (readonly [Piece, Transition])[] {
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
  return printWords([
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
}

export function tellingBoard(match: TableMatch, own: RotationSystem, other: RotationSystem): TellingBoard {
  let fewest: { readonly blocks: number; readonly compared: string; readonly stepped: string } | null = null;
  for (const [piece, name] of own === other ? [] : askedOf(match, other).slice(0, MOST_ASKED)) {
    const [from, to] = endsOf(name);
    const difference = differenceOf(own, other, { piece, from, turn: turnBetween(from, to)! });
    if (difference.is !== 'found' || (fewest && difference.blocks.length >= fewest.blocks)) continue;
    const [scenario] = difference.scenarios;
    const words = scenarioWords(scenario).filter(([word]) => word !== 'system' && word !== 'step');
    fewest = {
      blocks: difference.blocks.length,
      compared: printWords([['systems', `${own.id},${other.id}`], ...words]),
      stepped: printWords(scenarioWords({ ...scenario, step: null })),
    };
  }
  return fewest ?? { compared: null, stepped: anyTurn(match, own) };
}
