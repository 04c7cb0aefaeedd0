import { choiceOf } from '#engine/kicks.ts';
import type { Memory } from '#engine/memory.ts';
import { ORIENTATIONS, PIECES, PRECEDENCES, TURNS, type Piece, type Turn } from '#engine/piece.ts';
import { playfield, type Playfield } from '#engine/playfield.ts';
import { fill } from '#engine/stack.ts';
import { xorshift32 } from '#engine/random.ts';
import { fieldFor } from '#engine/rotate.ts';
import { extentOf, minosOf, shapeOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import type { RotationRequest } from '#engine/trace.ts';

/** A rotation to be tried, and what the system remembers about the piece. */
export interface RandomScene {
  readonly request: RotationRequest;
  readonly memory: Memory;
}

interface SceneLimits {
  readonly pieces?: readonly Piece[];
  readonly turns?: readonly Turn[];
}

/**
 * Positions for the properties that every system has to keep: fields of 4 to 32 columns (half of them the usual 10), some under a
 * ceiling, empty to crowded, with a piece anywhere in them on free squares, often at walls and floor. The same seed gives the same
 * scenes in any order of tests.
 */
export function* randomScenes(
  system: RotationSystem,
  count: number,
  seed: number,
  { pieces = PIECES, turns = TURNS }: SceneLimits = {},
): Generator<RandomScene> {
  const keys = choiceOf(system)?.keys;
  const next = xorshift32(seed);
  // The low bits of xorshift32 are the weak ones, so numbers are taken from the top.
  const below = (limit: number): number => Math.floor((next() / 2 ** 32) * limit);
  const oneOf = <T>(items: readonly T[]): T => items[below(items.length)]!;

  const field = (): Playfield => {
    const width = below(2) === 0 ? 10 : 4 + below(29);
    const height = 6 + below(19);
    const filled = oneOf([0, 0.2, 0.4, 0.5, 0.6, 0.8]);
    const rows = Array.from({ length: below(height + 3) }, () =>
      Array.from({ length: width }, () => (below(1000) < filled * 1000 ? '#' : '.')).join(''),
    );
    return playfield({ width, height, rows, ceiling: below(4) === 0 ? height + below(3) : null });
  };

  for (let made = 0; made < count; made++) {
    const open = field();
    const piece = oneOf(pieces);
    const orientation = oneOf(ORIENTATIONS);
    const own = extentOf(shapeOf(system.shapes, piece, orientation));
    const top = fieldFor(system, open).ceiling ?? open.height + 4;
    const across = open.width - (own.right - own.left);
    const up = top - (own.top - own.bottom);
    const column = oneOf([0, across - 1, below(across), below(across)]);
    const row = oneOf([0, up - 1, below(up), below(up), below(up)]);
    const placement = { piece, orientation, at: [column - own.left, row - own.bottom] as const };
    yield {
      request: {
        field: fill(open, minosOf(system.shapes, placement), '.'),
        placement,
        turn: oneOf(turns),
        precedence: oneOf([null, ...PRECEDENCES]),
        // Systems that look at no keys keep the scenes that they had.
        ...(keys ? { heldKeys: oneOf(keys) } : {}),
      },
      memory: { floorKicks: below(4), lockDelayGone: below(2) === 0 },
    };
  }
}
