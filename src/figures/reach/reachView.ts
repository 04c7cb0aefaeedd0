import { press, type InPlay } from '#analysis/carryOut.ts';
import { entryPlacement } from '#analysis/entry.ts';
import type { Input } from '#analysis/poseSearch.ts';
import { reach, USUALLY_STILL, type Landing } from '#analysis/reach.ts';
import { parseBoard, printBoard } from '#engine/boardText.ts';
import { add, vecKey, type Vec } from '#engine/geometry.ts';
import { FRESH_MEMORY } from '#engine/memory.ts';
import { PIECES, type Piece, type Turn } from '#engine/piece.ts';
import { playfield, type Playfield } from '#engine/playfield.ts';
import { fieldFor } from '#engine/rotate.ts';
import type { Scenario } from '#engine/scenario.ts';
import type { RotationSystem } from '#engine/system.ts';
import { DEFAULT_SYSTEM, systemById } from '#rules/registry.ts';
import { oneOf, wholeNumber, type FigureSpec } from '#figure/fields.ts';
import { NO_SYSTEM, systemId, systemIdOrNone } from '#figure/systemFields.ts';

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
export const WIDTH = 10;
export const MOST_ROWS = 20;

function readBoard(text: string): Playfield | null {
  const read = parseBoard(text);
  return read.ok && read.value[0]!.length === WIDTH && read.value.length <= MOST_ROWS
    ? playfield({ rows: read.value })
    : null;
}

/** How a placement can be come by. */
export interface ReachedPlacement extends Landing {
  /** Id of the system under which its way leads there. */
  readonly under: string;
  /** Without kicks there is no way to it. */
  readonly kick: 'needed' | 'not needed';
  /** Which of the two systems reach it; `both` where there is only one. */
  readonly reachedBy: 'both' | 'this' | 'other';
}

export interface ReachView {
  /** Those of the system, short ways first; then those that only the other one reaches. */
  readonly placements: readonly ReachedPlacement[];
  readonly count: {
    /** Placements of the system, and those of them that need a kick. */
    readonly all: number;
    readonly needKick: number;
    readonly onlyThis: number;
    readonly onlyOther: number;
  };
}

const keyOf = ({ minos }: Landing): string => minos.map(vecKey).join(' ');

export const systemOf = (id: string): RotationSystem => systemById(id) ?? DEFAULT_SYSTEM;

type Question = Pick<ReachState, 'system' | 'beside' | 'piece' | 'board'>;

/** What one system reaches, with the squares of each placement as text. */
function reachedUnder(
  id: string,
  { board, piece }: Question,
): readonly (Omit<ReachedPlacement, 'reachedBy'> & { readonly key: string })[] {
  const system = systemOf(id);
  const plain = new Set(reach(system, board, piece, { kicks: 'left out' }).landings.map(keyOf));
  return reach(system, board, piece).landings.map((landing) => {
    const key = keyOf(landing);
    return { ...landing, key, under: id, kick: plain.has(key) ? 'not needed' : 'needed' };
  });
}

/** Every placement of a state. */
export function reachView(state: Question): ReachView {
  const here = reachedUnder(state.system, state);
  const there = state.beside === NO_SYSTEM ? null : reachedUnder(state.beside, state);
  const hereKeys = new Set(here.map(({ key }) => key));
  const thereKeys = there && new Set(there.map(({ key }) => key));
  const own = here.map((placement): ReachedPlacement => ({
    ...placement,
    reachedBy: thereKeys === null || thereKeys.has(placement.key) ? 'both' : 'this',
  }));
  const others = (there ?? [])
    .filter(({ key }) => !hereKeys.has(key))
    .map((placement): ReachedPlacement => ({ ...placement, reachedBy: 'other' }));
  return {
    placements: [...own, ...others],
    count: {
      all: own.length,
      needKick: own.filter(({ kick }) => kick === 'needed').length,
      onlyThis: own.filter(({ reachedBy }) => reachedBy === 'this').length,
      onlyOther: others.length,
    },
  };
}

const MOVES: Readonly<Partial<Record<Input, Vec>>> = { left: [-1, 0], right: [1, 0], down: [0, -1] };

/** Where the piece is after each input of a way, the entry first, and what the system remembers there. */
export function stationsOf(
  { piece, board }: Pick<ReachState, 'piece' | 'board'>,
  { under, inputs }: Pick<ReachedPlacement, 'under' | 'inputs'>,
): readonly InPlay[] {
  const system = systemOf(under);
  const field = fieldFor(system, board);
  const entry = entryPlacement(system, field, piece);
  if (!entry) return [];
  let now: InPlay = { placement: entry, memory: FRESH_MEMORY };
  const stations = [now];
  for (const input of inputs) {
    const by = MOVES[input];
    now = by
      ? { ...now, placement: { ...now.placement, at: add(now.placement.at, by) } }
      : press(system, field, now, input as Turn, null);
    stations.push(now);
  }
  return stations;
}

/** A turn on a way, ready to be stepped through. */
export interface TurnOnWay {
  /** How many inputs of the way have been made when it is done. */
  readonly step: number;
  readonly scenario: Scenario;
}

/** The turns of a way, in order. */
export function turnsOnWay(
  { board }: Pick<ReachState, 'board'>,
  { under, inputs }: Pick<ReachedPlacement, 'under' | 'inputs'>,
  stations: readonly InPlay[],
): readonly TurnOnWay[] {
  return inputs.flatMap((input, index): readonly TurnOnWay[] => {
    if (MOVES[input]) return [];
    const { placement, memory } = stations[index]!;
    const scenario: Scenario = {
      system: systemOf(under),
      readings: [],
      field: board,
      placement,
      turn: input as Turn,
      precedence: null,
      memory,
      step: null,
    };
    return [{ step: index + 1, scenario }];
  });
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
    way: wholeNumber(0, MOST_WAYS),
    step: wholeNumber(0, MOST_STEPS),
  },
  standard: {
    system: DEFAULT_SYSTEM.id,
    beside: NO_SYSTEM,
    piece: 'T',
    // A slot three rows deep under an overhang: the T gets in by the fifth test, and by nothing else.
    board: playfield({ rows: ['###.######', '###..#####', '###.######', '###.......', '####......'] }),
    way: 0,
    step: MOST_STEPS,
  },
  outcome: (state) => {
    const { count } = reachView(state);
    return `${count.all} placements, ${count.needKick} by kicks`;
  },
};
