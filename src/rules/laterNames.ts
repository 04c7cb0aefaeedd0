import type { RotationSystem } from '#engine/system.ts';

// Browsers do not have the rules of every system from the start. This module knows which come later, and has none of their rules.

export type Listed = Pick<RotationSystem, 'id' | 'name' | 'family'>;

/** What pickers show of the systems of later.ts, in the same order; a test compares them. */
export const LATER_NAMES: readonly Listed[] = [
  { id: 'tetris-perfect', name: 'Tetris Perfect', family: 'Arika SRS' },
  { id: 'tetris-best', name: 'Tetris Best', family: 'SRS' },
  { id: 'tetris-best-25', name: 'Tetris Best (25 kicks)', family: 'SRS' },
  { id: 'dtet-heboris', name: 'DTET (Heboris)', family: 'DTET' },
  { id: 'techmino-trs', name: 'TRS (Techmino)', family: 'SRS' },
  { id: 'techmino-srs-plus', name: 'SRS+ (Techmino)', family: 'SRS' },
  { id: 'techmino-srs-x', name: 'SRS-X (Techmino)', family: 'SRS' },
  { id: 'tetris-dx', name: 'Tetris DX', family: 'Nintendo' },
  { id: 'tetra-x', name: 'TETRA-X', family: 'SRS shapes, other kicks' },
  { id: 'asc', name: 'ASC (Ascension)', family: 'ASC' },
  { id: 'asc-plus', name: 'ASC+ (Techmino)', family: 'ASC' },
  { id: 'cultris-2', name: 'C2RS (Cultris II)', family: 'SRS shapes, other kicks' },
  { id: 'techmino-birs', name: 'BiRS (Techmino)', family: 'SRS shapes, other kicks' },
  { id: 'apotris-srs', name: 'SRS (Apotris)', family: 'Fan games' },
  { id: 'apotris-bars', name: 'BARS (Apotris)', family: 'Fan games' },
  { id: 'apotris-sdrs', name: 'SDRS (Apotris)', family: 'Fan games' },
  { id: 'nullpomino-classic-s', name: 'CLASSIC-S (NullpoMino)', family: 'Sega' },
  { id: 'tengen-nes', name: 'Tengen (NES)', family: 'Consoles and desktops' },
  { id: 'the-new-tetris', name: 'The New Tetris (Nintendo 64)', family: 'Consoles and desktops' },
  { id: 'quadrapassel', name: 'Quadrapassel (GNOME)', family: 'Consoles and desktops' },
  { id: 'gtetrinet', name: 'TetriNET (GTetrinet)', family: 'Consoles and desktops' },
  { id: 'cambridge-crs', name: 'CRS (Cambridge)', family: 'Fan games' },
  { id: 'mtet', name: 'MTET', family: 'Fan games' },
  { id: 't-ex-classic', name: 'T-EX, classic (Cambridge)', family: 'Fan games' },
  { id: 't-ex-modern', name: 'T-EX, modern (Cambridge)', family: 'Fan games' },
  { id: 'minote', name: 'Minote', family: 'Fan games' },
];

let come = false;

/** Notes that the registry has all systems. */
export function noteAllHere(): void {
  come = true;
}

/** Whether the rules of a system are still to come; `id` may hold rows of a reader. */
export const isLater = (id: string): boolean =>
  !come && LATER_NAMES.some((later) => later.id === /^[^~]*/.exec(id)![0]);
