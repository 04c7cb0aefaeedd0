import 'strings:spinGallery';
import { transition } from '#engine/piece.ts';
import { fieldFor, rotate } from '#engine/rotate.ts';
import { requestOf } from '#engine/requestOf.ts';
import type { Scenario } from '#engine/scenario.ts';
import { minosOf } from '#engine/shapes.ts';
import { fill, fullRows } from '#engine/stack.ts';
import { placementAfter, type RotationTrace } from '#engine/trace.ts';
import { landingOf } from '#spins/landing.ts';
import { judges } from '#spins/rules.ts';
import { judgeName, spinOf } from '#text/spinText.ts';
import type { Say } from '#text/strings.ts';

/** A well-known spin under SRS. The strings `spinGallery.NAME` say how players call it. */
export interface GallerySpin {
  readonly name: string;
  /** The rotation that makes it. */
  readonly scenario: string;
  /** Its outcome, `test 5`, and the rows that are full then. */
  readonly expect: string;
  readonly rows: number;
  /** Set where the piece can move up afterwards, and in no other direction: it could have fallen there as well. */
  readonly open?: true;
}

const srs = (scenario: string): string => `system=srs-guideline ${scenario}`;

/** Boards with few blocks, on which all blocks are joined to the floor. Those of J and L, S and Z are mirror images. */
export const SPIN_GALLERY: readonly GallerySpin[] = [
  {
    name: 'tSingle',
    scenario: srs('piece=T from=3 at=3,0 turn=ccw board=.....##.../##....####/####.#####'),
    expect: 'test 1',
    rows: 1,
  },
  {
    name: 'tDouble',
    scenario: srs('piece=T from=3 at=3,0 turn=ccw board=.....##.../###...####/####.#####'),
    expect: 'test 1',
    rows: 2,
  },
  {
    name: 'tTriple',
    scenario: srs('piece=T from=0 at=3,2 turn=cw board=..##....../..#......./###.######/###..#####/###.######'),
    expect: 'test 5',
    rows: 3,
  },
  {
    name: 'tSuper',
    scenario: srs('piece=T from=0 at=3,2 turn=cw board=..##....../..#......./###.######/###..#####/.##.######'),
    expect: 'test 5',
    rows: 2,
  },
  {
    name: 'tIso',
    scenario: srs('piece=T from=2 at=2,2 turn=ccw board=.###....../.#......../###.#...../###..#####/###.######'),
    expect: 'test 4',
    rows: 2,
  },
  {
    name: 'tNeo',
    scenario: srs('piece=T from=2 at=2,2 turn=ccw board=.###....../.#......../###......./###..#####/###.######'),
    expect: 'test 4',
    rows: 2,
    open: true,
  },
  {
    name: 'tFin',
    scenario: srs('piece=T from=2 at=3,2 turn=ccw board=..###...../..#......./###......./###..#####/###.######'),
    expect: 'test 5',
    rows: 2,
    open: true,
  },
  {
    name: 'tMiniWall',
    scenario: srs('piece=T from=0 at=0,0 turn=cw board=.#########'),
    expect: 'test 2',
    rows: 1,
    open: true,
  },
  {
    name: 'tMiniFloor',
    scenario: srs('piece=T from=1 at=3,0 turn=ccw board=...#..##../####...###'),
    expect: 'test 3',
    rows: 1,
  },
  {
    name: 'jSingle',
    scenario: srs('piece=J from=1 at=5,0 turn=ccw board=.....#..##/######...#'),
    expect: 'test 3',
    rows: 1,
  },
  {
    name: 'jDouble',
    scenario: srs('piece=J from=1 at=3,0 turn=ccw board=####.#####/####...###'),
    expect: 'test 3',
    rows: 2,
  },
  {
    name: 'jTriple',
    scenario: srs('piece=J from=0 at=3,2 turn=ccw board=.....##.../......#.../#####.####/#####.####/####..####'),
    expect: 'test 5',
    rows: 3,
  },
  {
    name: 'lSingle',
    scenario: srs('piece=L from=3 at=2,0 turn=cw board=##..#...../#...######'),
    expect: 'test 3',
    rows: 1,
  },
  {
    name: 'lDouble',
    scenario: srs('piece=L from=3 at=4,0 turn=cw board=#####.####/###...####'),
    expect: 'test 3',
    rows: 2,
  },
  {
    name: 'lTriple',
    scenario: srs('piece=L from=0 at=4,2 turn=cw board=...##...../...#....../####.#####/####.#####/####..####'),
    expect: 'test 5',
    rows: 3,
  },
  {
    name: 'sSingle',
    scenario: srs('piece=S from=1 at=3,1 turn=cw board=...##...../####..####'),
    expect: 'test 3',
    rows: 1,
  },
  {
    name: 'sDouble',
    scenario: srs('piece=S from=1 at=3,1 turn=cw board=#####..###/####..####'),
    expect: 'test 3',
    rows: 2,
  },
  {
    name: 'sTriple',
    scenario: srs('piece=S from=0 at=3,2 turn=cw board=..##....../..#......./###.######/###..#####/####.#####'),
    expect: 'test 5',
    rows: 3,
  },
  {
    name: 'zSingle',
    scenario: srs('piece=Z from=3 at=4,1 turn=ccw board=.....##.../####..####'),
    expect: 'test 3',
    rows: 1,
  },
  {
    name: 'zDouble',
    scenario: srs('piece=Z from=3 at=4,1 turn=ccw board=###..#####/####..####'),
    expect: 'test 3',
    rows: 2,
  },
  {
    name: 'zTriple',
    scenario: srs('piece=Z from=0 at=4,2 turn=ccw board=......##../.......#../######.###/#####..###/#####.####'),
    expect: 'test 5',
    rows: 3,
  },
  {
    name: 'iSingle',
    scenario: srs('piece=I from=1 at=5,0 turn=ccw board=.....#..../...###..../####....##'),
    expect: 'test 5',
    rows: 1,
  },
  {
    name: 'iDouble',
    scenario: srs('piece=I from=0 at=3,1 turn=cw board=..##....../..#......./###.######/###.######/.##.######'),
    expect: 'test 4',
    rows: 2,
  },
  {
    name: 'iTriple',
    scenario: srs('piece=I from=0 at=3,1 turn=cw board=..##....../..#......./###.######/###.######/###.######'),
    expect: 'test 4',
    rows: 3,
  },
];

/** What a spin does: its rotation, the test that wins, and how many rows are full then. */
export function spinFacts(scenario: Scenario) {
  const { system, placement } = scenario;
  const request = requestOf(scenario);
  const trace = rotate(system, request);
  const after = placementAfter(trace);
  const squares = minosOf(system.shapes, after);
  return {
    trace,
    transition: transition(placement.orientation, after.orientation),
    test: 'test' in trace.outcome ? trace.outcome.test.number : null,
    after,
    rows: fullRows(fill(fieldFor(system, request.field), squares, after.piece)).length,
  };
}

/** Judges whose verdicts are under each board. */
const JUDGES = ['guideline', 'tetrio/all-mini+', 'nullpomino/all-immobile'];

/** What three games call a spin, a line each. */
export function spinVerdicts(trace: RotationTrace, say: Say): readonly string[] {
  const landing = landingOf(trace);
  if (!landing) return [];
  return judges
    .filter(({ id }) => JUDGES.includes(id))
    .map((rule) => say('spinGallery.verdict', { judge: judgeName(rule), verdict: spinOf(rule, landing, say) }));
}
