import { NEEDED_WORDS, SCENARIO_WORDS } from '#engine/scenarioWords.ts';
import { SCENE_WORDS } from '#play/sceneText.ts';
import { SYSTEMS } from '#rules/registry.ts';
import { BOX_ATLAS } from './scanner/atlasState.ts';
import { SCANNER } from './scanner/scannerState.ts';
import { COMPARISON_WORDS } from './compare/comparedWords.ts';
import { wordsOfState, type Field, type Fields, type FigureSpec } from '#figure/fields.ts';
import { systemId } from '#figure/systemFields.ts';
import { DATA_BROWSER } from './data/dataState.ts';
import { TABLE_CHECKER } from './checker/tableState.ts';
import { HARD_LINES_FIGURE } from './dtet/hardLinesState.ts';
import { JOKER_STOCK } from './dtet/jokerState.ts';
import { LAB_WORDS } from './lab/labWords.ts';
import { DTET_MODES_FIGURE } from './dtet/modesState.ts';
import { atlasSpec } from './atlas/atlas.ts';
import { KICK_DIFF } from './compare/kickDiffState.ts';
import { KICK_TABLE } from './table/linkedTable.ts';
import { CONVERTER } from './notation/converter/converterState.ts';
import { TEXT_PARAMETER } from './notation/textLink.ts';
import { OFFSET_DERIVER } from './offsets/offsetState.ts';
import { ORIENTATION_WHEEL } from './wheel/orientationWheel.ts';
import { REACH_MAP } from './reach/reachView.ts';
import { COLLAPSE, COLLAPSE_ARROWS } from './rotatris/collapse/collapseStates.ts';
import { GAME as ROTATRIS_GAME } from './rotatris/game/gameStates.ts';
import { MATRIX, NODE_TURN, ROTATION_LAB, TURN_TABLE } from './rotatris/rotation/rotationStates.ts';
import { SCORE_CALCULATOR, SCORE_TABLE } from './rotatris/score/scoreStates.ts';
import { SHELL_EXPLORER } from './rotatris/shells/shellStates.ts';
import { SPEED_CURVES_FIGURE } from './rotatris/speed/speedStates.ts';
import { SPAWN_VIEWER } from './spawn/spawnView.ts';
import { SPIN_FINDER } from './spins/spinState.ts';

// What links may say, for the page that lists it: from the tables by which figures read them.

/** A word of a figure's state, what it may be, and what it is where a link leaves it out. */
export interface LinkWord {
  readonly name: string;
  /** Null: the identifier of a system. */
  readonly allowed: string | null;
  /** Null: what the page shows. */
  readonly standard: string | null;
}

const systemIds = SYSTEMS.map(({ id }) => id).join(', ');
/** Texts that nobody would read in a table. */
const LONG = 64;

const wordsOf = <S extends object>({
  fields,
  standard,
}: Pick<FigureSpec<S>, 'fields' | 'standard'>): readonly LinkWord[] =>
  wordsOfState(fields, standard).map(([name, value]) => {
    const { allowed } = fields[name as keyof S];
    return {
      name,
      allowed: allowed.includes(systemIds) ? null : allowed,
      standard: value.length > LONG ? `${value.slice(0, LONG)}…` : value,
    };
  });

/** The atlas takes the systems that its page computed: any of the registry. */
const KICK_ATLAS = atlasSpec({ systems: SYSTEMS, texts: [], places: {} });

/** A figure whose page gives what a link leaves out. */
const besidePage = <S>(fields: Fields<S>): readonly LinkWord[] =>
  (Object.entries(fields) as readonly [string, Field<unknown>][]).map(([name, { allowed }]) => ({
    name,
    allowed: allowed === systemId.allowed ? null : allowed,
    standard: null,
  }));

/** A game is not written in fields: its text is compressed, and its steps are counted in it (notation/textLink.ts, gameRequest.ts). */
const GAME: readonly LinkWord[] = [
  { name: TEXT_PARAMETER, allowed: 'a text in PTN as a link carries it', standard: null },
  { name: 'step', allowed: 'whole numbers from 0, the start, to the last move', standard: 'the last move' },
];

/** The figures whose state is a list of words, by the name of their widget. */
export const FIGURES_BY_WORDS: Readonly<Record<string, readonly LinkWord[]>> = {
  'orientation-wheel': wordsOf(ORIENTATION_WHEEL),
  'spawn-viewer': wordsOf(SPAWN_VIEWER),
  'offset-deriver': wordsOf(OFFSET_DERIVER),
  'centre-column-scanner': wordsOf(SCANNER),
  'centre-column-atlas': wordsOf(BOX_ATLAS),
  'reach-map': wordsOf(REACH_MAP),
  'spin-finder': wordsOf(SPIN_FINDER),
  'kick-atlas': wordsOf(KICK_ATLAS),
  'kick-table': besidePage(KICK_TABLE),
  'kick-diff': besidePage(KICK_DIFF),
  'data-browser': wordsOf(DATA_BROWSER),
  'table-checker': wordsOf(TABLE_CHECKER),
  'joker-stock': wordsOf(JOKER_STOCK),
  'hard-lines': wordsOf(HARD_LINES_FIGURE),
  'dtet-modes': wordsOf(DTET_MODES_FIGURE),
  'shell-explorer': wordsOf(SHELL_EXPLORER),
  'node-turn': wordsOf(NODE_TURN),
  'matrix-slider': wordsOf(MATRIX),
  'rotation-lab': wordsOf(ROTATION_LAB),
  'turn-table': wordsOf(TURN_TABLE),
  'collapse-stepper': wordsOf(COLLAPSE),
  'collapse-arrows': wordsOf(COLLAPSE_ARROWS),
  'score-calculator': wordsOf(SCORE_CALCULATOR),
  'score-table': wordsOf(SCORE_TABLE),
  'speed-curves': wordsOf(SPEED_CURVES_FIGURE),
  'rotatris-game': wordsOf(ROTATRIS_GAME),
  'ptn-viewer': GAME,
  'ptn-example': GAME,
  'ptn-editor': GAME,
  'notation-converter': wordsOf(CONVERTER),
};

/** The figures that share the words of boards, and which of these each takes. */
export const FIGURES_BY_BOARD: Readonly<Record<string, readonly string[]>> = {
  'kick-stepper': SCENARIO_WORDS,
  'kick-compare': COMPARISON_WORDS,
  'button-lab': LAB_WORDS,
  'frame-lab': SCENE_WORDS,
  // Several rules play at once: no test of one of them is shown.
  'lock-lab': SCENE_WORDS.filter((word) => word !== 'tried'),
};

/** Every word of those, in the order in which they are written. */
export const BOARD_WORDS: readonly string[] = [...new Set(Object.values(FIGURES_BY_BOARD).flat())];

/** Those of them without which no board is shown. */
export const NEEDED_BOARD_WORDS: readonly string[] = NEEDED_WORDS;
