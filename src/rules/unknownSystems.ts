import type { RotationSystem } from '#engine/system.ts';
import type { Lineage, SourceRef } from './origins.ts';

/** A system that sources mention without saying enough to run it. */
export interface UnknownSystem {
  readonly id: string;
  readonly name: string;
  readonly family: RotationSystem['family'];
  readonly lineage: Lineage;
  /** What is known and what is not, as message codes. */
  readonly known: readonly string[];
  readonly unknown: readonly string[];
  readonly sources: readonly SourceRef[];
}

export const UNKNOWN_SYSTEMS: readonly UnknownSystem[] = [
  {
    id: 'tgm4',
    name: 'ARS (TGM4)',
    family: 'ARS',
    lineage: {
      from: 'ars-tgm',
      dated: { year: 2025, by: { id: 'tetriswiki', what: 'Tetris The Grand Master 4 Absolute Eye; 4 April 2025' } },
      note: 'more wall kicks; its list is not public',
    },
    known: ['known.moreWallKicks'],
    unknown: ['unknown.program', 'unknown.kickList'],
    sources: [{ id: 'tetriswiki', what: 'Tetris The Grand Master 4 Absolute Eye' }],
  },
  {
    id: 'dtet-tessellate',
    name: 'DTET (Tessellate)',
    family: 'DTET',
    lineage: { from: 'dtet', note: 'double rotation differs; rules unknown' },
    known: ['known.optionOfTessellate', 'known.doubleRotationDiffers'],
    unknown: ['unknown.program', 'unknown.doubleRotation'],
    sources: [{ id: 'dtet-wiki', what: 'Other appearances' }],
  },
];
