import { PACKED_BELOW, PACKED_LEFT, type Playfield } from '#engine/playfield.ts';
import type { Placement } from '#engine/piece.ts';
import { entryPlacement } from './entry.ts';
import { FARTHEST_KICK, type RowPlan } from './rowPlan.ts';

// A row of the pose space (one orientation, one height of the bounding box) is one integer: bit x + 3 stands for the box at column x.
// Whole rows are moved, turned and counted at once. Height y stands at index y + 8, as in the packed form of the field.

/** What a search by rows finds: the numbers of `reach`, without the ways. */
export interface ReachCounts {
  readonly placements: number;
  readonly lockPoses: number;
}

/** Columns -3 to 9 of the box: further to the right every shape is in the wall. */
const COLUMNS = 0x1fff;
const TWO_ROWS = COLUMNS | (COLUMNS << 16);
/** A box of up to five squares with a mino in the field stands at height -4 or above. */
const LOWEST = PACKED_BELOW - 4;
/** Added to every shift, so that left and right are one operation: `(row << (dx + LIFT)) >>> LIFT`. */
const LIFT = 4;

/** Heights that the tables have room for. */
const ROWS = 128;
const usable = new Int32Array(4 * ROWS);
const reached = new Int32Array(4 * ROWS);
/** Reached, but not yet moved on from. All 0 between two searches. */
const fresh = new Int32Array(4 * ROWS);

const BITS = new Uint8Array(COLUMNS + 1);
for (let row = 1; row < BITS.length; row++) BITS[row] = BITS[row >> 1]! + (row & 1);

/** Whether the search by rows can look at a field: the highest box that it asks about is within its tables and the packed rows. */
export function fitsRows({ spawn, above, box, system }: RowPlan, { packed, rows }: Playfield): boolean {
  const highest = Math.max(rows.length, spawn.y + system.spawn.raise) + above + FARTHEST_KICK + 1;
  return packed !== null && highest + box + PACKED_BELOW < Math.min(ROWS, packed.length);
}

/**
 * Counts placements and lock poses of a piece on a field.
 * @param field as the system sees it (see `fieldFor`), one that `fitsRows`
 */
export function countsByRows(plan: RowPlan, field: Playfield): ReachCounts {
  const end = search(plan, field);
  const placements = countPlacements(plan, end);
  return { placements, lockPoses: restingPoses };
}

/**
 * Whether a piece can be brought to a pose below the top of the stack.
 * @param field as the system sees it (see `fieldFor`), one that `fitsRows`
 */
export function reachesByRows(plan: RowPlan, field: Playfield, { orientation, at: [x, y] }: Placement): boolean {
  const state = plan.orientations.indexOf(orientation);
  const row = y + PACKED_BELOW;
  if (state < 0 || row < LOWEST || x < -PACKED_LEFT) return false;
  search(plan, field);
  return ((reached[state * ROWS + row]! >>> (x + PACKED_LEFT)) & 1) === 1;
}

/** Fills `reached` and `usable`; returns the index above the highest row with a lock pose. */
function search(plan: RowPlan, field: Playfield): number {
  const top = field.rows.length;
  return opensToSky(plan, field, top) ? fromSky(plan, field, top) : fromSpawn(plan, field, top);
}

/**
 * Whether everything right above the stack can be reached at once: the piece enters and turns well clear of stack and ceiling, and
 * can then be brought to any column in any orientation.
 */
function opensToSky({ spawn, box, dropsInSky }: RowPlan, { width, ceiling }: Playfield, top: number): boolean {
  const height = ceiling === null ? spawn.y : Math.min(spawn.y, ceiling - box);
  return (
    top <= height &&
    (ceiling === null || spawn.top < ceiling) &&
    spawn.x >= 0 &&
    spawn.x + box <= width &&
    dropsInSky[width]! < 2
  );
}

/** All poses above the stack are known, and with them all that fit one row lower. */
function fromSky(plan: RowPlan, field: Playfield, top: number): number {
  const end = top + PACKED_BELOW;
  clear(plan, field, end);
  for (let state = 0; state < plan.states; state++) {
    const at = state * ROWS + end - 1;
    fresh[at] = usable[at]!;
  }
  spread(plan, end - 1);
  return end + 1;
}

function fromSpawn(plan: RowPlan, field: Playfield, top: number): number {
  const start = entryPlacement(plan.system, field, plan.piece);
  const end = Math.max(top, start?.at[1] ?? 0) + plan.above + PACKED_BELOW;
  clear(plan, field, end);
  if (start) {
    const row = start.at[1] + PACKED_BELOW;
    fresh[plan.orientations.indexOf(start.orientation) * ROWS + row] = 1 << (start.at[0] + PACKED_LEFT);
    spread(plan, row);
  }
  return end;
}

/** Finds where the box fits; nothing below `end` is reached. What is above counts as reached: kicks end there, and it is not followed. */
function clear(plan: RowPlan, field: Playfield, end: number): void {
  findUsable(plan, field, end + FARTHEST_KICK + 1);
  for (let state = 0; state < plan.states; state++) {
    const at = state * ROWS;
    for (let i = at + LOWEST; i < at + end; i++) reached[i] = 0;
    for (let i = at + end; i <= at + end + FARTHEST_KICK; i++) reached[i] = usable[i]!;
  }
}

/** Where the box fits, two heights at a time. */
function findUsable({ states, squareX, squareY }: RowPlan, { packed }: Playfield, end: number): void {
  const rows = packed!;
  for (let state = 0; state < states; state++) {
    const s = state * 4;
    const at = state * ROWS;
    const [x0, x1, x2, x3] = [squareX[s]!, squareX[s + 1]!, squareX[s + 2]!, squareX[s + 3]!];
    const [y0, y1, y2, y3] = [squareY[s]!, squareY[s + 1]!, squareY[s + 2]!, squareY[s + 3]!];
    for (let i = LOWEST; i < end; i += 2) {
      const free =
        ~((rows[i + y0]! >>> x0) | (rows[i + y1]! >>> x1) | (rows[i + y2]! >>> x2) | (rows[i + y3]! >>> x3)) & TWO_ROWS;
      usable[at + i] = free & COLUMNS;
      usable[at + i + 1] = free >>> 16;
    }
  }
}

/** Moves on from everything fresh, from height index `from` downwards, until nothing is. */
function spread({ states, turns, target, firstTest, dx, dy }: RowPlan, from: number): void {
  let row = from;
  while (row >= LOWEST) {
    let next = row - 1;
    for (let state = 0; state < states; state++) {
      const at = state * ROWS + row;
      let poses = fresh[at]! & ~reached[at]!;
      fresh[at] = 0;
      if (poses === 0) continue;
      const free = usable[at]!;
      for (let wider = (poses | (poses << 1) | (poses >>> 1)) & free; wider !== poses;) {
        poses = wider;
        wider = (poses | (poses << 1) | (poses >>> 1)) & free;
      }
      reached[at] = reached[at]! | poses;
      fresh[at - 1] = fresh[at - 1]! | (poses & usable[at - 1]!);
      for (let turn = state * turns; turn < (state + 1) * turns; turn++) {
        const to = target[turn]! * ROWS + row;
        let left = poses;
        for (let test = firstTest[turn]!; test < firstTest[turn + 1]! && left !== 0; test++) {
          const shift = dx[test]!;
          const place = to + dy[test]!;
          const won = ((left << (shift + LIFT)) >>> LIFT) & usable[place]!;
          if (won === 0) continue;
          left &= ~((won << (LIFT - shift)) >>> LIFT);
          const found = won & ~reached[place]!;
          if (found === 0) continue;
          fresh[place] = fresh[place]! | found;
          if (dy[test]! >= 0 && row + dy[test]! > next) next = row + dy[test]!;
        }
      }
    }
    row = next;
  }
}

/** What the last count found besides: poses that cannot move down, all of them. */
let restingPoses = 0;

/** Poses that cannot move down, each set of squares once. */
function countPlacements({ shapes }: RowPlan, end: number): number {
  let count = 0;
  let poses = 0;
  for (const { state, twins } of shapes) {
    const at = state * ROWS;
    for (let i = LOWEST; i < end; i++) {
      let resting = reached[at + i]! & ~usable[at + i - 1]!;
      poses += BITS[resting]!;
      for (const { state: twin, by } of twins) {
        const place = twin * ROWS + i - by[1];
        const other = reached[place]! & ~usable[place - 1]!;
        poses += BITS[other]!;
        resting |= (other << (by[0] + LIFT)) >>> LIFT;
      }
      count += BITS[resting]!;
    }
  }
  restingPoses = poses;
  return count;
}
