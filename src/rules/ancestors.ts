import type { Lineage } from './origins.ts';

/** A game between systems of the family tree, of whose rules the sources say too little. */
export interface Ancestor {
  readonly id: string;
  readonly name: string;
  readonly lineage: Lineage;
}

/** Sources: SRS, "History"; Arika Rotation System, "Kicks". */
export const ANCESTORS: readonly Ancestor[] = [
  {
    id: 'bps',
    name: 'Games of BPS',
    lineage: { from: null, year: 1991, note: 'four states; from 1993 on, flat side down' },
  },
  {
    id: 'tetris-plus-2',
    name: 'Tetris Plus 2',
    lineage: { from: 'sega', note: 'first Sega-like game with wall kicks' },
  },
];
