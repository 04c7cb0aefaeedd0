import { deriveTests } from '#analysis/offsetDerivation.ts';
import type { Result } from '#engine/diagnostics.ts';
import { rotate } from '#engine/rotate.ts';
import { requestOf, scenarioWords } from '#engine/scenario.ts';
import { history, stateAfter } from '#play/history.ts';
import { sceneNamed } from '#play/labScenes.ts';
import { beginScene, parseScene, sceneWords, type PlayScene } from '#play/sceneText.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { outcomeWord } from '#figure/rotation/checkedScenario.ts';
import { readState, wordsBeside, type FigureSpec } from '#figure/fields.ts';
import { figureLink } from '#share/figureLink.ts';
import { labOutcome } from './lab/buttons/checkedLab.ts';
import { HARD_LINES_FIGURE } from './dtet/hardLinesState.ts';
import { JOKER_STOCK } from './dtet/jokerState.ts';
import { readLab } from './lab/labWords.ts';
import { lockWord } from './lab/checkedScene.ts';
import { endsShown, OFFSET_DERIVER, offsetsShown, type OffsetState } from './offsets/offsetState.ts';
import { SPAWN_VIEWER } from './spawn/spawnView.ts';
import { changedWords, printWords, wordsOf } from '#text/words.ts';

/** A figure in a state: what comes of it, and the words of a link to it. */
interface Ran {
  readonly outcome: string;
  readonly words: Iterable<readonly [string, string]>;
}

/** @throws Error when the words could not be read: it stops the build */
function must<T>(read: Result<T>, line: string): T {
  if (!read.ok) throw new Error(`${line}: ${read.diagnostics.map(({ sentence }) => sentence).join(' ')}`);
  return read.value;
}

function ranRotation(line: string): Ran {
  const scenario = must(readScenario(line), line);
  const trace = rotate(scenario.system, requestOf(scenario), scenario.memory);
  return { outcome: outcomeWord(trace), words: scenarioWords(scenario) };
}

/** A line that may name an example, with the words that change it. */
function sceneOf(line: string): PlayScene {
  const { scene, ...own } = Object.fromEntries(wordsOf(line));
  const base = scene === undefined ? '' : sceneNamed(scene).line;
  return must(parseScene(printWords(changedWords(wordsOf(base), new Map(Object.entries(own))))), line);
}

/** The piece at the frame that is shown, where there is one, and when the first piece locks: `T1, locks 3`. */
function ranFrames(line: string): Ran {
  const scene = sceneOf(line);
  const { phase } = stateAfter(history(beginScene(scene), scene.held), scene.frame ?? 0);
  const lock = lockWord(scene);
  if (phase.is !== 'piece') return { outcome: lock, words: sceneWords(scene) };
  const { piece, orientation } = phase.active.placement;
  return { outcome: `${piece}${orientation}, ${lock}`, words: sceneWords(scene) };
}

function ranButtons(line: string): Ran {
  const scene = must(readLab(line).scene, line);
  return { outcome: labOutcome(scene), words: sceneWords(scene) };
}

const ran =
  <S>({ fields, standard, outcome }: FigureSpec<S>, outcomeOf = outcome) =>
  (line: string): Ran => {
    const state = must(readState(fields, line, standard), line);
    return { outcome: outcomeOf(state), words: wordsBeside(fields, state, standard) };
  };

/** The kicks that the offsets make of the turn, without that of basic rotation. */
const kicksMade = (state: OffsetState): string =>
  deriveTests(offsetsShown(state), ...endsShown(state))
    .slice(1)
    .map(({ fromFirst }) => `(${fromFirst.join(', ')})`)
    .join(' ');

/** Figures whose states can be run without a page, by the kebab-case names of their widgets. */
const FIGURES = {
  'kick-stepper': ranRotation,
  'spawn-viewer': ran(SPAWN_VIEWER),
  'frame-lab': ranFrames,
  'button-lab': ranButtons,
  'offset-deriver': ran(OFFSET_DERIVER, kicksMade),
  'joker-stock': ran(JOKER_STOCK),
  'hard-lines': ran(HARD_LINES_FIGURE),
} as const;

/** One reading of a matter: what comes of it, and where a figure shows it. */
export interface ReadingRun {
  /** The name of the reading; null for the ruling. */
  readonly reading: string | null;
  /** `test 3`, `fail`, or what else pages expect of such a figure. */
  readonly outcome: string;
  /** The address of the page with the figure in that state, from the root of the site. */
  readonly link: string;
}

/** A page needs an origin to make a link of; links within the site leave it out. */
const ORIGIN = 'https://site.invalid';

/**
 * What a figure shows under the ruling, and under the other readings where there are any.
 * @param page the address of the page on which the figure stands
 * @throws Error when the words cannot be read or the system has no such reading: it stops the build
 */
export function readingRuns(
  {
    widget,
    figure,
    words,
    readings,
  }: {
    readonly widget: keyof typeof FIGURES;
    readonly figure: string;
    readonly words: string;
    readonly readings: readonly string[];
  },
  page: string,
): readonly ReadingRun[] {
  return [null, ...readings].map((name) => {
    const { outcome, words: shown } = FIGURES[widget](name === null ? words : `${words} readings=${name}`);
    const { pathname, search, hash } = new URL(figureLink(ORIGIN + page, figure, shown));
    return { reading: name, outcome, link: pathname + search + hash };
  });
}
