import { choiceOf, mostTried, testList } from '#engine/kicks.ts';
import {
  ORIENTATIONS,
  PIECES,
  PRECEDENCES,
  transition,
  turned,
  type Piece,
  type Precedence,
  type Transition,
} from '#engine/piece.ts';
import { endsOf, HALF_TRANSITIONS, QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { sameSquares } from '#engine/squares.ts';
import { extentOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import { turnsMade } from '#analysis/rotations.ts';

/** What the order of kicks can depend on. */
const ORDERS = ['collision', 'button', 'resting', 'pressure', 'lastSide', 'boxAboveTop', 'piece', 'turn'] as const;

/** What a matrix of systems shows and no single field of a system says. All of it is asked of all pieces. */
export interface Features {
  /** The number of orientations of I, S and Z with different squares. */
  readonly upright: 2 | 4;
  /** Pieces at the bottom of their boxes in every orientation, which rotate on a flat floor without a kick. */
  readonly grounded: readonly Piece[];
  /** Pieces that have kicks. */
  readonly kicked: readonly Piece[];
  /** Pieces that a quarter turn can kick upwards. */
  readonly floorKicks: readonly Piece[];
  /** What the order of the kicks depends on; empty where there is one list. */
  readonly order: readonly (typeof ORDERS)[number][];
  /** The most tests that a quarter turn can take, basic rotation included. */
  readonly tests: number;
  /** The same for a half turn; null if the system makes none in one rotation. */
  readonly halfTests: number | null;
}

const states = ({ shapes }: RotationSystem, piece: Piece) =>
  ORIENTATIONS.map((orientation) => shapes[piece].states[orientation]);

const differentStates = (system: RotationSystem, piece: Piece): number =>
  states(system, piece).filter((state, index, all) => !all.slice(0, index).some((other) => sameSquares(state, other)))
    .length;

function listOf(system: RotationSystem, piece: Piece, of: Transition, side: Precedence) {
  const [from, to] = endsOf(of);
  return testList(system.kicks, piece, from, to, side);
}

const listsOf = (system: RotationSystem, piece: Piece, transitions: readonly Transition[] = QUARTER_TRANSITIONS) =>
  transitions.flatMap((of) => PRECEDENCES.map((side) => listOf(system, piece, of, side)));

function orderOf(system: RotationSystem, kicked: readonly Piece[]): Features['order'] {
  /** Whether some lists differ that have all but one thing in common. */
  const differs = (sets: readonly (readonly [Piece, Transition][])[]): boolean =>
    sets.some((set) =>
      PRECEDENCES.some((side) => new Set(set.map(([piece, of]) => listOf(system, piece, of, side).join(' '))).size > 1),
    );
  const isChosenBy = (name: string): boolean => choiceOf(system)?.name === name;
  const depends: Readonly<Record<(typeof ORDERS)[number], boolean>> = {
    collision: system.guards.some(({ atMost }) => atMost !== undefined),
    button: system.kicks.rowBy === 'precedence',
    resting: isChosenBy('resting'),
    pressure: isChosenBy('pressure'),
    lastSide: isChosenBy('lastSide'),
    boxAboveTop: isChosenBy('boxAboveTop'),
    piece: differs(QUARTER_TRANSITIONS.map((of) => kicked.map((piece) => [piece, of]))),
    turn: differs(kicked.map((piece) => QUARTER_TRANSITIONS.map((of) => [piece, of]))),
  };
  return ORDERS.filter((name) => depends[name]);
}

const mostTests = (system: RotationSystem, transitions: readonly Transition[]): number =>
  Math.max(
    ...PIECES.flatMap((piece) => listsOf(system, piece, transitions).map((list) => mostTried(system, list.length))),
  );

export function features(system: RotationSystem): Features {
  const most = Math.max(...(['I', 'S', 'Z'] as const).map((piece) => differentStates(system, piece)));
  const kicked = PIECES.filter((piece) => listsOf(system, piece).some((list) => list.length > 1));
  return {
    upright: most > 2 ? 4 : 2,
    grounded: PIECES.filter((piece) => states(system, piece).every((state) => extentOf(state).bottom === 0)),
    kicked,
    floorKicks: PIECES.filter((piece) => listsOf(system, piece).some((list) => list.some(([, y]) => y > 0))),
    order: orderOf(system, kicked),
    tests: mostTests(system, QUARTER_TRANSITIONS),
    halfTests: system.turns.rules['180'].is === 'made' ? mostTests(system, HALF_TRANSITIONS) : null,
  };
}

/** Pieces whose quarter turns take the same numbers of tests. */
export interface TestCounts {
  readonly pieces: readonly Piece[];
  /** The most tests, with the turns that can take so many; the highest number first. */
  readonly counts: readonly { readonly tests: number; readonly turns: readonly Transition[] }[];
}

function countsOf(system: RotationSystem, piece: Piece): TestCounts['counts'] {
  const made = turnsMade(system, piece).filter((turn) => turn !== '180');
  const turns = ORIENTATIONS.flatMap((from) => made.map((turn) => transition(from, turned(from, turn))));
  const testsOf = (of: Transition): number =>
    Math.max(...PRECEDENCES.map((side) => mostTried(system, listOf(system, piece, of, side).length)));
  return [...new Set(turns.map(testsOf))]
    .sort((a, b) => b - a)
    .map((tests) => ({ tests, turns: turns.filter((of) => testsOf(of) === tests) }));
}

/** How many tests quarter turns take, of all pieces and turns. */
export function testCounts(system: RotationSystem): readonly TestCounts[] {
  const byCounts = Map.groupBy(PIECES, (piece) => JSON.stringify(countsOf(system, piece)));
  return [...byCounts.values()].map((pieces) => ({ pieces, counts: countsOf(system, pieces[0]!) }));
}

/** Where the nub of J, L and T points as they enter. */
export function nubAtSpawn({ shapes, spawn }: RotationSystem): 'up' | 'down' {
  const shape = shapes.T.states[spawn.orientation.T];
  const { bottom } = extentOf(shape);
  return shape.filter(([, y]) => y === bottom).length > 1 ? 'up' : 'down';
}
