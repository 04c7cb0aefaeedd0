/** Rules that a list opens with, one or two for a game. */
export const COMMON: readonly string[] = [
  'guideline',
  'tetrio/T-spins',
  'tetrio/all-mini+',
  'tetralegends/3corner',
  'nullpomino/t-4point-turncheck',
  'nullpomino/all-immobile',
  'techmino',
  'jstris/T',
  'tetrjs/immobile',
  'tetris-ds',
  'the-new-tetris',
];
