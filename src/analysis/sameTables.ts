import { ORIGIN, subtract, vecKey, type Vec } from '#engine/geometry.ts';
import type { Piece, Transition } from '#engine/piece.ts';
import type { Scenario } from '#engine/scenario.ts';
import { cornerOf, shapeOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import { endsOf, HALF_TRANSITIONS, QUARTER_TRANSITIONS, turnBetween } from '#engine/transitions.ts';
import { JLSTZ } from '#rules/kickTables.ts';
import { TURN_GROUPS, type NamedTable, type TurnGroup } from '#rules/namedTables.ts';
import { differenceOf } from './difference.ts';
import { squaresTried } from './squaresTried.ts';

/** A turn of a piece. */
export interface PieceTurn {
  readonly piece: Piece;
  readonly name: Transition;
}

const turnsOf = (pieces: readonly Piece[], names: readonly Transition[]): readonly PieceTurn[] =>
  pieces.flatMap((piece) => names.map((name) => ({ piece, name })));

/** The O is left out: it never has to be kicked. */
const GROUP_TURNS: Readonly<Record<TurnGroup, readonly PieceTurn[]>> = {
  quarter: turnsOf(JLSTZ, QUARTER_TRANSITIONS),
  quarterI: turnsOf(['I'], QUARTER_TRANSITIONS),
  half: turnsOf(JLSTZ, HALF_TRANSITIONS),
  halfI: turnsOf(['I'], HALF_TRANSITIONS),
};

/** The squares of each test of a turn, measured from where the piece begins; null where the system does not make the turn. */
export function testedSquares(system: RotationSystem, { piece, name }: PieceTurn): readonly (readonly Vec[])[] | null {
  const [from, to] = endsOf(name);
  const tried = squaresTried(system, { piece, orientation: from, at: ORIGIN }, turnBetween(from, to)!);
  if (typeof tried === 'string') return null;
  const corner = cornerOf(shapeOf(system.shapes, piece, from));
  return tried.map((squares) => squares.map((square) => subtract(square, corner)));
}

/** The squares that a turn tries, in order and each once, as text. A place that is tried again decides nothing. */
function turnKey(system: RotationSystem, turn: PieceTurn): string | null {
  const tests = testedSquares(system, turn)?.map((squares) => squares.map(vecKey).sort().join(' '));
  return tests ? [...new Set(tests)].join('; ') : null;
}

/** The same text for tables that try the same squares in the same order; null where the turns are not made, or were not read. */
export function groupKey({ system, unread = [] }: NamedTable, group: TurnGroup): string | null {
  const keys = GROUP_TURNS[group].map((turn) => turnKey(system, turn));
  return unread.includes(group) || keys.includes(null) ? null : keys.join('\n');
}

/** The turns that two tables both make, and in which they try other squares or the same in another order. */
export const differingTurns = (a: NamedTable, b: NamedTable): readonly PieceTurn[] =>
  TURN_GROUPS.filter((group) => groupKey(a, group) !== null && groupKey(b, group) !== null)
    .flatMap((group) => GROUP_TURNS[group])
    .filter((turn) => turnKey(a.system, turn) !== turnKey(b.system, turn));

/** A board with as few blocks as possible, under each of two tables. */
export interface FirstDifference {
  readonly turn: PieceTurn;
  readonly scenarios: readonly [Scenario, Scenario];
}

/** The first turn in which two tables differ on some board; null where they differ on none. */
export function firstDifference(a: NamedTable, b: NamedTable): FirstDifference | null {
  for (const turn of differingTurns(a, b)) {
    const [from, to] = endsOf(turn.name);
    const found = differenceOf(a.system, b.system, { piece: turn.piece, from, turn: turnBetween(from, to)! });
    if (found.is === 'found') return { turn, scenarios: found.scenarios };
  }
  return null;
}
