import { ORIGIN, vecKey, type Vec } from './geometry.ts';
import { NO_KEYS, type HeldKeys } from './heldKeys.ts';
import { choiceOf, leaningList, listCount, testList } from './kicks.ts';
import {
  PIECES,
  PRECEDENCES,
  TURNS,
  turned,
  type Orientation,
  type Piece,
  type Precedence,
  type Turn,
} from './piece.ts';
import { PACKED_BELOW, type Playfield } from './playfield.ts';
import { MASK_COLUMNS, MASK_LEFT, poseTable, shapeIndex, type PoseTable } from './poses.ts';
import type { RotationSystem } from './system.ts';

/**
 * A system laid out for speed: every test list flattened. A rotation is an integer, the *code* of piece, orientation, turn and
 * precedence: `((piece * 4 + from) * 3 + turn) * 2 + precedence`. Where a condition chooses among lists, the codes of each list follow those
 * of the one before: see `chosenCode`.
 */
export interface Prepared {
  readonly system: RotationSystem;
  readonly poses: PoseTable;
  /**
   * Eight integers by code, side by side for speed: where its tests begin and end in `moves`; mask and packed row of basic rotation with the
   * box at 0, 0; leftmost column and number of columns of the box from which all tests are within the masks, 0 under guards; lowest packed row of that kind,
   * and how many rows fewer than the field has.
   */
  readonly layout: Int32Array;
  /** Two integers by test: columns and rows by which it moves the box. */
  readonly moves: Int8Array;
  /** Shape index of the new orientation by code. */
  readonly target: Int8Array;
  /** The same lists as vectors, by code. */
  readonly lists: readonly (readonly Vec[])[];
  /** Of each vector the part that comes from held keys; null where kicks do not lean. */
  readonly biases: readonly (readonly Vec[])[] | null;
  /** The most rows by which any test moves the box. */
  readonly farY: number;
  /** Those of `poses`. */
  readonly masks: Int32Array;
}

const CODES = PIECES.length * 4 * TURNS.length * PRECEDENCES.length;

/** Pieces by the code of their letter. */
const PIECE_BY_LETTER = new Uint8Array(128);
PIECES.forEach((piece, index) => (PIECE_BY_LETTER[piece.charCodeAt(0)] = index));

const turnIndex = (turn: Turn): number => (turn === 'cw' ? 0 : turn === 'ccw' ? 1 : 2);

/**
 * Packs a rotation into a number, as `winningTest` takes it. It is the rotation that the system makes: see the rules of `turns` in the system.
 * @param from the state before the rotation
 * @param precedence the side of the button; null where sides do not matter
 * @returns 0 to 167
 * @example
 * import { rotationCode } from 'wallkick';
 *
 * rotationCode('T', 0, 'cw', null); // → 120
 */
export const rotationCode = (piece: Piece, from: Orientation, turn: Turn, precedence: Precedence | null): number =>
  ((PIECE_BY_LETTER[piece.charCodeAt(0)]! * 4 + from) * 3 + turnIndex(turn)) * 2 + (precedence === 'right' ? 1 : 0);

/** The code of a rotation in one of several lists. */
export const codeInList = (code: number, list = 0): number => code + CODES * list;

/** The rotation of a code, whichever list it is in. */
export const codeOutside = (code: number): number => code % CODES;

/**
 * The code in the list that holds for a piece: of several lists, a condition chooses one before the first test.
 * @param code from `rotationCode`
 * @param keys what is held
 */
export function chosenCode(
  { system }: Prepared,
  field: Playfield,
  code: number,
  x: number,
  y: number,
  keys: HeldKeys = NO_KEYS,
): number {
  const choice = choiceOf(system);
  if (choice === null) return code;
  const shape = (code / 6) | 0;
  const piece = PIECES[shape >> 2]!;
  return codeInList(code, choice.of({ field, piece, before: system.shapes[piece].states[shape & 3]!, x, y, keys }));
}

const prepared = new WeakMap<RotationSystem, Prepared>();

let latest: Prepared | null = null;

/**
 * Lays a system out for `winningTest`. It does this once for each system and keeps the result.
 * @example
 * import { prepare } from 'wallkick';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * prepare(srsGuideline) === prepare(srsGuideline); // → true
 */
export function prepare(system: RotationSystem): Prepared {
  if (latest !== null && latest.system === system) return latest;
  const known = prepared.get(system) ?? build(system, ORIGIN);
  prepared.set(system, known);
  return (latest = known);
}

const leaning = new WeakMap<RotationSystem, Map<string, Prepared>>();

/** The system while held keys push its kicks by a bias. */
export function prepareLeaning(system: RotationSystem, bias: Vec): Prepared {
  if (bias[0] === 0 && bias[1] === 0) return prepare(system);
  const known = leaning.get(system) ?? new Map<string, Prepared>();
  leaning.set(system, known);
  const made = known.get(vecKey(bias)) ?? build(system, bias);
  known.set(vecKey(bias), made);
  return made;
}

const farthest = (distances: readonly number[]): number => Math.max(...distances.map(Math.abs));

function build(system: RotationSystem, bias: Vec): Prepared {
  const lists: (readonly Vec[])[] = [];
  const biases: (readonly Vec[])[] = [];
  const count = listCount(system.kicks);
  const target = new Int8Array(CODES * count);
  for (let list = 0; list < count; list++) {
    for (const [p, piece] of PIECES.entries()) {
      for (const from of [0, 1, 2, 3] as const) {
        for (const turn of TURNS) {
          for (const precedence of PRECEDENCES) {
            const to = turned(from, turn);
            target[lists.length] = shapeIndex(p, to);
            const leans = leaningList(system.kicks, piece, from, to, bias);
            lists.push(leans?.map(({ kick }) => kick) ?? testList(system.kicks, piece, from, to, precedence, list));
            if (leans) biases.push(leans.map((test) => test.bias));
          }
        }
      }
    }
  }
  const kicks = lists.flat();
  const poses = poseTable(system.shapes);
  const farX = farthest(kicks.map(([x]) => x));
  const farY = farthest(kicks.map(([, y]) => y));
  let next = 0;
  const layout = lists.flatMap((list, code) => {
    const shape = target[code]!;
    const start = next;
    next += 2 * list.length;
    return [
      ...[start, next],
      ...[shape * MASK_COLUMNS + MASK_LEFT, poses.lowest[shape]! + PACKED_BELOW],
      ...[farX - MASK_LEFT, system.guards.length > 0 ? 0 : MASK_COLUMNS - 2 * farX],
      // A pose takes up two entries of the packed form, its row and the one two rows above.
      ...[farY, 2 * farY + 2],
    ];
  });
  return {
    system,
    poses,
    layout: Int32Array.from(layout),
    moves: Int8Array.from(kicks.flat()),
    target,
    lists,
    biases: biases.length > 0 ? biases : null,
    farY,
    masks: poses.masks,
  };
}
