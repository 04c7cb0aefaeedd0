import { ORIENTATIONS, PIECES, type Orientation, type Piece, type Placement } from '#engine/piece.ts';
import { NO_REMARKS, type Export, type Import } from './conversion.ts';
import type { Remark } from './diagnostic.ts';
import type { Move, PtnDocument } from './document.ts';
import { placementsOf } from './placements.ts';
import { moveOver, squaresOf, srsPlaceOf } from './srs.ts';

const NAMES: Readonly<Record<Orientation, string>> = { 0: 'north', 1: 'east', 2: 'south', 3: 'west' };

/** A move of the Tetris Bot Protocol (its MVP text): the centre of SRS true rotation, columns and rows from 0. */
interface TbpMove {
  readonly location: {
    readonly type: Piece;
    readonly orientation: string;
    readonly x: number;
    readonly y: number;
  };
  readonly spin: 'none' | 'mini' | 'full';
}

/** A placement as a TBP move. The NES knows no spin bonus, so no spin is claimed. */
function tbpMoveOf(placement: Placement): TbpMove {
  const { piece, orientation, x, y } = srsPlaceOf(placement);
  return { location: { type: piece, orientation: NAMES[orientation], x, y }, spin: 'none' };
}

/** The placements of a document as a JSON array, one move a line. */
export function writeTbp(document: PtnDocument): Export {
  const { placements, remarks } = placementsOf(document);
  if (remarks.length > 0) return { text: null, remarks };
  const moves = placements.map((placement) => JSON.stringify(tbpMoveOf(placement)));
  return { text: moves.length === 0 ? '[]\n' : `[\n${moves.join(',\n')}\n]\n`, remarks };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Text from outside: what it should be is said by the caller.
    return null;
  }
}

/** The move that one element of the array stands for; null when it is none, or lies outside the board. */
function readMove(element: unknown): Move | null {
  const { type, orientation, x, y } = ((element as Partial<TbpMove> | null)?.location ?? {}) as Record<string, unknown>;
  const piece = PIECES.find((known) => known === type);
  const turned = ORIENTATIONS.find((known) => NAMES[known] === orientation);
  if (piece === undefined || turned === undefined || !Number.isInteger(x) || !Number.isInteger(y)) return null;
  return moveOver(piece, squaresOf({ piece, orientation: turned, x: x as number, y: y as number }));
}

/** Reads a JSON array of TBP moves. Every move gets its row; what a move says of spins is left out. */
export function readTbp(text: string): Import {
  const span = { start: 0, end: text.length };
  const empty: PtnDocument = { headers: [], items: [] };
  const json = parseJson(text);
  if (!Array.isArray(json))
    return { document: empty, remarks: [{ code: 'E_CONVERT_SYNTAX', span, sentence: 'notTbp' }] };
  const moves = json.map(readMove);
  const remarks = moves.flatMap((move, index): readonly Remark[] =>
    move === null
      ? [{ code: 'E_CONVERT_PLACE', span, sentence: 'offBoard', values: { what: `move ${index + 1}` } }]
      : [],
  );
  if (remarks.length > 0) return { document: empty, remarks };
  return { document: { headers: [], items: moves.filter((move) => move !== null) }, remarks: NO_REMARKS };
}
