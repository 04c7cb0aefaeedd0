import type { Vec } from '#engine/geometry.ts';
import { fill, fullRows } from '#engine/stack.ts';
import { minosOf, type Extent } from '#engine/shapes.ts';
import { NES, placementAt, spotOf } from '#notation/forms.ts';
import type { GameRecord, GamePosition } from '#notation/gameRecord.ts';
import type { Played } from '#notation/game.ts';
import type { Scene } from '#board/scene.ts';

/** The board at a step: the field before the move, and the piece at its lock position. */
export interface GameScene {
  readonly scene: Scene;
  /** Rows that the piece completes, from 0. */
  readonly completed: readonly number[];
  /** The first and the last column of the piece, from 0; null at the start. */
  readonly columns: readonly [first: number, last: number] | null;
}

const LEAST_ROWS = 8;
/** The number of rows above the board in which a piece may lock. */
const MOST_ROWS = NES.field.height + 2;

/** The visible squares, equal at every step of a game. */
export const gameView = ({ peak }: Pick<GameRecord, 'peak'>): Extent => ({
  left: 0,
  right: NES.field.width - 1,
  bottom: 0,
  top: Math.min(MOST_ROWS, Math.max(LEAST_ROWS, peak + 1)) - 1,
});

export const minosOfPlayed = ({ placement }: Played): readonly Vec[] => minosOf(NES.shapes, placement);

/** Returns the position of a straight drop if it differs from the actual one. */
function dropped({ placement, bottom, straight }: Played): readonly Vec[] {
  if (straight === null || straight === bottom) return [];
  const { form, left } = spotOf(placement);
  return minosOf(NES.shapes, placementAt(form, left, straight));
}

const NOTHING = { obstacles: [], marked: [], arrow: null } as const;

/** Returns a position as a drawing. It outlines the position of a straight drop if that differs. */
export function sceneOf({ before, after, played }: GamePosition): GameScene {
  if (played === null) {
    const scene: Scene = { ...NOTHING, field: after.field, piece: 'T', start: [], body: [], bodyIs: 'solid' };
    return { scene, completed: [], columns: null };
  }
  const minos = minosOfPlayed(played);
  const { piece } = played.placement;
  const { form, left } = spotOf(played.placement);
  return {
    scene: { ...NOTHING, field: before.field, piece, start: dropped(played), body: minos, bodyIs: 'solid' },
    completed: played.cleared > 0 ? fullRows(fill(before.field, minos, piece)) : [],
    columns: [left, left + form.width - 1],
  };
}
