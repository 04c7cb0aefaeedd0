import { sameVec, subtract, type Vec } from '#engine/geometry.ts';
import { ORIENTATIONS, PIECES, type Piece, type Placement } from '#engine/piece.ts';
import { playfield } from '#engine/playfield.ts';
import { requestOf } from '#engine/requestOf.ts';
import { rotate } from '#engine/rotate.ts';
import { fill } from '#engine/stack.ts';
import { kicksOf, rotationsOfPiece } from '#analysis/rotations.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { findingOf } from '#spins/conditions.ts';
import { verdictOf } from '#spins/judge.ts';
import { landingOf, squaresOf, type SpinLanding } from '#spins/landing.ts';
import { partingBoards } from '#spins/partingBoards.ts';
import { judgeById } from '#spins/rules.ts';
import { DIRECTIONS, type Direction, type SpinRule, type SpinVerdict } from '#spins/rule.ts';
import { evidence, type ClaimCheck } from './claim.ts';

// Findings from the comparison of games: the rules of src/spins, run on boards that pages show too.

const PAGE = 'systems/srs/which-spin/';

const rule = (id: string): SpinRule => {
  const found = judgeById(id);
  if (!found) throw new Error(`no rule is called ${id}`);
  return found;
};

function landing(query: string, then: readonly Direction[] = []): SpinLanding {
  const read = readScenario(`system=srs-guideline ${query}`);
  const found = read.ok ? landingOf(rotate(read.value.system, requestOf(read.value)), then) : null;
  if (!found) throw new Error(`"${query}" is no rotation to judge`);
  return found;
}

const says = (id: string, on: SpinLanding): SpinVerdict => verdictOf(rule(id), on);

const DISPUTE = 'piece=T from=1 at=-1,0 turn=cw board=#.#......./........../..#......./..#......./..........';
const TST = 'piece=T from=0 at=3,2 turn=cw board=...#....../........../###.######/###..#####/###.######';
const ISO = 'piece=T from=2 at=2,2 turn=ccw board=...#....../........../###.#...../###..#####/###.######';
const NEO = 'piece=T from=2 at=2,2 turn=ccw board=...#....../........../###......./###..#####/###.######';
const FIN = 'piece=T from=2 at=3,2 turn=ccw board=...##...../........../###......./###..#####/###.######';
const PLAIN = 'piece=T from=3 at=1,0 turn=cw board=.#......../........../.#.#......';
const O_ROOF = 'piece=O from=0 at=4,0 turn=cw board=....##..../####..####/####..####';
const O_OPEN = 'piece=O from=0 at=4,0 turn=cw board=####..####/####..####';
const TWO_CORNERS = 'piece=T from=3 at=8,1 turn=cw board=.......#../........../........#./..........';
const SECOND_TEST = 'piece=T from=0 at=0,0 turn=cw board=.#########';

const AT: Vec = [4, 4];
/** Corners of the box of a T, those in front first, by state. */
const cornersOf = (state: number): readonly Vec[] =>
  findingOf({ corners: 'all', atLeast: 0 }, resting('T', state as Placement['orientation']), {
    piece: 'T',
    orientation: state as Placement['orientation'],
    at: AT,
  }).squares.map(({ square }) => square);

/** A piece at rest on some blocks, after a rotation. */
function resting(
  piece: Piece,
  orientation: Placement['orientation'],
  blocks: readonly Vec[] = [],
  more: Partial<SpinLanding> = {},
): SpinLanding {
  const placement: Placement = { piece, orientation, at: AT };
  const field = fill(playfield(), blocks, '#');
  return { field, from: 0, turned: placement, kick: 0, offset: [0, 0], rest: placement, moved: false, ...more };
}

/** Landings of a T by each test of each quarter turn, with each set of filled corners that leaves its first squares free, and a block below. */
function* everyLanding(): Generator<SpinLanding> {
  for (const rotation of rotationsOfPiece(srsGuideline, 'T')) {
    const corners = cornersOf(rotation.to);
    const kicks = kicksOf(srsGuideline, rotation);
    for (const [kick, offset] of kicks.entries())
      for (let set = 0; set < 16; set++) {
        const filled = corners.filter((_corner, index) => set & (1 << index));
        const start = squaresOf({ piece: 'T', orientation: rotation.from, at: subtract(AT, offset) });
        if (start.some((mino) => filled.some((corner) => sameVec(corner, mino)))) continue;
        const below = findingOf({ grounded: true }, resting('T', rotation.to), {
          piece: 'T',
          orientation: rotation.to,
          at: AT,
        }).squares.map(({ square }) => square);
        // The lowest square below the piece, which is no corner.
        const support = below.filter((square) => !corners.some((corner) => sameVec(corner, square)));
        yield resting('T', rotation.to, [...filled, ...support.slice(0, 1)], { from: rotation.from, kick, offset });
      }
  }
}

const names = (ids: readonly string[], on: SpinLanding): string => ids.map((id) => `${id} ${says(id, on)}`).join(', ');

export const SPIN_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'spins.games-disagree',
    row: '5-01',
    status: 'holds',
    page: PAGE,
    check: () => {
      const found = names(['guideline', 'jstris/T', 'nullpomino/t-4point-nokick'], landing(DISPUTE));
      return evidence(
        new Set(found.split(', ').map((said) => said.split(' ')[1])).size === 3,
        `On one board: ${found}.`,
      );
    },
  },
  {
    id: 'spins.fifth-test-up',
    row: '5-02',
    status: 'holds',
    page: PAGE,
    check: () => {
      const apart = [...everyLanding()].filter((one) => says('guideline', one) !== says('tetrio/T-spins', one));
      const turns = new Set(
        apart.map(({ from, turned: { orientation }, kick }) => `${from}>>${orientation} test ${kick + 1}`),
      );
      const isUp = apart.every(({ kick, offset }) => kick === 4 && offset[1] > 0);
      return evidence(
        isUp && turns.size === 2,
        `They differ in ${[...turns].join(' and ')} only, where that test leads up.`,
      );
    },
  },
  {
    id: 'spins.mini-means-seven-things',
    row: '5-03',
    status: 'holds',
    page: PAGE,
    check: () => {
      const nullpomino = [TST, ISO, PLAIN].map((board) => says('nullpomino/t-4point-turncheck', landing(board)));
      const neo = ['techmino', 'guideline'].map((id) => says(id, landing(NEO)));
      return evidence(
        nullpomino.join() === 'mini,mini,full' && neo.join() === 'full,mini',
        `For NullpoMino the TST is ${nullpomino[0]}, the Iso ${nullpomino[1]}, a plain rotation ${nullpomino[2]}. The Neo is ${neo[0]} in Techmino.`,
      );
    },
  },
  {
    id: 'spins.corners-cannot-move',
    row: '5-04',
    status: 'holds',
    page: PAGE,
    check: () => {
      const free = ORIENTATIONS.flatMap((state) =>
        [2, 3].map((back) => {
          const corners = cornersOf(state);
          const one = resting('T', state, [corners[0]!, corners[1]!, corners[back]!]);
          return findingOf({ blocked: DIRECTIONS }, one, one.rest).open.length;
        }),
      );
      const fin = landing(FIN);
      const { open } = findingOf({ blocked: DIRECTIONS }, fin, fin.rest);
      const immobile = findingOf({ blocked: DIRECTIONS }, landing(TWO_CORNERS), landing(TWO_CORNERS).rest).holds;
      return evidence(
        free.every((ways) => ways === 0) && open.join() === 'up' && immobile,
        `Both front corners and one at the back block all ways in ${free.length} of ${free.length} cases. A Fin can move ${open.join()}.`,
      );
    },
  },
  {
    id: 'spins.plus-is-for-t',
    row: '5-05',
    status: 'holds',
    page: PAGE,
    check: () => {
      const pairs = [['tetrio/all', 'tetrio/all+'], ['tetrio/all-mini', 'tetrio/all-mini+']] as const; // prettier-ignore
      const others = PIECES.filter((piece) => piece !== 'T');
      const same = pairs.every(([plain, plus]) =>
        others.every((piece) => {
          const clauses = (id: string): string =>
            JSON.stringify(
              rule(id)
                .clauses.filter(({ pieces }) => pieces.includes(piece))
                .map(({ when, gives }) => [when, gives]),
            );
          return clauses(plain) === clauses(plus);
        }),
      );
      const on = landing(TWO_CORNERS);
      const found = names(pairs.flat(), on);
      return evidence(
        same && found === 'tetrio/all none, tetrio/all+ mini, tetrio/all-mini none, tetrio/all-mini+ mini',
        `A T that cannot move, with two corners: ${found}. Other pieces have the same clauses with and without it.`,
      );
    },
  },
  {
    id: 'spins.immobile-two-sorts',
    row: '5-06',
    status: 'holds',
    page: PAGE,
    check: () => {
      const sorts = [['left', 'right', 'up'], DIRECTIONS] as const;
      const holds = (one: SpinLanding): readonly boolean[] =>
        sorts.map((blocked) => findingOf({ blocked }, one, one.turned).holds);
      const rest = partingBoards().filter(({ landing: { moved } }) => !moved);
      const alike = rest.every(({ landing: one }) => new Set(holds(one)).size === 1);
      // Blocks beside and above a T that points down, and none below.
      const inAir = resting('T', 2, [[3, 5], [7, 5], [5, 6]]); // prettier-ignore
      return evidence(
        alike && holds(inAir).join() === 'true,false',
        `They agree on ${rest.length} of ${rest.length} boards where the piece rests. In the air only the three ways are blocked.`,
      );
    },
  },
  {
    id: 'spins.o-in-place',
    row: '5-07',
    status: 'holds',
    page: PAGE,
    check: () => {
      const ids = ['tetrio/all', 'techmino', 'nullpomino/all-immobile', 'tetrio/handheld'];
      const [roof, open] = [O_ROOF, O_OPEN].map((board) => ids.map((id) => says(id, landing(board))).join(' '));
      return evidence(
        roof === 'full full full none' && open === 'none none none none',
        `${ids.join(', ')} say ${roof} under a roof, and ${open} where it is open above.`,
      );
    },
  },
  {
    id: 'spins.stupid-stays',
    row: '5-08',
    status: 'holds',
    page: PAGE,
    check: () => {
      const free = 'piece=T from=0 at=3,-1 turn=cw board=..........';
      const said = ([[], ['left']] as const).map((then) => says('tetrio/stupid', landing(free, then)));
      const movable = says('tetrio/mini-only', landing(FIN));
      return evidence(
        said.join() === 'full,full' && movable === 'none',
        `A T that rests after a rotation is ${said[0]}, and ${said[1]} after another move. In mini-only a Fin is ${movable}.`,
      );
    },
  },
  {
    id: 'spins.techmino-adds',
    row: '5-09',
    status: 'holds',
    page: PAGE,
    check: () => {
      const [second, other, noRow] = [SECOND_TEST, NEO, SECOND_TEST.replace('.#########', '.#........')].map((board) =>
        says('techmino', landing(board)),
      );
      const upper = rule('techmino')
        .clauses.flatMap(({ when }) => when)
        .some((one) => 'corners' in one && one.corners === 'upper');
      return evidence(
        second === 'mini' && other === 'full' && noRow === 'full' && upper,
        `Three corners by the second test with a row: ${second}. By the fourth test: ${other}. Without a row: ${noRow}.`,
      );
    },
  },
];
