import { pressPuzzles } from '#analysis/pressPuzzles.ts';
import { printScenario } from '#engine/scenario.ts';
import { DEFAULT_SYSTEM, SYSTEMS } from '#rules/registry.ts';

/** Boards on which one press has many answers, best first, as queries of the figure. */
export const pressBoards = () =>
  pressPuzzles(DEFAULT_SYSTEM, SYSTEMS).map(({ scenario, answers }) => ({ query: printScenario(scenario), answers }));
