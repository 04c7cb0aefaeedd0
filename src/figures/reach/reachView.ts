import { press, type InPlay } from '#analysis/carryOut.ts';
import { entryPlacement } from '#analysis/entry.ts';
import type { Input } from '#analysis/poseSearch.ts';
import { reach, type Landing } from '#analysis/reach.ts';
import { parseBoard, printBoard } from '#engine/boardText.ts';
import { add, sameVec, subtract, vecKey, type Vec } from '#engine/geometry.ts';
import { NO_KEYS } from '#engine/heldKeys.ts';
import { FRESH_MEMORY } from '#engine/memory.ts';
import { PIECES, type Piece, type Turn } from '#engine/piece.ts';
import { playfield, type Playfield } from '#engine/playfield.ts';
import { fieldFor } from '#engine/rotate.ts';
import type { Scenario } from '#engine/scenario.ts';
import { minosOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import { DEFAULT_SYSTEM, systemById } from '#rules/registry.ts';
import { oneOf, wholeNumber, type FigureSpec } from '#figure/fields.ts';
import { NO_SYSTEM, systemId, systemIdOrNone } from '#figure/systemFields.ts';

export interface ReachState {
  /** The id of a system, and of one to compare with or `none`. */
  readonly system: string;
  readonly beside: string;
  readonly piece: Piece;
  readonly board: Playfield;
  /** The index of the current placement. */
  readonly way: number;
  /** The number of presses made on its shortest path. */
  readonly step: number;
  /** The map shows squares that take up to so many presses. */
  readonly presses: number;
}

const MOST_WAYS = 399;
const MOST_STEPS = 199;

/** Ten columns, as in all published counts of reachable placements. */
export const WIDTH = 10;
export const MOST_ROWS = 20;

function readBoard(text: string): Playfield | null {
  const read = parseBoard(text);
  return read.ok && read.value[0]!.length === WIDTH && read.value.length <= MOST_ROWS
    ? playfield({ rows: read.value })
    : null;
}

/** A placement and its shortest path. */
export interface ReachedPlacement extends Landing {
  /** The id of the system whose path it is. */
  readonly under: string;
  /** True if no path exists without kicks. */
  readonly kick: 'needed' | 'not needed';
  /** The systems that reach it; `both` if there is only one. */
  readonly reachedBy: 'both' | 'this' | 'other';
}

export interface ReachView {
  /** The placements of the system, by length of their paths; then those that only the other system reaches. */
  readonly placements: readonly ReachedPlacement[];
  readonly count: {
    /** The number of the system's placements, and of those that need a kick. */
    readonly all: number;
    readonly needKick: number;
    readonly onlyThis: number;
    readonly onlyOther: number;
  };
}

const keyOf = ({ minos }: Landing): string => minos.map(vecKey).join(' ');

export const systemOf = (id: string): RotationSystem => systemById(id) ?? DEFAULT_SYSTEM;

type Question = Pick<ReachState, 'system' | 'beside' | 'piece' | 'board'>;

/** The placements of one system, with the squares of each as text. */
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

/** Returns every placement of a state. */
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

/** The moves and rotations of a way, without the drops. */
export const pressesOf = (inputs: readonly Input[]): number => inputs.filter((input) => input !== 'down').length;

/** The most presses that a placement takes. */
export const mostPresses = (placements: readonly ReachedPlacement[]): number =>
  Math.max(0, ...placements.map(({ inputs }) => pressesOf(inputs)));

/** How many inputs are made at each step of a way: none, and then a press with all falling before the next one. */
export function stopsOf(inputs: readonly Input[]): readonly number[] {
  const presses = inputs.flatMap((input, index) => (input === 'down' ? [] : [index]));
  return [0, ...presses.slice(1), inputs.length];
}

/**
 * Chooses placements to look at: those that need a kick or that only one system reaches, then those that take the most presses.
 * @returns their indices
 */
export function notable(placements: readonly ReachedPlacement[], most: number): readonly number[] {
  const rare = ({ kick, reachedBy }: ReachedPlacement): number =>
    Number(kick === 'needed') + Number(reachedBy !== 'both');
  return placements
    .map((placement, index) => ({ index, rare: rare(placement), presses: pressesOf(placement.inputs) }))
    .sort((one, other) => other.rare - one.rare || other.presses - one.presses)
    .slice(0, most)
    .map(({ index }) => index);
}

/** Squares that the same number of presses leads to. */
export interface HeatLevel {
  readonly presses: number;
  readonly squares: readonly Vec[];
}

/**
 * Returns for each square that a placement without a kick covers the fewest moves and rotations on a way there, the fewest first. Drops
 * do not count: they say how deep a square is, not how hard it is to reach.
 */
export function heatOf(placements: readonly ReachedPlacement[]): readonly HeatLevel[] {
  const fewest = new Map<string, { readonly square: Vec; readonly presses: number }>();
  for (const { minos, inputs, kick, reachedBy } of placements) {
    if (kick === 'needed' || reachedBy === 'other') continue;
    const presses = pressesOf(inputs);
    for (const square of minos)
      if (presses < (fewest.get(vecKey(square))?.presses ?? Infinity)) fewest.set(vecKey(square), { square, presses });
  }
  const levels = Map.groupBy(fewest.values(), ({ presses }) => presses);
  return [...levels]
    .map(([presses, found]) => ({ presses, squares: found.map(({ square }) => square) }))
    .sort((one, other) => one.presses - other.presses);
}

/** A way as a drawing shows it. */
export interface DrawnWay {
  /** The corners of the line that the point of rotation follows. */
  readonly corners: readonly Vec[];
  /** Where the line is after each move to a side. */
  readonly presses: readonly Vec[];
  /** The piece before each rotation, its point of rotation, where a kick moves that, and the number of presses with the rotation. */
  readonly turns: readonly {
    readonly at: Vec;
    readonly minos: readonly Vec[];
    readonly to: Vec;
    readonly step: number;
  }[];
}

/** Returns the drawing of a path from its stations. */
export function drawnWay(
  { under, inputs }: Pick<ReachedPlacement, 'under' | 'inputs'>,
  stations: readonly InPlay[],
): DrawnWay {
  const { shapes } = systemOf(under);
  const points = stations.map(({ placement }) => add(placement.at, shapes[placement.piece].centre));
  const step = (index: number): Vec => subtract(points[index]!, points[index - 1]!);
  return {
    corners: points.filter(
      (_point, index) => index === 0 || index === points.length - 1 || !sameVec(step(index), step(index + 1)),
    ),
    presses: inputs.flatMap((input, index) => (input === 'left' || input === 'right' ? [points[index + 1]!] : [])),
    turns: inputs.flatMap((input, index) =>
      MOVES[input]
        ? []
        : [
            {
              at: points[index]!,
              minos: minosOf(shapes, stations[index]!.placement),
              to: points[index + 1]!,
              step: pressesOf(inputs.slice(0, index + 1)),
            },
          ],
    ),
  };
}

/** Returns the position of the piece after each input of a path, from the spawn on, with the system's memory. */
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

/** A rotation of a path, as a trace for the stepper. */
export interface TurnOnWay {
  /** The number of presses up to and including the rotation. */
  readonly step: number;
  readonly scenario: Scenario;
}

/** Returns the rotations of a path, in order. */
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
      heldKeys: NO_KEYS,
      memory,
      step: null,
    };
    return [{ step: pressesOf(inputs.slice(0, index + 1)), scenario }];
  });
}

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
    presses: wholeNumber(0, MOST_STEPS),
  },
  standard: {
    system: DEFAULT_SYSTEM.id,
    beside: NO_SYSTEM,
    piece: 'T',
    // A slot three rows deep under an overhang: the T gets in by the fifth test, and by nothing else.
    board: playfield({ rows: ['###.######', '###..#####', '###.######', '###.......', '####......'] }),
    way: 0,
    step: MOST_STEPS,
    presses: MOST_STEPS,
  },
  most: {
    way: (state) => Math.max(0, reachView(state).placements.length - 1),
    step: (state) => {
      const placement = reachView(state).placements[state.way];
      return placement ? stopsOf(placement.inputs).length - 1 : 0;
    },
    presses: (state) => mostPresses(reachView(state).placements),
  },
  outcome: (state) => {
    const { count } = reachView(state);
    return `${count.all} placements, ${count.needKick} by kicks`;
  },
};
