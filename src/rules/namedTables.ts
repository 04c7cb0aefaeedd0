import type { RotationSystem } from '#engine/system.ts';
import { asc } from './asc.ts';
import {
  BLOCKS_ASC,
  CAMBRIDGE_SRS_X,
  COBRA_SRS_PLUS,
  FARTERYHR_CULTRIS_2,
  FOUR_TRIS_SRS,
  GALAXY_SRS,
  HEBORIS_SRS_X,
  HEBORIS_SRS_X_SET,
  NRS,
  NULLPOMINO_TETRIS_DX,
  PYTHON_TETRIS_SRS,
  SFINDER_CPP_SRS_PLUS,
  SOLUTION_FINDER_ASC,
  TECHMINO_SRS,
  TETI_ASC,
  TETRIO_ASC_2024,
} from './copies.ts';
import { cultris2 } from './cultris2.ts';
import { jstris } from './jstris.ts';
import { nintendoRight } from './nintendo.ts';
import { srsGuideline } from './srsGuideline.ts';
import { srsNullpomino180 } from './srsNullpomino180.ts';
import { techminoSrsPlus, techminoSrsX } from './techmino.ts';
import { tetraX } from './tetraX.ts';
import { tetrioSrs, tetrioSrsPlus } from './tetrio.ts';
import { tetrisDx } from './tetrisDx.ts';

/** Turns that tables give together: quarter and half turns, those of the I apart. */
export const TURN_GROUPS = ['quarter', 'quarterI', 'half', 'halfI'] as const;
export type TurnGroup = (typeof TURN_GROUPS)[number];

/** The table that a game or a program has under a name. */
export interface NamedTable {
  readonly id: string;
  /** The name under which people know it. */
  readonly name: string;
  readonly program: string;
  /** An entry of the site's source list. */
  readonly source: string;
  readonly version: string;
  /** The date of the table, where one is known; else when it was read. */
  readonly date: string;
  readonly system: RotationSystem;
  /** Turns that were not read there. */
  readonly unread?: readonly TurnGroup[];
  /** The table that it copies and differs from by mistake, or because that one has changed since. */
  readonly copies?: string;
}

const READ = 'read in November 2026';
const CLIENT = { source: 'tetris-analyzes', version: 'c1606c7', date: 'client of 4 May 2026' };
/** Whole where the tables of the client were read in part. */
const TRIANGLE = { source: 'triangle', version: '6018434', date: 'TETR.IO of 2024' };
const SFINDER = { source: 'solution-finder', version: '0e7c935', date: READ };
const TETRA_LEGENDS = { program: 'Tetra Legends', source: 'tetralegends', version: '2b8aded', date: READ };
const FARTERYHR = { program: 'tetr.js by farteryhr', source: 'tetrjs-farteryhr', version: '7dcbd90', date: READ };
const TECHMINO = { program: 'Techmino', source: 'techmino', version: '013fab0', date: READ };
const CAMBRIDGE = { source: 'cambridge', version: '0f240a5', date: READ };
const HEBORIS = { source: 'heboris', version: 'c8b7a55', date: READ };
const NULLPOMINO = { program: 'NullpoMino', source: 'nullpomino', version: '57f5082', date: READ };
const TETI = { program: 'teti', source: 'teti', version: 'a1b258a', date: READ };

const NAMED: Readonly<Record<string, readonly Omit<NamedTable, 'name'>[]>> = {
  SRS: [
    {
      id: 'srs-guideline',
      program: 'Guideline',
      source: 'srs-wiki',
      version: 'archived text',
      date: READ,
      system: srsGuideline,
    },
    { id: 'srs-solution-finder', program: 'solution-finder', ...SFINDER, system: srsGuideline },
    { id: 'srs-nullpomino', ...NULLPOMINO, system: srsNullpomino180 },
    { id: 'srs-cambridge', program: 'Cambridge, “Guideline SRS”', ...CAMBRIDGE, system: srsNullpomino180 },
    { id: 'srs-tetra-legends', ...TETRA_LEGENDS, system: srsNullpomino180 },
    { id: 'srs-farteryhr', ...FARTERYHR, system: srsNullpomino180 },
    { id: 'srs-jstris', program: 'Jstris', ...SFINDER, system: jstris },
    { id: 'srs-tetrio', program: 'TETR.IO', ...CLIENT, system: tetrioSrs },
    { id: 'srs-techmino', ...TECHMINO, system: TECHMINO_SRS },
    {
      id: 'srs-galaxy',
      program: 'Techmino Galaxy',
      source: 'techmino-galaxy',
      version: '65d26f7',
      date: READ,
      system: GALAXY_SRS,
    },
    {
      id: 'srs-python-tetris',
      program: 'python-tetris',
      source: 'python-tetris',
      version: '0d2e1e3',
      date: READ,
      system: PYTHON_TETRIS_SRS,
      copies: 'srs-guideline',
    },
  ],
  'SRS+': [
    { id: 'srs-plus-tetrio', program: 'TETR.IO', ...CLIENT, system: tetrioSrsPlus },
    { id: 'srs-plus-teti', ...TETI, system: tetrioSrsPlus },
    {
      id: 'srs-plus-tetrion',
      program: 'TetriON',
      source: 'tetrion',
      version: 'b41d732',
      date: READ,
      system: tetrioSrsPlus,
    },
    {
      id: 'srs-plus-tetrenvironment',
      program: 'TetrEnvironment',
      source: 'tetrenvironment',
      version: 'fb3f496',
      date: READ,
      system: tetrioSrsPlus,
    },
    {
      id: 'srs-plus-cobra',
      program: 'Cobra',
      source: 'cobra',
      version: 'd4301ed',
      date: READ,
      system: COBRA_SRS_PLUS,
      copies: 'srs-plus-tetrio',
    },
    {
      id: 'srs-plus-sfinder-cpp',
      program: 'sfinder-cpp',
      source: 'sfinder-cpp',
      version: '827a56d',
      date: READ,
      system: SFINDER_CPP_SRS_PLUS,
      unread: ['quarter', 'half', 'halfI'],
      copies: 'srs-plus-tetrio',
    },
    {
      id: 'srs-plus-four-tris',
      program: 'four-tris',
      source: 'four-tris',
      version: 'bd736a5',
      date: READ,
      system: FOUR_TRIS_SRS,
      unread: ['halfI'],
      copies: 'srs-tetrio',
    },
    { id: 'srs-plus-techmino', ...TECHMINO, system: techminoSrsPlus },
  ],
  'SRS-X': [
    { id: 'srs-x-tetrio', program: 'TETR.IO', ...TRIANGLE, system: srsNullpomino180 },
    { id: 'srs-x-teti', ...TETI, system: srsNullpomino180 },
    { id: 'srs-x-cambridge', program: 'Cambridge', ...CAMBRIDGE, system: CAMBRIDGE_SRS_X },
    { id: 'srs-x-heboris', program: 'Heboris C.E.', ...HEBORIS, system: HEBORIS_SRS_X },
    { id: 'srs-x-heboris-set', program: 'Heboris C.E., with world_i_rot', ...HEBORIS, system: HEBORIS_SRS_X_SET },
    { id: 'srs-x-techmino', ...TECHMINO, system: techminoSrsX },
  ],
  ASC: [
    {
      id: 'asc-blocks',
      program: 'Blocks, the old Ascension',
      source: 'winternebs-blocks',
      version: 'a7a58a5',
      date: 'August 2019',
      system: BLOCKS_ASC,
    },
    {
      id: 'asc-solution-finder',
      program: 'solution-finder, for-ascension',
      source: 'solution-finder',
      version: '169cd77',
      date: 'September 2019',
      system: SOLUTION_FINDER_ASC,
    },
    {
      id: 'asc-triangle',
      program: 'Triangle',
      ...TRIANGLE,
      system: TETRIO_ASC_2024,
      copies: 'asc-tetrio',
    },
    { id: 'asc-tetrio', program: 'TETR.IO', ...CLIENT, system: asc },
    { id: 'asc-techmino', ...TECHMINO, system: asc },
    { id: 'asc-teti', ...TETI, system: TETI_ASC, copies: 'asc-tetrio' },
  ],
  'TETRA-X': [
    { id: 'tetra-x-tetra-legends', ...TETRA_LEGENDS, system: tetraX },
    { id: 'tetra-x-tetrio', program: 'TETR.IO', ...TRIANGLE, system: tetraX },
    { id: 'tetra-x-teti', ...TETI, system: tetraX },
  ],
  'C2RS (Cultris II)': [
    { id: 'c2rs-techmino', ...TECHMINO, system: cultris2 },
    { id: 'c2rs-farteryhr', ...FARTERYHR, system: FARTERYHR_CULTRIS_2 },
  ],
  'Tetris DX': [
    { id: 'tetris-dx-tetra-legends', ...TETRA_LEGENDS, system: tetrisDx, unread: ['half', 'halfI'] },
    { id: 'tetris-dx-farteryhr', ...FARTERYHR, system: tetrisDx, unread: ['half', 'halfI'] },
    { id: 'tetris-dx-nullpomino', ...NULLPOMINO, system: NULLPOMINO_TETRIS_DX },
  ],
  NRS: [
    {
      id: 'nrs-nes',
      program: 'NES game',
      source: 'tetris-nes-disasm',
      version: '94581c0',
      date: READ,
      system: nintendoRight,
    },
    { id: 'nrs-tetra-legends', ...TETRA_LEGENDS, system: NRS },
    { id: 'nrs-tetrio', program: 'TETR.IO', ...CLIENT, system: NRS },
  ],
};

/** Names that several programs give a table, with these tables, in the order of lists. */
export const NAMED_TABLES: readonly NamedTable[] = Object.entries(NAMED).flatMap(([name, tables]) =>
  tables.map((table) => ({ name, ...table })),
);

export const TABLE_NAMES: readonly string[] = Object.keys(NAMED);

const byId = new Map(NAMED_TABLES.map((table) => [table.id, table]));

/** @throws RangeError where no table has that id */
export function namedTable(id: string): NamedTable {
  const table = byId.get(id);
  if (table === undefined) throw new RangeError(`namedTables.ts has no table ${id}`);
  return table;
}
