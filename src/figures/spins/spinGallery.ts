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
  /** The rotation that makes it, on a board on which nothing else leads to its squares. */
  readonly scenario: string;
  /** Its outcome, `test 5`, and the rows that are full then. */
  readonly expect: string;
  readonly rows: number;
}

/** Boards with few blocks. Those of J and L, S and Z are mirror images. */
export const SPIN_GALLERY: readonly GallerySpin[] = [
  {
    name: 'tSingle',
    scenario: 'system=srs-guideline piece=T from=3 at=3,0 turn=ccw board=.....##.../##....####/####.#####',
    expect: 'test 1',
    rows: 1,
  },
  {
    name: 'tDouble',
    scenario: 'system=srs-guideline piece=T from=3 at=3,0 turn=ccw board=.....##.../###...####/####.#####',
    expect: 'test 1',
    rows: 2,
  },
  {
    name: 'tTriple',
    scenario:
      'system=srs-guideline piece=T from=0 at=3,2 turn=cw board=..##....../..#......./###.######/###..#####/###.######',
    expect: 'test 5',
    rows: 3,
  },
  {
    name: 'j',
    scenario:
      'system=srs-guideline piece=J from=0 at=3,2 turn=ccw board=.....##.../......#.../#####.####/#####.####/####..####',
    expect: 'test 5',
    rows: 3,
  },
  {
    name: 'l',
    scenario:
      'system=srs-guideline piece=L from=0 at=4,2 turn=cw board=...##...../...#....../####.#####/####.#####/####..####',
    expect: 'test 5',
    rows: 3,
  },
  {
    name: 's',
    scenario: 'system=srs-guideline piece=S from=1 at=3,1 turn=cw board=#####..###/####..####',
    expect: 'test 3',
    rows: 2,
  },
  {
    name: 'z',
    scenario: 'system=srs-guideline piece=Z from=3 at=4,1 turn=ccw board=###..#####/####..####',
    expect: 'test 3',
    rows: 2,
  },
  {
    name: 'i',
    scenario: 'system=srs-guideline piece=I from=1 at=5,0 turn=ccw board=.....#..../...###..../####....##',
    expect: 'test 5',
    rows: 1,
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
