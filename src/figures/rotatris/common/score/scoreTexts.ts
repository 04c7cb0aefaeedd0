import 'strings:scoreCalculator';
import 'strings:scoreTable';
import {
  CUMULATIVE_RULES,
  cumulativeBy,
  LAST_SHELL,
  outcomeOf,
  PRINTED_SCORE_TABLE,
  rulesBehind,
} from '#rotatris/index.ts';
import { phrase, type Part } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import type { TextTable } from '#text/textTable.ts';
import { viewOf } from '../paper.ts';
import { accepted, blocked, vector } from '../squareText.ts';
import {
  PLAN_NAMES,
  PLANS,
  setsOfShells,
  unlike,
  type PlanName,
  type ScoreCalculatorState,
  type ScoreTableState,
} from './scoreStates.ts';

// The texts of the figures about the score.

export const SCORE_VIEW = viewOf(LAST_SHELL + 1);

/** Returns the printed table and the scores of a rule. */
export const scoreTable = ({ rule }: ScoreTableState, say: Say): TextTable<number> => ({
  label: say('scoreTable.table'),
  heads: ['shell', 'squares', 'score', 'printed', 'computed', 'rules'].map((head) => say(`scoreTable.head.${head}`)),
  rows: PRINTED_SCORE_TABLE.map((row) => {
    const { shell, squares, score, cumulative } = row;
    const behind = say('scoreTable.behind', { count: rulesBehind(row).length, all: CUMULATIVE_RULES.length });
    return {
      key: shell,
      name: String(shell),
      cells: [
        { text: String(squares) },
        { text: String(score ?? '–') },
        { text: String(cumulative ?? '–'), is: unlike(rule).some((one) => one.shell === shell) ? 'wrong' : undefined },
        { text: shell === 0 ? '–' : String(cumulativeBy(rule, shell)) },
        { text: shell === 0 ? '–' : behind, is: 'text' },
      ],
    };
  }),
});

export function scoreTableSentence({ rule }: ScoreTableState, say: Say): readonly Part[] {
  const wrong = unlike(rule).map(({ shell }) => shell);
  return phrase(say, wrong.length > 0 ? 'scoreTable.sentence.differs' : 'scoreTable.sentence.same', {
    rule: say(`scoreTable.rule.${rule}`),
    meaning: say(`scoreTable.meaning.${rule}`),
    rows:
      wrong.length > 0
        ? blocked(say('scoreTable.rows', { count: wrong.length, list: wrong.join(', ') }))
        : accepted(say('scoreTable.all')),
  });
}

const points = (value: number, say: Say): string => value.toLocaleString(say('language'), { maximumFractionDigits: 1 });

/** Compares ways to play by their scores. */
export const plansTable = (say: Say): TextTable<PlanName> => ({
  label: say('scoreCalculator.plans'),
  heads: ['plan', 'tetrominoes', 'points', 'each'].map((head) => say(`scoreCalculator.head.${head}`)),
  rows: PLAN_NAMES.map((name) => {
    const result = outcomeOf(PLANS[name]);
    return {
      key: name,
      name: say(`scoreCalculator.plan.${name}`),
      cells: [
        { text: points(result.tetrominoes, say) },
        { text: String(result.points) },
        { text: points(result.pointsPerTetromino, say) },
      ],
    };
  }),
});

export function scoreSentence({ shells }: ScoreCalculatorState, say: Say): readonly Part[] {
  const outcome = outcomeOf(shells);
  const sets = setsOfShells(shells);
  const kind = sets.length === 0 ? 'none' : sets.length === 1 ? 'one' : 'sets';
  return phrase(say, `scoreCalculator.sentence.${kind}`, {
    shells: say('scoreCalculator.shells', { count: shells.length, list: shells.join(', ') }),
    squares: outcome.squaresPlaced,
    sum: vector(sets.map(({ squares, shells: gone }) => `10 × ${squares.length} × ${gone.length}`).join(' + ')),
    points: accepted(String(outcome.points)),
    sets: sets.length,
    lost: outcome.squaresPlaced - sets.reduce((total, { squares }) => total + squares.length, 0),
  });
}

export const scoreTitle = ({ shells }: ScoreCalculatorState, say: Say): string =>
  say('scoreCalculator.title', { count: shells.length, points: outcomeOf(shells).points });

export const scoreTableTitle = ({ rule }: ScoreTableState, say: Say): string =>
  say('scoreTable.title', { rule: say(`scoreTable.rule.${rule}`) });
