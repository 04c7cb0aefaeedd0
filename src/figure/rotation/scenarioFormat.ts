import { printScenario, type Scenario } from '#engine/scenario.ts';
import { linkedScenario, shareLink } from '#share/share.ts';
import { readIn, type StateFormat } from '../stateFormat.ts';
import { changedScenario, readShow } from './show.ts';
import { withinEnd } from './rotationSteps.ts';

/** The format of a scenario with its step, for steppers. Without a step it opens at the most instructive one. */
export const SCENARIO_FORMAT: StateFormat<Scenario> = {
  print: printScenario,
  read: (query, shown) => {
    const wanted = readShow(query);
    const read = changedScenario(shown, wanted);
    if (!read.ok) return { ...read, text: query };
    return readIn(
      query,
      withinEnd(query, { ok: true, value: { ...read.value, step: wanted.step ?? read.value.step } }),
    );
  },
  readLink: (search, figure) => {
    const linked = linkedScenario(search, figure);
    return linked && readIn(linked.text, withinEnd(linked.text, linked.scenario));
  },
  link: shareLink,
};
