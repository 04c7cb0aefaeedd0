import { printScenario, type Scenario } from '#engine/scenario.ts';
import { linkedScenario, shareLink } from '#share/share.ts';
import { readIn, type StateFormat } from '../stateFormat.ts';
import { changedScenario, readShow } from './show.ts';

/** A scenario with its step, as a stepper writes it. Where no step is named it opens at the one that makes its point. */
export const SCENARIO_FORMAT: StateFormat<Scenario> = {
  print: printScenario,
  read: (line, shown) => {
    const wanted = readShow(line);
    const read = changedScenario(shown, wanted);
    if (!read.ok) return { ...read, text: line };
    return { ok: true, value: { ...read.value, step: wanted.step ?? read.value.step } };
  },
  readLink: (search, figure) => {
    const linked = linkedScenario(search, figure);
    return linked && readIn(linked.text, linked.scenario);
  },
  link: shareLink,
};
