import { test } from 'vitest';
import type { FigureReport } from '#share/report.ts';
import { expectTexts, voice } from '../testing/reports.ts';
import { report as collapseArrows } from './collapseArrows/report.ts';
import { report as collapseStepper } from './collapseStepper/report.ts';
import { report as game } from './game/report.ts';
import { report as matrixSlider } from './matrixSlider/report.ts';
import { report as nodeTurn } from './nodeTurn/report.ts';
import { report as rotationLab } from './rotationLab/report.ts';
import { report as scoreCalculator } from './scoreCalculator/report.ts';
import { report as scoreTable } from './scoreTable/report.ts';
import { report as shellExplorer } from './shellExplorer/report.ts';
import { report as speed } from './speed/report.ts';
import { report as turnTable } from './turnTable/report.ts';

/** Facts of the Rotatris post and its errata, as a report writes them. */
const REPORTS: readonly (readonly [name: string, report: FigureReport, holds: readonly RegExp[]])[] = [
  [
    'shells',
    shellExplorer('rule=dominant-component size=16 at=-4,3', voice),
    [/^7777777777777777$/m, /^7655555555555567$/m, /^Square \(-4, 3\) is in shell 3\./m, /Wrong 136/],
  ],
  [
    'shells of a smaller grid',
    shellExplorer('rule=plain-chebyshev size=6 at=-9,8', voice),
    [/^Square \(-3, 2\) is in shell 2\./m],
  ],
  [
    'rotation-lab',
    rotationLab('map=printed-final turns=1', voice),
    [
      /^\.{4}R\.{3}\n\.{4}G#\.\.\n\.{4}Y#\.\.\n\.{4}B\.{3}$/m,
      /sends 1 of 4 core squares to the core/,
      /^All steps\. 4 rotations: 4 of 4$/m,
    ],
  ],
  [
    'node-turn',
    nodeTurn('turns=1 at=0,-3', voice),
    [/^(\.{3}##\.{3}\n){2}\.{4}#\.{3}\n\.{4}##\.\.$/m, /^All steps\. 90°: 3 missed, 3 phantoms$/m],
  ],
  [
    'turn-table',
    turnTable('table=printed degrees=270', voice),
    [
      /^(\.\.[BYGR]\.{3}\n){4}/m,
      /^270°, as printed: 4 of 4 wrong\./m,
      /^Positions of the four squares\. Blue: .*; 270° \(-1, 1\), should be \(-1, -2\); 360° \(-2, 0\)$/m,
    ],
  ],
  ['matrix', matrixSlider('theta=90 y-axis=down', voice), [/90°: .*\(0, 32\)$/m]],
  ['arrows', collapseArrows('naming=corrected kind=top-right', voice), [/^↘↓↓↓↓↓↓↙$/m, /^(→→→##←←←\n){2}/m]],
  [
    'collapse',
    collapseStepper('block=corners step=1', voice),
    [
      // The middle rows of the block when shell 1 is gone.
      /^\.{5}##\.\.#\.\.\n\.{3}#\.##\.#\.{3}$/m,
      /^block=[.#/]+ step=1$/m,
      /^Sets of shells that disappear\. Set 1: Shells 1; Squares 12; Points 120$/m,
    ],
  ],
  ['score', scoreCalculator('shells=1+2+3+4', voice), [/^(\.{4}#{10}\.{4}\n){10}(\.{18}\n){4}/m, /10 × 96 × 4 = 3840/]],
  [
    'score-table',
    scoreTable('rule=factor-of-four', voice),
    [/^Shells, squares and scores\. Shell 5: .*printed 5400; By the rule 5600; Rules that give it 0 of 6$/m],
  ],
  ['speed', speed('metric=rms level=25', voice), [/^The five curves\. ×0\.9: At 25 0\.050; Reaches 0\.05 s at 25; /m]],
  [
    'game',
    game(
      'seed=46 moves=hehellhlhezlhelhexlhelheexxhllhexlllheerrhxlllhlllhlheexlllhzrhehqzlhxrrrheexrhrrrherhexllllhexllhqxlllhxxrrhxll',
      voice,
    ),
    [/^([.#IJLOSTZ]{18}\n){21}/m, /^([.IJLOSTZ]{8}##[.IJLOSTZ]{8}\n){2}/m, /^Score: 320$/m, /^Next: [IJLOSTZ], /m],
  ],
];

test.each(REPORTS)('%s reports its state', (_name, report, holds) => expectTexts(report, holds));
