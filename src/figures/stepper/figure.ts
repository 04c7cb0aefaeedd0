import { must } from '#engine/diagnostics.ts';
import { rotate } from '#engine/rotate.ts';
import { requestOf } from '#engine/requestOf.ts';
import { SCENARIO_PARAMS, scenarioParams } from '#engine/scenario.ts';
import { NEEDED_PARAMS } from '#engine/scenarioParams.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { MIRRORED } from '#figure/record/keys.ts';
import { boardLink } from '#figure/record/links.ts';
import { defineFigure } from '#figure/record/record.ts';
import { mustBe, type Ran } from '#figure/record/run.ts';
import { SCENARIO, scenarioUses } from '#figure/record/scenarioUses.ts';
import { outcomeWord } from '#figure/rotation/outcomeWord.ts';

const EXAMPLE =
  'system=srs-guideline piece=J from=0 at=3,2 turn=ccw board=......#.../#....##.../##....####/#####.####/#####.####/####..####';
const TRIPLE =
  'system=srs-guideline piece=T from=0 at=4,2 turn=cw board=...##...../...#...###/####.#####/####..####/####.#####';
const COLUMN = 'system=ars-tgm piece=J from=3 at=4,0 turn=cw board=..##....../..#......./..###.#...';

function run(query: string): Ran {
  const scenario = must(readScenario(query), query);
  const trace = rotate(scenario.system, requestOf(scenario), scenario.memory);
  return { outcome: outcomeWord(trace), params: scenarioParams(scenario) };
}

export const figure = defineFigure({
  name: 'kick-stepper',
  folder: 'stepper',
  link: boardLink(SCENARIO_PARAMS),
  keys: MIRRORED,
  lab: { page: 'lab/stepper', needed: [NEEDED_PARAMS] },
  element: {
    queryAttribute: 'scenario',
    step: 'step',
    options: { layout: ['full', 'small'] },
    uses: scenarioUses(SCENARIO),
    opening: { scenario: EXAMPLE },
    tries: {
      overhang: EXAMPLE,
      triple: TRIPLE,
      column: COLUMN,
      small: `${TRIPLE} layout=small`,
      question: `${COLUMN} ask=winner`,
    },
    example: () => {
      mustBe('test 5', run, EXAMPLE);
      return { scenario: EXAMPLE };
    },
    poster: 'poster/poster.ts',
    link: { name: 'kick-link', needed: NEEDED_PARAMS, opens: { layout: 'small' } },
  },
  run,
  report: () => import('./report.ts'),
  examples: [`${TRIPLE} step=4`, `${EXAMPLE} step=4`],
});
