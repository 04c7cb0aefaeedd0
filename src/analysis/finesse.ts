import { add, vecKey, type Vec } from '#engine/geometry.ts';
import { precedenceOf } from '#engine/kicks.ts';
import { FRESH_MEMORY } from '#engine/memory.ts';
import { ORIENTATIONS, type Piece, type Placement, type Turn } from '#engine/piece.ts';
import { isFree } from '#engine/places.ts';
import { playfield, type Playfield } from '#engine/playfield.ts';
import { prepare } from '#engine/prepared.ts';
import { rotate } from '#engine/rotate.ts';
import { extentOf, minosOf } from '#engine/shapes.ts';
import { spawnPlacement, spawnPlacements } from '#engine/spawn.ts';
import { byRow } from '#engine/squares.ts';
import type { RotationSystem } from '#engine/system.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { carryOut, legsOf, type InPlay } from './carryOut.ts';
import { MOST_FLOOR_KICKS } from './guards.ts';
import { followedAbove } from './poseSearch.ts';

/** What a key does: it moves the piece, some columns or rows or as far as it goes, or it turns it, now or as it enters. */
type Effect =
  | { readonly is: 'move'; readonly by: Vec; readonly held: boolean }
  | { readonly is: 'turn'; readonly turn: Turn; readonly atEntry: boolean };

const EFFECTS = {
  l: { is: 'move', by: [-1, 0], held: false },
  r: { is: 'move', by: [1, 0], held: false },
  L: { is: 'move', by: [-1, 0], held: true },
  R: { is: 'move', by: [1, 0], held: true },
  '<': { is: 'turn', turn: 'ccw', atEntry: false },
  '>': { is: 'turn', turn: 'cw', atEntry: false },
  '2': { is: 'turn', turn: '180', atEntry: false },
  d: { is: 'move', by: [0, -1], held: true },
  '(': { is: 'turn', turn: 'ccw', atEntry: true },
  ')': { is: 'turn', turn: 'cw', atEntry: true },
} as const satisfies Readonly<Record<string, Effect>>;

/**
 * A key: `l` and `r` tap, `L` and `R` hold to the wall, `<` and `>` turn, `2` makes a half turn, `d` drops softly to the ground. `(` and `)`
 * are turns that were held before the piece entered; they cost no key.
 */
export type FinesseKey = keyof typeof EFFECTS;

export const FINESSE_KEYS = ['l', 'r', 'L', 'R', '<', '>', '2', 'd', '(', ')'] as const satisfies readonly FinesseKey[];

const effectOf = (key: FinesseKey): Effect => EFFECTS[key];

/** The number of presses in a way. */
export const pressesOf = (way: string): number => way.replace(/[()]/g, '').length;

/**
 * The keys that a system has: taps, holds and quarter turns, and those that are wanted besides. A button that makes the turn of another one is no key.
 * @param more keys that are wanted besides, if the system has them
 * @example
 * import { keysOf } from 'wallkick/analysis';
 * import { sega, srsGuideline } from 'wallkick/systems';
 *
 * keysOf(srsGuideline, ['2']); // → ['l', 'r', 'L', 'R', '<', '>']
 * keysOf(sega); // → ['l', 'r', 'L', 'R', '<']
 */
export function keysOf({ turns }: RotationSystem, more: readonly FinesseKey[] = []): readonly FinesseKey[] {
  return FINESSE_KEYS.filter((key) => {
    const effect = effectOf(key);
    const isMade = effect.is === 'move' || ['made', 'twice'].includes(turns.rules[effect.turn].is);
    return isMade && (more.includes(key) || 'lrLR<>'.includes(key));
  });
}

/** What a player may press, and how the piece turns. */
export interface FinesseRules {
  /** Taps, holds and quarter turns unless told otherwise. */
  readonly keys?: readonly FinesseKey[];
  /** Left out: a turn is made by basic rotation or not at all. */
  readonly kicks?: 'made' | 'left out';
  /** Where the piece starts; where it enters unless told otherwise. */
  readonly from?: Placement;
}

/** Squares where a piece can come to rest, and how. */
export interface FinessePlace {
  /** Sorted by row, then column. */
  readonly minos: readonly Vec[];
  /** The fewest presses, without the drop. */
  readonly keys: number;
  /** Every way with so many presses, one character a key, sorted. */
  readonly ways: readonly string[];
}

/** The fewest presses for every placement of a piece. */
export interface Finesse {
  /** Sorted by their squares. */
  readonly places: readonly FinessePlace[];
  /** By state: the fewest presses for each leftmost column, null where no way leads there. */
  readonly states: readonly (readonly (number | null)[])[];
}

/** The row of the piece in an empty field: the floor is out of reach of its kicks. */
const HIGH = 6;
/** A ceiling that no kick reaches. */
const SKY = 60;

/** Columns that a spawn moves by in a field of another width. */
function spawnShift(system: RotationSystem, minos: readonly Vec[], width: number): number {
  const { left, right } = extentOf(minos);
  const room = (all: number): number => Math.floor((all - (right - left + 1)) / 2);
  return room(width) - room(system.field.width);
}

/** A piece before its first key, in the field as the system sees it. */
export interface FinesseStart {
  readonly field: Playfield;
  /** Null where the piece cannot enter. */
  readonly placement: Placement | null;
}

/**
 * Where a piece starts: at its spawn, or above the floor of an empty field, where rows make no difference. The ceiling of a system plays no
 * part: a piece falls out of its reach before the first turn.
 */
export function finesseStart(system: RotationSystem, board: Playfield, piece: Piece): FinesseStart {
  const isEmpty = board.rows.length === 0;
  const ceiling = board.ceiling ?? (system.headroom === null ? null : SKY);
  const field = ceiling === board.ceiling ? board : playfield({ ...board, ceiling });
  const spawn = spawnPlacement(system, piece);
  const by: Vec = [spawnShift(system, minosOf(system.shapes, spawn), board.width), isEmpty ? HIGH - spawn.at[1] : 0];
  const tried = spawnPlacements(system, piece).map((one) => ({ ...one, at: add(one.at, by) }));
  return { field, placement: tried.find((one) => isFree(system, field, one)) ?? null };
}

/** Makes the keys of one piece act in one field. */
function playerOf(system: RotationSystem, field: Playfield, kicks: 'made' | 'left out') {
  const prepared = prepare(system);

  function moved(start: InPlay, by: Vec, held: boolean): InPlay {
    const placement = { ...start.placement, at: add(start.placement.at, by) };
    if (!isFree(system, field, placement)) return start;
    return held ? moved({ ...start, placement }, by, held) : { ...start, placement };
  }

  function turnedBy(start: InPlay, turn: Turn, kicked: boolean): InPlay {
    let now = start;
    for (const leg of legsOf(system, start.placement.piece, turn)) {
      const next = carryOut(prepared, field, now, leg, precedenceOf(system.kicks, leg, null));
      if (next && (kicked || next.test === 1)) now = { placement: next.placement, memory: next.memory };
    }
    return now;
  }

  return (start: InPlay, key: FinesseKey): InPlay => {
    const effect = effectOf(key);
    if (effect.is === 'move') return moved(start, effect.by, effect.held);
    return turnedBy(start, effect.turn, kicks === 'made' && (!effect.atEntry || system.lock.initialKicks === true));
  };
}

/** A pose that was reached, and every last key of a shortest way to it. */
interface Node extends InPlay {
  readonly presses: number;
  readonly from: (readonly [node: Node, key: FinesseKey])[];
}

const waysTo = ({ from }: Node): readonly string[] =>
  from.length === 0 ? [''] : from.flatMap(([node, key]) => waysTo(node).map((way) => way + key));

/** Names a pose and what is remembered of the piece; without a limit of floor kicks some searches would not end. */
const nameOf = ({ placement: { orientation, at }, memory: { floorKicks, lockDelayGone } }: InPlay): string =>
  `${orientation} ${vecKey(at)} ${Math.min(floorKicks, MOST_FLOOR_KICKS)} ${lockDelayGone}`;

/** Every pose that keys lead to, those of few presses first. */
function searchKeys(system: RotationSystem, { field, placement }: FinesseStart, rules: FinesseRules): readonly Node[] {
  if (!placement) return [];
  const { keys = keysOf(system), kicks = 'made' } = rules;
  const isEmpty = field.rows.length === 0;
  const top = Math.max(field.rows.length, placement.at[1]) + followedAbove(prepare(system));
  const press = playerOf(system, field, kicks);
  const known = new Map<string, Node>();
  const nodes: Node[] = [];
  const isAtEntry = (key: FinesseKey): boolean => key === '(' || key === ')';
  const atEntry = keys.filter(isAtEntry);
  const others = keys.filter((key) => !isAtEntry(key));

  function follow(node: Node, key: FinesseKey, cost: 0 | 1): void {
    const made = press(node, key);
    // In an empty field rows make no difference.
    const next = isEmpty
      ? { ...made, placement: { ...made.placement, at: [made.placement.at[0], placement!.at[1]] as const } }
      : made;
    if (next.placement.at[1] >= top) return;
    const id = nameOf(next);
    const before = known.get(id);
    if (before && before.presses !== node.presses + cost) return;
    // A key that changes nothing is no part of a way.
    if (before === node || (before && cost === 0)) return;
    const found = before ?? { ...next, presses: node.presses + cost, from: [] };
    found.from.push([node, key]);
    if (before) return;
    known.set(id, found);
    nodes.push(found);
  }

  const first: Node = { placement, memory: FRESH_MEMORY, presses: 0, from: [] };
  known.set(nameOf(first), first);
  nodes.push(first);
  for (const key of atEntry) follow(first, key, 0);
  for (const node of nodes) for (const key of others) follow(node, key, 1);
  return nodes;
}

/** Where a piece comes to rest when it drops straight down. */
function dropped(system: RotationSystem, field: Playfield, placement: Placement): Placement {
  const below = { ...placement, at: add(placement.at, [0, -1]) };
  return isFree(system, field, below) ? dropped(system, field, below) : placement;
}

/** Compares sorted squares number by number. */
const bySquares = (a: readonly Vec[], b: readonly Vec[]): number =>
  a.reduce((order, square, index) => order || square[0] - b[index]![0] || square[1] - b[index]![1], 0);

/**
 * Finds the fewest presses that bring a piece to each placement, and every way with so many. The keys act one after the other, without gravity, and the piece then drops straight down.
 * @param board in an empty one of any width, floor and ceiling play no part
 * @param rules the keys, and whether turns kick; taps, holds and quarter turns with kicks without it
 * @example
 * import { playfield } from 'wallkick';
 * import { finesse } from 'wallkick/analysis';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * const { places } = finesse(srsGuideline, playfield(), 'J');
 * places[0]; // → { minos: [[0, 0], [0, 1], [0, 2], [1, 2]], keys: 2, ways: ['>L'] }
 */
export function finesse(system: RotationSystem, board: Playfield, piece: Piece, rules: FinesseRules = {}): Finesse {
  const entered = finesseStart(system, board, piece);
  const start = rules.from ? { ...entered, placement: rules.from } : entered;
  const states = ORIENTATIONS.map((): (number | null)[] => []);
  const places = new Map<string, { minos: readonly Vec[]; keys: number; nodes: Node[] }>();
  for (const node of searchKeys(system, start, rules)) {
    const { orientation } = node.placement;
    const minos = [...minosOf(system.shapes, dropped(system, start.field, node.placement))].sort(byRow);
    const key = minos.map(vecKey).join(' ');
    const place = places.get(key) ?? { minos, keys: node.presses, nodes: [] };
    places.set(key, place);
    if (place.keys === node.presses) place.nodes.push(node);
    const { left } = extentOf(minos);
    const counts = states[orientation]!;
    while (counts.length <= left) counts.push(null);
    counts[left] ??= node.presses;
  }
  return {
    states,
    places: Array.from(places.values(), ({ minos, keys, nodes }) => ({
      minos,
      keys,
      ways: [...new Set(nodes.flatMap(waysTo))].sort(),
    })).sort((a, b) => bySquares(a.minos, b.minos)),
  };
}

/** One key of a way as it is played. */
export interface FinesseStep {
  readonly key: FinesseKey;
  /** Where the piece is after it. */
  readonly placement: Placement;
  /** The tests of a turn; null for another key. */
  readonly trace: RotationTrace | null;
}

/** A way that was played. */
export interface PlayedKeys {
  readonly field: Playfield;
  readonly start: Placement;
  readonly steps: readonly FinesseStep[];
  /** Where the piece comes to rest. */
  readonly landed: Placement;
}

/**
 * Plays the keys of a way one after the other, with the tests of each turn.
 * @param way one character a key
 * @returns the field, the piece before the first key, a step a key, and where the piece lands; null if it cannot enter
 * @example
 * import { playfield } from 'wallkick';
 * import { playKeys } from 'wallkick/analysis';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * const played = playKeys(srsGuideline, playfield(), 'J', '>L');
 * played?.steps.map(({ trace }) => trace?.outcome.is); // → ['rotated', undefined]
 * played?.landed; // → { piece: 'J', orientation: 1, at: [-1, 0] }
 */
export function playKeys(system: RotationSystem, board: Playfield, piece: Piece, way: string): PlayedKeys | null {
  const { field, placement } = finesseStart(system, board, piece);
  if (!placement) return null;
  const press = playerOf(system, field, 'made');
  let now: InPlay = { placement, memory: FRESH_MEMORY };
  const steps = Array.from(way, (letter): FinesseStep => {
    const key = letter as FinesseKey;
    const effect = effectOf(key);
    const trace =
      effect.is === 'turn' && !effect.atEntry
        ? rotate(system, { field, placement: now.placement, turn: effect.turn }, now.memory)
        : null;
    now = press(now, key);
    return { key, placement: now.placement, trace };
  });
  return { field, start: placement, steps, landed: dropped(system, field, now.placement) };
}
