import { NEEDED_PARAMS } from '#engine/scenarioParams.ts';
import { TURNS } from '#engine/piece.ts';
import { SYSTEMS } from '#rules/registry.ts';
import { said, values } from '#figure/record/allowed.ts';
import { MIRRORED } from '#figure/record/keys.ts';
import { boardLink } from '#figure/record/links.ts';
import { defineFigure } from '#figure/record/record.ts';
import { SCENARIO, scenarioUses } from '#figure/record/scenarioUses.ts';
import { COMPARISON_PARAMS, LEAST_SYSTEMS, MOST_SYSTEMS } from '#figure/rotation/comparedParams.ts';
import { BOTH_WAYS } from '#share/linkParameters.ts';

const EXAMPLE =
  'systems=srs-guideline,srs-arika piece=I from=0 at=3,4 turn=cw board=###.##.###/###.##.###/###.######/###.######/###.######/###.######';
const BOX = 'piece=J from=1 at=3,1 turn=ccw board=...#....../........../...#......';

const BOARD = NEEDED_PARAMS.filter((word) => word !== 'system');

export const figure = defineFigure({
  name: 'kick-compare',
  folder: 'compare/kickCompare',
  link: boardLink(COMPARISON_PARAMS),
  keys: MIRRORED,
  lab: {
    page: 'lab/compare',
    needed: [
      ['systems', ...BOARD],
      ['system', ...BOARD],
    ],
    // A comparison adds another system to the named one.
    takenToo: ['system'],
  },
  element: {
    queryAttribute: 'scenario',
    step: 'step',
    options: { pickers: ['shown', 'none'], tests: ['all', 'telling'], table: ['none', 'shown'] },
    uses: scenarioUses({
      systems: values(
        SYSTEMS.map(({ id }) => id),
        said('some', { least: LEAST_SYSTEMS, most: MOST_SYSTEMS }),
      ),
      ...SCENARIO,
      turn: values([...TURNS, BOTH_WAYS]),
    }),
    opening: { scenario: EXAMPLE },
    tries: {
      iKicks: EXAMPLE,
      families: `systems=srs-guideline,ars-tgm,dtet ${BOX}`,
      bare: `systems=srs-guideline,ars-tgm ${BOX} pickers=none tests=telling`,
    },
    example: () => ({ scenario: EXAMPLE }),
  },
  report: () => import('./report.ts'),
  examples: [`systems=srs-guideline,ars-tgm,dtet ${BOX}`, EXAMPLE],
});
