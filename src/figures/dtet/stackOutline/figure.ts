import { defineFigure } from '#figure/record/record.ts';

export const figure = defineFigure({ name: 'stack-outline', folder: 'dtet/stackOutline' });
