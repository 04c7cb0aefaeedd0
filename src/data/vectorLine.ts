import { ORIGIN, sameVec, subtract, type Vec } from '#engine/geometry.ts';
import { ownEntry } from '#engine/ownEntry.ts';
import { printHeldKeys } from '#engine/heldKeys.ts';
import { carriedBy, testList } from '#engine/kicks.ts';
import { byRow } from '#engine/squares.ts';
import { turned, type Orientation, type Piece, type Precedence, type Turn } from '#engine/piece.ts';
import { rotate } from '#engine/rotate.ts';
import { requestOf } from '#engine/requestOf.ts';
import type { Scenario } from '#engine/scenario.ts';
import { minosOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import { placementAfter, type RotationTrace } from '#engine/trace.ts';

/** One line of a conformance file: a position, a turn, and what comes of it. Rows from the bottom, squares `[x, y]` with y up. */
export interface VectorLine {
  /** From 1, in its file. */
  readonly id: number;
  readonly piece: Piece;
  readonly from: Orientation;
  readonly to: Orientation;
  readonly rot: Turn;
  /** Bottom row first; rows above the last are empty. */
  readonly board: readonly string[];
  /** Sorted by row, then column. */
  readonly before: readonly Vec[];
  readonly ok: boolean;
  /** See `kickNumber`. */
  readonly kick: number | null;
  /** How far the box moved, or null when the turn failed. */
  readonly d: Vec | null;
  readonly after: readonly Vec[];
  readonly floorKicksUsed?: number;
  readonly precedence?: Precedence;
  /** Letters of the keys held, and how far they pushed the test that won. */
  readonly held?: string;
  /** The letter of the side that was pressed last. */
  readonly last?: string;
  readonly bias?: Vec | null;
}

/**
 * The number by which vector files know the test that won: that of its name, or its place in the list before held keys push it; 0 is basic
 * rotation.
 */
export function kickNumber(system: RotationSystem, { legs, outcome }: RotationTrace): number | null {
  if (outcome.is !== 'rotated') return null;
  const { kick, bias, number, leg } = outcome.test;
  const { start, to, tests } = legs[leg]!;
  if (bias) {
    const own = subtract(kick, bias);
    return testList(system.kicks, start.piece, start.orientation, to, null).findIndex((test) => sameVec(test, own));
  }
  return ownEntry(system.kickNames, kick.join())?.number ?? number - tests[0]!.number;
}

/** How far a turn moved the box from basic rotation, without what belongs to the turn itself; null when it failed. */
export function movedBy({ system, request, outcome }: RotationTrace): Vec | null {
  if (outcome.is !== 'rotated') return null;
  const { piece, orientation, at } = request.placement;
  const { placement } = outcome;
  const moved = subtract(placement.at, at);
  return subtract(moved, carriedBy(system.kicks, piece, orientation, placement.orientation) ?? ORIGIN);
}

/** What a system's lines say besides the position: only what its kicks depend on. */
export type ExtraField = 'floorKicksUsed' | 'precedence' | 'held' | 'bias' | 'last';

/** Runs a scenario and writes down what came of it. */
export function vectorLine(id: number, scenario: Scenario, extra: readonly ExtraField[]): VectorLine {
  const { system, field, placement, turn, precedence, heldKeys, memory } = scenario;
  const trace = rotate(system, requestOf(scenario), memory);
  const end = placementAfter(trace);
  const { outcome } = trace;
  const ok = outcome.is === 'rotated';
  return {
    id,
    piece: placement.piece,
    from: placement.orientation,
    to: turned(placement.orientation, turn),
    rot: turn,
    board: field.rows,
    before: [...minosOf(system.shapes, placement)].sort(byRow),
    ok,
    kick: kickNumber(system, trace),
    d: movedBy(trace),
    after: [...minosOf(system.shapes, end)].sort(byRow),
    ...(extra.includes('floorKicksUsed') ? { floorKicksUsed: memory.floorKicks } : {}),
    ...(extra.includes('held') ? { held: printHeldKeys(heldKeys) } : {}),
    ...(extra.includes('bias') ? { bias: ok ? (outcome.test.bias ?? null) : null } : {}),
    ...(extra.includes('last') ? { last: printHeldKeys(heldKeys) } : {}),
    ...(extra.includes('precedence') && precedence !== null ? { precedence } : {}),
  };
}

/**
 * Writes vectors as JSON Lines: one object a line, with a line end after each.
 * @example
 * import { srsGuideline } from 'wallkick/systems';
 * import { conformanceLines, printLines } from 'wallkick/vectors';
 *
 * printLines(conformanceLines(srsGuideline, 'small')).split('\n').length; // → 285
 */
export const printLines = (lines: readonly VectorLine[]): string =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');
