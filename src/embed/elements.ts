// What a page loads before any figure: nothing of the rest of the program is imported here. Tests hold these lists against it.

/** What can be written on an element: known before its figure is loaded. */
export interface ElementWords {
  /** Attributes that are words of the state, in the order of its line. */
  readonly words: readonly string[];
  /** The attribute that takes a whole line of them. */
  readonly line: string | null;
  /** The word that `next()`, `previous()` and `goTo()` change, for figures with steps. */
  readonly step: string | null;
  /** Attributes that choose among a few looks, the usual one first. */
  readonly looks: Readonly<Record<string, readonly string[]>>;
  /** Other attributes, of free text. */
  readonly texts: readonly string[];
}

const layout = ['full', 'small'];
/** Without it an element follows the `color-scheme` of the page. */
const theme = ['light', 'dark', 'auto'];

const SCENARIO = 'system readings piece from at turn precedence floorkicks height board step'.split(' ');

/** The words of a play. */
const SCENE =
  'scene system readings piece from at floorkicks height board next gravity soft lock are das buttons frame tried'.split(
    ' ',
  );

/** Every element of the embed file, with what can be written on it. */
export const ELEMENTS = {
  'kick-stepper': { words: SCENARIO, line: 'scenario', step: 'step', looks: { theme, layout }, texts: [] },
  'kick-table': { words: ['system', 'group', 'turns'], line: null, step: null, looks: { theme }, texts: ['drives'] },
  'kick-compare': {
    words: ['systems', ...SCENARIO.filter((word) => word !== 'system' && word !== 'readings')],
    line: 'scenario',
    step: 'step',
    looks: { theme, pickers: ['shown', 'none'], tests: ['all', 'telling'], table: ['none', 'shown'] },
    texts: [],
  },
  'offset-deriver': {
    words: ['system', 'piece', 'from', 'to', 'line', 'changed'],
    line: 'words',
    step: 'line',
    looks: { theme },
    texts: [],
  },
  'orientation-wheel': {
    words: ['system', 'piece', 'from', 'rotation'],
    line: 'words',
    step: null,
    looks: { theme },
    texts: [],
  },
  'centre-column-scanner': {
    words: ['piece', 'from', 'turn', 'filled', 'readings', 'step'],
    line: 'words',
    step: 'step',
    looks: { theme },
    texts: [],
  },
  'button-lab': { words: SCENE, line: 'words', step: 'frame', looks: { theme, layout }, texts: [] },
  'frame-lab': { words: SCENE, line: 'words', step: 'frame', looks: { theme }, texts: [] },
  'ptn-viewer': { words: ['step'], line: null, step: 'step', looks: { theme }, texts: ['game', 'text'] },
  'shell-explorer': { words: ['rule', 'size', 'at'], line: 'words', step: null, looks: { theme }, texts: [] },
} satisfies Readonly<Record<string, ElementWords>>;

export type ElementName = keyof typeof ELEMENTS;

/** Every attribute of an element, in the plain spelling. */
export const attributeNames = ({ words, line, looks, texts }: ElementWords): readonly string[] => [
  ...words,
  ...(line === null ? [] : [line]),
  ...texts,
  ...Object.keys(looks),
];

/** Every spelling under which an attribute is understood: hosts that clean HTML often let only `data-…` pass. */
export const spellings = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => [name, `data-${name}`]);
