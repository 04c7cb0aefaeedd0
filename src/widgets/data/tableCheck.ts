import { differenceOf } from '#analysis/difference.ts';
import { propertiesOf, type Properties } from '#analysis/properties.ts';
import type { Diagnostic } from '#engine/diagnostics.ts';
import { endsOf, turnBetween, type Piece, type Transition } from '#engine/piece.ts';
import { scenarioWords } from '#engine/scenario.ts';
import type { RotationSystem } from '#engine/system.ts';
import { matchTable, type TableMatch } from '#data/tableMatch.ts';
import { readTable } from '#data/tableText.ts';
import { ownId, type OwnRow } from '#rules/ownSystems.ts';
import { systemById } from '#rules/registry.ts';
import { printWords } from '../words.ts';

/** Turns that are asked for a board on which it matters; more only repeat the point. */
const MOST_ASKED = 8;
/** A table that differs from every system in more of its entries than this is near to none. */
const NEAR = 0.5;

/** What a checker has to say about a pasted text. */
export type TableVerdict =
  | { readonly is: 'unreadable'; readonly problems: readonly Diagnostic[] }
  | { readonly is: 'no table' }
  | {
      readonly is: 'same' | 'near' | 'far';
      readonly match: TableMatch;
      /** The system of the table: the nearest one with the pasted rows in it. */
      readonly own: RotationSystem;
      readonly properties: readonly { readonly pieces: readonly Piece[]; readonly of: Properties }[];
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
  const match = matchTable(read.value);
  if (!match) return { is: 'no table' };
  const own = ownSystemOf(match);
  const share = match.differences.length / match.entries;
  return {
    is: share === 0 ? 'same' : share <= NEAR ? 'near' : 'far',
    match,
    own,
    properties: match.tables.map(({ pieces }) => ({ pieces, of: propertiesOf(own, pieces[0]!) })),
  };
}

/** The words of a comparison on the smallest board on which the table matters; null where no board shows a difference. */
export function tellingBoard({ differences, system }: TableMatch, own: RotationSystem): string | null {
  const asked = new Map<string, { readonly piece: Piece; readonly transition: Transition }>();
  for (const { pieces, transition } of differences)
    asked.set(pieces[0]! + transition, { piece: pieces[0]!, transition });
  let fewest: { readonly blocks: number; readonly words: string } | null = null;
  for (const { piece, transition } of [...asked.values()].slice(0, MOST_ASKED)) {
    const [from, to] = endsOf(transition);
    const difference = differenceOf(own, system, { piece, from, turn: turnBetween(from, to)! });
    if (difference.is !== 'found' || (fewest && difference.blocks.length >= fewest.blocks)) continue;
    const words = scenarioWords(difference.scenarios[0]).filter(([name]) => name !== 'system' && name !== 'step');
    fewest = { blocks: difference.blocks.length, words: printWords([['systems', `${own.id},${system.id}`], ...words]) };
  }
  return fewest?.words ?? null;
}
