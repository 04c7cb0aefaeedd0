import 'strings:shellExplorer';
import type { Vec } from '#engine/geometry.ts';
import { comparisonsOn, measureShell, SHELL_RULES, shellOf, wrongSquares, type ShellRule } from '#rotatris/index.ts';
import { phrase, type Part } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import type { TextTable } from '#text/textTable.ts';
import { accepted, blocked, squarePart, vector } from '../common/squareText.ts';
import type { ShellExplorerState } from './shellStates.ts';
import { workings } from './workings.ts';

// The texts of the shell explorer.

const HEADS = ['rule', 'here', 'wrong', 'comparisons'] as const;

/** Returns the measured square. A smaller grid takes its nearest square if the chosen one is outside. */
export function measuredSquare({ size, at }: ShellExplorerState): Vec {
  const within = (along: number): number => Math.max(-size / 2, Math.min(size / 2 - 1, along));
  return [within(at[0]), within(at[1])];
}

/** Returns the answer of every rule for the square, and its errors on the whole grid. */
export function shellTable(state: ShellExplorerState, say: Say): TextTable<ShellRule> {
  const at = measuredSquare(state);
  return {
    label: say('shellExplorer.rules'),
    heads: HEADS.map((head) => say(`shellExplorer.head.${head}`)),
    rows: SHELL_RULES.map((name) => {
      const { least, most } = comparisonsOn(name, state.size);
      const answer = measureShell(name, at).shell;
      const count = wrongSquares(name, state.size).length;
      return {
        key: name,
        name: say(`shellExplorer.rule.${name}`),
        cells: [
          { text: String(answer), is: answer === shellOf(at) ? undefined : 'wrong' },
          { text: String(count), is: count === 0 ? undefined : 'wrong' },
          { text: least === most ? String(least) : `${least}–${most}` },
        ],
      };
    }),
  };
}

export function shellSentence(state: ShellExplorerState, say: Say): readonly Part[] {
  const { rule } = state;
  const at = measuredSquare(state);
  const measured = measureShell(rule, at);
  return phrase(say, 'shellExplorer.sentence', {
    square: squarePart(at),
    shell: shellOf(at),
    rule: say(`shellExplorer.rule.${rule}`),
    workings: workings(rule, at)
      .split(', ')
      .flatMap((equation, index) => [...(index > 0 ? [{ text: ', ' }] : []), vector(equation)]),
    verdict:
      measured.shell === shellOf(at) ? accepted(say('shellExplorer.right')) : blocked(say('shellExplorer.wrong')),
    comparisons: say('shellExplorer.comparisons', { count: measured.operations.comparisons }),
  });
}

export const shellTitle = ({ rule, size }: ShellExplorerState, say: Say): string =>
  say('shellExplorer.title', {
    rule: say(`shellExplorer.rule.${rule}`),
    size,
    count: wrongSquares(rule, size).length,
  });
