import { CORE, LAST_SHELL, squaresOfShell } from '#rotatris/index.ts';
import { outlinePath } from '#board/outline.ts';
import type { PaperFrame } from '../common/paper.ts';
import { pathMarkup, rimMarkup, signMarkup, squaresMarkup } from '../common/paperMarkup.ts';
import type { ScoreCalculatorState } from '../common/score/scoreStates.ts';

const SHELLS = Array.from({ length: LAST_SHELL }, (_, index) => index + 1);

/** Draws all shells with their numbers, the full ones filled. */
export function scoreMarkup(frame: PaperFrame, { shells }: ScoreCalculatorState): string {
  const isFull = (shell: number): boolean => shells.includes(shell);
  return (
    squaresMarkup(frame, shells.flatMap(squaresOfShell), 'full') +
    SHELLS.map((shell) => rimMarkup(frame, shell, isFull(shell) ? 'score-full' : 'score-rim')).join('') +
    squaresMarkup(frame, CORE, 'core-square') +
    pathMarkup('core', outlinePath(CORE, frame.point)) +
    SHELLS.map((shell) =>
      signMarkup(frame, [shell, 0], String(shell), isFull(shell) ? 'shell-number p-full-number' : 'shell-number', 4.6),
    ).join('')
  );
}
