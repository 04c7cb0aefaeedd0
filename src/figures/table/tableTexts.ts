import 'strings:kickTable';
import 'strings:tests';
import { PIECES, type Piece } from '#engine/piece.ts';
import { endsOf, turnBetween } from '#engine/transitions.ts';
import { listText } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import type { Voice } from '#text/voice.ts';
import type { KickCell, KickRow, KickTableData } from '#figure/tables/kickTable.ts';

// The texts of a kick table.

/** Pieces that no kick of the table uses: one note replaces a mark in every cell. */
export const idlePieces = ({ never, sections }: KickTableData): readonly Piece[] =>
  never.includes('refused')
    ? []
    : PIECES.filter((piece) => {
        const own = sections.filter(({ pieces }) => pieces.includes(piece));
        const kicks = own.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.slice(1)));
        return kicks.length > 0 && kicks.every((cell) => cell.never.includes(piece));
      });

/** Pieces for which some kick never wins, and why; null if there are none. */
function neverChosen(data: KickTableData, say: Say) {
  const cells = data.sections.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  const idle = idlePieces(data);
  const pieces = PIECES.filter((piece) => !idle.includes(piece) && cells.some((cell) => cell.never.includes(piece)));
  if (pieces.length === 0) return null;
  // Basic rotation is an earlier test, so one reason covers both.
  const reasons = data.never.filter((reason) => reason !== 'basic' || !data.never.includes('earlier'));
  return { pieces, because: say(`kickTable.because.${reasons.join('.')}`) };
}

/** Returns the text of a cell whose kick never wins for some pieces; empty for other cells. */
export function neverText({ never }: KickCell, pieces: readonly Piece[], idle: readonly Piece[], say: Say): string {
  const busy = (some: readonly Piece[]): readonly Piece[] => some.filter((piece) => !idle.includes(piece));
  const own = busy(never);
  if (own.length === 0) return '';
  return own.length === busy(pieces).length
    ? say('kickTable.never.all')
    : say('kickTable.never.some', { pieces: own.join(' ') });
}

/** Returns the direction of a turn; null if its row is for buttons. */
export function rowSense({ precedence, transitions }: KickRow, say: Say): string | null {
  const turn = precedence === null ? turnBetween(...endsOf(transitions[0]!)) : null;
  return turn && say(`kickTable.sense.${turn}`);
}

/** Returns the heads of the columns, starting with that of the turns. */
export const kickHeads = ({ tests, datum }: KickTableData, say: Say): readonly string[] => [
  say('kickTable.turn'),
  ...Array.from({ length: tests }, (_, index) =>
    index === 0 && datum === 'basic rotation' ? say('kickTable.basic') : say('tests.name', { number: index + 1 }),
  ),
];

/** Returns the note below the table about pieces whose kicks never win. */
export function legends(data: KickTableData, say: Say): readonly { readonly who: string; readonly because: string }[] {
  const idle = idlePieces(data);
  const never = neverChosen(data, say);
  const who = (pieces: readonly Piece[]): string => say('kickTable.legend', { pieces: listText(pieces, say) });
  return [
    ...(never ? [{ who: who(never.pieces), because: never.because }] : []),
    ...(idle.length > 0 ? [{ who: who(idle), because: say('kickTable.idle') }] : []),
  ];
}

export const tableTitle = ({ system, sections }: KickTableData, { say }: Voice): string =>
  say('kickTable.title', {
    system: system.name,
    pieces: listText(
      PIECES.filter((piece) => sections.some(({ pieces }) => pieces.includes(piece))),
      say,
    ),
  });

/** Says from which position the kicks are measured, and which way is up. */
export const datumText = ({ datum }: KickTableData, { say, conventions }: Voice): string =>
  say(`kickTable.datum.${datum}.${conventions.y}`);
