import { TEXT_PARAMETER } from '#figures/notation/textLink.ts';
import { BOARD_WORDS, FIGURES_BY_BOARD, FIGURES_BY_WORDS, NEEDED_BOARD_WORDS } from '#figures/linkWords.ts';
import type { Taker } from './placesOf.ts';

/** The pages of the lab, in their order, with the figure that each has alone. */
const FIGURES: Readonly<Record<string, string>> = {
  'lab/stepper': 'kick-stepper',
  'lab/compare': 'kick-compare',
  'lab/offsets': 'offset-deriver',
  'lab/buttons': 'button-lab',
  'lab/frames': 'frame-lab',
  'lab/table': 'table-checker',
  'lab/reach': 'reach-map',
  'lab/spins': 'spin-finder',
  'lab/notation': 'ptn-editor',
};

/** Words that a figure takes though no link of its own has them: a comparison puts another system beside the one that is named. */
const TAKEN_TOO: Readonly<Record<string, readonly string[]>> = { 'kick-compare': ['system'] };

function wordsOf(figure: string): readonly string[] {
  const own = FIGURES_BY_BOARD[figure] ?? FIGURES_BY_WORDS[figure]?.map(({ name }) => name);
  if (!own) throw new Error(`No links are known of the figure ${figure}.`);
  return [...own, ...(TAKEN_TOO[figure] ?? [])];
}

const BOARD = NEEDED_BOARD_WORDS.filter((word) => word !== 'system');
const PLAY = BOARD.filter((word) => word !== 'turn');

/** Words without which a link opens nothing: of each list all. */
const NEEDED: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'kick-stepper': [NEEDED_BOARD_WORDS],
  'kick-compare': [
    ['systems', ...BOARD],
    ['system', ...BOARD],
  ],
  'button-lab': [['scene'], ['system', ...PLAY]],
  'frame-lab': [['system', ...PLAY]],
  'ptn-editor': [[TEXT_PARAMETER]],
  'table-checker': [['text'], ['against'], ['steps']],
};

/** A page of the lab by its path, and the links that its figure takes. */
export interface Workbench extends Taker {
  readonly page: string;
}

export const WORKBENCHES: readonly Workbench[] = Object.entries(FIGURES).map(([page, figure]) => ({
  page,
  words: wordsOf(figure),
  needed: NEEDED[figure] ?? [[]],
}));

/** Every word that a figure of any page takes. */
export const ALL_WORDS: readonly string[] = [
  ...new Set([...BOARD_WORDS, ...Object.keys(FIGURES_BY_WORDS).flatMap(wordsOf)]),
];
