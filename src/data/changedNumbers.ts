/** Changes of one number of a kick table by one, piece by piece. */
interface Changes {
  /** Those that fail a line of the small set. */
  readonly found: number;
  /** Those of kicks that can never win, which no board shows. */
  readonly dead: number;
}

/**
 * The changes of each system with kicks. A test makes every one of them and compares the numbers. There are four for each kick: SRS has 6
 * pieces, 8 rows and 4 kicks, and the SRS page names 4 kicks of the T that never win. For the systems of today they are four times the
 * kicks that another program counted: those that can be chosen, and those that never can.
 */
export const CHANGED_NUMBERS: Readonly<Record<string, Changes>> = {
  'srs-guideline': { found: 752, dead: 16 },
  'tetris-worlds': { found: 752, dead: 16 },
  'srs-nullpomino-180': { found: 1520, dead: 208 },
  'tetr-js': { found: 752, dead: 16 },
  'srs-arika': { found: 752, dead: 16 },
  'tetris-perfect': { found: 752, dead: 16 },
  'ars-tgm': { found: 248, dead: 72 },
  'ars-sakura': { found: 216, dead: 104 },
  'ars-ti': { found: 336, dead: 72 },
  'ars-ace': { found: 336, dead: 72 },
  ars2: { found: 336, dead: 72 },
  dtet: { found: 40, dead: 0 },
  'dtet-heboris': { found: 84, dead: 64 },
  'tetrio-srs-plus': { found: 1016, dead: 168 },
  'tetrio-srs': { found: 1000, dead: 168 },
  jstris: { found: 848, dead: 16 },
  'tetra-x': { found: 1644, dead: 196 },
  asc: { found: 3760, dead: 944 },
  'asc-plus': { found: 4860, dead: 1748 },
  'cultris-2': { found: 1632, dead: 720 },
  'tetris-dx': { found: 192, dead: 0 },
  'techmino-trs': { found: 1384, dead: 40 },
  'techmino-srs-plus': { found: 1048, dead: 104 },
  'techmino-srs-x': { found: 1080, dead: 104 },
  'techmino-birs': { found: 2900, dead: 1148 },
};
