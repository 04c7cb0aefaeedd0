import { must } from '#engine/diagnostics.ts';
import { onePress } from '#analysis/onePress.ts';
import { pressSystems } from '#analysis/pressSystems.ts';
import { SCENARIO_PARAMS, scenarioParams } from '#engine/scenario.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { MIRROR, use } from '#figure/record/keys.ts';
import { boardLink } from '#figure/record/links.ts';
import { defineFigure } from '#figure/record/record.ts';
import type { Ran } from '#figure/record/run.ts';
import { SCENARIO, scenarioUses } from '#figure/record/scenarioUses.ts';

/** A T that draws the families. */
const FAMILIES = 'system=srs-guideline piece=T from=0 at=5,3 turn=cw board=...#.##.../...#.##.../#..#....../#....####.';
/** The I with the most answers that a search of every press found. */
const EIGHT = 'system=srs-guideline piece=I from=0 at=3,2 turn=ccw board=....##..../#...##..../##..##.###/##...#####';

function run(query: string): Ran {
  const scenario = must(readScenario(query), query);
  return {
    outcome: `${onePress(scenario, pressSystems(scenario.system)).answers.length} answers`,
    params: scenarioParams(scenario),
  };
}

export const figure = defineFigure({
  name: 'one-press',
  folder: 'onePress',
  link: boardLink(SCENARIO_PARAMS),
  page: '/one-press/',
  keys: [use('rotateLeft', 'z'), use('rotateRight', 'x'), use('halfTurn', 'a'), MIRROR],
  element: {
    queryAttribute: 'scenario',
    step: null,
    uses: scenarioUses(SCENARIO),
    lacks: ['scrubber', 'table'],
    opening: { scenario: FAMILIES },
    tries: { parting: FAMILIES, eight: EIGHT },
    example: () => ({ scenario: FAMILIES }),
  },
  run,
  report: () => import('./report.ts'),
  examples: [FAMILIES, EIGHT],
});
