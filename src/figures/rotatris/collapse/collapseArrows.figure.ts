import { defineFigure } from '#figure/record/record.ts';
import { COLLAPSE_ARROWS } from './collapseStates.ts';

export const figure = defineFigure({ name: 'collapse-arrows', folder: 'rotatris/collapse', spec: COLLAPSE_ARROWS });
