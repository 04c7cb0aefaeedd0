import type { Lineage } from './origins.ts';

/** A game in the family tree that this site does not run. */
export interface Ancestor {
  readonly id: string;
  readonly name: string;
  readonly lineage: Lineage;
}

/** Sources: SRS, "History"; Arika Rotation System, "Kicks"; Wikipedia and the programs that the pages name. */
export const ANCESTORS: readonly Ancestor[] = [
  {
    id: 'bps',
    name: 'Games of BPS',
    lineage: {
      from: null,
      dated: { year: 1991, by: { id: 'srs-wiki', what: 'History: 1991' } },
      note: 'four states; from 1993 on, flat side down',
    },
  },
  {
    id: 'tetris-plus-2',
    name: 'Tetris Plus 2',
    lineage: { from: 'sega', note: 'first Sega-like game with wall kicks' },
  },
  {
    id: 'sega-1999',
    name: 'Sega Tetris of 1999',
    lineage: {
      from: 'sega',
      dated: { year: 1999, by: { id: 'koryan', what: 'Sega Tetris, arcade and Dreamcast, 1999' } },
      note: 'kicks from walls alone',
    },
  },
];
