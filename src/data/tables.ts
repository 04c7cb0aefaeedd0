import type { Vec } from '#engine/geometry.ts';
import { choiceOf } from '#engine/kicks.ts';
import { PIECES, PRECEDENCES, type Piece, type Transition } from '#engine/piece.ts';
import type { OffsetPolicy, RotationSystem } from '#engine/system.ts';
import type { ShapeTable } from '#engine/shapes.ts';
import { kickTable } from '#analysis/kickTable.ts';
import type { OffsetTable } from '#analysis/offsetDerivation.ts';
import { offsetsFor } from '#analysis/offsetSolver.ts';
import { transitionName, writtenKick, writtenSquare, type Notation } from './notation.ts';

/** Every test of every turn, test 1 first: one table, or one for each button side or case of a condition. Pieces that never turn have no rows. */
interface KickList {
  readonly side: string | null;
  readonly pieces: readonly {
    readonly piece: Piece;
    readonly rows: readonly (readonly [Transition, readonly Vec[]])[];
  }[];
}

export function kickLists(system: RotationSystem): readonly KickList[] {
  const cases = choiceOf(system)?.cases;
  if (cases)
    return cases.map((side, list) => ({
      side,
      pieces: PIECES.map((piece) => ({ piece, rows: [...kickTable(system, piece, null, list)] })),
    }));
  const sides = system.kicks.rowBy === 'precedence' ? PRECEDENCES : [null];
  return sides.map((side) => ({
    side,
    pieces: PIECES.map((piece) => ({ piece, rows: [...kickTable(system, piece, side)] })),
  }));
}

/** Offsets that make a system's kicks, with the shapes whose boxes they move. */
export interface OffsetLists {
  readonly shapes: ShapeTable;
  readonly pieces: readonly { readonly piece: Piece; readonly offsets: OffsetTable }[];
  /** `source`: as the source prints them, from true rotation. `derived`: worked out from the kicks, from basic rotation. */
  readonly origin: 'source' | 'derived';
}

const byPiece = ({ groups }: OffsetPolicy): OffsetLists['pieces'] =>
  PIECES.flatMap((piece) => {
    const group = groups.find(({ pieces }) => pieces.includes(piece));
    return group ? [{ piece, offsets: group.offsets }] : [];
  });

/** The kicks of a system as offsets; null where no offsets make them (Arika's I, half turns), or the button side decides. */
export function offsetForm(system: RotationSystem): OffsetLists | null {
  const { kicks, shapes, offsetForm: written } = system;
  if (written) return { shapes: written.shapes, pieces: byPiece(written.kicks), origin: 'source' };
  if (kicks.rowBy === 'offsets') return { shapes, pieces: byPiece(kicks), origin: 'source' };
  if (kicks.rowBy !== 'transition' || kicks.groups.length === 0) return null;
  const pieces = PIECES.flatMap((piece) => {
    const table = kickTable(system, piece);
    const solved = offsetsFor(table);
    if (solved.is !== 'derivable') return [];
    // Rows of different lengths: a test that some rows lack would be made up for them.
    const lengths = new Set([...table.values()].map((row) => row.length));
    return lengths.size > 1 ? [] : [{ piece, offsets: solved.offsets }];
  });
  return pieces.length === PIECES.length ? { shapes, pieces, origin: 'derived' } : null;
}

/** Tables as they are written down in a notation: what all snippets print. */
export interface Tables {
  readonly system: RotationSystem;
  readonly notation: Notation;
  readonly shapes: readonly {
    readonly piece: Piece;
    readonly box: number;
    readonly states: readonly (readonly Vec[])[];
  }[];
  readonly vectors:
    | {
        readonly are: 'kicks';
        readonly lists: readonly {
          readonly side: string | null;
          readonly pieces: readonly {
            readonly piece: Piece;
            readonly rows: readonly { readonly name: string; readonly tests: readonly Vec[] }[];
          }[];
        }[];
      }
    | {
        readonly are: 'offsets';
        readonly origin: OffsetLists['origin'];
        readonly pieces: readonly { readonly piece: Piece; readonly offsets: readonly (readonly Vec[])[] }[];
      };
}

/** The tables of a system in a notation; kicks where offsets are asked for and there are none. */
export function tablesOf(system: RotationSystem, notation: Notation): Tables {
  const offsets = notation.vectors === 'offsets' ? offsetForm(system) : null;
  const shapes = offsets?.shapes ?? system.shapes;
  const written = (vectors: readonly Vec[]): readonly Vec[] => vectors.map((vector) => writtenKick(vector, notation));
  return {
    system,
    notation,
    shapes: PIECES.map((piece) => {
      const { box, states } = shapes[piece];
      return { piece, box, states: states.map((state) => state.map((square) => writtenSquare(square, box, notation))) };
    }),
    vectors: offsets
      ? {
          are: 'offsets',
          origin: offsets.origin,
          pieces: offsets.pieces.map((own) => ({ piece: own.piece, offsets: own.offsets.map(written) })),
        }
      : {
          are: 'kicks',
          lists: kickLists(system).map(({ side, pieces }) => ({
            side,
            pieces: pieces.map(({ piece, rows }) => ({
              piece,
              rows: rows.map(([name, tests]) => ({ name: transitionName(name, notation), tests: written(tests) })),
            })),
          })),
        },
  };
}
