import { add, type Vec } from '#engine/geometry.ts';
import type { Attempt } from '#engine/attempt.ts';
import type { Guard } from '#engine/guard.ts';
import { isSolid } from '#engine/playfield.ts';
import { firstSolid } from './search.ts';
import { getsUp, liesDown, pointsUp } from './turns.ts';

/** Whether something solid is `dx`, `dy` away from a mino of the old orientation. The field does not hold the piece itself. */
const touches = ({ field, before, x, y }: Attempt, dx: number, dy: number): boolean =>
  firstSolid(field, before, x + dx, y + dy) >= 0;

const touched = ({ field, before, x, y }: Attempt, sides: readonly Vec[]): readonly Vec[] =>
  sides
    .flatMap((side) => before.map((cell) => add(add(cell, [x, y]), side)))
    .filter(([cx, cy]) => isSolid(field, cx, cy));

const LEFT: Vec = [-1, 0];
const RIGHT: Vec = [1, 0];
const BELOW: Vec = [0, -1];

const beside = (attempt: Attempt): boolean => touches(attempt, -1, 0) || touches(attempt, 1, 0);

/** TGM3: an upright I kicks to the side only when stack or wall touches it on its left or right. */
export const iContact: Guard = {
  name: 'i-contact',
  refuses: (attempt) => liesDown(attempt) && !beside(attempt),
  explain: () => ({ because: { code: 'refused.noSideContact' }, cells: [] }),
  finding: (attempt) => {
    if (!liesDown(attempt)) return null;
    const cells = touched(attempt, [LEFT, RIGHT]);
    const code = `finding.sideContact.${cells.length > 0 ? 'touches' : 'none'}`;
    return { guard: 'i-contact', message: { code }, cells, searched: [] };
  },
};

/** A kick upwards needs something right below the piece. `concerns` says which turns the rule is about. */
const groundContact = (name: string, concerns: (attempt: Attempt) => boolean): Guard => ({
  name,
  refuses: (attempt, kick) => kick[1] > 0 && concerns(attempt) && !touches(attempt, 0, -1),
  explain: (attempt) => ({ because: { code: 'refused.inTheAir', values: { piece: attempt.piece } }, cells: [] }),
  finding: (attempt) => {
    if (!concerns(attempt)) return null;
    const cells = touched(attempt, [BELOW]);
    const code = `finding.ground.${cells.length > 0 ? 'touches' : 'none'}`;
    return { guard: name, message: { code, values: { piece: attempt.piece } }, cells, searched: [] };
  },
});

/** TGM3, ACE: a lying I kicks off the floor only while it rests on something. */
export const iGrounded = groundContact('i-ground', getsUp);

/** The other reading of the T floor kick (D4; Cambridge): it needs ground as the I does. */
export const tGrounded = groundContact('t-ground', pointsUp);
