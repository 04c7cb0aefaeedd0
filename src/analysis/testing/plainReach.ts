import { vecKey, type Vec } from '#engine/geometry.ts';
import { FRESH_MEMORY, type Memory } from '#engine/memory.ts';
import type { Piece, Placement, Turn } from '#engine/piece.ts';
import { contentAt, type Playfield } from '#engine/playfield.ts';
import { spawnPlacements } from '#engine/spawn.ts';
import { byRow } from '#engine/squares.ts';
import type { RotationSystem } from '#engine/system.ts';
import { expectedOf } from '#rules/oracle/answer.ts';

// Where a piece can be brought, by a plain walk that asks the oracle for every turn. It shares no code with the searches of the analysis.

/** Rows above stack and start to which the walk climbs: more than four kicks of nine rows. */
const SKY = 40;
/** No rule asks for more floor kicks than this; without it the walk would not end where they are counted. */
const MOST_FLOOR_KICKS = 3;
const STEPS: readonly Vec[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
];

export interface PlainReach {
  /** The squares of each landing, sorted. */
  readonly landings: readonly string[];
  readonly lockPoses: number;
}

export function plainReach(
  system: RotationSystem,
  field: Playfield,
  piece: Piece,
  turns: readonly Turn[],
  memory: Memory = FRESH_MEMORY,
): PlainReach {
  const ceiling = field.ceiling ?? (system.headroom === null ? Infinity : field.height + system.headroom);
  const minosOf = ({ orientation, at: [x, y] }: Placement): readonly Vec[] =>
    system.shapes[piece].states[orientation].map(([mx, my]): Vec => [x + mx, y + my]);
  const isFree = (placement: Placement): boolean =>
    minosOf(placement).every(
      ([x, y]) => x >= 0 && x < field.width && y >= 0 && y < ceiling && contentAt(field, x, y) === '.',
    );
  const start = spawnPlacements(system, piece).find(isFree);
  if (!start) return { landings: [], lockPoses: 0 };
  const top = Math.max(field.rows.length, start.at[1]) + SKY;

  const known = new Set<string>();
  const queue: (readonly [Placement, Memory])[] = [];
  const visit = (placement: Placement, now: Memory): void => {
    const remembered = { ...now, floorKicks: Math.min(now.floorKicks, MOST_FLOOR_KICKS) };
    const key = `${placement.orientation} ${vecKey(placement.at)} ${remembered.floorKicks} ${remembered.lockDelayGone}`;
    if (placement.at[1] >= top || known.has(key)) return;
    known.add(key);
    queue.push([placement, remembered]);
  };
  visit(start, memory);
  const landings = new Set<string>();
  const lockPoses = new Set<string>();
  for (const [placement, now] of queue) {
    for (const [dx, dy] of STEPS) {
      const moved: Placement = { ...placement, at: [placement.at[0] + dx, placement.at[1] + dy] };
      if (isFree(moved)) visit(moved, now);
      else if (dy < 0) {
        landings.add([...minosOf(placement)].sort(byRow).map(vecKey).join(' '));
        lockPoses.add(`${placement.orientation} ${vecKey(placement.at)}`);
      }
    }
    for (const turn of turns) {
      const after = expectedOf(system, { field, placement, turn }, now);
      if (after.outcome === 'rotated' || after.outcome === 'half done') visit(after.placement, after.memory);
    }
  }
  return { landings: [...landings].sort(), lockPoses: lockPoses.size };
}
