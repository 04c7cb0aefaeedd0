import type { Attempt } from '#engine/attempt.ts';
import type { Vec } from '#engine/geometry.ts';
import { NO_KEYS, type HeldKeys } from '#engine/heldKeys.ts';
import type { Memory } from '#engine/memory.ts';
import type { Orientation, Piece, Placement, Precedence, Turn } from '#engine/piece.ts';
import type { ObstacleKind, Playfield } from '#engine/playfield.ts';
import type { KickGroup, RotationSystem } from '#engine/system.ts';
import type { RotationRequest } from '#engine/trace.ts';

// A second way to the answer of a rotation, square by square from the data of a system. It shares no code with the engine: no prepared
// lists, no packed rows, no masks. Only the guards are asked, as they are the rule itself.

/** A square that stops a mino, and what it is. */
interface Stop {
  readonly cell: Vec;
  readonly kind: ObstacleKind;
}

export interface ExpectedTest {
  readonly kick: Vec;
  readonly minos: readonly Vec[];
  readonly obstacles: readonly Stop[];
  readonly verdict: 'accepted' | 'blocked' | 'refused' | 'not reached';
}

/** One turn of the piece. */
export interface ExpectedLeg {
  readonly start: Placement;
  readonly turn: Turn;
  readonly precedence: Precedence | null;
  /** What is remembered before the turn. */
  readonly memory: Memory;
  readonly tests: readonly ExpectedTest[];
  /** Index of the test that wins; -1 where all fail. */
  readonly winner: number;
}

interface Expected {
  readonly outcome: 'rotated' | 'half done' | 'failed' | 'refused';
  /** Where the piece is afterwards. */
  readonly placement: Placement;
  readonly memory: Memory;
  readonly legs: readonly ExpectedLeg[];
}

/** The row from which on nothing may be; null where the field is open. */
const ceilingOf = ({ headroom }: RotationSystem, { ceiling, height }: Playfield): number | null =>
  ceiling ?? (headroom === null ? null : height + headroom);

function stopAt(field: Playfield, ceiling: number | null, [x, y]: Vec): ObstacleKind | null {
  if (x < 0) return 'left wall';
  if (x >= field.width) return 'right wall';
  if (y < 0) return 'floor';
  if (ceiling !== null && y >= ceiling) return 'ceiling';
  const row = field.rows[y];
  return row === undefined || row[x] === '.' ? null : 'stack';
}

const QUARTERS: Readonly<Record<Turn, number>> = { cw: 1, '180': 2, ccw: 3 };

const rowsOf = (groups: readonly KickGroup[], piece: Piece, from: number, to: number): readonly Vec[] =>
  groups.flatMap(({ pieces, rows }) =>
    Object.entries(rows).flatMap(([name, kicks]) => (pieces.includes(piece) && name === `${from}>>${to}` ? kicks : [])),
  );

const PUSHES = { L: [-1, 0], R: [1, 0], D: [0, -1] } as const;

/** How far held keys push: one square each, where the piece has no room on that side. */
function pushOf(system: RotationSystem, field: Playfield, { placement, heldKeys = [] }: RotationRequest): Vec {
  const { piece, orientation, at } = placement;
  const ceiling = ceilingOf(system, field);
  let [x, y] = [0, 0];
  for (const key of heldKeys) {
    const [dx, dy] = PUSHES[key];
    const minos = system.shapes[piece].states[orientation];
    if (!minos.some(([mx, my]) => stopAt(field, ceiling, [at[0] + mx + dx, at[1] + my + dy]))) continue;
    x += dx;
    y += dy;
  }
  return [x, y];
}

/** A list with pushes: all of the push, then the rows of it, then none. */
function pushed(list: readonly Vec[], [pushX, pushY]: Vec, farthest: number): readonly Vec[] {
  const tried: Vec[] = [];
  for (const [px, py] of [
    [pushX, pushY],
    [0, pushY],
    [0, 0],
  ] as const) {
    for (const [kx, ky] of list) {
      const [x, y] = [kx + px, ky + py];
      const against = px !== 0 && x !== 0 && x < 0 !== px < 0;
      const known = tried.some(([otherX, otherY]) => otherX === x && otherY === y);
      if (!against && !known && x * x + y * y <= farthest) tried.push([x, y]);
    }
  }
  return tried;
}

/** Every displacement that is tried, in order. */
function displacements(
  { kicks }: RotationSystem,
  piece: Piece,
  from: Orientation,
  to: Orientation,
  precedence: Precedence | null,
  push: Vec,
  chosen: number,
): readonly Vec[] {
  const still: Vec = [0, 0];
  if (kicks.rowBy === 'transition') {
    const list = [still, ...rowsOf(kicks.groups, piece, from, to)];
    return kicks.bias ? pushed(list, push, kicks.bias.farthest) : list;
  }
  if (kicks.rowBy === 'choice') {
    const row = rowsOf(kicks.lists[chosen]!, piece, from, to);
    const [carryX, carryY] = rowsOf(kicks.carries ?? [], piece, from, to)[0] ?? still;
    return (row.length > 0 ? row : [still]).map(([x, y]): Vec => [x + carryX, y + carryY]);
  }
  if (kicks.rowBy === 'precedence') return [still, ...kicks.rows[precedence!], ...rowsOf(kicks.then, piece, from, to)];
  const group = kicks.groups.find(({ pieces }) => pieces.includes(piece));
  if (!group) return [still];
  return group.offsets[from].map(([x, y], term): Vec => {
    const [toX, toY] = group.offsets[to][term]!;
    return [x - toX, y - toY];
  });
}

function legOf(
  system: RotationSystem,
  field: Playfield,
  start: Placement,
  turn: Turn,
  side: Precedence | null,
  memory: Memory,
  push: Vec,
  keys: HeldKeys,
): ExpectedLeg & { readonly end: Placement; readonly after: Memory } {
  const { piece, orientation: from, at } = start;
  const to = ((from + QUARTERS[turn]) % 4) as Orientation;
  const precedence = system.kicks.rowBy === 'precedence' ? (side ?? system.kicks.natural[turn]) : null;
  const [before, after] = [system.shapes[piece].states[from], system.shapes[piece].states[to]];
  const ceiling = ceilingOf(system, field);
  const seen = { ...field, ceiling, bounds: { ...field.bounds, ceiling } };
  const situation = { field: seen, piece, before, x: at[0], y: at[1], keys };
  // As the guards, the condition is asked, because it is the rule itself.
  const chosen = system.kicks.rowBy === 'choice' ? system.kicks.choice.of(situation) : 0;
  const list = displacements(system, piece, from, to, precedence, push, chosen);
  const [x, y] = [at[0] + list[0]![0], at[1] + list[0]![1]];
  const attempt: Attempt = { field: seen, piece, from, to, turn, x, y, before, after, memory };
  let winner = -1;
  const tests = list.map((kick, index): ExpectedTest => {
    const minos = after.map(([mx, my]): Vec => [at[0] + kick[0] + mx, at[1] + kick[1] + my]);
    const obstacles = minos.flatMap((cell): Stop[] => {
      const kind = stopAt(field, ceiling, cell);
      return kind === null ? [] : [{ cell, kind }];
    });
    if (winner >= 0) return { kick, minos, obstacles, verdict: 'not reached' };
    if (obstacles.length > 0) return { kick, minos, obstacles, verdict: 'blocked' };
    const refused = index > 0 && system.guards.some((guard) => guard.refuses(attempt, kick));
    if (refused) return { kick, minos, obstacles, verdict: 'refused' };
    winner = index;
    return { kick, minos, obstacles, verdict: 'accepted' };
  });
  const leg = { start, turn, precedence, memory, tests, winner };
  if (winner < 0) return { ...leg, end: start, after: memory };
  const kick = list[winner]!;
  return {
    ...leg,
    end: { piece, orientation: to, at: [at[0] + kick[0], at[1] + kick[1]] },
    after: system.memory === null ? memory : system.memory.after(memory, attempt, kick),
  };
}

/** What a rotation has to come to. */
export function expectedOf(system: RotationSystem, request: RotationRequest, memory: Memory): Expected {
  const { field, placement, turn, precedence = null } = request;
  const { rules, never } = system.turns;
  const rule = rules[turn];
  if (never?.pieces.includes(placement.piece) || rule.is === 'refused')
    return { outcome: 'refused', placement, memory, legs: [] };
  const made = rule.is === 'made' ? turn : rule.turn;
  const push = pushOf(system, field, request);
  const keys = request.heldKeys ?? NO_KEYS;
  const first = legOf(system, field, placement, made, precedence, memory, push, keys);
  if (rule.is !== 'twice')
    return {
      outcome: first.winner < 0 ? 'failed' : 'rotated',
      placement: first.end,
      memory: first.after,
      legs: [first],
    };
  const second = legOf(system, field, first.end, made, precedence, first.after, push, keys);
  const won = [first, second].filter(({ winner }) => winner >= 0).length;
  return {
    outcome: won === 2 ? 'rotated' : won === 1 ? 'half done' : 'failed',
    placement: second.end,
    memory: second.after,
    legs: [first, second],
  };
}
