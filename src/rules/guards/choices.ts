import type { Choice, Situation } from '#engine/choice.ts';
import type { Finding } from '#engine/guard.ts';
import { NO_KEYS, type HeldKeys } from '#engine/heldKeys.ts';
import type { Vec } from '#engine/geometry.ts';
import { isSolid } from '#engine/playfield.ts';

// Conditions that are looked at before the first test. They refuse nothing: they say which of several lists is tried.

type Rule = Pick<Choice, 'name' | 'cases' | 'of'>;

const wayOf = ([x, y]: Vec): string => (x < 0 ? 'left' : x > 0 ? 'right' : y < 0 ? 'down' : 'up');

/** Reports the case of a condition, with the squares that decided it, and what the turn carries along. */
const reporting =
  ({ name, cases, of }: Rule, cellsOf: (situation: Situation) => readonly Vec[] = () => []): Choice['findings'] =>
  (situation, carried) => {
    const values = { piece: situation.piece };
    const finding = (guard: string, of: string, cells: readonly Vec[]): Finding => ({
      guard,
      message: { code: `finding.${guard}.${of}`, values },
      cells,
      searched: [],
    });
    const chosen = finding(name, cases.at(of(situation))!, cellsOf(situation));
    return carried ? [chosen, finding('carried', wayOf(carried), [])] : [chosen];
  };

const below = ({ field, before, x, y }: Situation): readonly Vec[] =>
  before.map(([bx, by]): Vec => [x + bx, y + by - 1]).filter(([cx, cy]) => isSolid(field, cx, cy));

const RESTING: Rule = {
  name: 'resting',
  cases: ['air', 'ground'],
  of: (situation) => (below(situation).length > 0 ? 1 : 0),
};

/** Cambridge: a piece that rests on something before the turn has a list of its own. */
export const resting: Choice = {
  ...RESTING,
  findings: reporting(RESTING, below),
};

const sideOf = (keys: HeldKeys): number => {
  const [left, right] = [keys.includes('L'), keys.includes('R')];
  return left === right ? 0 : left ? 1 : 2;
};

const PRESSURE: Rule = {
  name: 'pressure',
  cases: ['none', 'left', 'right'],
  of: ({ keys }) => sideOf(keys),
};

/** T-EX: a side that the piece is pressed against has a list of its own. */
export const pressure: Choice = {
  ...PRESSURE,
  keys: [NO_KEYS, ['L'], ['R']],
  findings: reporting(PRESSURE),
};

const LAST_SIDE: Rule = {
  name: 'lastSide',
  cases: ['right', 'left'],
  of: ({ keys }) => (sideOf(keys) === 1 ? 1 : 0),
};

/** Minote: the side that was pressed last comes first; right before any was pressed. */
export const lastSide: Choice = {
  ...LAST_SIDE,
  keys: [['R'], ['L']],
  lasts: true,
  findings: reporting(LAST_SIDE),
};

/** Rows from the lower edge of our box to the top row of the 4 by 4 box of the program. */
const BOX_TOP = { I: 3, J: 2, L: 2, O: 2, S: 2, T: 2, Z: 2 } as const;

const BOX_ABOVE_TOP: Rule = {
  name: 'boxAboveTop',
  cases: ['inside', 'above'],
  of: ({ field, piece, y }) => (y + BOX_TOP[piece] >= field.height ? 1 : 0),
};

/** Quadrapassel: while the top row of the box is above the field, all tests are one row lower. */
export const boxAboveTop: Choice = {
  ...BOX_ABOVE_TOP,
  rowsToTop: (piece, list) => (BOX_ABOVE_TOP.cases[list] === 'above' ? BOX_TOP[piece] : null),
  findings: reporting(BOX_ABOVE_TOP),
};
