import {
  capReachedAt,
  comparisonsOn,
  cumulativeBy,
  LAST_SHELL,
  LEAST_WAIT,
  MOST_SHELLS_AT_ONCE,
  outcomeOf,
  rankByNearness,
  squaresInShell,
  squaresOfGrid,
  START_WAIT,
  strategyOutcome,
  turnTableMistakes,
  waitAfter,
  wrongSquares,
  type SpeedCurve,
} from '#rotatris/index.ts';

const comparisons = (rule: Parameters<typeof comparisonsOn>[0]): string => {
  const { least, most } = comparisonsOn(rule, 18);
  return least === most ? String(least) : `${least} to ${most}`;
};
const distance = (curve: SpeedCurve): string =>
  (rankByNearness('rms', { first: 0, last: 29 }).find((ranked) => ranked.curve === curve)?.distance ?? 0).toFixed(3);
const four = (): number => cumulativeBy('factor-of-four', MOST_SHELLS_AT_ONCE);

/** Figures that the Rotatris pages name in their sentences, computed when the site is built. */
export const ROTATRIS_NUMBERS = {
  'table mistakes': () => turnTableMistakes().length,
  'last shell': () => LAST_SHELL,
  'squares in shell 1': () => squaresInShell(1),
  'squares in the last shell': () => squaresInShell(LAST_SHELL),
  'squares of a 16 grid': () => squaresOfGrid(16).length,
  'squares of an 18 grid': () => squaresOfGrid(18).length,
  'wrong by plain Chebyshev': () => wrongSquares('plain-chebyshev', 16).length,
  'wrong by the formula': () => wrongSquares('printed-formula', 16).length,
  'wrong by the formula, sketch': () => wrongSquares('printed-formula', 6).length,
  'wrong by the pseudocode': () => wrongSquares('printed-pseudocode', 16).length,
  'wrong by the pseudocode, sketch': () => wrongSquares('printed-pseudocode', 6).length,
  'comparisons of four Chebyshevs': () => comparisons('four-chebyshevs'),
  'comparisons of the component': () => comparisons('printed-pseudocode'),
  'comparisons of the rule': () => comparisons('dominant-component'),
  'mean comparisons of the rule': () => comparisonsOn('dominant-component', 18).mean.toFixed(2),
  'comparisons of the largest of four': () => comparisons('largest-of-four'),
  'most shells at once': () => MOST_SHELLS_AT_ONCE,
  'score of four shells': four,
  'score of all shells': () => strategyOutcome('cascade').points,
  'pieces for all shells': () => strategyOutcome('cascade').tetrominoes,
  'per piece, single shell': () => strategyOutcome('innermost').pointsPerTetromino,
  'per piece, four shells': () => outcomeOf([1, 2, 3, 4]).pointsPerTetromino,
  'per piece, all shells': () => strategyOutcome('cascade').pointsPerTetromino,
  'first wait': () => START_WAIT,
  'second wait': () => waitAfter(1).toFixed(3),
  'least wait': () => LEAST_WAIT,
  'removals to the least wait': () => capReachedAt('times-0.9'),
  'distance of −0.05 s': () => distance('minus-0.05'),
  'distance of ×0.9': () => distance('times-0.9'),
} as const satisfies Readonly<Record<string, () => number | string>>;

export type RotatrisNumberName = keyof typeof ROTATRIS_NUMBERS;
export const ROTATRIS_NUMBER_NAMES = Object.keys(ROTATRIS_NUMBERS) as readonly RotatrisNumberName[];
