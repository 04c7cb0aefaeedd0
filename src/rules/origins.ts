import { ownEntry } from '#engine/ownEntry.ts';
import { OWN_MARK } from './ownSystems.ts';

/** Where a fact comes from. `id` names an entry of the site's source list; `what` says which part of it. */
export interface SourceRef {
  readonly id: string;
  readonly what: string;
}

/** A year, and the work that says it. */
export interface Dated {
  readonly year: number;
  /** Whether the work itself is not certain. */
  readonly about?: true;
  /** `what` is the part of the work, with the date as it has it. */
  readonly by: SourceRef;
}

/** Where a system stands in the family tree, as far as the sources say. */
export interface Lineage {
  /** Id of the system or game that it came from; null where no source names one. */
  readonly from: string | null;
  /** When it appeared; left out where no source says it. */
  readonly dated?: Dated;
  /** What it added or changed, in English and in a few words. */
  readonly note: string;
  /**
   * A rotation that ends elsewhere under the ancestor: a scenario without its system. Systems that differ in no rotation have none. A
   * system without an ancestor is compared with Guideline SRS.
   */
  readonly shows?: string;
}

/** Where a system comes from: its ancestor, and the works that describe it. */
export interface Origin {
  readonly lineage: Lineage;
  readonly sources: readonly SourceRef[];
}

/** By id, in the order of the registry. They are not in the systems, because turning a piece needs none of these texts. */
const ORIGINS: Readonly<Record<string, Origin>> = {
  'srs-guideline': {
    lineage: {
      from: 'tetris-worlds',
      note: 'pieces enter one row lower',
      shows: 'piece=T from=0 at=4,2 turn=cw board=...##...../...#...###/####.#####/####..####/####.#####',
    },
    sources: [
      { id: 'srs-wiki', what: 'Spawn, wall kicks, offsets, other rules' },
      { id: 'nullpomino', what: 'StandardWallkick.java; 3328 positions run' },
      { id: 'cambridge', what: 'standard.lua; the same positions' },
      { id: 'triangle', what: 'kicks/data.ts, 90 degree tables compared' },
      { id: 'techmino', what: 'RSlist.lua, tables compared' },
    ],
  },
  'tetris-worlds': {
    lineage: {
      from: 'bps',
      dated: { year: 2001, by: { id: 'srs-wiki', what: 'History: 2001' } },
      note: 'wall kicks',
      shows: 'piece=J from=0 at=3,2 turn=ccw board=......#.../#....##.../##....####/#####.####/#####.####/####..####',
    },
    sources: [{ id: 'srs-wiki', what: 'Spawn orientation and location; the kicks came with this game' }],
  },
  'srs-nullpomino-180': {
    lineage: {
      from: 'srs-guideline',
      note: 'a half turn with kicks',
      shows: 'piece=T from=0 at=3,-1 turn=180 board=..........',
    },
    sources: [
      { id: 'srs-wiki', what: '180° rotation; its table counts y downwards, ours upwards' },
      { id: 'nullpomino', what: 'StandardWallkick.java; 3618 positions run' },
      { id: 'triangle', what: 'SRS-X of TETR.IO; the same positions' },
      { id: 'tetris-analyzes', what: 'tables of the TETR.IO client of 4 May 2026; the same positions' },
      { id: 'tetralegends', what: '“SRS”; the same positions' },
    ],
  },
  'tetr-js': {
    lineage: {
      from: 'srs-guideline',
      note: 'a half turn made of two quarter turns',
      shows: 'piece=L from=3 at=2,1 turn=180 board=##..######/#...######/##.#######',
    },
    sources: [
      { id: 'srs-wiki', what: '180° rotation' },
      { id: 'tetrjs', what: 'tetris.js and piece.js; tables compared; spawn' },
    ],
  },
  'tetrio-srs-plus': {
    lineage: {
      from: 'srs-guideline',
      dated: {
        year: 2020,
        by: { id: 'tetrio-issues', what: 'issue 506 of 4 October 2020, on “the new SRS+ kick table”' },
      },
      note: 'I kicks in another order; a half turn with kicks',
      shows: 'piece=I from=0 at=3,2 turn=cw board=.....#..../........../........../..........',
    },
    sources: [
      {
        id: 'triangle',
        what: 'kicks/data.ts; its rotation run on the recorded positions. engine/index.ts: entry, drops and lock delay',
      },
      { id: 'tetris-analyzes', what: 'tables of the client of 4 May 2026; the same positions' },
    ],
  },
  'tetrio-srs': {
    lineage: {
      from: 'srs-guideline',
      note: 'a half turn with kicks, but no kicks for the I',
      shows: 'piece=T from=0 at=3,-1 turn=180 board=..........',
    },
    sources: [
      {
        id: 'triangle',
        what: 'kicks/data.ts; its rotation run on the recorded positions. engine/index.ts: entry, drops and lock delay',
      },
      { id: 'tetris-analyzes', what: 'tables of the client of 4 May 2026; the same positions' },
    ],
  },
  jstris: {
    lineage: {
      from: 'srs-guideline',
      note: 'a half turn with one kick',
      shows: 'piece=T from=0 at=3,-1 turn=180 board=..........',
    },
    sources: [{ id: 'solution-finder', what: 'jstris180.properties of 0e7c935, run on the recorded positions' }],
  },
  'techmino-trs': {
    lineage: {
      from: 'srs-guideline',
      note: 'a separate list for each piece and rotation',
      shows:
        'piece=T from=0 at=3,5 turn=cw board=...#....../........../...##...../........../........../........../........../..........',
    },
    sources: [
      {
        id: 'techmino',
        what: 'RSlist.lua, TRS; its rotation run on the recorded positions. gameTables.lua: entry and resets',
      },
    ],
  },
  'techmino-srs-plus': {
    lineage: {
      from: 'srs-guideline',
      note: 'I kicks in yet another order; a half turn with kicks',
      shows: 'piece=I from=0 at=3,2 turn=cw board=.....#..../........../........../..........',
    },
    sources: [
      {
        id: 'techmino',
        what: 'RSlist.lua, SRS_plus; its rotation run on the recorded positions. gameTables.lua: entry and resets',
      },
    ],
  },
  'techmino-srs-x': {
    lineage: {
      from: 'techmino-trs',
      note: 'the I of TRS, the other pieces of SRS',
      shows:
        'piece=J from=3 at=3,4 turn=180 board=.....#..../........../........../........../........../........../..........',
    },
    sources: [
      {
        id: 'techmino',
        what: 'RSlist.lua, SRS_X; its rotation run on the recorded positions. gameTables.lua: entry and resets',
      },
    ],
  },
  'srs-arika': {
    lineage: {
      from: 'srs-guideline',
      dated: { year: 2005, by: { id: 'srs-wiki', what: 'History: TGM3, 2005' } },
      note: 'a separate table for the I',
      shows: 'piece=I from=0 at=3,1 turn=cw board=#........./####....../###....##./###.######/###.######/###.######',
    },
    sources: [
      { id: 'srs-wiki', what: 'Arika SRS' },
      {
        id: 'nullpomino',
        what: 'StandardSymmetricWallkick.java; 3328 positions run. StandardHard.rul: the limits of resets, entry and drops',
      },
      { id: 'cambridge', what: 'standard_ti.lua and standard_ace.lua; the same positions and limits' },
      { id: 'heboris', what: 'the limits of resets' },
    ],
  },
  'tetris-perfect': {
    lineage: {
      from: 'srs-arika',
      note: 'two kicks repaired; the O does not rotate',
      shows: 'piece=I from=2 at=3,2 turn=ccw board=...#.##.../........../........../........../........../..........',
    },
    sources: [{ id: 'srs-wiki', what: 'Arika SRS, 180° rotation, How Guideline SRS really works' }],
  },
  'tetris-best': {
    lineage: { from: 'srs-guideline', note: 'true rotation; kicks unknown' },
    sources: [{ id: 'srs-wiki', what: 'How Guideline SRS really works' }],
  },
  'tetris-best-25': {
    lineage: {
      from: 'srs-guideline',
      note: 'true rotation; 25 positions a turn',
      shows: 'piece=T from=0 at=3,5 turn=cw board=...##...../........../........../........../........../..........',
    },
    sources: [{ id: 'tetris-best-wikis', what: 'all 25 displacements, as text; nothing was run' }],
  },
  sega: {
    lineage: {
      from: null,
      dated: { year: 1988, by: { id: 'ars-wiki', what: 'Basic rotation: since 1988' } },
      note: 'no kicks, one direction',
      shows: 'piece=J from=1 at=3,1 turn=ccw board=...#....../........../...#......',
    },
    sources: [
      { id: 'ars-wiki', what: 'Basic rotation: same orientations; L, J and T do not turn both ways' },
      { id: 'tgmsim', what: 'R_SEGA.cs: one direction' },
      { id: 'nullpomino', what: 'CLASSIC0.rul: no reverse turn, ceiling; positions run' },
      { id: 'tetriswiki-old', what: 'Sega_Rotation: nothing above the top row' },
    ],
  },
  'ars-tgm': {
    lineage: {
      from: 'sega',
      dated: { year: 1998, by: { id: 'wikipedia', what: 'Tetris: The Grand Master; arcades of Japan, August 1998' } },
      note: 'both directions, two kicks, the centre column',
      shows: 'piece=J from=1 at=3,1 turn=ccw board=...#....../........../...#......',
    },
    sources: [
      { id: 'ars-wiki', what: 'Basic rotation, Kicks, Centre column rule, Mihara’s conspiracy' },
      { id: 'cambridge', what: 'arika.lua; 12240 positions run' },
      { id: 'tgmsim', what: 'R_ARS1.cs; the same positions' },
      { id: 'tetriswiki', what: 'Tetris The Grand Master: no hold' },
      { id: 'nullpomino', what: 'Classic rules: entry, lock, no half turn; its kicks differ (D1, D2)' },
      { id: 'tetriswiki-old', what: 'Arika_Rotation_System: pictures of the cells that decide' },
    ],
  },
  'ars-sakura': {
    lineage: {
      from: 'ars-tgm',
      dated: {
        year: 2000,
        by: { id: 'tetriswiki', what: 'Tetris with Cardcaptor Sakura Eternal Heart; 10 August 2000' },
      },
      note: 'one kick, away from the first block',
      shows: 'piece=J from=3 at=4,0 turn=cw board=..##....../..#......./..###.#...',
    },
    sources: [
      { id: 'ars-wiki', what: 'Kicks changed in Tetris with Cardcaptor Sakura Eternal Heart' },
      { id: 'tgmsim', what: 'R_CCS.cs; 12240 positions run' },
      { id: 'tetriswiki', what: 'Tetris with Cardcaptor Sakura Eternal Heart: no hold' },
    ],
  },
  'ars-ti': {
    lineage: {
      from: 'ars-tgm',
      dated: { year: 2005, by: { id: 'srs-wiki', what: 'History: TGM3, 2005' } },
      note: 'the I kicks; I and T kick off the floor',
      shows: 'piece=I from=0 at=3,-2 turn=cw board=##.....###/##.....###',
    },
    sources: [
      { id: 'ars-wiki', what: 'Kicks added in Tetris The Grand Master 3' },
      { id: 'cambridge', what: 'arika_ti.lua; positions run' },
      { id: 'shiromino', what: 'QRS.cc: T floor kicks without a counter' },
      { id: 'tetralegends', what: 'piece.js: the same' },
      { id: 'nullpomino', what: 'positions run; differs in D1, D2, D3, D5' },
      { id: 'heboris', what: 'classic.c; positions run; differs in D1, D3, D5' },
    ],
  },
  'ars-ace': {
    lineage: {
      from: 'ars-ti',
      dated: { year: 2005, by: { id: 'wikipedia', what: 'Tetris: The Grand Master; Ace, 10 December 2005' } },
      note: 'no limits on floor kicks, 128 resets',
      shows: 'piece=I from=0 at=3,-2 turn=cw floorkicks=2 board=..........',
    },
    sources: [
      { id: 'ars-wiki', what: 'ACE-ARS and ARS2' },
      { id: 'cambridge', what: 'arika_ace.lua and arika_ace2.lua; positions run' },
      { id: 'nullpomino', what: 'EASY-A and EASY-B rules: drops; positions run; differs in D1, D2, D3, D9' },
      { id: 'heboris', what: 'classic.c; positions run; differs in D1, D3, D9' },
    ],
  },
  ars2: {
    lineage: { from: 'ars-ace', note: 'the drops of TGM3 again' },
    sources: [
      { id: 'ars-wiki', what: 'ACE-ARS and ARS2' },
      { id: 'cambridge', what: 'arika_ace.lua and arika_ace2.lua; positions run' },
      { id: 'nullpomino', what: 'EASY-A and EASY-B rules: drops; positions run; differs in D1, D2, D3, D9' },
      { id: 'heboris', what: 'classic.c; positions run; differs in D1, D3, D9' },
    ],
  },
  dtet: {
    lineage: {
      from: 'ars-tgm',
      dated: { year: 2003, about: true, by: { id: 'dtet-wiki', what: 'table of the game: c. February 2003' } },
      note: 'five kicks, ordered by button',
      shows: 'piece=T from=0 at=3,1 turn=cw board=...####.../......#.../#....#####/####.#####',
    },
    sources: [
      { id: 'dtet-wiki', what: 'Gameplay info, Basic rotation, Button processing, Wall kicks' },
      { id: 'nullpomino', what: 'DTETWallkick.java; 8088 positions run. DTET.rul: drops and lock delay' },
      { id: 'heboris', what: 'classic_D.c; the same positions, its own additions apart' },
      { id: 'tetriswiki-old', what: 'DTET_Rotation_System: which button is counter-clockwise' },
    ],
  },
  'dtet-heboris': {
    lineage: {
      from: 'dtet',
      note: 'a half-turn button, floor kicks',
      shows: 'piece=T from=1 at=4,4 turn=cw board=....#.#.../.....#..../........../........../..........',
    },
    sources: [
      { id: 'heboris', what: 'classic_D.c; positions run' },
      { id: 'dtet-wiki', what: 'Other appearances' },
    ],
  },
  'nintendo-right': {
    lineage: {
      from: null,
      dated: { year: 1989, by: { id: 'wikipedia', what: 'Tetris; the NES version, 1989' } },
      note: 'no kicks',
      shows: 'piece=T from=3 at=-1,3 turn=cw board=..........',
    },
    sources: [
      { id: 'tetris-nes-disasm', what: 'main.asm: orientation and rotation tables, isPositionValid' },
      { id: 'nullpomino', what: 'NintendoR.rul: drops and lock delay; positions run' },
      { id: 'tetriswiki-old', what: 'Nintendo_Rotation_System: right-handed, topmost mino in row 20, no kicks' },
    ],
  },
  'nintendo-left': {
    lineage: {
      from: null,
      dated: { year: 1989, by: { id: 'wikipedia', what: 'Tetris; the Game Boy version, 14 June 1989' } },
      note: 'no kicks',
      shows: 'piece=T from=3 at=-1,3 turn=cw board=..........',
    },
    sources: [
      { id: 'tetris-gb-disasm', what: 'tetris.asm, sprites.asm: shapes, spawn, buttons, end of the game' },
      {
        id: 'nullpomino',
        what: 'NintendoL.rul: field, columns, drops and lock delay; its spawn row differs (D14); positions run',
      },
      { id: 'tetriswiki-old', what: 'Nintendo_Rotation_System: left-handed, topmost mino in row 17' },
    ],
  },
  'tetris-dx': {
    lineage: {
      from: 'nintendo-left',
      dated: { year: 1998, by: { id: 'wikipedia', what: 'Tetris DX; October 1998' } },
      note: 'one diagonal kick',
      shows:
        'piece=T from=0 at=3,4 turn=cw board=....#...../........../........../........../........../........../..........',
    },
    sources: [
      {
        id: 'tetralegends',
        what: '“deluxe”; its rotation run on the recorded positions of J, L, O, S, T and Z. SPAWN_OFFSETS.deluxe: spawn',
      },
      { id: 'tetrjs-farteryhr', what: '“DX”; run on the same positions' },
      { id: 'nullpomino', what: 'GBCWallkick.java: the same kicks for J, L, S, T and Z, none for the I' },
    ],
  },
  'tetra-x': {
    lineage: {
      from: null,
      note: 'shapes of SRS; kicks down first',
      shows: 'piece=T from=0 at=3,5 turn=cw board=...##...../........../........../........../........../..........',
    },
    sources: [
      {
        id: 'tetralegends',
        what: 'consts.js; its rotation run on the recorded positions. SPAWN_OFFSETS.tetrax: spawn',
      },
      { id: 'triangle', what: 'kicks/data.ts; run on the same positions' },
      { id: 'tetris-analyzes', what: 'tables of the client of 4 May 2026; the same positions' },
    ],
  },
  asc: {
    lineage: {
      from: null,
      note: 'one list of 21 kicks for every piece',
      shows: 'piece=T from=0 at=3,5 turn=cw board=...##...../........../........../........../........../..........',
    },
    sources: [
      { id: 'techmino', what: 'RSlist.lua, ASC; its rotation run on the recorded positions' },
      { id: 'tetris-analyzes', what: 'tables of the TETR.IO client of 4 May 2026; the same positions' },
      { id: 'triangle', what: 'TETR.IO in 2024: the other pivot of the I' },
      { id: 'winternebs-blocks', what: 'the author’s own game up to August 2019: 15 kicks' },
      { id: 'solution-finder', what: 'AscMinoRotationImpl.java of 169cd77, September 2019: 18 kicks' },
    ],
  },
  'asc-plus': {
    lineage: {
      from: 'asc',
      note: 'a half turn with kicks',
      shows: 'piece=T from=0 at=3,5 turn=180 board=....#...../........../........../........../........../..........',
    },
    sources: [
      {
        id: 'techmino',
        what: 'RSlist.lua, ASC_plus; its half turns run on the recorded positions. gameTables.lua: entry and resets',
      },
    ],
  },
  'cultris-2': {
    lineage: {
      from: null,
      note: 'shapes of SRS; left first, never up',
      shows: 'piece=T from=0 at=4,5 turn=ccw board=.....#..../........../........../........../........../..........',
    },
    sources: [
      { id: 'techmino', what: 'RSlist.lua, C2; its rotation run on the recorded positions' },
      { id: 'tetrjs-farteryhr', what: 'CultrisII: the seven kicks and one up; run on the same positions' },
    ],
  },
  'techmino-birs': {
    lineage: {
      from: null,
      note: 'shapes of SRS; kicks lean towards held keys',
      shows: 'piece=T from=2 at=6,1 turn=180 held=R board=..#....##./.#..#....#/.##.##..../#...#..#..',
    },
    sources: [
      {
        id: 'techmino',
        what: 'RSlist.lua, BiRS; its rotation run on the recorded positions, with keys held. gameTables.lua: entry and resets',
      },
    ],
  },
  'apotris-srs': {
    lineage: {
      from: 'srs-guideline',
      note: 'another half turn, which kicks up',
      shows: 'piece=T from=0 at=3,-1 turn=180 board=..........',
    },
    sources: [{ id: 'apotris', what: 'SRS; 825 positions, mostly half turns, compared with a port of its rotation' }],
  },
  'apotris-bars': {
    lineage: {
      from: null,
      note: 'kicks of SRS that reach one row further',
      shows: 'piece=I from=0 at=3,4 turn=cw board=.....#..../........../........../........../..........',
    },
    sources: [{ id: 'apotris', what: 'BARS; 1690 positions compared with a port of its rotation' }],
  },
  'apotris-sdrs': {
    lineage: {
      from: null,
      note: 'near squares first',
      shows: 'piece=I from=2 at=3,5 turn=cw board=....#...../........../........../........../........../..........',
    },
    sources: [{ id: 'apotris', what: 'SDRS; 2647 positions compared with a port of its rotation' }],
  },
  'nullpomino-classic-s': {
    lineage: {
      from: 'sega-1999',
      note: 'the same rule in NullpoMino; no page names its origin',
      shows: 'piece=T from=3 at=-1,1 turn=ccw board=..........',
    },
    sources: [
      { id: 'nullpomino', what: 'WallOnlyWallkick.java; ClassicS.rul: shapes, field, buttons, lock' },
      { id: 'koryan', what: 'Sega Tetris: kicks from side walls alone' },
    ],
  },
  'tengen-nes': {
    lineage: {
      from: null,
      dated: { year: 1989, by: { id: 'wikipedia', what: 'Tetris (Atari Games); Tengen’s game for the NES, May 1989' } },
      note: 'one kick, to the left',
      shows: 'piece=J from=0 at=4,5 turn=ccw board=.....#..../........../........../........../........../..........',
    },
    sources: [
      { id: 'tengen-disasm', what: '4732 positions compared with a port of its rotation; spawn, read and not run' },
      { id: 'cambridge-modpack', what: 'tengen.lua: all 28 shapes are equal' },
    ],
  },
  'the-new-tetris': {
    lineage: {
      from: null,
      dated: { year: 1999, by: { id: 'wikipedia', what: 'The New Tetris; 2 August 1999' } },
      note: 'wall kicks, two years before SRS',
      shows:
        'piece=I from=2 at=3,5 turn=cw board=....#...../........../........../........../........../........../........../........../..........',
    },
    sources: [
      { id: 'cambridge-modpack', what: 'thenew.lua; 908 positions compared with a port of its rotation' },
      { id: 'techmino', what: 'RSlist.lua, N64: the same order of kicks' },
      { id: 'tetriswiki', what: 'The New Tetris: entry' },
    ],
  },
  quadrapassel: {
    lineage: {
      from: null,
      note: 'columns alone, up to two away',
      shows: 'piece=I from=0 at=3,4 turn=ccw board=....#...../........../........../........../........../..........',
    },
    sources: [{ id: 'quadrapassel', what: 'game.vala; 1511 positions compared with a port of try_rotate; spawn' }],
  },
  gtetrinet: {
    lineage: {
      from: null,
      note: 'twelve columns; kicks from walls alone',
      shows: 'piece=J from=0 at=4,5 turn=ccw board=.....#..../........../........../........../........../..........',
    },
    sources: [{ id: 'gtetrinet', what: 'tetris.c; 6839 positions compared with a port of tetris_blockrotate' }],
  },
  'cambridge-crs': {
    lineage: {
      from: null,
      note: 'other lists for a piece that rests',
      shows: 'piece=I from=0 at=3,4 turn=cw board=.....#..../........../........../........../........../..........',
    },
    sources: [
      { id: 'cambridge', what: 'cambridge.lua; 2685 positions compared with a port of its rotation; spawn and limits' },
    ],
  },
  mtet: {
    lineage: {
      from: null,
      note: 'seven kicks, the side of the button first',
      shows: 'piece=I from=1 at=2,3 turn=cw board=.....#..../........../........../........../..........',
    },
    sources: [{ id: 'cambridge-modpack', what: 'mtet.lua; 687 positions compared with a port of its rotation; spawn' }],
  },
  't-ex-classic': {
    lineage: {
      from: null,
      note: 'other lists for a piece that is pressed to a side',
      shows: 'piece=I from=1 at=2,3 turn=cw board=.....#..../........../........../........../..........',
    },
    sources: [
      { id: 'cambridge-modpack', what: 'ex_classic.lua; 413 positions compared with a port of its rotation; spawn' },
      { id: 'modepile', what: 'TetrisEXWallkick.java: the same lists but for one end; the author on pressure' },
    ],
  },
  't-ex-modern': {
    lineage: {
      from: 't-ex-classic',
      note: 'shapes near those of SRS',
      shows: 'piece=T from=3 at=3,5 turn=cw board=..........',
    },
    sources: [
      { id: 'cambridge-modpack', what: 'ex_modern.lua; 413 positions compared with a port of its rotation; spawn' },
      { id: 'modepile', what: 'TetrisEXWallkick.java: the same lists but for one end' },
    ],
  },
  minote: {
    lineage: {
      from: null,
      note: 'turns that carry the piece along',
      shows: 'piece=S from=0 at=3,3 turn=cw board=..........',
    },
    sources: [{ id: 'minote', what: 'playstate.cpp and mino.hpp; 726 positions compared with a port of its rotation' }],
  },
};

/** The origin of a system of the registry; for one with rows of a reader, that of its base. */
export function originOf(id: string): Origin {
  const origin = ownEntry(ORIGINS, id.split(OWN_MARK)[0]!);
  if (origin === undefined) throw new RangeError(`origins.ts has no entry for ${id}`);
  return origin;
}
