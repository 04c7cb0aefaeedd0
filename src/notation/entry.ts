import { fits } from '#engine/fits.ts';
import { ORIENTATIONS, PIECES, type Orientation, type Piece } from '#engine/piece.ts';
import type { Playfield } from '#engine/playfield.ts';
import { poseTable, shapeIndex } from '#engine/poses.ts';
import { prepare, rotationCode } from '#engine/prepared.ts';
import { turnRule } from '#engine/turnRule.ts';
import { spawnPlacement } from '#engine/spawn.ts';
import { winningTest } from '#engine/winningTest.ts';
import { FORMS, formIn, NES, type Form } from './forms.ts';

const POSES = poseTable(NES.shapes);
const PREPARED = prepare(NES);

const perPiece = <V>(value: (piece: Piece) => V): Readonly<Record<Piece, V>> =>
  Object.fromEntries(PIECES.map((piece) => [piece, value(piece)])) as Record<Piece, V>;

const SPAWN = perPiece((piece) => spawnPlacement(NES, piece));

/** Codes of the turns that the two buttons make, by piece and orientation. */
const TURN_CODES = perPiece((piece) =>
  ORIENTATIONS.map((from) =>
    (['cw', 'ccw'] as const)
      .filter((turn) => turnRule(NES, piece, turn).is === 'made')
      .map((turn) => rotationCode(piece, from, turn, null)),
  ),
);

/** The lowest row, from 0, that any piece covers at the height where it entered, however it is turned. */
const OPEN_SKY = Math.min(...FORMS.map(({ entry }) => entry[1]));

/** Shape number of a form in the engine's tables. */
const shapeNumber = ({ piece, orientation }: Pick<Form, 'piece' | 'orientation'>): number =>
  shapeIndex(PIECES.indexOf(piece), orientation);

/** True when the form is free with its leftmost column and lowest row, both from 0, in these places. */
export const isFree = (field: Playfield, form: Form, left: number, bottom: number): boolean =>
  fits(field, POSES, shapeNumber(form), left - form.inset[0], bottom - form.inset[1]);

/** Lowest row, from 0, after a straight drop from the row of entry; null when the stack closes these columns there. */
export function dropRow(field: Playfield, form: Form, left: number): number | null {
  const [, entered] = form.entry;
  const height = field.rows.length;
  let row = entered;
  if (height <= entered) row = height;
  else if (!isFree(field, form, left, entered)) return null;
  while (isFree(field, form, left, row - 1)) row--;
  return row;
}

// A pose under search is an integer: orientation, box row and box column.
const BELOW = 4;
const poseNumber = (orientation: number, x: number, y: number): number =>
  (orientation << 9) | ((y + BELOW) << 4) | (x + BELOW);

const visited = new Uint32Array(4 << 9);
const queue = new Int32Array(4 << 9);
let search = 0;

/**
 * Whether a piece can get from where it enters to a free place by shifts, turns and single falls, in any order and without limit of
 * time. The search starts at the spawn pose even where that overlaps the stack; every later pose must be free. `field` has the
 * system's ceiling. Allocates nothing.
 * @param left leftmost column and `bottom` lowest row of the place, from 0
 */
export function canReach(field: Playfield, form: Form, left: number, bottom: number): boolean {
  const { piece } = form;
  const height = field.rows.length;
  const spawn = SPAWN[piece];
  const goalX = left - form.inset[0];
  const goalY = bottom - form.inset[1];
  // Where no block is as high as an entering piece, it can go anywhere above the stack.
  const open = height <= OPEN_SKY;
  if (open && bottom >= height) return true;

  search++;
  let head = 0;
  let tail = 0;
  const visit = (orientation: number, x: number, y: number): void => {
    const pose = poseNumber(orientation, x, y);
    if (visited[pose] === search) return;
    visited[pose] = search;
    queue[tail++] = pose;
  };
  if (open) {
    for (const orientation of ORIENTATIONS) {
      const own = formIn(piece, orientation);
      const y = height - own.inset[1];
      for (let column = 0; column + own.width <= NES.field.width; column++)
        visit(orientation, column - own.inset[0], y);
    }
  } else {
    visit(spawn.orientation, spawn.at[0], spawn.at[1]);
  }

  const { lists, target } = PREPARED;
  while (head < tail) {
    const pose = queue[head++]!;
    const orientation = (pose >> 9) as Orientation;
    const y = ((pose >> 4) & 31) - BELOW;
    const x = (pose & 15) - BELOW;
    if (x === goalX && y === goalY && formIn(piece, orientation) === form) return true;
    const shape = shapeIndex(PIECES.indexOf(piece), orientation);
    if (fits(field, POSES, shape, x - 1, y)) visit(orientation, x - 1, y);
    if (fits(field, POSES, shape, x + 1, y)) visit(orientation, x + 1, y);
    // Nothing ever rises, so poses below the goal lead nowhere.
    if (y > goalY && fits(field, POSES, shape, x, y - 1)) visit(orientation, x, y - 1);
    for (const code of TURN_CODES[piece][orientation]!) {
      const test = winningTest(PREPARED, field, code, x, y);
      if (test < 0) continue;
      const [dx, dy] = lists[code]![test]!;
      visit(target[code]! & 3, x + dx, y + dy);
    }
  }
  return false;
}
