import { test } from 'vitest';
import { replay } from '#rotatris/index.ts';
import type { FigureSpec } from '#figure/fields.ts';
import type { Report } from '#share/report.ts';
import type { Say } from '#text/strings.ts';
import { expectReport, stateOf, voice } from '../testing/reports.ts';
import { arrowsReport } from './collapseArrows/arrowsReport.ts';
import { collapseReport } from './collapseStepper/collapseReport.ts';
import { COLLAPSE, COLLAPSE_ARROWS } from './common/collapse/collapseStates.ts';
import { gameReport } from './game/gameReport.ts';
import { GAME } from './game/gameStates.ts';
import { matrixReport } from './matrixSlider/matrixReport.ts';
import { nodeTurnReport } from './nodeTurn/nodeTurnReport.ts';
import { rotationLabReport } from './common/rotation/rotationLabReport.ts';
import { MATRIX, NODE_TURN, ROTATION_LAB, TURN_TABLE } from './common/rotation/rotationStates.ts';
import { turnTableReport } from './common/rotation/turnTableReport.ts';
import { scoreReport, scoreTableReport } from './common/score/scoreReport.ts';
import { SCORE_CALCULATOR, SCORE_TABLE } from './common/score/scoreStates.ts';
import { shellReport } from './shellExplorer/shellReport.ts';
import { SHELL_EXPLORER } from './shellExplorer/shellStates.ts';
import { speedReport } from './speed/speedReport.ts';
import { SPEED_CURVES_FIGURE } from './speed/speedStates.ts';

const { say } = voice;

/** Returns the report of a figure for a query. */
const reportOf = <S extends object>(spec: FigureSpec<S>, line: string, make: (state: S, say: Say) => Report): Report =>
  make(stateOf(spec, line), say);

/** Facts of the Rotatris post and its errata, as a report writes them. */
const REPORTS: readonly (readonly [name: string, report: Report, holds: readonly RegExp[]])[] = [
  [
    'shells',
    reportOf(SHELL_EXPLORER, 'rule=dominant-component size=16 at=-4,3', shellReport),
    [/^7777777777777777$/m, /^7655555555555567$/m, /^Square \(-4, 3\) is in shell 3\./m, /Wrong 136/],
  ],
  [
    'shells of a smaller grid',
    reportOf(SHELL_EXPLORER, 'rule=plain-chebyshev size=6 at=-9,8', shellReport),
    [/^Square \(-3, 2\) is in shell 2\./m],
  ],
  [
    'rotation-lab',
    reportOf(ROTATION_LAB, 'map=printed-final turns=1', rotationLabReport),
    [
      /^\.{4}R\.{3}\n\.{4}G#\.\.\n\.{4}Y#\.\.\n\.{4}B\.{3}$/m,
      /sends 1 of 4 core squares to the core/,
      /^All steps\. 4 rotations: 4 of 4$/m,
    ],
  ],
  [
    'node-turn',
    reportOf(NODE_TURN, 'turns=1 at=0,-3', nodeTurnReport),
    [/^(\.{3}##\.{3}\n){2}\.{4}#\.{3}\n\.{4}##\.\.$/m, /^All steps\. 90°: 3 missed, 3 phantoms$/m],
  ],
  [
    'turn-table',
    reportOf(TURN_TABLE, 'table=printed degrees=270', turnTableReport),
    [
      /^(\.\.[BYGR]\.{3}\n){4}/m,
      /^270°, as printed: 4 of 4 wrong\./m,
      /^Positions of the four squares\. Blue: .*; 270° \(-1, 1\), should be \(-1, -2\); 360° \(-2, 0\)$/m,
    ],
  ],
  ['matrix', reportOf(MATRIX, 'theta=90 y-axis=down', matrixReport), [/90°: .*\(0, 32\)$/m]],
  [
    'arrows',
    reportOf(COLLAPSE_ARROWS, 'naming=corrected kind=top-right', arrowsReport),
    [/^↘↓↓↓↓↓↓↙$/m, /^(→→→##←←←\n){2}/m],
  ],
  [
    'collapse',
    reportOf(COLLAPSE, 'block=corners step=1', collapseReport),
    [
      // The middle rows of the block when shell 1 is gone.
      /^\.{5}##\.\.#\.\.\n\.{3}#\.##\.#\.{3}$/m,
      /^block=[.#/]+ step=1$/m,
      /^Sets of shells that disappear\. Set 1: Shells 1; Squares 12; Points 120$/m,
    ],
  ],
  [
    'score',
    reportOf(SCORE_CALCULATOR, 'shells=1+2+3+4', scoreReport),
    [/^(\.{4}#{10}\.{4}\n){10}(\.{18}\n){4}/m, /10 × 96 × 4 = 3840/],
  ],
  [
    'score-table',
    reportOf(SCORE_TABLE, 'rule=factor-of-four', scoreTableReport),
    [/^Shells, squares and scores\. Shell 5: .*printed 5400; By the rule 5600; Rules that give it 0 of 6$/m],
  ],
  [
    'speed',
    reportOf(SPEED_CURVES_FIGURE, 'metric=rms level=25', speedReport),
    [/^The five curves\. ×0\.9: At 25 0\.050; Reaches 0\.05 s at 25; /m],
  ],
  [
    'game',
    reportOf(
      GAME,
      'seed=46 moves=hehellhlhezlhelhexlhelheexxhllhexlllheerrhxlllhlllhlheexlllhzrhehqzlhxrrrheexrhrrrherhexllllhexllhqxlllhxxrrhxll',
      ({ seed, moves }) => gameReport(replay(seed, moves).state, 'A tetromino comes in.', say),
    ),
    [/^([.#IJLOSTZ]{18}\n){21}/m, /^([.IJLOSTZ]{8}##[.IJLOSTZ]{8}\n){2}/m, /^Score: 320$/m, /^Next: [IJLOSTZ], /m],
  ],
];

test.each(REPORTS)('%s reports its state', (name, report, holds) =>
  expectReport(name.replaceAll(' ', '-'), report, holds),
);
