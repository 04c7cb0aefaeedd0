import { describe, expect, test } from 'vitest';
import { PIECES, TURNS, type Placement } from '#engine/piece.ts';
import { obstacleAt, type Playfield } from '#engine/playfield.ts';
import { xorshift32 } from '#engine/random.ts';
import { placementAfter } from '#engine/trace.ts';
import { rotate } from '#engine/rotate.ts';
import { minosOf } from '#engine/shapes.ts';
import { spawnPlacement } from '#engine/spawn.ts';
import { canReach, dropRow, isFree } from './entry.ts';
import { formIn, formsOf, NES, spotOf } from './forms.ts';
import { boardOf } from './game.ts';

/** Every place that a piece can get to, found without any speed-up: from the spawn pose by `rotate`, shifts and falls. */
function reachedPlainly(field: Playfield, piece: (typeof PIECES)[number]): ReadonlySet<string> {
  const free = (placement: Placement): boolean =>
    minosOf(NES.shapes, placement).every(([x, y]) => obstacleAt(field, x, y) === null);
  const name = (placement: Placement): string => {
    const { form, left, bottom } = spotOf(placement);
    return `${form.prefix}${left},${bottom}`;
  };
  const key = ({ orientation, at }: Placement): string => `${orientation} ${at[0]} ${at[1]}`;
  const spawn = spawnPlacement(NES, piece);
  const found = new Map([[key(spawn), spawn]]);
  const open = [spawn];
  for (let placement = open.pop(); placement !== undefined; placement = open.pop()) {
    const { at } = placement;
    const steps = (
      [
        [-1, 0],
        [1, 0],
        [0, -1],
      ] as const
    )
      .map(([dx, dy]) => ({ ...placement!, at: [at[0] + dx, at[1] + dy] as const }))
      .filter(free);
    const turns = TURNS.map((turn) => rotate(NES, { field, placement: placement!, turn })).filter(
      ({ outcome }) => outcome.is === 'rotated',
    );
    for (const next of [...steps, ...turns.map(placementAfter)]) {
      if (found.has(key(next))) continue;
      found.set(key(next), next);
      open.push(next);
    }
  }
  return new Set([...found.values()].filter(free).map(name));
}

/** Stacks of all heights, some with a roof over a hollow, some closing the entry. */
function randomBoard(seed: number): Playfield {
  const next = xorshift32(seed * 31 + 7);
  const height = next() % 21;
  const density = 2 + (next() % 6);
  const rows = Array.from({ length: height }, () => {
    const row = Array.from({ length: 10 }, () => (next() % 8 < density ? '#' : '.'));
    row[next() % 10] = '.';
    return row.join('');
  });
  return boardOf(rows);
}

describe('the search from the entry finds what a plain search finds', () => {
  test.each(Array.from({ length: 60 }, (_, seed) => [seed]))('on random board %i', (seed) => {
    const field = randomBoard(seed);
    for (const piece of PIECES) {
      const reached = reachedPlainly(field, piece);
      const found = new Set<string>();
      for (const form of formsOf(piece)) {
        for (let left = 0; left + form.width <= 10; left++) {
          for (let bottom = 0; bottom <= form.entry[1]; bottom++) {
            if (isFree(field, form, left, bottom) && canReach(field, form, left, bottom))
              found.add(`${form.prefix}${left},${bottom}`);
          }
        }
      }
      expect(found).toEqual(reached);
    }
  });
});

describe('a straight drop', () => {
  test.each([
    // On the floor, on a stack, over a hollow, and closed at the row of entry (row 19 or 20 from the bottom).
    [[], 'I', 0, 3, 0],
    [['....##....'], 'O', 0, 4, 1],
    [['....##....'], 'O', 0, 6, 0],
    [['..........', '#.........'], 'I', 1, 0, 2],
    [[...Array.from({ length: 18 }, () => '#.........')], 'I', 1, 0, 18],
    [[...Array.from({ length: 19 }, () => '#.........')], 'I', 1, 0, null],
    [[...Array.from({ length: 19 }, () => '#.........')], 'I', 0, 0, 19],
  ] as const)('of %# ends where it should', (rows, piece, orientation, left, row) => {
    expect(dropRow(boardOf(rows), formIn(piece, orientation), left)).toBe(row);
  });
});
