import { BOARD_LIMITS } from '#engine/boardText.ts';
import { PIECES, PRECEDENCES, TURNS } from '#engine/piece.ts';
import { ORIENTATION_WORDS, type ScenarioWord } from '#engine/scenario.ts';
import { NEEDED_WORDS, SCENARIO_NUMBERS } from '#engine/scenarioWords.ts';
import { EXAMPLE_NAMES } from '#notation/games.ts';
import { DTET_SCENES } from '#play/dtetScenes.ts';
import { LETTERS, MOST_FRAMES } from '#play/recording.ts';
import { MOST_PIECES, SCENE_WORDS, type SceneWord } from '#play/sceneText.ts';
import { SETTING_LIMITS } from '#play/settingsText.ts';
import { SYSTEMS } from '#rules/registry.ts';
import { LEAST_SYSTEMS, MOST_SYSTEMS } from '#figures/compare/comparison.ts';
import { BOTH_WAYS } from '#share/figureLink.ts';
import { LAB_SYSTEMS, MOST_LAB_FRAMES } from '#figures/lab/labWords.ts';
import { EXAMPLES } from '#figures/lab/readScene.ts';
import { kickGroups } from '#figures/table/kickTableData.ts';
import type { ElementName } from '../elements.ts';

// What the words of the elements may be, from the lists and limits that their readers go by: for the reference.

/** What is said by an interface string, `embed.said.WHAT`, with values in it. */
export interface Said {
  readonly is: 'said';
  readonly what: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export type Allowed =
  | Said
  /** One of these, or as many of them as is `said`. */
  | { readonly is: 'values'; readonly values: readonly string[]; readonly how?: Said }
  /** What a system has, besides what all have. */
  | {
      readonly is: 'by system';
      readonly all: readonly string[];
      readonly systems: readonly (readonly [id: string, values: readonly string[]])[];
    }
  /** As the figure says it to those who wrote something else. */
  | { readonly is: 'phrase'; readonly text: string };

/** What counts where a word is left out. */
export type Usual = Said | { readonly is: 'phrase'; readonly text: string } | null;

interface WordUse {
  readonly allowed: Allowed;
  readonly usual: Usual;
}

export const said = (what: string, values: Said['values'] = {}): Said => ({ is: 'said', what, values });
export const phrase = (text: string) => ({ is: 'phrase', text }) as const;
export const values = (list: readonly string[], how?: Said): Allowed => ({
  is: 'values',
  values: list,
  ...(how && { how }),
});
const range = ([least, most]: readonly [number, number]): Said => said('range', { least, most });

const ids = SYSTEMS.map(({ id }) => id);
const bySystem = (all: readonly string[], own: (system: (typeof SYSTEMS)[number]) => readonly string[]): Allowed => ({
  is: 'by system',
  all,
  systems: SYSTEMS.flatMap((system) => (own(system).length > 0 ? [[system.id, own(system)] as const] : [])),
});

const [leastRows, mostRows] = BOARD_LIMITS.rows;
const [narrowest, widest] = BOARD_LIMITS.columns;

const SCENARIO: Readonly<Record<ScenarioWord, Allowed>> = {
  system: values(ids),
  readings: bySystem([], ({ readings }) => Object.keys(readings)),
  piece: values(PIECES),
  from: values(Object.keys(ORIENTATION_WORDS)),
  at: said('at'),
  turn: values(TURNS),
  precedence: values(PRECEDENCES),
  floorkicks: range(SCENARIO_NUMBERS.floorkicks),
  height: range(SCENARIO_NUMBERS.height),
  board: said('board', { leastRows, mostRows, narrowest, widest, pieces: PIECES.join(' ') }),
  step: said('step', { most: SCENARIO_NUMBERS.step[1] }),
};

const NEEDED = said('needed');
const isNeeded = (word: string): boolean => (NEEDED_WORDS as readonly string[]).includes(word);
const SCENARIO_USUAL: Readonly<Record<Exclude<ScenarioWord, (typeof NEEDED_WORDS)[number]>, Usual>> = {
  readings: said('usualReadings'),
  precedence: said('usualPrecedence'),
  floorkicks: phrase(String(SCENARIO_NUMBERS.floorkicks[0])),
  height: said('usualHeight'),
  step: said('usualStep'),
};

const scenarioUse = (allowed: Readonly<Record<string, Allowed>>): Readonly<Record<string, WordUse>> =>
  Object.fromEntries(
    Object.entries(allowed).map(([word, own]) => [
      word,
      { allowed: own, usual: word in SCENARIO_USUAL ? SCENARIO_USUAL[word as keyof typeof SCENARIO_USUAL] : NEEDED },
    ]),
  );

const speed = said('speed', { rows: SETTING_LIMITS.rows, frames: SETTING_LIMITS.frames });
const delay = range([0, SETTING_LIMITS.delay]);

const SCENE: Readonly<Record<SceneWord, Allowed>> = {
  ...SCENARIO,
  next: said('next', { most: MOST_PIECES, pieces: PIECES.join(' ') }),
  gravity: speed,
  soft: speed,
  lock: delay,
  are: delay,
  das: said('das', { most: SETTING_LIMITS.delay }),
  buttons: said('buttons', { letters: Object.values(LETTERS).join(' ') }),
  frame: range([0, MOST_FRAMES]),
  tried: said('tried'),
};

/** The words of a play; those of the example count where they are left out. */
const sceneUse = (names: readonly string[], own: Partial<typeof SCENE>): Readonly<Record<string, WordUse>> => ({
  scene: { allowed: values(names), usual: phrase(names[0]!) },
  ...Object.fromEntries(
    SCENE_WORDS.map((word) => [
      word,
      { allowed: own[word] ?? SCENE[word], usual: said(isNeeded(word) ? 'ofExampleOrNeeded' : 'ofExample') },
    ]),
  ),
});

const game = { allowed: values(EXAMPLE_NAMES), usual: phrase(EXAMPLE_NAMES[0]!) };

/** The words and texts of elements whose figures have no list of fields that describes them. */
export const WORD_USES: Readonly<Partial<Record<ElementName, Readonly<Record<string, WordUse>>>>> = {
  'kick-stepper': scenarioUse(SCENARIO),
  'kick-table': {
    group: {
      allowed: bySystem(['all'], (system) => kickGroups(system).map((pieces) => pieces.join(''))),
      usual: phrase('all'),
    },
    drives: { allowed: said('drives'), usual: null },
  },
  'kick-compare': scenarioUse({
    systems: values(ids, said('some', { least: LEAST_SYSTEMS, most: MOST_SYSTEMS })),
    ...SCENARIO,
    turn: values([...TURNS, BOTH_WAYS]),
  }),
  'button-lab': sceneUse(
    DTET_SCENES.map(({ name }) => name),
    { system: values(LAB_SYSTEMS), frame: range([0, MOST_LAB_FRAMES]) },
  ),
  'frame-lab': sceneUse(
    EXAMPLES.map(({ name }) => name),
    {},
  ),
  'ptn-viewer': {
    step: { allowed: said('move'), usual: phrase('0') },
    game,
    text: { allowed: said('game'), usual: said('usualGame') },
  },
};
