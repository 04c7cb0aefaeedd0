import type { FigureRecord } from '#figure/record/record.ts';

const records = await Promise.all([
  import('./stepper/figure.ts'),
  import('./table/figure.ts'),
  import('./compare/kickCompare/figure.ts'),
  import('./compare/kickDiff/figure.ts'),
  import('./names/figure.ts'),
  import('./offsets/figure.ts'),
  import('./wheel/figure.ts'),
  import('./spawn/figure.ts'),
  import('./atlas/figure.ts'),
  import('./centreColumn/scanner/figure.ts'),
  import('./centreColumn/atlas/figure.ts'),
  import('./centreColumn/wellTable/figure.ts'),
  import('./play/figure.ts'),
  import('./guess/figure.ts'),
  import('./lab/buttons/figure.ts'),
  import('./lab/frames/figure.ts'),
  import('./lab/lock/figure.ts'),
  import('./checker/figure.ts'),
  import('./reach/figure.ts'),
  import('./spins/figure.ts'),
  import('./data/figure.ts'),
  import('./systems/figure.ts'),
  import('./dtet/jokerStock/figure.ts'),
  import('./dtet/hardLines/figure.ts'),
  import('./dtet/modes/figure.ts'),
  import('./dtet/stateOverlay/figure.ts'),
  import('./dtet/stackOutline/figure.ts'),
  import('./notation/viewer/figure.ts'),
  import('./notation/example/figure.ts'),
  import('./notation/level/figure.ts'),
  import('./notation/editor/figure.ts'),
  import('./notation/converter/figure.ts'),
  import('./rotatris/shellExplorer/figure.ts'),
  import('./rotatris/shellSketch/figure.ts'),
  import('./rotatris/rotationLab/figure.ts'),
  import('./rotatris/nodeTurn/figure.ts'),
  import('./rotatris/turnTable/figure.ts'),
  import('./rotatris/matrixSlider/figure.ts'),
  import('./rotatris/collapseStepper/figure.ts'),
  import('./rotatris/collapseArrows/figure.ts'),
  import('./rotatris/scoreCalculator/figure.ts'),
  import('./rotatris/scoreTable/figure.ts'),
  import('./rotatris/speed/figure.ts'),
  import('./rotatris/game/figure.ts'),
]);

/**
 * The figures of the site, one a line, in the order of lists. Only the build reads their records; browsers get their parts from `figures:…`
 * (build/figureModules.ts).
 */
export const FIGURES: readonly FigureRecord[] = records.map(({ figure }) => figure);
