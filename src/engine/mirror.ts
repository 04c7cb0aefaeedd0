import type { Vec } from './geometry.ts';
import { mirrorHeldKeys } from './heldKeys.ts';
import type { Orientation, Piece, Precedence, Transition, Turn } from './piece.ts';
import type { Playfield } from './playfield.ts';
import { withRows } from './stack.ts';
import type { Scenario } from './scenario.ts';
import { placementOn } from './placementOf.ts';
import { minosOf } from './shapes.ts';

// What is seen in a mirror: left and right change places.

const MIRRORED_CONTENT: ReadonlyMap<string, string> = new Map(Object.entries({ J: 'L', L: 'J', S: 'Z', Z: 'S' }));
const MIRRORED: Record<Piece, Piece> = { I: 'I', J: 'L', L: 'J', O: 'O', S: 'Z', T: 'T', Z: 'S' };
const MIRRORED_TURN: Record<Turn, Turn> = { cw: 'ccw', ccw: 'cw', '180': '180' };
const MIRRORED_SIDE: Record<Precedence, Precedence> = { left: 'right', right: 'left' };

/** The piece seen in a mirror: J and L change places, and so do S and Z. */
export const mirrorPiece = (piece: Piece): Piece => MIRRORED[piece];
export const mirrorOrientation = (orientation: Orientation): Orientation => ((4 - orientation) & 3) as Orientation;
export const mirrorTurn = (turn: Turn): Turn => MIRRORED_TURN[turn];
export const mirrorPrecedence = (side: Precedence): Precedence => MIRRORED_SIDE[side];
/** Orientations 1 and 3 change places. */
export const mirrorTransition = (name: Transition): Transition =>
  name.replace(/[13]/g, (state) => (state === '1' ? '3' : '1')) as Transition;

/** The field seen in a mirror; blocks of J and L, and of S and Z, change letters. */
export const mirrorField = (field: Playfield): Playfield =>
  withRows(
    field,
    field.rows.map((row) =>
      [...row]
        .reverse()
        .map((content) => MIRRORED_CONTENT.get(content) ?? content)
        .join(''),
    ),
  );

/**
 * The scenario seen in a mirror: field, piece, orientation, turn, button side and held keys. Where the mirrored orientation has other squares
 * (ARS), the orientation that covers the mirrored squares is taken; null when none does.
 */
export function mirrorScenario(scenario: Scenario): Scenario | null {
  const { system, field, placement, turn, precedence, heldKeys } = scenario;
  const piece = mirrorPiece(placement.piece);
  const squares = minosOf(system.shapes, placement).map(([x, y]): Vec => [field.width - 1 - x, y]);
  const mirrored = placementOn(system.shapes, piece, squares, mirrorOrientation(placement.orientation));
  if (!mirrored) return null;
  return {
    ...scenario,
    field: mirrorField(field),
    placement: mirrored,
    turn: mirrorTurn(turn),
    precedence: precedence === null ? null : mirrorPrecedence(precedence),
    heldKeys: mirrorHeldKeys(heldKeys),
  };
}
