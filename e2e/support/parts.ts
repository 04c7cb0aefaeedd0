const FIGURE = ['root', 'pickers', 'board', 'sentence', 'controls', 'caption'];
const STEPPED = [...FIGURE, 'scrubber'];

/** The parts of every element that a page can style. */
export const PARTS = [
  ['kick-stepper', [...STEPPED, 'table']],
  ['kick-table', ['root', 'table', 'controls', 'caption']],
  ['kick-compare', [...STEPPED, 'table']],
  ['offset-deriver', [...STEPPED, 'table']],
  ['orientation-wheel', [...FIGURE, 'table']],
  ['centre-column-scanner', STEPPED],
  ['button-lab', [...STEPPED, 'table']],
  ['frame-lab', [...STEPPED, 'table']],
  ['ptn-viewer', STEPPED.filter((part) => part !== 'pickers')],
  ['shell-explorer', [...FIGURE, 'table']],
] as const;
