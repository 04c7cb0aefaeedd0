import { testList } from '#engine/kicks.ts';
import { ORIENTATIONS, PIECES, PRECEDENCES, type Orientation, type Piece, type Transition } from '#engine/piece.ts';
import { endsOf, HALF_TRANSITIONS, QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { sameSquares } from '#engine/squares.ts';
import { extentOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';

/** What a matrix of systems shows and no single field of a system says. */
export interface Features {
  /** Orientations of I, S and Z with squares of their own. */
  readonly upright: 2 | 4;
  /** Pieces that sit at the bottom of their boxes in every orientation, and so turn on a flat floor without a kick. */
  readonly grounded: readonly Piece[];
  /** Pieces that a quarter turn can kick upwards. */
  readonly floorKicks: readonly Piece[];
  /** What the order of the tests depends on. */
  readonly order: 'nothing' | 'turn' | 'button' | 'none';
  /** The most tests that a quarter turn can take, basic rotation included. */
  readonly tests: number;
  /** The same of a half turn; null where no half turn is made as one turn. */
  readonly halfTests: number | null;
}

const states = ({ shapes }: RotationSystem, piece: Piece) =>
  ORIENTATIONS.map((orientation) => shapes[piece].states[orientation]);

const differentStates = (system: RotationSystem, piece: Piece): number =>
  states(system, piece).filter((state, index, all) => !all.slice(0, index).some((other) => sameSquares(state, other)))
    .length;

function lists(system: RotationSystem, piece: Piece, transitions: readonly Transition[] = QUARTER_TRANSITIONS) {
  return transitions.flatMap((of) => {
    const [from, to]: readonly [Orientation, Orientation] = endsOf(of);
    return PRECEDENCES.map((side) => testList(system.kicks, piece, from, to, side));
  });
}

/** How the tests of a T are ordered: the same kicks whatever the turn, lists by turn, or lists by button. */
function orderOf(system: RotationSystem): Features['order'] {
  if (system.kicks.rowBy === 'precedence') return 'button';
  const found = new Set(lists(system, 'S').map((list) => list.join(' ')));
  if ([...found].every((list) => !list.includes(' '))) return 'none';
  return found.size === 1 ? 'nothing' : 'turn';
}

const mostTests = (system: RotationSystem, transitions: readonly Transition[]): number =>
  Math.max(...PIECES.flatMap((piece) => lists(system, piece, transitions).map((list) => list.length)));

export function features(system: RotationSystem): Features {
  const most = Math.max(...(['I', 'S', 'Z'] as const).map((piece) => differentStates(system, piece)));
  return {
    upright: most > 2 ? 4 : 2,
    grounded: PIECES.filter((piece) => states(system, piece).every((state) => extentOf(state).bottom === 0)),
    floorKicks: PIECES.filter((piece) => lists(system, piece).some((list) => list.some(([, y]) => y > 0))),
    order: orderOf(system),
    tests: mostTests(system, QUARTER_TRANSITIONS),
    halfTests: system.turns.rules['180'].is === 'made' ? mostTests(system, HALF_TRANSITIONS) : null,
  };
}
