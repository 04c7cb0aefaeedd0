import {
  CUMULATIVE_RULES,
  cumulativeBy,
  LAST_SHELL,
  MOST_SHELLS_AT_ONCE,
  PRINTED_SCORE_TABLE,
  rulesBehind,
  score,
  settle,
  shellOf,
  squaresInShell,
  squaresOf,
  squaresOfGrid,
  squaresOfShell,
  strategyOutcome,
  TETROMINOES,
  type Quarters,
} from '#rotatris/index.ts';
import { evidence, type ClaimCheck } from '../claim.ts';

const page = 'systems/rotatris/scoring/';
const QUARTERS: readonly Quarters[] = [0, 1, 2, 3];
const WITH_POINTS = PRINTED_SCORE_TABLE.filter(({ shell }) => shell > 0);

/** The most shells that one tetromino touches, wherever it lies. */
function mostShellsTouched(): number {
  const touched = TETROMINOES.flatMap((piece) =>
    QUARTERS.flatMap((quarters) =>
      squaresOfGrid(18).map((at) => new Set(squaresOf({ piece, quarters, at }).map(shellOf)).size),
    ),
  );
  return Math.max(...touched);
}

export const SCORING_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'rotatris.several-pay-more',
    row: '1-31',
    status: 'holds',
    page,
    check: () => {
      const together = [2, 3, 4].map((shell) => cumulativeBy('factor-of-four', shell));
      const alone = [2, 3, 4].map((shell) => cumulativeBy('one-by-one', shell));
      return evidence(
        together.every((points, index) => points > (alone[index] ?? Infinity)),
        `Shells 1 to 2, 1 to 3 and 1 to 4 score ${together.join(', ')} points together. The scores of the same shells, each removed alone, add up to ${alone.join(', ')}.`,
      );
    },
  },
  {
    id: 'rotatris.score-formula',
    row: '1-32',
    status: 'holds',
    page,
    check: () => {
      const right = WITH_POINTS.filter((row) => score(row.squares, 1) === row.score);
      return evidence(
        right.length === WITH_POINTS.length,
        `The formula gives the printed score of all ${right.length} single shells, from ${right[0]?.score ?? 0} to ${right.at(-1)?.score ?? 0}.`,
      );
    },
  },
  {
    id: 'rotatris.cascade-of-more-than-four',
    row: '1-33',
    status: 'corrected',
    page,
    check: () => {
      const cascade = strategyOutcome('cascade');
      const most = mostShellsTouched();
      return evidence(
        most === MOST_SHELLS_AT_ONCE && cascade.sets.length === 2,
        `A tetromino touches ${most} shells at most, so it cannot complete more. Eight full shells disappear in ${cascade.sets.length} sets and score ${cascade.sets.join(' + ')} points.`,
      );
    },
  },
  {
    id: 'rotatris.score-not-shown',
    row: '1-34',
    status: 'unverifiable',
    page,
    check: null,
  },
  {
    id: 'rotatris.score-table',
    row: '1-35',
    status: 'corrected',
    page,
    check: () => {
      const squares = PRINTED_SCORE_TABLE.every((row) => row.squares === squaresInShell(row.shell));
      const unexplained = WITH_POINTS.filter((row) => rulesBehind(row).length === 0);
      const instead = unexplained.map(
        ({ shell, cumulative }) => `${cumulative ?? 0} instead of ${cumulativeBy('factor-of-four', shell)}`,
      );
      return evidence(
        squares && unexplained.map(({ shell }) => shell).join() === '5,7,8',
        `The squares and the single scores are correct. The cumulative scores of shells ${unexplained.map(({ shell }) => shell).join(', ')} follow from none of the ${CUMULATIVE_RULES.length} rules that we tried. Compared with the rule 10 × all squares × at most 4, the post prints ${instead.join(', ')}.`,
      );
    },
  },
  {
    id: 'rotatris.only-four-at-once',
    row: '1-36',
    status: 'holds',
    page,
    check: () => {
      const [four = [], five = [], eight = []] = [4, 5, LAST_SHELL].map((count) => {
        const shells = Array.from({ length: count }, (_, index) => index + 1);
        return settle(shells.flatMap(squaresOfShell).map((at) => ({ at })));
      });
      const paid = (sets: typeof four): string => sets.map(({ points }) => points).join(' + ');
      const left = [four, five, eight].map((sets) => sets.at(-1)?.block.length);
      return evidence(
        four.length === 1 && five.length === 2 && eight.length === 2 && left.every((squares) => squares === 0),
        `Four full shells score ${paid(four)} points, five ${paid(five)} and eight ${paid(eight)}. The Rotatris post expects some squares to stay. On this site squares that meet become one, so full shells leave no square.`,
      );
    },
  },
];
