import { BOARD_LIMITS } from '#engine/boardText.ts';
import { PIECES, PRECEDENCES, TURNS } from '#engine/piece.ts';
import { ORIENTATION_WORDS, QUESTIONS, type ScenarioParam } from '#engine/scenario.ts';
import { SCENARIO_NUMBERS, type NEEDED_PARAMS } from '#engine/scenarioParams.ts';
import { LISTED } from '#rules/registry.ts';
import { bySystem, phrase, range, said, values, type Allowed, type Usual, type WordUse } from './allowed.ts';

const [leastRows, mostRows] = BOARD_LIMITS.rows;
const [narrowest, widest] = BOARD_LIMITS.columns;

/** Allowed values of the parameters of a scenario, from the limits of its parser. */
export const SCENARIO: Readonly<Record<ScenarioParam, Allowed>> = {
  system: values(LISTED.map(({ id }) => id)),
  readings: bySystem([], ({ readings }) => Object.keys(readings)),
  piece: values(PIECES),
  from: values(Object.keys(ORIENTATION_WORDS)),
  at: said('at'),
  turn: values(TURNS),
  precedence: values(PRECEDENCES),
  held: said('held'),
  floorkicks: range(SCENARIO_NUMBERS.floorkicks),
  height: range(SCENARIO_NUMBERS.height),
  board: said('board', { leastRows, mostRows, narrowest, widest, pieces: PIECES.join(' ') }),
  ask: values(QUESTIONS),
  step: said('step', { most: SCENARIO_NUMBERS.step[1] }),
};

const NEEDED = said('needed');
const USUAL: Readonly<Record<Exclude<ScenarioParam, (typeof NEEDED_PARAMS)[number]>, Usual>> = {
  readings: said('usualReadings'),
  precedence: said('usualPrecedence'),
  held: said('usualHeld'),
  floorkicks: phrase(String(SCENARIO_NUMBERS.floorkicks[0])),
  height: said('usualHeight'),
  ask: said('usualAsk'),
  step: said('usualStep'),
};

/** Returns the parameters of a scenario with the default of each. */
export const scenarioUses = (allowed: Readonly<Record<string, Allowed>>): Readonly<Record<string, WordUse>> =>
  Object.fromEntries(
    Object.entries(allowed).map(([word, own]) => [
      word,
      { allowed: own, usual: word in USUAL ? USUAL[word as keyof typeof USUAL] : NEEDED },
    ]),
  );
