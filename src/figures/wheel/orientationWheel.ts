import { add, subtract, vecKey, type Vec } from '#engine/geometry.ts';
import { sameSquares } from '#engine/squares.ts';
import type { Message } from '#engine/message.ts';
import { ORIENTATIONS, PIECES, turned, TURNS, type Orientation, type Piece, type Turn } from '#engine/piece.ts';
import { playfield } from '#engine/playfield.ts';
import { turnRule } from '#engine/rotate.ts';
import { extentOf, type Extent, type PieceShape, cornerOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import { DEFAULT_SYSTEM, systemById } from '#rules/registry.ts';
import type { Scene } from '#board/scene.ts';
import { oneOf, oneOfNumbers, type FigureSpec } from '#figure/fields.ts';
import { systemId } from '#figure/systemFields.ts';

/** Basic rotation keeps the bounding box in place. True rotation keeps the middle of a mino, in systems that are made of it. */
export type WheelRotation = 'basic' | 'true';

export interface WheelState {
  /** The id of a system. */
  readonly system: string;
  readonly piece: Piece;
  readonly from: Orientation;
  readonly rotation: WheelRotation;
}

export const systemOf = ({ system }: Pick<WheelState, 'system'>): RotationSystem =>
  systemById(system) ?? DEFAULT_SYSTEM;

/** Systems without true rotation show basic rotation, also if the state has the other. */
export const rotationOf = (state: WheelState): WheelRotation => (systemOf(state).offsetForm ? state.rotation : 'basic');

/** One orientation of a piece on a paper, in squares from its lower left corner. */
export interface WheelPose {
  readonly orientation: Orientation;
  readonly minos: readonly Vec[];
  /** In basic rotation: state 0 after plain rotation of the ring. In true rotation: the position of the first test. */
  readonly beside: readonly Vec[];
  /** In basic rotation the vector from `beside` to the piece, in true rotation the vector from the piece to `beside`. */
  readonly shift: Vec;
  /** Empty rows of the bounding box below the piece. */
  readonly floats: number;
}

export interface Wheel {
  readonly piece: Piece;
  /** Squares along a side of the paper. */
  readonly side: number;
  readonly box: Extent;
  readonly ring: Vec;
  readonly poses: readonly [WheelPose, WheelPose, WheelPose, WheelPose];
  /** Orientations with the same squares, if there are any. */
  readonly alike: readonly (readonly Orientation[])[];
}

/** Squares between the bounding box and the edge of the paper. */
const MARGIN = 1;

/** Rotates a square clockwise by quarters about a point. */
function turnedAbout([cx, cy]: Vec, [x, y]: Vec, quarters: number): Vec {
  let [dx, dy] = [x + 0.5 - cx, y + 0.5 - cy];
  for (let quarter = 0; quarter < quarters; quarter++) [dx, dy] = [dy, -dx];
  return [cx + dx - 0.5, cy + dy - 0.5];
}

function basicShift({ states, centre }: PieceShape, orientation: Orientation): Vec {
  const pure = states[0].map((square) => turnedAbout(centre, square, orientation));
  return subtract(cornerOf(states[orientation]), cornerOf(pure));
}

/** Returns the drawn shape, and the shift of each orientation against plain rotation. */
function drawn(state: WheelState): { readonly shape: PieceShape; readonly shifts: readonly Vec[] } {
  const system = systemOf(state);
  const { offsetForm } = system;
  if (rotationOf(state) === 'basic' || !offsetForm) {
    const shape = system.shapes[state.piece];
    return { shape, shifts: ORIENTATIONS.map((orientation) => basicShift(shape, orientation)) };
  }
  const offsets = offsetForm.kicks.groups.find(({ pieces }) => pieces.includes(state.piece))?.offsets;
  const first = (orientation: Orientation): Vec => offsets?.[orientation][0] ?? [0, 0];
  return {
    shape: offsetForm.shapes[state.piece],
    shifts: ORIENTATIONS.map((orientation) => subtract(first(0), first(orientation))),
  };
}

/** Groups orientations by their squares, without groups of one. */
function alikeOf({ states }: PieceShape): readonly (readonly Orientation[])[] {
  const groups = ORIENTATIONS.map((one) => ORIENTATIONS.filter((other) => sameSquares(states[one], states[other])));
  return groups.filter((group, orientation) => group.length > 1 && group[0] === orientation);
}

/** Returns the four orientations of a piece in a system. */
export function wheelOf(state: WheelState): Wheel {
  const { shape, shifts } = drawn(state);
  const onPaper = (square: Vec): Vec => add(square, [MARGIN, MARGIN]);
  const basic = rotationOf(state) === 'basic';
  const poses = ORIENTATIONS.map((orientation): WheelPose => {
    const minos = shape.states[orientation].map(onPaper);
    const shift = shifts[orientation]!;
    return {
      orientation,
      minos,
      beside: minos.map((mino) => (basic ? subtract(mino, shift) : add(mino, shift))),
      shift,
      floats: extentOf(minos).bottom - MARGIN,
    };
  });
  const last = MARGIN + shape.box - 1;
  return {
    piece: state.piece,
    side: shape.box + 2 * MARGIN,
    box: { left: MARGIN, right: last, bottom: MARGIN, top: last },
    ring: onPaper(shape.centre),
    poses: poses as unknown as Wheel['poses'],
    alike: alikeOf(shape),
  };
}

/** Returns the drawing of one orientation; `made` is the rotation that led to it, if any. */
export function poseScene(
  { piece, side, ring, poses }: Wheel,
  { minos, beside, shift }: WheelPose,
  made?: MadeTurn,
): Scene {
  return {
    field: playfield({ width: side, height: side }),
    piece,
    start: made ? poses[made.from].minos : vecKey(shift) === '0,0' ? [] : beside,
    body: minos,
    bodyIs: 'solid',
    obstacles: [],
    marked: [],
    arrow: { from: ring, to: add(ring, shift), turn: made?.turn },
  };
}

/** The effect of a pressed button on a piece without obstacles. */
export type WheelTurn =
  | {
      readonly is: 'made';
      readonly pressed: Turn;
      readonly turn: Turn;
      readonly times: 1 | 2;
      readonly to: Orientation;
    }
  | { readonly is: 'refused'; readonly because: Message };

export function turnOf(state: WheelState, pressed: Turn): WheelTurn {
  const rule = turnRule(systemOf(state), state.piece, pressed);
  const { from } = state;
  switch (rule.is) {
    case 'made':
      return { is: 'made', pressed, turn: pressed, times: 1, to: turned(from, pressed) };
    case 'becomes':
      return { is: 'made', pressed, turn: rule.turn, times: 1, to: turned(from, rule.turn) };
    case 'twice':
      return { is: 'made', pressed, turn: rule.turn, times: 2, to: turned(turned(from, rule.turn), rule.turn) };
    case 'refused':
      return { is: 'refused', because: rule.because };
  }
}

/** Returns the rotations that the buttons cause. */
export const turnsOf = (state: WheelState): readonly Turn[] =>
  TURNS.filter((turn) =>
    TURNS.some((pressed) => {
      const rotation = turnOf(state, pressed);
      return rotation.is === 'made' && rotation.turn === turn;
    }),
  );

/** A completed rotation and its start. */
export interface MadeTurn {
  readonly from: Orientation;
  readonly turn: Turn;
}

/** Returns the rotations of one press: none if the system refuses, two if a half turn consists of quarters. */
export function madeTurns(from: Orientation, pressed: WheelTurn): readonly MadeTurn[] {
  if (pressed.is === 'refused') return [];
  const { turn, times } = pressed;
  return [
    { from, turn },
    { from: turned(from, turn), turn },
  ].slice(0, times);
}

const isMoved = ({ shift }: WheelPose): boolean => vecKey(shift) !== '0,0';

export const ORIENTATION_WHEEL: FigureSpec<WheelState> = {
  fields: {
    system: systemId,
    piece: oneOf(PIECES),
    from: oneOfNumbers(ORIENTATIONS),
    rotation: oneOf(['basic', 'true']),
  },
  standard: { system: DEFAULT_SYSTEM.id, piece: 'T', from: 0, rotation: 'basic' },
  // Orientations that differ from plain rotation: `moved 2`, `moved none`.
  outcome: (state) =>
    `moved ${
      wheelOf(state)
        .poses.filter(isMoved)
        .map(({ orientation }) => orientation)
        .join(' ') || 'none'
    }`,
};
