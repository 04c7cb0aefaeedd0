import { press, type InPlay } from '#analysis/carryOut.ts';
import { entryPlacement } from '#analysis/entry.ts';
import type { Input } from '#analysis/poseSearch.ts';
import { reach, USUALLY_STILL, type Landing } from '#analysis/reach.ts';
import { parseBoard, printBoard } from '#engine/boardText.ts';
import { add, vecKey, type Vec } from '#engine/geometry.ts';
import { FRESH_MEMORY } from '#engine/memory.ts';
import { PIECES, type Piece, type Placement } from '#engine/piece.ts';
import { playfield, type Playfield } from '#engine/playfield.ts';
import { fieldFor } from '#engine/rotate.ts';
import type { RotationSystem } from '#engine/system.ts';
import { systemById, SYSTEMS } from '#rules/registry.ts';
import { oneOf, whole, type FigureSpec } from '../contract/fields.ts';
import { NO_SYSTEM, systemId, systemIdOrNone } from '../contract/systemFields.ts';

export interface ReachState {
  /** Id of a system, and of one to compare it with or `none`. */
  readonly system: string;
  readonly beside: string;
  readonly piece: Piece;
  readonly board: Playfield;
  /** Which placement is shown, from 0. */
  readonly way: number;
  /** How many inputs of its shortest way have been made. */
  readonly step: number;
}

const MOST_WAYS = 399;
const MOST_STEPS = 199;

/** Ten columns, as every count of reachable placements is made. */
const WIDTH = 10;

function readBoard(text: string): Playfield | null {
  const read = parseBoard(text);
  return read.ok && read.value[0]!.length === WIDTH && read.value.length <= 20 ? playfield({ rows: read.value }) : null;
}

/** How a placement can be come by. */
export interface ReachedPlacement extends Landing {
  /** Without kicks there is no way to it. */
  readonly kick: 'needed' | 'not needed';
  /** The other system does not reach it. */
  readonly here: 'only' | 'too';
}

export interface ReachView {
  readonly placements: readonly ReachedPlacement[];
  /** Placements that only the other system reaches. */
  readonly onlyThere: number;
}

const keyOf = ({ minos }: Landing): string => minos.map(vecKey).join(' ');

export const systemOf = (id: string): RotationSystem => systemById(id) ?? SYSTEMS[0]!;

/** Every placement of a state, those with short ways first. */
export function reachView({ system: id, beside, piece, board }: ReachState): ReachView {
  const system = systemOf(id);
  const all = reach(system, board, piece).landings;
  const plain = new Set(reach(system, board, piece, { kicks: 'left out' }).landings.map(keyOf));
  const there = beside === 'none' ? null : new Set(reach(systemOf(beside), board, piece).landings.map(keyOf));
  const own = new Set(all.map(keyOf));
  return {
    placements: all.map((landing) => ({
      ...landing,
      kick: plain.has(keyOf(landing)) ? 'not needed' : 'needed',
      here: there === null || there.has(keyOf(landing)) ? 'too' : 'only',
    })),
    onlyThere: there === null ? 0 : [...there].filter((key) => !own.has(key)).length,
  };
}

const MOVES: Readonly<Partial<Record<Input, Vec>>> = { left: [-1, 0], right: [1, 0], down: [0, -1] };

/** Where the piece is after each input of a way, the entry first. */
export function posesOf({ system: id, piece, board }: ReachState, inputs: readonly Input[]): readonly Placement[] {
  const system = systemOf(id);
  const field = fieldFor(system, board);
  const entry = entryPlacement(system, field, piece);
  if (!entry) return [];
  const poses = [entry];
  let now: InPlay = { placement: entry, memory: FRESH_MEMORY };
  for (const input of inputs) {
    if (input === 'left' || input === 'right' || input === 'down')
      now = { ...now, placement: { ...now.placement, at: add(now.placement.at, MOVES[input]!) } };
    else now = press(system, field, now, input, null);
    poses.push(now.placement);
  }
  return poses;
}

/** Whether the piece is turned at all in these counts. */
export const isStill = (piece: Piece): boolean => USUALLY_STILL.includes(piece);

export const REACH_MAP: FigureSpec<ReachState> = {
  fields: {
    system: systemId,
    beside: systemIdOrNone,
    piece: oneOf(PIECES),
    board: {
      print: (field) => printBoard(field, '/'),
      read: readBoard,
      allowed: 'up to 20 rows of 10 columns of . and #',
    },
    way: whole(0, MOST_WAYS),
    step: whole(0, MOST_STEPS),
  },
  standard: {
    system: 'srs-guideline',
    beside: NO_SYSTEM,
    piece: 'T',
    // A slot three rows deep under an overhang: the T gets in by the fifth test, and by nothing else.
    board: playfield({ rows: ['###.######', '###..#####', '###.######', '###.......', '####......'] }),
    way: 0,
    step: MOST_STEPS,
  },
  outcome: (state) => {
    const { placements } = reachView(state);
    return `${placements.length} placements, ${placements.filter(({ kick }) => kick === 'needed').length} by kicks`;
  },
};
