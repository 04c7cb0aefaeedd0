import { precedenceOf } from '#engine/kicks.ts';
import { ORIENTATIONS, PIECES, TURNS, type Orientation, type Piece, type Turn } from '#engine/piece.ts';
import type { Vec } from '#engine/geometry.ts';
import type { RotationSystem } from '#engine/system.ts';
import { endsWithin, limitedBudget, type BudgetLimits } from '#analysis/budget.ts';
import { fatesOf, type Fate } from '#analysis/deadKicks.ts';
import { kicksOf, rotationsOfPiece, turnsMade, type Rotation } from '#analysis/rotations.ts';
import { findSpins } from '#analysis/spins.ts';
import { LEAST_WIDTH, MOST_BLOCKS, type SpinQuery } from '#analysis/spinQuery.ts';
import { DEFAULT_SYSTEM, systemById } from '#rules/registry.ts';
import { oneOf, oneOfNumbers, wholeNumber, type FigureSpec } from '#figure/fields.ts';
import { systemId } from '#figure/systemFields.ts';

/** The conditions of a search, and the current board. */
export interface SpinState {
  /** The id of a system. */
  readonly system: string;
  readonly piece: Piece;
  readonly from: Orientation;
  readonly turn: Turn;
  /** From 1. */
  readonly test: number;
  readonly ground: 'stands' | 'hangs';
  readonly entry: 'spawn' | 'anywhere';
  readonly ways: 'only' | 'any';
  readonly rest: 'locks' | 'any';
  readonly lines: number;
  readonly walls: 'help' | 'away';
  readonly width: number;
  readonly most: number;
  /** The index of the current board. */
  readonly found: number;
}

export const MOST_FOUND = 12;
const MOST_TESTS = 25;
export const MOST_WIDTH = 10;

/** The query of a search, or why there is none. */
export type SpinQuestion =
  | { readonly is: 'query'; readonly system: RotationSystem; readonly query: SpinQuery }
  | { readonly is: 'no turn' }
  | { readonly is: 'no test'; readonly tests: number }
  | { readonly is: 'never'; readonly fate: Exclude<Fate, { readonly is: 'can win' }> };

export const systemOf = ({ system }: Pick<SpinState, 'system'>): RotationSystem => systemById(system) ?? DEFAULT_SYSTEM;

/** Returns the turn that the system makes, with each button on its natural side; null if it makes none. */
export function rotationOf(state: SpinState): Rotation | null {
  const system = systemOf(state);
  const side = precedenceOf(system.kicks, state.turn, null);
  const all = rotationsOfPiece(system, state.piece);
  return (
    all.find(({ from, turn, precedence }) => from === state.from && turn === state.turn && precedence === side) ?? null
  );
}

/** Returns the kicks of the turn, test 1 first; none if the system does not make it. */
export function spinKicks(state: SpinState): readonly Vec[] {
  const rotation = rotationOf(state);
  return rotation ? kicksOf(systemOf(state), rotation) : [];
}

export const spinTurns = (state: SpinState): readonly Turn[] => turnsMade(systemOf(state), state.piece);

/** The most positions of a quick test: all published kicks need fewer. Beyond them the search for boards itself decides. */
const QUICK: BudgetLimits = { positions: 1000, milliseconds: Infinity };

/** Whether a test can win; null if the quick test does not decide. */
function quickFate(system: RotationSystem, rotation: Rotation, test: number): Fate | null {
  let fate: Fate | null = null;
  endsWithin(() => {
    fate = fatesOf(
      system,
      rotation,
      limitedBudget(QUICK, () => 0),
    ).tests[test - 1]!.fate;
  });
  return fate;
}

export function questionOf(state: SpinState): SpinQuestion {
  const system = systemOf(state);
  const rotation = rotationOf(state);
  if (!rotation) return { is: 'no turn' };
  const tests = kicksOf(system, rotation).length;
  if (state.test > tests) return { is: 'no test', tests };
  const fate = quickFate(system, rotation, state.test);
  if (fate && fate.is !== 'can win') return { is: 'never', fate };
  const { test, ground, rest, lines, width, most } = state;
  const query: SpinQuery = {
    rotation,
    test,
    ground,
    entry: state.entry === 'spawn' ? 'from spawn' : 'anywhere',
    ways: state.ways === 'only' ? 'only this kick' : 'any',
    rest,
    lines,
    walls: state.walls === 'help' ? 'may help' : 'out of reach',
    width,
    most,
  };
  return { is: 'query', system, query };
}

/** Returns the state with a turn and a test of the system, unchanged if possible. */
export function withKnownKick(state: SpinState): SpinState {
  const turns = spinTurns(state);
  const turn = turns.includes(state.turn) ? state.turn : (turns[0] ?? state.turn);
  const tests = spinKicks({ ...state, turn }).length;
  return { ...state, turn, test: Math.max(1, Math.min(state.test, tests)), found: 0 };
}

/** The number of boards before a page says that none was found. */
export const MOST_LOOKED = 20_000;

export const SPIN_FINDER: FigureSpec<SpinState> = {
  fields: {
    system: systemId,
    piece: oneOf(PIECES),
    from: oneOfNumbers(ORIENTATIONS),
    turn: oneOf(TURNS),
    test: wholeNumber(1, MOST_TESTS),
    ground: oneOf(['stands', 'hangs']),
    entry: oneOf(['spawn', 'anywhere']),
    ways: oneOf(['only', 'any']),
    rest: oneOf(['locks', 'any']),
    lines: wholeNumber(0, 4),
    walls: oneOf(['help', 'away']),
    width: wholeNumber(LEAST_WIDTH, MOST_WIDTH),
    most: wholeNumber(0, MOST_BLOCKS),
    found: wholeNumber(0, MOST_FOUND - 1),
  },
  standard: {
    system: DEFAULT_SYSTEM.id,
    piece: 'T',
    from: 0,
    turn: 'cw',
    test: 5,
    ground: 'stands',
    entry: 'spawn',
    ways: 'only',
    rest: 'locks',
    lines: 3,
    walls: 'help',
    width: MOST_WIDTH,
    most: MOST_BLOCKS,
    found: 0,
  },
  // `29 blocks`: those of the smallest board.
  outcome: (state) => {
    const question = questionOf(state);
    if (question.is !== 'query') return question.is;
    let steps = 0;
    for (const spin of findSpins(question.system, question.query)) {
      if (spin) return `${spin.blocks.length} blocks`;
      if (++steps > MOST_LOOKED) break;
    }
    return 'none';
  },
};
