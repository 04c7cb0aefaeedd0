import { requestOf } from '#engine/requestOf.ts';
import { rotate } from '#engine/rotate.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { verdictOf } from './judge.ts';
import { landingOf, type SpinLanding } from './landing.ts';
import { DIRECTIONS, type Direction, type SpinRule } from './rule.ts';

// The smallest boards of SRS on which two rules part: those with the fewest blocks. `partingBoards.slow.test.ts` finds these boards again and
// proves that no pair parts with fewer blocks. Of several with as many blocks, the one that parts most of the pairs that are left comes first.

const BOARDS: readonly string[] = [
  'piece=T from=0 at=0,-1 turn=cw board=..........',
  'piece=I from=0 at=0,-2 turn=cw board=..........',
  'piece=T from=0 at=0,-1 turn=cw board=.#......../........../..........',
  'piece=J from=0 at=7,-1 turn=ccw board=........#./..........',
  'piece=S from=1 at=7,0 turn=cw board=.......#../..........',
  'piece=T from=0 at=0,0 turn=cw board=.#........',
  'piece=T from=0 at=0,2 turn=cw board=#........./........../.#......../........../..........',
  'piece=T from=0 at=0,0 turn=cw board=#.#......./........../..........',
  'piece=I from=0 at=0,0 turn=cw board=..#......./........../........../.#......../..........',
  'piece=T from=1 at=0,0 turn=ccw board=#..#....../.......... then=left,right',
  'piece=T from=0 at=0,0 turn=cw board=#.#......./........../#.........',
  'piece=T from=0 at=1,-1 turn=cw board=#.#......./........../#.........',
  'piece=T from=1 at=-1,0 turn=cw board=#.#......./........../..#......./..#......./..........',
  'piece=I from=1 at=-1,0 turn=cw board=..#......./#....#####',
];

/** A board on which two rules may part. */
export interface SpinParting {
  /** A scenario, with `then` where the piece moves after its rotation. */
  readonly query: string;
  readonly blocks: number;
  readonly landing: SpinLanding;
}

function readBoard(text: string): SpinParting {
  const [scenario = '', then = ''] = text.split(' then=');
  const read = readScenario(`system=srs-guideline ${scenario}`);
  const moves = then.split(',').flatMap((move): readonly Direction[] => DIRECTIONS.filter((one) => one === move));
  const landing = read.ok ? landingOf(rotate(read.value.system, requestOf(read.value)), moves) : null;
  if (!landing) throw new Error(`"${text}" is no rotation to judge`);
  return {
    query: `system=srs-guideline ${text}`,
    blocks: [...scenario].filter((sign) => sign === '#').length,
    landing,
  };
}

let known: readonly SpinParting[] | undefined;

/** The boards of all pairs, those with the fewest blocks first. They are read once. */
export const partingBoards = (): readonly SpinParting[] => (known ??= BOARDS.map(readBoard));

/** The smallest board on which two rules say something else; null if none is known. */
export const partingOf = (a: SpinRule, b: SpinRule): SpinParting | null =>
  partingBoards().find(({ landing }) => verdictOf(a, landing) !== verdictOf(b, landing)) ?? null;
