import { add, ORIGIN, sameVec, subtract } from '#engine/geometry.ts';
import { transition, type Piece } from '#engine/piece.ts';
import { endsOf, HALF_TRANSITIONS } from '#engine/transitions.ts';
import { cornerOf, minosOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import { SYSTEMS } from '#rules/registry.ts';
import { without, type KickTable } from './kickTable.ts';
import { deriveTests, type OffsetTable } from './offsetDerivation.ts';
import { onlyOffsets } from './onlyOffsets.ts';
import { cellsOf, rotationsOfPiece } from './rotations.ts';
import { trueShape } from './trueShape.ts';

/** The offsets that make the quarter turns of a piece, from true rotation; `whyNoOffsets` says why there are none. */
export type SystemOffsets =
  | {
      /** `published`: as the sources of system `by` print them. `solved`: worked out from the kicks, those of orientation 0 chosen to be 0, 0. */
      readonly is: 'published' | 'solved';
      readonly by: RotationSystem;
      readonly offsets: OffsetTable;
    }
  | { readonly is: 'none' };

const PUBLISHED = SYSTEMS.filter(({ offsetForm }) => offsetForm !== null);

/** The published offsets of a piece; undefined where a system has none. */
const publishedIn = (system: RotationSystem, piece: Piece): OffsetTable | undefined =>
  system.offsetForm?.kicks.groups.find(({ pieces }) => pieces.includes(piece))?.offsets;

/** The tests of each transition as displacements from true rotation; where the button side matters, those of the left one. */
export function testsFromTrue(system: RotationSystem, piece: Piece): KickTable {
  const { states } = trueShape(system.shapes, piece);
  return new Map(
    rotationsOfPiece(system, piece)
      .filter(({ precedence, list }) => precedence !== 'right' && !list)
      .map((rotation) => {
        const { from, to } = rotation;
        const start = cornerOf(minosOf(system.shapes, { piece, orientation: from, at: ORIGIN }));
        const datum = add(start, subtract(cornerOf(states[to]), cornerOf(states[from])));
        const tests = cellsOf(system, rotation).tests.map((squares) => subtract(cornerOf(squares), datum));
        return [transition(from, to), tests];
      }),
  );
}

/** Whether offsets make every row of a table, test by test. */
export const makes = (offsets: OffsetTable, table: KickTable): boolean =>
  [...table].every(([name, row]) => {
    const derived = deriveTests(offsets, ...endsOf(name));
    return derived.length === row.length && derived.every(({ fromTrue }, index) => sameVec(fromTrue, row[index]!));
  });

const known = new WeakMap<RotationSystem, Partial<Record<Piece, SystemOffsets>>>();

/** The offsets of a piece in a system, worked out once. */
export function systemOffsets(system: RotationSystem, piece: Piece): SystemOffsets {
  const ofSystem = known.get(system) ?? {};
  known.set(system, ofSystem);
  return (ofSystem[piece] ??= workOut(system, piece));
}

function workOut(system: RotationSystem, piece: Piece): SystemOffsets {
  const quarters = without(testsFromTrue(system, piece), HALF_TRANSITIONS);
  if (quarters.size === 0) return { is: 'none' };
  for (const by of PUBLISHED) {
    const offsets = publishedIn(by, piece);
    if (offsets && makes(offsets, quarters)) return { is: 'published', by, offsets };
  }
  const { offsets } = onlyOffsets(quarters);
  return makes(offsets, quarters) ? { is: 'solved', by: system, offsets } : { is: 'none' };
}
