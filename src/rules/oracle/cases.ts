import type { Vec } from '#engine/geometry.ts';
import { HELD_TOGETHER } from '#engine/heldKeys.ts';
import { FRESH_MEMORY, type Memory } from '#engine/memory.ts';
import { ORIENTATIONS, PIECES, PRECEDENCES, TURNS } from '#engine/piece.ts';
import { playfield, type Playfield } from '#engine/playfield.ts';
import { xorshift32 } from '#engine/random.ts';
import type { Scenario } from '#engine/scenario.ts';
import { minosOf } from '#engine/shapes.ts';
import { fill } from '#engine/stack.ts';
import { endsOf, HALF_TRANSITIONS, QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { MOST_KICKS, MOST_ROWS, readOwnRow, takesRows, withOwnRows, type OwnRow } from '../ownSystems.ts';
import { readingNames, withReadings } from '../readings.ts';
import { SYSTEMS } from '../registry.ts';

/** Cases in a row under one system and on one board: both take longer to make than a rotation. */
const CASES_EACH_SYSTEM = 80;
const CASES_EACH_BOARD = 4;
/** Squares around the field in which a piece may start. */
const OUTSIDE = 14;
const EVERY_TRANSITION = [...QUARTER_TRANSITIONS, ...HALF_TRANSITIONS];
const EVERY_ROW = PIECES.flatMap((piece) => EVERY_TRANSITION.map((name) => ({ piece, name })));

/** Numbers and choices from one seed; the low bits of xorshift32 are the weak ones, so numbers are taken from the top. */
function dice(seed: number) {
  const next = xorshift32(seed);
  const below = (limit: number): number => Math.floor((next() / 2 ** 32) * limit);
  const between = (least: number, most: number): number => least + below(most - least + 1);
  const oneOf = <T>(items: readonly T[]): T => items[below(items.length)]!;
  return { below, between, oneOf };
}

type Dice = ReturnType<typeof dice>;

/** Rows as a reader could write them, up to the limits of an id: read back from their text. */
function randomRows({ below, between, oneOf }: Dice): readonly OwnRow[] {
  const farthest = oneOf([1, 3, 9, 9]);
  const most = oneOf([2, 5, MOST_KICKS]);
  const count = oneOf([1, 3, 12, MOST_ROWS]);
  const left = [...EVERY_ROW];
  return Array.from({ length: count }, () => {
    const [{ piece, name }] = left.splice(below(left.length), 1) as [(typeof EVERY_ROW)[number]];
    const kicks = Array.from({ length: below(most + 1) }, (): Vec => [
      between(-farthest, farthest),
      between(-farthest, farthest),
    ]);
    const text = `${piece}${endsOf(name).join('')}:${kicks.map((kick) => kick.join('_')).join(';')}`;
    return readOwnRow(text)!;
  });
}

/** A system of the registry under some of its readings; every second one that can have them with rows of a reader on top. */
function randomSystem(roll: Dice): Pick<Scenario, 'system' | 'readings'> {
  const { below, oneOf } = roll;
  const published = oneOf(SYSTEMS);
  const base = takesRows(published) && below(2) === 0 ? withOwnRows(published, randomRows(roll)) : published;
  const readings = readingNames(base)
    .filter(() => below(3) === 0)
    .sort();
  return { system: withReadings(base, readings), readings };
}

function randomField({ below, between, oneOf }: Dice): Playfield {
  const width = oneOf([10, between(4, 12), between(4, 32)]);
  const height = between(4, 40);
  const filled = oneOf([0, 0, 0.2, 0.5, 0.8]);
  const rows = Array.from({ length: below(height + 1) }, () =>
    Array.from({ length: width }, () => (below(1000) < filled * 1000 ? '#' : '.')).join(''),
  );
  return playfield({ width, height, rows });
}

/**
 * Random rotations: every system, reading and table that readers can make; fields of 4 to 32 columns and up to 40 rows; pieces anywhere,
 * inside the stack and outside the field too; pieces that have kicked before. The same seed gives the same cases.
 */
export function* oracleCases(count: number, seed: number): Generator<Scenario> {
  const roll = dice(seed);
  const { below, between, oneOf } = roll;
  let chosen = randomSystem(roll);
  let open = randomField(roll);
  for (let made = 0; made < count; made++) {
    if (made % CASES_EACH_SYSTEM === 0) chosen = randomSystem(roll);
    if (made % CASES_EACH_BOARD === 0) open = randomField(roll);
    const { system, readings } = chosen;
    const piece = oneOf(PIECES);
    const x = oneOf([between(-2, 1), open.width - between(1, 4), between(-OUTSIDE, open.width + OUTSIDE)]);
    const y = oneOf([between(-2, 4), open.height + between(-4, 4), between(-OUTSIDE, open.height + OUTSIDE)]);
    const placement = { piece, orientation: oneOf(ORIENTATIONS), at: [x, y] as const };
    const memory: Memory = { ...FRESH_MEMORY, floorKicks: below(4) };
    // One piece in three is cut free of the stack, as in play; the others may be stuck in it.
    const field = below(3) === 0 ? fill(open, minosOf(system.shapes, placement), '.') : open;
    const precedence = oneOf([null, ...PRECEDENCES]);
    const heldKeys = oneOf(HELD_TOGETHER);
    yield { system, readings, field, placement, turn: oneOf(TURNS), precedence, heldKeys, memory, step: null };
  }
}
