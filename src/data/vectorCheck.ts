import { sameVec, type Vec } from '#engine/geometry.ts';
import { sameSquares } from '#engine/squares.ts';
import { FRESH_MEMORY } from '#engine/memory.ts';
import { ownEntry } from '#engine/ownEntry.ts';
import type { Placement } from '#engine/piece.ts';
import { playfield } from '#engine/playfield.ts';
import { rotate } from '#engine/rotate.ts';
import { placementOf } from '#engine/placementOf.ts';
import { minosOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import { placementAfter, type RotationTrace } from '#engine/trace.ts';
import { kickNumber, movedBy } from './vectorLine.ts';
import type { Program } from '#rules/programs.ts';
import type { Vector } from './vectorLines.ts';

/**
 * The placement at the start of a vector.
 * @returns null if its squares do not match its piece and state
 * @example
 * import { srsGuideline } from 'wallkick/systems';
 * import { conformanceLines, printLines, readVectors, startOf } from 'wallkick/vectors';
 *
 * const read = readVectors(printLines(conformanceLines(srsGuideline, 'small').slice(0, 1)));
 * read.is === 'read' && read.vectors[0] ? startOf(srsGuideline, read.vectors[0])?.piece : null; // → 'I'
 */
export const startOf = (system: RotationSystem, { piece, before, from }: Vector): Placement | null =>
  placementOf(system.shapes, piece, before, from);

/** The engine's result for a vector, in the terms of the vector files. */
interface Answer {
  readonly ok: boolean;
  readonly after: readonly Vec[];
  readonly d: Vec | null;
  readonly kick: number | null;
  /** How far held keys pushed the test that won. */
  readonly bias: Vec | null;
}

function answer(system: RotationSystem, vector: Vector, start: Placement): Answer {
  const trace = rotate(
    system,
    {
      field: playfield({ width: vector.board[0]?.length ?? system.field.width, rows: vector.board }),
      placement: start,
      turn: vector.rot,
      precedence: vector.precedence,
      heldKeys: vector.heldKeys,
    },
    { ...FRESH_MEMORY, floorKicks: vector.floorKicksUsed },
  );
  const ok = trace.outcome.is === 'rotated';
  const after = placementAfter(trace);
  return {
    ok,
    after: minosOf(system.shapes, after),
    d: movedBy(trace),
    kick: kickNumber(system, trace),
    bias: winningBias(trace),
  };
}

/** How far held keys pushed the test that won; null where none won or the system does not lean. */
const winningBias = ({ outcome }: RotationTrace): Vec | null =>
  outcome.is === 'rotated' ? (outcome.test.bias ?? null) : null;

const sameDisplacement = (a: Vec | null, b: Vec | null): boolean =>
  a === null || b === null ? a === b : sameVec(a, b);

const difference = (name: string, got: unknown, expected: unknown): string =>
  `${name} is ${JSON.stringify(got)}, expected ${JSON.stringify(expected)}`;

/** Compares an answer with the recorded one, field by field. */
function differences(got: Answer, recorded: Answer): readonly string[] {
  const found: string[] = [];
  if (got.ok !== recorded.ok) found.push(difference('ok', got.ok, recorded.ok));
  if (!sameSquares(recorded.after, got.after)) found.push(difference('after', got.after, recorded.after));
  if (!sameDisplacement(got.d, recorded.d)) found.push(difference('d', got.d, recorded.d));
  if (got.kick !== recorded.kick) found.push(difference('kick', got.kick, recorded.kick));
  if (recorded.bias !== null && !sameDisplacement(got.bias, recorded.bias))
    found.push(difference('bias', got.bias, recorded.bias));
  return found;
}

/**
 * Compares the engine with a vector.
 * @param start from `startOf`
 * @param program a program whose own results count where a line has them; null for the recorded result
 * @returns what differs, empty if nothing does
 * @example
 * import { srsArika, srsGuideline } from 'wallkick/systems';
 * import { checkVector, conformanceLines, printLines, readVectors, startOf } from 'wallkick/vectors';
 *
 * const read = readVectors(printLines(conformanceLines(srsArika, 'small')));
 * const wrong = (read.is === 'read' ? read.vectors : []).filter((vector) => {
 *   const start = startOf(srsGuideline, vector);
 *   return start === null || checkVector(srsGuideline, vector, start, null).length > 0;
 * });
 * wrong.every(({ piece }) => piece === 'I'); // → true
 */
export function checkVector(
  system: RotationSystem,
  vector: Vector,
  start: Placement,
  program: Program | null,
): readonly string[] {
  const got = answer(system, vector, start);
  const result = program === null ? undefined : ownEntry(vector.results, program.id);
  if (result !== undefined) {
    const expected = result === 'fail' ? null : result;
    return sameDisplacement(got.d, expected) ? [] : [difference('d', got.d ?? 'fail', result)];
  }
  const found = differences(got, vector);
  if (program === null || !vector.dissent.includes(program.id)) return found;
  return found.length > 0 ? [] : [`the result is the recorded one, from which ${program.id} differs`];
}
