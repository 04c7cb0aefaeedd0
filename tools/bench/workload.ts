import { PIECES, type Orientation, type Piece, type Turn } from '#engine/piece.ts';
import { playfield, type Playfield } from '#engine/playfield.ts';
import { isFree } from '#engine/places.ts';
import { rotationCode } from '#engine/prepared.ts';
import { xorshift32 } from '#engine/random.ts';
import type { RotationSystem } from '#engine/system.ts';
import type { RotationRequest } from '#engine/trace.ts';

export const WORKLOAD_SEED = 20260101;
const WIDTH = 10;
const HEIGHT = 24;
const FILLED_ROWS = HEIGHT / 2;
const FILLED_PERCENT = 40;
/** Without the O, whose turns engines count differently. */
const TURNING: readonly Piece[] = PIECES.filter((piece) => piece !== 'O');

/** Noisy fields, legal random poses in the noise, one quarter turn each. The parallel arrays are the fast path's own input form. */
export interface Workload {
  readonly fields: readonly Playfield[];
  readonly requests: readonly RotationRequest[];
  readonly field: Uint16Array;
  readonly code: Int16Array;
  readonly x: Int8Array;
  readonly y: Int8Array;
}

export function makeWorkload(
  system: RotationSystem,
  boards: number,
  rotations: number,
  seed: number = WORKLOAD_SEED,
): Workload {
  const random = xorshift32(seed);
  const fields = Array.from({ length: boards }, () => {
    const rows = Array.from({ length: FILLED_ROWS }, () =>
      Array.from({ length: WIDTH }, () => (random() % 100 < FILLED_PERCENT ? '#' : '.')).join(''),
    );
    return playfield({ width: WIDTH, height: HEIGHT, rows, ceiling: HEIGHT });
  });

  const requests: RotationRequest[] = [];
  const work = {
    field: new Uint16Array(rotations),
    code: new Int16Array(rotations),
    x: new Int8Array(rotations),
    y: new Int8Array(rotations),
  };
  while (requests.length < rotations) {
    const board = random() % boards;
    const piece = TURNING[random() % TURNING.length]!;
    const orientation = (random() & 3) as Orientation;
    const { box } = system.shapes[piece];
    const x = (random() % (WIDTH + box)) - (box - 1);
    const y = (random() % (FILLED_ROWS + box)) - (box - 1);
    const placement = { piece, orientation, at: [x, y] } as const;
    const field = fields[board]!;
    if (!isFree(system, field, placement)) continue;
    const turn: Turn = (random() & 1) === 0 ? 'cw' : 'ccw';
    const index = requests.length;
    requests.push({ field, placement, turn });
    work.field[index] = board;
    work.code[index] = rotationCode(piece, orientation, turn, null);
    work.x[index] = x;
    work.y[index] = y;
  }
  return { fields, requests, ...work };
}

/** Folds outcomes into one number that any engine with the same rules reproduces: the winning test from 0, or -1. */
export const foldOutcome = (sum: number, test: number): number => (Math.imul(sum, 31) + test + 1) >>> 0;
